import { randomUUID } from 'node:crypto'
import t from 'tap'
import { deal, dealProduct, shopOf } from '#engine/modules/catalogue/lightning/testing/deals.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { newStaff } from '../../editors/testing/staff.ts'
import { openMerchant, result } from '../testing/merchants.ts'

const url = await filledDatabase(t, shopOf([dealProduct('10', 2), dealProduct('20', 1, deal('running'))]))
const engine = await startEngine(t, url)
const { ask, audit, db, otherTokens } = await openMerchant(t, { engine, url })

type Item = {
  id: string
  price: number
  oldPrice: number | null
  stock: number
  priceVersion: string
  stockVersion: string
  plannedPrices: { startsAt: string; price: number }[]
}
type Merchandise = { version: string; isSold: boolean; items: Item[] }

const one = async (id: string, call: { editorToken?: string; store?: string } = {}) =>
  (await ask(
    `query ($id: ID!) { result: studio_product(id: $id) { version name currency isSold isRetired items {
      id number price oldPrice hasTiers stock claimed priceVersion stockVersion plannedPrices { startsAt price } } } }`,
    { id },
    call,
  )) as Merchandise
const itemOf = async (id: string) => {
  const [item] = (await one(id)).items
  if (!item) throw new Error(`no item of ${id}`)
  return item
}
const changePrice = (itemId: string, version: string, price: object, rest: object = {}) => {
  const { key = randomUUID(), ...call } = rest as { key?: string; editorToken?: string; store?: string }
  return ask(
    `mutation ($itemId: ID!, $version: ID!, $price: StudioPriceInput!, $key: ID!) {
      result: studio_changePrice(itemId: $itemId, version: $version, price: $price, key: $key) ${result} }`,
    { itemId, version, price, key },
    call,
  )
}
const pageOf = async (itemId: string) => {
  const { data } = await engine.run(
    'query ($id: ID!) { item: getItemById(itemId: $id) { availableForSale prices { price { amount } } } }',
    { variables: { id: itemId } },
  )
  return (data as unknown as { item: { availableForSale: boolean; prices: { price: { amount: number } } } | null }).item
}

t.test('E4.73 a price is changed at once or planned, once a key, and pages show it', async (t) => {
  const before = await itemOf('10')
  const key = randomUUID()
  const change = () => changePrice('10-1', before.priceVersion, { amount: 900, oldAmount: 1000 }, { key })
  t.match(await Promise.all([change(), change()]), [{ successful: true }, { successful: true }])
  t.match(await itemOf('10'), { price: 900, oldPrice: 1000 })
  await until(async () => (await pageOf('10-1'))?.prices.price.amount === 900, 'the price on its page')
  t.match(await changePrice('10-1', before.priceVersion, { amount: 800 }), { refusal: 'changed' })

  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  const { priceVersion } = await itemOf('10')
  t.match(await changePrice('10-1', priceVersion, { amount: 700, startsAt }), { successful: true })
  t.match(await itemOf('10'), { price: 900, plannedPrices: [{ startsAt, price: 700 }] })
  const remove = () =>
    ask(
      `mutation ($itemId: ID!, $startsAt: String!, $key: ID!) {
        result: studio_removePlannedPrice(itemId: $itemId, startsAt: $startsAt, key: $key) ${result} }`,
      { itemId: '10-1', startsAt, key: randomUUID() },
    )
  t.match(await remove(), { successful: true })
  t.match(await remove(), { refusal: 'unknown' })
  t.match(await itemOf('10'), { price: 900, plannedPrices: [] })
  t.match(await audit('10-1'), [
    { action: 'changePrice', before: { amount: 1000 }, after: { amount: 900, oldAmount: 1000, startsAt: null } },
    { action: 'changePrice', after: { amount: 700, startsAt } },
    { action: 'removePlannedPrice', before: { amount: 700 } },
  ])
})

t.test('E4.73 a price is refused with its reasons', async (t) => {
  const { priceVersion } = await itemOf('20')
  for (const [price, errors] of [
    [{}, ['amount required']],
    [{ amount: 0 }, ['amount amount']],
    [{ amount: 800 }, ['amount deal']],
    [{ amount: 900, oldAmount: 900 }, ['oldAmount notAbove']],
    [{ amount: 900, startsAt: 'bald' }, ['startsAt time']],
  ] as const) {
    const answer = (await changePrice('20-1', priceVersion, price)) as {
      fieldErrors: { fieldName: string; code: string }[]
    }
    t.same(
      answer.fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`),
      errors,
      JSON.stringify(price),
    )
  }
  t.match(await changePrice('none', priceVersion, { amount: 900 }), { refusal: 'unknown' })
})

t.test('E4.73 prices of the business store are entered and shown net', async (t) => {
  const { token: editorToken } = await newStaff(url, { desks: ['merchant'], store: 'b2b' })
  const call = { editorToken, store: 'b2b' }
  const [item] = (await one('10', call)).items
  t.equal(item?.price, null)
  t.match(await changePrice('10-1', item?.priceVersion ?? '', { amount: 1001 }, call), { successful: true })
  t.match((await one('10', call)).items, [{ price: 1001 }])
  const { rows } = await db.query("select amount from item_prices where item_id = '10-1' and store = 'b2b'")
  t.same(rows, [{ amount: 1191 }])
})

t.test('E4.74 stock is set as it lies on the shelf, and a product is withdrawn from the store', async (t) => {
  const changeStock = (version: string, pieces: number | null) =>
    ask(
      `mutation ($version: ID!, $pieces: Int, $key: ID!) {
        result: studio_changeStock(itemId: "10-1", version: $version, pieces: $pieces, key: $key) ${result} }`,
      { version, pieces, key: randomUUID() },
    )
  const { stockVersion } = await itemOf('10')
  t.match(await changeStock(stockVersion, null), { fieldErrors: [{ fieldName: 'pieces', code: 'required' }] })
  t.match(await changeStock(stockVersion, -1), { fieldErrors: [{ fieldName: 'pieces', code: 'pieces' }] })
  t.match(await changeStock(stockVersion, 0), { successful: true })
  t.match(await changeStock(stockVersion, 5), { refusal: 'changed' })
  await until(async () => (await pageOf('10-1'))?.availableForSale === false, 'sold out on its page')

  const changeSale = (version: string, isSold: boolean) =>
    ask(
      `mutation ($version: ID!, $isSold: Boolean!, $key: ID!) {
        result: studio_changeSale(productId: "10", version: $version, isSold: $isSold, key: $key) ${result} }`,
      { version, isSold, key: randomUUID() },
    )
  const { version, isSold } = await one('10')
  t.equal(isSold, true)
  t.match(await changeSale(version, false), { successful: true })
  t.match(await changeSale(version, false), { refusal: 'changed' })
  await until(async () => (await pageOf('10-1')) === null, 'no page any more')
  const withdrawn = await one('10')
  t.equal(withdrawn.isSold, false)
  t.match(await changeSale(withdrawn.version, true), { successful: true })
  await until(async () => (await pageOf('10-1')) !== null, 'its page again')
  t.match(
    (await audit('10')).map(({ action }) => action),
    ['changeSale', 'changeSale'],
  )
})

t.test('E4.72 no other role sees or changes prices and stock', async (t) => {
  const { priceVersion } = await itemOf('10')
  for (const editorToken of await otherTokens()) {
    t.equal(await changePrice('10-1', priceVersion, { amount: 900 }, { editorToken }), 'NOT_FOUND')
    t.equal(await one('10', { editorToken }), 'NOT_FOUND')
  }
})
