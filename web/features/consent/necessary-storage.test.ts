import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { isDocumented, necessaryStorage } from './necessary-storage.ts'

const web = join(import.meta.dirname, '..', '..')

/** Sources that run in visitors' browsers, with their text; the studio is for editors. */
const sources = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !/\.test\.ts$|^journeys\/|^studio\/|^generated\/|^codegen\/|^build\//.test(file))
  .map((file) => [file, readFileSync(join(web, file), 'utf8')] as const)

const storageCall = /\b(?:local|session)Storage\s*\.\s*(?:get|set|remove)Item\(\s*(['`][^'`]*['`]|[\w.]+)/g
const cookieWrite = /document\.cookie = (?:`(\$\{\w+\}|[\w-]+)=|'([\w-]+)=|(\w+)\()/g

/** What a name in the source stands for; null where the test would have to be taught to read it. */
function wordOf(expression: string, text: string): string | null {
  const literal = /^['`]([^'`$]*)/.exec(expression)
  if (literal) return literal[1] ?? null
  const constant = new RegExp(`\\bconst ${expression} = (['\`][^'\`]*['\`])`).exec(text)?.[1]
  return constant ? wordOf(constant, text) : null
}

t.test('S2.78 all storage of the browser is named in the consent settings', async (t) => {
  const names = new Set<string>()
  for (const [file, text] of sources) {
    for (const [, expression = ''] of text.matchAll(storageCall)) {
      const name = wordOf(expression, text)
      t.ok(name !== null && isDocumented(name), `${file}: ${name ?? expression}`)
      names.add(name ?? '')
    }
  }
  t.ok(names.size > 10, 'the sources are read')
  for (const known of ['search.recent', 'cart', 'tooltip:', 'reloadedAt']) t.ok(names.has(known), known)
  t.notOk(isDocumented('anything.new'))
})

t.test('every cookie of pages and edge is documented', async (t) => {
  const edge = readFileSync(join(web, '..', 'server', 'bff', 'visitor', 'cookies.ts'), 'utf8')
  // What others set is theirs to tell of.
  const rows = edge.split(/^ {2}\w+: \{$/m).filter((row) => !row.includes("setBy: 'others'"))
  const ofEdge = rows.flatMap((row) => /^ {4}name: '([^'*]+)/m.exec(row)?.[1] ?? [])
  t.ok(ofEdge.length > 8, 'the table of the edge is read')
  for (const name of ofEdge) t.ok(isDocumented(name), name)
  const ofPages = sources.flatMap(([file, text]) =>
    [...text.matchAll(cookieWrite)].map(([whole, written, plain]) => {
      const name = plain ?? (written?.startsWith('$') ? wordOf(written.slice(2, -1), text) : written)
      return [`${file}: ${whole}`, name ?? null] as const
    }),
  )
  t.ok(ofPages.length > 3)
  // Taken away again by a name that was handed over, or written by a function of its own.
  for (const [where, name] of ofPages) if (name !== null) t.ok(isDocumented(name), where)
  t.ok(isDocumented('infobar-anything'))
})

t.test('no name stands there twice', async (t) => {
  const names = Object.values(necessaryStorage).flat()
  t.equal(new Set(names).size, names.length)
})
