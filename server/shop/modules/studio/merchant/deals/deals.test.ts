import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { importing, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct, shopOf } from '#engine/modules/catalogue/lightning/testing/deals.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const book = { ...product('90', { categoryIds: ['1'], isBook: true }), id: '90' }
const url = await filledDatabase(
  t,
  shopOf([
    ...['10', '20', '30', '40', '50', '60', '70', '80'].map((id) => dealProduct(id, 2)),
    { ...dealProduct('15', 1, deal('old', { from: '2020-01-01', until: '2099-01-01' })) },
    book,
  ]),
)
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token, email } = await newStaff(url, { desks: ['merchant'] })

const ask = async (text: string, variables: object = {}, editorToken = token, store = 'de') => {
  const { data, errors } = await engine.run(text, { editorToken, variables, store })
  return errors?.[0]?.extensions.code ?? ((data as { result?: unknown } | null)?.result as unknown)
}
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()
const entered = (itemId: string, rest: object = {}) => ({
  ...{ itemId, stores: ['de'], amount: 800, quantity: 10, maxPerOrder: 2, endsAt: hours(5) },
  ...rest,
})
const result = '{ successful refusal fieldErrors { fieldName code } }'
const create = (input: object, key: string = randomUUID(), editorToken = token) =>
  ask(
    `mutation ($deal: StudioDealInput!, $key: ID!) { result: studio_createDeal(deal: $deal, key: $key) ${result} }`,
    { deal: input, key },
    editorToken,
  )
const edit = (id: string, version: string, input: object) =>
  ask(
    `mutation ($id: ID!, $version: ID!, $deal: StudioDealInput!, $key: ID!) {
      result: studio_changeDeal(id: $id, version: $version, deal: $deal, key: $key) ${result} }`,
    { id, version, deal: input, key: randomUUID() },
  )
const end = (id: string, key: string = randomUUID()) =>
  ask(`mutation ($id: ID!, $key: ID!) { result: studio_endDeal(id: $id, key: $key) ${result} }`, { id, key })
const one = async (id: string) =>
  (await ask(
    `query ($id: ID!) { result: studio_deal(id: $id) {
      id version state productId price amount quantity sold reserved left isImported startsAt endsAt } }`,
    { id },
  )) as { version: string; state: string; startsAt: string; endsAt: string } | null
const audit = async (key: string) =>
  (await db.query('select editor, desk, store, action, before, after from audit_log where key = $1 order by id', [key]))
    .rows
/** What the page of the product's first item shows as its deal. */
const priceOf = async (productId: string) => {
  const { data } = await engine.run(
    'query ($id: ID!) { item: getItemById(itemId: $id) { prices { lightningDealPrice { amount } } } }',
    { variables: { id: `${productId}-1` } },
  )
  const { item } = data as unknown as { item: { prices: { lightningDealPrice: { amount: number } | null } } }
  return item.prices.lightningDealPrice?.amount
}

t.test('E4.62 a merchant starts a deal, once a key, and its product shows it', async (t) => {
  const key = randomUUID()
  t.equal(await priceOf('10'), undefined)
  const answers = await Promise.all([create(entered('10-1'), key), create(entered('10-1'), key)])
  t.match(answers, [{ successful: true }, { successful: true }])
  const id = `desk-${key}-de`
  t.match(await one(id), { state: 'running', productId: '10', price: 1000, amount: 800, left: 10, isImported: false })
  t.match(await audit(id), [
    { editor: email, desk: 'merchant', store: 'de', action: 'createDeal', after: { product: '10', amount: 800 } },
  ])
  await until(async () => (await priceOf('10')) === 800, 'the deal on its page')
  t.match(await ask('{ result: studio_deals(state: running) { total isOn currency deals { id } } }'), {
    isOn: true,
    currency: 'EUR',
    deals: [{ id: 'old' }, { id }],
  })
  t.match(await one('old'), { isImported: true })
})

