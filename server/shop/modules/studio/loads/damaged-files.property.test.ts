import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { LoadRecord } from '#contract/import/load-records.ts'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { demoCustomers } from '#fixtures/customers/customers.ts'
import { demoMembershipOrders, demoMemberships } from '#fixtures/customers/memberships.ts'
import { randomOf, seed } from '#lib/testing/random.ts'
import { category } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { csvKinds } from './formats/csv/csv-kinds.ts'
import { templateOf } from './formats/csv/template.ts'
import { formats } from './formats/formats.ts'
import { zipOf } from './formats/pictures/testing/zip.ts'
import type { ReaderOptions } from './formats/source.ts'
import { type LoadReport, violationLine } from './report.ts'
import { anyDamage, type Damage, markupDamage, recordDamage, tableDamage } from './testing/damaged-files.ts'
import { creditOf, orderOf, returnOf } from './testing/order-papers.ts'
import { fileOf, linesOf, loader, sampleToLoad } from './testing/shops.ts'

/** FUZZ_RUNS: how many times as many files as the suite always loads. */
const runs = 3 * Number(process.env.FUZZ_RUNS ?? 1)
const [customer] = demoCustomers
if (!customer) throw new Error('The demo shop has no customers')

const today = new Date('2026-11-01T10:00:00Z')
const orderId = '0190a6c0-0000-7000-a000-000000000901'
const sold: LoadRecord[] = [...sampleToLoad(), { kind: 'category', record: category('1200', null) }]
const sent: LoadRecord[] = [
  ...demoCustomers.map((record): LoadRecord => ({ kind: 'customer', record })),
  orderOf(customer),
  ...demoMembershipOrders(today).map((record): LoadRecord => ({ kind: 'order', record })),
  ...demoMemberships(today).map((record): LoadRecord => ({ kind: 'membership', record })),
  returnOf(orderId),
  creditOf(orderId),
]
const shop = loader(t, await migratedDatabase(t))
const filled = await shop.load([...sold, ...sent])
if (filled.violationCount > 0) throw new Error(filled.violations.map(violationLine).join('\n'))
/** Files that a load has brought stay, and do no harm. */
const stored = async () => (await shop.exported()).split('\n').filter((line) => !line.startsWith('{"kind":"media"'))
const before = await stored()

const hasChanged = ({ kinds }: LoadReport): boolean =>
  Object.values(kinds).some(({ new: fresh, changed, removed }) => fresh + changed + removed > 0)

/** Messages are sentences of the shop and of its database: no stack, no path of code, no bare class of an error. */
const faultOf = ({ id, violations, violationCount }: LoadReport): string | null => {
  if (violationCount > 0 && id !== null) return `load ${id} was stored with ${violationCount} violations`
  if (violations.length !== Math.min(violationCount, 200))
    return `${violationCount} violations, ${violations.length} told`
  for (const { file, line, column, message } of violations) {
    if (file === '' || line === null || line < 1 || (column ?? 0) < 1) return `no place: ${message}`
    if (message.trim() === '' || /\bat \S+ \(|node:|\.ts:|TypeError|RangeError|undefined|\[object/.test(message))
      return `no sentence: ${message.slice(0, 300)}`
  }
  return null
}

type Sample = { name: keyof typeof formats; content: Buffer; options?: ReaderOptions }

const check = async (t: Tap, { name, content, options = {} }: Sample, damages: Readonly<Record<string, Damage>>) => {
  for (const [kind, damage] of Object.entries(damages))
    for (let run = 0; run < runs; run += 1) {
      const random = randomOf(seed + run * 7919 + kind.length * 104_729)
      const damaged = damage(content, random)
      const title = `${kind}, FUZZ_SEED=${seed}, run ${run}`
      const file = { ...fileOf(damaged, `file${name}`), reader: formats[name], options }
      try {
        const report = await shop.loads.load([file], { by: 'test' })
        const fault = faultOf(report)
        if (fault !== null) t.fail(`${title}: ${fault}`)
        if (report.id !== null && hasChanged(report)) await shop.undo(report.id)
      } catch (error) {
        t.fail(`${title}: ${(error as Error).stack}`)
      }
    }
  const after = await stored()
  t.same(
    after.filter((line) => !before.includes(line)),
    [],
    `${name} ${options.kind ?? ''}: nothing has changed`,
  )
  t.equal(after.length, before.length, 'and nothing is gone')
}
type Tap = { fail: (message: string) => unknown; equal: Compare; same: Compare }
type Compare = (found: unknown, wanted: unknown, message: string) => unknown

t.test('a damaged file of records changes nothing, and each violation is a sentence with its place', async (t) => {
  const name = '.ndjson'
  await check(t, { name, content: Buffer.from(linesOf(sold)) }, { ...anyDamage, ...recordDamage })
  await check(t, { name, content: Buffer.from(linesOf(sent)) }, { ...anyDamage, ...recordDamage })
})

t.test('a damaged table changes nothing, and each violation is a sentence with its place', async (t) => {
  for (const kind of Object.keys(csvKinds) as (keyof typeof csvKinds)[])
    await check(t, { name: '.csv', content: Buffer.from(templateOf(kind)), options: { kind } }, tableDamage)
  const content = Buffer.from(templateOf('product'))
  await check(t, { name: '.csv', content, options: { kind: 'product' } }, anyDamage)
})

t.test('a damaged BMEcat changes nothing, and each violation is a sentence with its place', async (t) => {
  for (const sample of ['wolkenwerk-1.2.xml', 'muehlengrund-2005.xml', 'wolkenwerk-prices.xml']) {
    const content = readFileSync(join(import.meta.dirname, 'formats/bmecat/testing', sample))
    await check(t, { name: '.xml', content }, { ...anyDamage, ...markupDamage })
  }
})

t.test('a damaged archive of pictures changes nothing, and each violation is a sentence with its place', async (t) => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer()
  const content = zipOf([
    { name: '500-1.jpg', content: picture, isDeflated: true },
    { name: '500-1_2.jpg', content: picture },
  ])
  await check(t, { name: '.zip', content }, anyDamage)
})
