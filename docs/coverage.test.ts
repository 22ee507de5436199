import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
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

const rules = new Map(
  [...textOf(pathsOf('docs/rules/*.md')).matchAll(/^([STE]\d\.\d+) \|(.*)\|(.*)$/gm)].map(
    ([, id = '', file = '', test = '']) => [id, { file: file.trim(), test: test.trim() }],
  ),
)

/** Rows without a test, as docs/coverage.md lists them. */
const open = [...read('docs/coverage.md').matchAll(/^- `(.+)`$/gm)].map(([, name]) => name)

function testOf({ proof: [first = '', title] }: Row): { file: string; test: string } | null {
  if (title !== undefined) return { file: first, test: title }
  const rule = rules.get(first)
  return rule?.file ? rule : null
}

/** What is wrong with the test of a row, or nothing. */
function faultOf(row: Row): string | null {
  const proven = testOf(row)
  if (!proven) return open.includes(row.name) ? null : 'has no test'
  if (!/\.(?:test|spec)\.tsx?$/.test(proven.file) || !existsSync(join(root, proven.file))) {
    return `has no file of tests: ${proven.file}`
  }
  const titles = titlesIn(read(proven.file)).filter((title) => proven.test && title.includes(proven.test))
  return titles.length === 1 ? null : `${titles.length} tests of ${proven.file} are called “${proven.test}”`
}

t.test('every name of the specification has a test that exists and is not skipped', async (t) => {
  t.ok(rows.length > 300, 'the lists are found')
  t.same(
    rows.filter(({ name, proof }) => !name || proof.length < 1 || proof.length > 2),
    [],
    'lines that are no rows',
  )
  const faults = rows.map((row) => [row.list, row.name, faultOf(row)]).filter(([, , fault]) => fault)
  t.same(faults, [], 'rows without their test')
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
    .filter((row) => row.inShop && testOf(row))
    .flatMap(({ list, inShop }) => inShop.split(', ').map((name) => ({ list, name })))
    .filter(({ list, name }) => !isKnown(list, name))
  t.same(unknown, [], 'names that are nowhere')
})
