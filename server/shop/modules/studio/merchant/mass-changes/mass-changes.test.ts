import { randomUUID } from 'node:crypto'
import t from 'tap'
import { item } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct, shopOf } from '#engine/modules/catalogue/lightning/testing/deals.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { loader } from '../../loads/testing/shops.ts'
import { openMerchant, result } from '../testing/merchants.ts'
import { maxChanged } from './mass-change.rules.ts'
import type { FoundItem } from './mass-changes.repository.ts'
import { planChange } from './planned-change.ts'

const tiered = item('40-1', {
  stock: 3,
  prices: { de: { amount: 1000, tiers: [{ quantity: 5, amount: 950 }] } },
})
const url = await filledDatabase(
  t,
  shopOf([
    dealProduct('10', 2),
    dealProduct('20', 1, deal('running')),
    { ...dealProduct('30', 1), isBook: true },
    { ...dealProduct('40', 1), items: [tiered] },
  ]),
)
const engine = await startEngine(t, url)
const { ask, audit, db, otherTokens } = await openMerchant(t, { engine, url })

type Row = { id: string; before: number; after: number; code: string | null }
type Preview = {
  found: number
  isTooMany: boolean
  changes: number
  unchanged: number
  refusals: number
  version: string
  rows: Row[]
  refused: Row[]
  fieldErrors: { fieldName: string; code: string }[]
}
type MassChange = { id: string; count: number; restored: number | null; canUndo: boolean }

const preview = (filter: object, change: object, call: object = {}) =>
  ask(
    `query ($filter: StudioProductFilter!, $change: StudioMassChangeInput!) {
      result: studio_massChangePreview(filter: $filter, change: $change) { found isTooMany changes unchanged refusals
        version rows { id before after code } refused { id before after code } fieldErrors { fieldName code } } }`,
    { filter, change },
    call,
  ) as Promise<Preview>
const apply = (filter: object, change: object, version: string, { key = randomUUID(), ...call } = {}) =>
  ask(
    `mutation ($filter: StudioProductFilter!, $change: StudioMassChangeInput!, $version: ID!, $key: ID!) {
      result: studio_massChange(filter: $filter, change: $change, version: $version, key: $key) ${result} }`,
    { filter, change, version, key },
    call,
  )
const undo = (id: string, key: string = randomUUID()) =>
  ask(`mutation ($id: ID!, $key: ID!) { result: studio_undoMassChange(id: $id, key: $key) ${result} }`, { id, key })
const list = () => ask('{ result: studio_massChanges { id count restored canUndo } }') as Promise<MassChange[]>
const newest = async () => {
  const [change] = await list()
  if (!change) throw new Error('no change')
  return change
}
const rowsOf = (rows: readonly Row[]) => rows.map(({ id, before, after, code }) => [id, before, after, code])
const amounts = async () =>
  Object.fromEntries(
    (await db.query("select item_id, amount from item_prices where store = 'de'")).rows.map((row) => [
      row.item_id,
      row.amount,
    ]),
  )
const all = { categoryId: '1' }

t.test('E4.95 a preview tells what would change and what is refused, and changes nothing', async (t) => {
  const before = await amounts()
  const found = await preview(all, { kind: 'changePrice', percent: -25 })
  t.match(found, { found: 5, changes: 2, unchanged: 0, refusals: 3, isTooMany: false })
  t.same(rowsOf(found.rows), [
    ['10-1', 1000, 750, null],
    ['10-2', 1000, 750, null],
  ])
  t.same(rowsOf(found.refused), [
    ['20-1', 1000, 750, 'deal'],
    ['30-1', 1000, 750, 'book'],
    ['40-1', 1000, 750, 'tiers'],
  ])
  t.same(await amounts(), before)
  t.match(await preview({ search: '' }, { kind: 'sell' }), { fieldErrors: [{ fieldName: 'search', code: 'noFilter' }] })
  t.match(await preview(all, { kind: 'changePrice' }), { fieldErrors: [{ fieldName: 'percent', code: 'required' }] })
})

t.test('E4.95 a filter finds by category, words, price and stock', async (t) => {
  const change = { kind: 'setStock', pieces: 1 }
  const ids = async (filter: object) => (await preview(filter, change)).rows.map(({ id }) => id)
  t.same(await ids({ categoryId: '99' }), [])
  t.same(await ids({ search: '40-1 40' }), await ids({ search: '40' }), 'every word has to fit')
  t.same(await ids({ stock: 'few' }), ['40-1'])
  t.same(await ids({ stock: 'soldOut' }), [])
  t.same(await ids({ stock: 'available', priceTo: 999 }), [])
  t.equal((await ids({ priceFrom: 1000, priceTo: 1000 })).length, 5)
  t.same(await ids({ manufacturerId: 'none' }), [])
})