t.test('E4.63 a deal that makes no sense is refused with its reasons, and the preview says the same', async (t) => {
  await create(entered('20-1', { startsAt: hours(10), endsAt: hours(20) }))
  for (const [input, errors] of [
    [entered('30-1', { amount: 1000 }), [{ fieldName: 'amount', code: 'notBelow' }]],
    [entered('30-1', { quantity: 20_001 }), [{ fieldName: 'quantity', code: 'stock' }]],
    [entered('999'), [{ fieldName: 'itemId', code: 'unknown' }]],
    [entered('90-1', { amount: 100 }), [{ fieldName: 'itemId', code: 'book' }]],
    [entered('30-1', { startsAt: hours(4), endsAt: hours(3) }), [{ fieldName: 'endsAt', code: 'beforeStart' }]],
    [entered('30-1', { endsAt: hours(-1) }), [{ fieldName: 'endsAt', code: 'past' }]],
    [entered('30-1', { maxPerOrder: 11 }), [{ fieldName: 'maxPerOrder', code: 'pieces' }]],
    [entered('30-1', { endsAt: 'bald' }), [{ fieldName: 'endsAt', code: 'time' }]],
    [entered('20-2', { startsAt: hours(19), endsAt: hours(30) }), [{ fieldName: 'startsAt', code: 'overlap' }]],
    [
      entered('30-1', { stores: ['de', 'at'] }),
      [
        { fieldName: 'stores', code: 'role' },
        { fieldName: 'itemId', code: 'notSold' },
      ],
    ],
    [
      { stores: [] },
      ['itemId', 'stores', 'amount', 'quantity', 'maxPerOrder', 'endsAt'].map((fieldName) => ({
        fieldName,
        code: 'required',
      })),
    ],
  ] as const) {
    t.same(await create(input), { successful: false, refusal: 'fields', fieldErrors: errors }, JSON.stringify(input))
    const preview = (await ask(
      'query ($deal: StudioDealInput!) { result: studio_dealPreview(deal: $deal) { fieldErrors { fieldName code } } }',
      { deal: input },
    )) as { fieldErrors: unknown }
    t.same(preview.fieldErrors, errors)
  }
  t.match(
    await ask(
      `query ($deal: StudioDealInput!) { result: studio_dealPreview(deal: $deal) {
        stock fieldErrors { code } items { id percent price { stringValue } dealPrice { amount } } } }`,
      { deal: entered('30-1') },
    ),
    {
      stock: 20_000,
      fieldErrors: [],
      items: [{ id: '30-1', percent: 20, price: { stringValue: /10,00/ }, dealPrice: { amount: 800 } }, { id: '30-2' }],
    },
  )
  t.equal(await one('30'), null)
})

t.test('E4.63 of two deals of a product that are made at once one is refused', async (t) => {
  const answers = (await Promise.all(['80-1', '80-2'].map((id) => create(entered(id))))) as { successful: boolean }[]
  t.equal(answers.filter(({ successful }) => successful).length, 1)
  t.match(
    answers.find(({ successful }) => !successful),
    { fieldErrors: [{ fieldName: 'startsAt', code: 'overlap' }] },
  )
})

t.test('E4.64 of two merchants who change one planned deal the second is refused', async (t) => {
  const key = randomUUID()
  await create(entered('40-1', { startsAt: hours(10), endsAt: hours(20) }), key)
  const id = `desk-${key}-de`
  const { version, startsAt, endsAt } = (await one(id)) ?? { version: '', startsAt: '', endsAt: '' }
  const first = entered('', { itemId: null, amount: 700, startsAt, endsAt })
  t.match(await edit(id, version, first), { successful: true })
  t.match(await edit(id, version, { ...first, amount: 600 }), { successful: false, refusal: 'changed' })
  t.match(await one(id), { state: 'planned', amount: 700 })
  t.match(await audit(id), [{}, { action: 'changeDeal', before: { amount: 800 }, after: { amount: 700 } }])
  t.match(await edit('desk-none', version, first), { refusal: 'unknown' })
})

t.test('E4.65 a running deal is ended early, and a planned one is taken back', async (t) => {
  const [running, planned] = [randomUUID(), randomUUID()]
  await create(entered('50-1'), running)
  await until(async () => (await priceOf('50')) === 800, 'the deal on its page')
  const id = `desk-${running}-de`
  const key = randomUUID()
  t.match(await end(id, key), { successful: true })
  t.match(await end(id, key), { successful: true }, 'the same key')
  t.match(await end(id), { successful: false, refusal: 'state' })
  await until(async () => (await priceOf('50')) === undefined, 'its end')
  t.match(await one(id), { state: 'ended' })
  await create(entered('50-1', { startsAt: hours(1) }), planned)
  t.match(await end(`desk-${planned}-de`), { successful: true })
  t.equal(await one(`desk-${planned}-de`), null)
})

t.test('E4.66 a deal of a merchant stays when its product is imported without one', async (t) => {
  const key = randomUUID()
  await create(entered('60-1'), key)
  await change(url, importing([{ kind: 'product', record: dealProduct('60', 2) }]))
  t.match(await one(`desk-${key}-de`), { state: 'running' })
})

t.test('items are found by number, id and name', async (t) => {
  const find = async (search: string) =>
    (
      (await ask('query ($search: String!) { result: studio_items(search: $search) { id price stock } }', {
        search,
      })) as {
        id: string
      }[]
    ).map(({ id }) => id)
  t.same((await find('N-70-2')).slice(0, 1), ['70-2'])
  t.same((await find('80-1')).slice(0, 1), ['80-1'])
  t.match(await find('Produkt 70'), ['70-1', '70-2'])
})

t.test('E4.72 no other role makes, changes or ends a deal', async (t) => {
  for (const staff of [
    { desks: ['service'] },
    { role: 'administrator' },
    { desks: ['merchant'], isConfirmed: false },
  ] as const) {
    const { token: other } = await newStaff(url, staff)
    t.equal(await create(entered('70-1'), randomUUID(), other), 'NOT_FOUND')
  }
  const elsewhere = await newStaff(url, { desks: ['merchant'], store: 'at' })
  t.equal(await create(entered('70-1'), randomUUID(), elsewhere.token), 'LOGIN_REQUIRED')
})
