import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { compareIds, documents, ruleIds, ruleLists, ruleTests, untestedRules } from './rule-tests.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

t.test('every rule has a test that names it, or a reason why it has none', async (t) => {
  t.ok(ruleIds.length > 100, 'the documents are found')
  t.same(repeated(ruleIds), [], 'rules that stand twice')
  const tested = new Set(ruleTests.flatMap(({ ids }) => ids))
  t.same(
    ruleIds.filter((id) => !tested.has(id) && !untestedRules.has(id)),
    [],
    'rules without test and reason',
  )
  t.same(
    [...untestedRules.keys()].filter((id) => tested.has(id) || !ruleIds.includes(id)),
    [],
    'reasons of rules that have a test, or do not exist',
  )
  const [, count] = /^## Rules without a test \((\d+)\)$/m.exec(read('docs/rules.md')) ?? []
  t.equal(untestedRules.size, Number(count), 'the number in the heading')
})

t.test('the ids at the head of a title are rules, sorted, each once', async (t) => {
  const wrong = ruleTests.filter(
    ({ ids }) =>
      ids.some((id) => !ruleIds.includes(id)) || repeated(ids).length || `${ids}` !== `${ids.toSorted(compareIds)}`,
  )
  t.same(wrong, [])
  t.same(
    ruleTests.filter(({ text }) => /[STE]\d\.\d+/.test(text)),
    [],
    'ids behind the head of a title',
  )
})

t.test('the lists in docs/rules are those that `npm run generate:rules` makes', async (t) => {
  for (const { file, text } of ruleLists()) t.equal(read(file), text, file)
})

t.test('a number belongs to one section', async (t) => {
  const numbers = documents.flatMap((file) => {
    const [document = ''] = /storefront|transactions|studio/.exec(file) ?? []
    return [...read(file).matchAll(/^### (\d\.\d+) /gm)].map(([, section = '']) => `${document}.md §${section}`)
  })
  t.ok(numbers.length > 40, 'sections are found')
  t.same(repeated(numbers), [])
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