t.test(
  'E4.96 a change is one transaction, once a key, in one line of the log, and is undone where nothing changed since',
  async (t) => {
    const change = { kind: 'changePrice', percent: -10.2, rounding: 'to95' }
    const { version, changes } = await preview(all, change)
    t.equal(changes, 3)
    t.match(await apply(all, change, 'another'), { refusal: 'changed' })
    const key = randomUUID()
    const once = () => apply(all, change, version, { key })
    t.match(await Promise.all([once(), once()]), [{ successful: true }, { successful: true }])
    t.match(await amounts(), { '10-1': 895, '10-2': 895, '20-1': 895, '30-1': 1000, '40-1': 1000 })
    await until(async () => {
      const { data } = await engine.run('{ item: getItemById(itemId: "10-1") { prices { price { amount } } } }')
      return (data as unknown as { item: { prices: { price: { amount: number } } } }).item.prices.price.amount === 895
    }, 'the price on its page')

    const { id, ...done } = await newest()
    t.match(done, { count: 3, restored: null, canUndo: true })
    t.match(await audit(id), [
      { action: 'massChange', before: { categoryId: '1' }, after: { percent: -10.2, count: 3 } },
    ])

    await db.query("update item_prices set amount = 880 where item_id = '10-2' and store = 'de'")
    t.match(await undo(id), { successful: true })
    t.match(await amounts(), { '10-1': 1000, '10-2': 880, '20-1': 1000 })
    t.match(await newest(), { restored: 2, canUndo: false })
    t.match(await undo(id), { refusal: 'state' })
    t.match(await undo('0'), { refusal: 'unknown' })
    t.match((await audit(id)).at(-1), { action: 'undoMassChange', after: { restored: 2, stayed: 1 } })
  },
)

t.test('E4.96 stock is set or added, and an operator undoes it as a load', async (t) => {
  const few = { search: '40' }
  const less = { kind: 'addStock', pieces: -5 }
  t.match((await preview(few, less)).refused, [{ id: '40-1', code: 'pieces' }])
  t.match(await apply(few, less, (await preview(few, less)).version), { refusal: 'state' })
  const more = { kind: 'addStock', pieces: 4 }
  t.match(await apply(few, more, (await preview(few, more)).version), { successful: true })
  const stock = async () => (await db.query("select stock from items where id = '40-1'")).rows[0]?.stock
  t.equal(await stock(), 7)
  const { id } = await newest()
  await loader(t, url).undo(Number(id))
  t.equal(await stock(), 3)
  t.match(await newest(), { restored: null, canUndo: false })
  t.match(await undo(id), { refusal: 'state' })
})

t.test('E4.96 products are withdrawn from the store and sold again', async (t) => {
  const isSold = async () =>
    (await db.query("select id from products where 'de' = any(stores) order by length(id), id")).rows.map(
      ({ id }) => id,
    )
  const change = { kind: 'withdraw' }
  const found = await preview({ search: '10' }, change)
  t.same(rowsOf(found.rows), [['10', 1, 0, null]])
  t.match(await apply({ search: '10' }, change, found.version), { successful: true })
  t.same(await isSold(), ['20', '30', '40'])
  t.match(await preview({ search: '10' }, { kind: 'sell' }), { rows: [{ id: '10', before: 0, after: 1 }] })
  t.match(await undo((await newest()).id), { successful: true })
  t.same(await isSold(), ['10', '20', '30', '40'])
})

t.test('E4.95 more than a change may have is not calculated', async (t) => {
  const found = Array.from({ length: maxChanged + 1 }, (_, index) => ({ id: String(index) }) as FoundItem)
  const planned = await planChange(undefined as never, found, {
    change: { kind: 'setStock', pieces: 1 },
    audience: undefined as never,
  })
  t.same(planned, { isTooMany: true, rows: [], version: '' })
})

t.test('E4.72 no other role looks at or does a change of many products', async (t) => {
  for (const editorToken of await otherTokens()) {
    t.equal(await preview(all, { kind: 'sell' }, { editorToken }), 'NOT_FOUND')
    t.equal(await apply(all, { kind: 'sell' }, '', { editorToken } as never), 'NOT_FOUND')
  }
})
