import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const web = join(import.meta.dirname, '../..')
const isOther = /^(?:studio|journeys|generated|codegen|build)\/|\.test\.tsx?$/
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const sources = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !isOther.test(file) && !/^lib\/hydration\/(?:hooks|events)\.ts$/.test(file))
  .map(read)

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const inKebab = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const namesOf = (list: string) => matches(list, /(?:^|,)\s*(\w+)/g)

/** Data attributes that a script reads, finds elements by, or sets. */
function usedHooks(source: string): string[] {
  const inDataset = [
    ...matches(source, /dataset\??\.(\w+)/g),
    ...matches(source, /'(\w+)' in [\w.]*dataset/g),
    ...matches(source, /\{([^{}]*)\} = [\w.?()]*dataset/g).flatMap(namesOf),
    ...matches(source, /Object\.assign\([\w.]*dataset, \{([^}]*)\}/g).flatMap(namesOf),
  ]
  const named = [...matches(source, /\[(data-[a-z-]+)/g), ...matches(source, /Attribute\(\s*'(data-[a-z-]+)'/g)]
  return [...inDataset.map(inKebab), ...named]
}

const listed = (file: string, pattern: RegExp) => [...new Set(matches(read(`lib/hydration/${file}`), pattern))].sort()
const used = (find: (source: string) => string[]) => [...new Set(sources.flatMap(find))].sort()

t.test('hooks.ts lists every data attribute that scripts use, and no other', async (t) => {
  const all = used(usedHooks)
  t.same(listed('hooks.ts', /^ {2}'(data-[a-z-]+)':/gm), [...new Set([...all, 'data-static'])].sort())
})

t.test('events.ts lists every event of our own, and no other', async (t) => {
  const all = used((source) => matches(source, /'((?:shop|navigation):[a-z-]+)'/g))
  t.same(listed('events.ts', /^ {2}'([a-z]+:[a-z-]+)':/gm), all)
})
