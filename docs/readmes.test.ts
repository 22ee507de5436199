import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const documents = tracked.filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
const rooms = new Set(tracked.map((file) => file.split('/')[0] ?? ''))

/** Written by a command or on the operator's machine, so a fresh clone does not hold them. */
const made = ['web/generated', 'docker/.env', 'cms-schemas/generated']

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }

/** `#lib/uuid.ts` names `server/lib/uuid.ts`; names of other kinds stay as they are. */
const withoutAlias = (path: string) =>
  Object.entries(imports).reduce((name, [alias, room]) => {
    const prefix = alias.slice(0, -1)
    return name.startsWith(prefix) ? room.replace('*', name.slice(prefix.length)) : name
  }, path)

const isMade = (path: string) => made.some((each) => path === each || path.startsWith(`${each}/`))

/** `<word>` and `*` stand for any name, `{a,b}` for each of several. */
const asPattern = (path: string) => path.replace(/<[^>]+>/g, '*').replace(/\/$/, '')

/** From the document's folder, from the root, or a page of `docs/`; a bare name of several files (`+data.ts`) is a pattern. */
function exists(path: string, folder: string): boolean {
  const pattern = asPattern(withoutAlias(path))
  const found = [folder, root, import.meta.dirname].some((cwd) => globSync(pattern, { cwd }).length > 0)
  const namesakes = pattern.includes('/') ? [] : tracked.filter((file) => matchesGlob(basename(file), pattern))
  return isMade(pattern) || found || namesakes.length > 1
}

/** Files and folders of this repository that a document names in backticks. `/cart` is an address, `.rules.ts` a suffix. */
function pathsIn(text: string): string[] {
  const names = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  return names.filter((name) => {
    if (name.startsWith('#') && name.includes('/')) return true
    if (!/^[\w@+*<>{}[\],./-]+$/.test(name) || name.startsWith('/') || /^\.[\w.*]+$/.test(name)) return false
    // `values[].css`: a field of a record.
    if (name.includes('[]')) return false
    const inRoom = name.includes('/') && rooms.has(name.split('/')[0] ?? '')
    return inRoom || /[^/]\.(?:[cm]?[jt]sx?|md|graphql|css|ya?ml|html|svg|conf|cjs)$/.test(name)
  })
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
}

/** The anchors that a document's headings make. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function leads(target: string, document: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path ? join(dirname(document), path) : document
  return existsSync(file) && (!anchor || anchorsOf(file).includes(anchor))
}

const checked = documents.map((name) => {
  const document = join(root, name)
  const text = readFileSync(document, 'utf8')
  return { name, document, paths: pathsIn(text), links: linksIn(text) }
})

t.test('every file and folder that a document names is there', async (t) => {
  t.ok(checked.flatMap(({ paths }) => paths).length > 200, 'names of files are found')
  for (const { name, document, paths } of checked) {
    const missing = paths.filter((path) => !exists(path, dirname(document)))
    t.same(missing, [], name)
  }
})

t.test('every link leads to a file and a heading', async (t) => {
  t.ok(checked.flatMap(({ links }) => links).length > 20, 'links are found')
  for (const { name, document, links } of checked) {
    const broken = links.filter((link) => !leads(link, document))
    t.same(broken, [], name)
  }
})
