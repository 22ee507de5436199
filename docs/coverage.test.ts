import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { ruleTests } from './rule-tests.ts'
import { titlesIn } from './test-titles.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const textOf = (files: string[]) => files.map(read).join('\n')
const pathsOf = (pattern: string) => globSync(pattern, { cwd: root })

type Row = { list: string; name: string; inShop: string; proof: string[] }

const rows: Row[] = pathsOf('docs/coverage/*.md').flatMap((list) =>
  [...read(list).matchAll(/^```text\n(.*?)^```/gms)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .map((line) => {
      const [name = '', inShop = '', ...proof] = line.split('|').map((cell) => cell.trim())
      return { list, name, inShop: inShop === '=' ? name : inShop, proof }
    }),
)

/** Rows without a test, as docs/coverage.md lists them. */
const open = [...read('docs/coverage.md').matchAll(/^- `(.+)`$/gm)].map(([, name]) => name)

/** File and part of the title of each test that a row names: of its rule, or its own. */
const testsOf = ({ proof: [first = '', title] }: Row): { file: string; text: string }[] =>
  title !== undefined ? [{ file: first, text: title }] : ruleTests.filter(({ ids }) => ids.includes(first))

/** What is wrong with the tests of a row, or null. */
function errorOf(row: Row): string | null {
  const tests = testsOf(row)
  if (!tests.length) return open.includes(row.name) ? null : 'has no test'
  const [{ file, text } = { file: '', text: '' }] = tests
  if (row.proof[1] === undefined) return null
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file))) return `has no file of tests: ${file}`
  const titles = titlesIn(read(file)).filter((title) => text && title.includes(text))
  return titles.length === 1 ? null : `${titles.length} tests of ${file} are called “${text}”`
}

t.test('every name of the specification has a test that exists and is not skipped', async (t) => {
  t.ok(rows.length > 300, 'the lists are found')
  t.same(
    rows.filter(({ name, proof }) => !name || proof.length < 1 || proof.length > 2),
    [],
    'lines that are no rows',
  )
  const errors = rows.map((row) => [row.list, row.name, errorOf(row)]).filter(([, , error]) => error)
  t.same(errors, [], 'rows without their test')
  const keys = rows.map(({ list, name }) => `${list} ${name}`)
  t.same(
    keys.filter((key, index) => keys.indexOf(key) !== index && !key.includes('minicart')),
    [],
    'names that stand twice',
  )
})

t.test('the names that the shop uses are in its sources', async (t) => {
  const isSource = (file: string) => !/\.test\.|\.spec\.|\/generated\/|\/journeys\//.test(file)
  const sources = textOf(pathsOf('{server,web,fixtures,cms-schemas}/**/*.{ts,tsx,graphql}').filter(isSource))
  const fields = new Set(
    [...textOf(pathsOf('server/contract/{sdl,edge}/**/*.graphql')).matchAll(/^ {2}(\w+)[(:]/gm)].map(
      ([, name]) => name,
    ),
  )
  const isKnown = (list: string, name: string) =>
    list.endsWith('/calls.md') && /^\w+$/.test(name)
      ? fields.has(name) || sources.includes(`'${name}`)
      : sources.includes(name)
  const unknown = rows
    .filter((row) => row.inShop && testsOf(row).length)
    .flatMap(({ list, inShop }) => inShop.split(', ').map((name) => ({ list, name })))
    .filter(({ list, name }) => !isKnown(list, name))
  t.same(unknown, [], 'names that are nowhere')
})
