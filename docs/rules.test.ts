import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { titlesIn } from './test-titles.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isList = (file: string) => file.startsWith('docs/rules/')
const pages = globSync('docs/**/*.md', { cwd: root })
const textOf = (files: string[]) => files.map(read).join('\n')
const documents = pages.filter((file) => !isList(file))

type Line = { id: string; file: string; test: string }

const ruleIds = [...textOf(documents).matchAll(/^- \*\*([STE]\d\.\d+)\*\* /gm)].map(([, id = '']) => id)
const lines: Line[] = [...textOf(pages.filter(isList)).matchAll(/^([STE]\d\.\d+) \|(.*)\|(.*)$/gm)].map(
  ([, id = '', file = '', test = '']) => ({ id, file: file.trim(), test: test.trim() }),
)

const twice = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

/** What is wrong with a line, or nothing. */
function faultOf({ file, test }: Line): string | null {
  if (!file) return /^(?:not built yet|no test yet|cannot be tested: .+)$/.test(test) ? null : `no file, and “${test}”`
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file))) return `no file of tests: ${file}`
  const titles = titlesIn(read(file)).filter((title) => test && title.includes(test))
  return titles.length === 1 ? null : `${titles.length} tests of ${file} are called “${test}”`
}

t.test('every rule has one line, and every line its rule', async (t) => {
  t.ok(ruleIds.length > 100, 'the documents are found')
  t.same(twice(ruleIds), [], 'rules that stand twice')
  t.same(twice(lines.map(({ id }) => id)), [], 'lines that stand twice')
  t.same(lines.map(({ id }) => id).sort(), ruleIds.sort(), 'rules of the lists are those of the documents')
})

t.test('every line names a test that exists', async (t) => {
  const faults = lines.map((line) => [line.id, faultOf(line)]).filter(([, fault]) => fault)
  t.same(faults, [], 'lines that name no test')
})

t.test('rules without a test are listed and counted', async (t) => {
  const [, count = '', list = ''] = /^## No test yet \((\d+)\)\n(.*)/ms.exec(read('docs/rules.md')) ?? []
  const listed = [...list.matchAll(/^- ([STE]\d\.\d+): \S/gm)].map(([, id = '']) => id)
  t.same(
    listed.sort(),
    lines.flatMap(({ id, test }) => (test === 'no test yet' ? [id] : [])).sort(),
    'those of the lists',
  )
  t.equal(listed.length, Number(count), 'the number in the heading')
})

t.test('a number belongs to one section', async (t) => {
  const numbers = documents.flatMap((file) => {
    const [document = ''] = /storefront|transactions|studio/.exec(file) ?? []
    return [...read(file).matchAll(/^### (\d\.\d+) /gm)].map(([, section = '']) => `${document}.md §${section}`)
  })
  t.ok(numbers.length > 40, 'sections are found')
  t.same(twice(numbers), [])
})

t.test('every section that is cited is there', async (t) => {
  const sections = new Set(
    documents.flatMap((file) => {
      const [document = ''] = /storefront|transactions|studio/.exec(file) ?? []
      return [...read(file).matchAll(/^#{2,3} (\d(?:\.\d+)?)\.? /gm)].map(([, section]) => `${document}.md §${section}`)
    }),
  )
  const sources = execFileSync('git', ['grep', '-lE', '(storefront|transactions|studio)\\.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  const cited = sources
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const citations = read(file).matchAll(
        /(storefront|transactions|studio)\.md`?((?:(?:[\s*,]|and|to)*§\s?\d(?:\.\d+)?)+)/g,
      )
      return [...citations].flatMap(([, document, numbers = '']) =>
        [...numbers.matchAll(/§\s?(\d(?:\.\d+)?)/g)].map(([, section]) => ({
          file,
          section: `${document}.md §${section}`,
        })),
      )
    })
  t.ok(cited.length > 100, 'citations are found')
  t.same(
    cited.filter(({ section }) => !sections.has(section)),
    [],
    'sections that no document has',
  )
})
