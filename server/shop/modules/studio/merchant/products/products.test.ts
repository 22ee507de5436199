import { createHash, randomUUID } from 'node:crypto'
import t from 'tap'
import type { LoadRecord } from '#contract/import/load-records.ts'
import { deal, dealProduct, shopOf } from '#engine/modules/catalogue/lightning/testing/deals.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { newStaff } from '../../editors/testing/staff.ts'
import { loader } from '../../loads/testing/shops.ts'
import { openMerchant, result } from '../testing/merchants.ts'

const url = await filledDatabase(t, shopOf([dealProduct('10', 2), dealProduct('20', 1, deal('running'))]))
const engine = await startEngine(t, url)
const { ask, audit, db, otherTokens, token } = await openMerchant(t, { engine, url })

type Item = {
  id: string
  price: number
  oldPrice: number | null
  stock: number
  priceVersion: string
  stockVersion: string
  tiers: { quantity: number; amount: number }[]
  groupTiers: { group: string; quantity: number; amount: number }[]
  pictures: { id: string; altDe: string; altEn: string }[]
  picturesVersion: string
  plannedPrices: { startsAt: string; price: number }[]
}
type Merchandise = { version: string; isSold: boolean; items: Item[] }

const one = async (id: string, call: { editorToken?: string; store?: string } = {}) =>
  (await ask(
    `query ($id: ID!) { result: studio_product(id: $id) { version name currency isSold isRetired items {
      id number price oldPrice stock claimed priceVersion stockVersion tiers { quantity amount } groupTiers { group quantity amount }
      pictures { id altDe altEn } picturesVersion plannedPrices { startsAt price } } } }`,
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

t.test('E4.93 prices by quantity are entered beside the price, and refused as by an import', async (t) => {
  const tiersOf = async () => (await itemOf('10')).tiers
  const change = async (tiers: object[] | undefined, rest: object = {}) =>
    (await changePrice('10-1', (await itemOf('10')).priceVersion, { amount: 900, tiers, ...rest })) as {
      successful: boolean
      fieldErrors: { fieldName: string; code: string }[]
    }
  const tiers = [
    { quantity: 5, amount: 850 },
    { quantity: 10, amount: 800 },
  ]
  t.match(await change(tiers), { successful: true })
  t.same(await tiersOf(), tiers)
  for (const [wrong, error] of [
    [[{ quantity: 1, amount: 850 }], 'tiers[0].quantity pieces'],
    [[{ quantity: 5 }], 'tiers[0].amount required'],
    [[{ quantity: 5, amount: 900 }], 'tiers[0].amount tierAmount'],
    [[tiers[1], tiers[0]], 'tiers[1].quantity tierQuantity'],
    [Array.from({ length: 11 }, (_, index) => ({ quantity: index + 2, amount: 800 - index })), 'tiers tooManyTiers'],
  ] as const) {
    const { fieldErrors } = await change([...wrong] as object[])
    t.equal(fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`)[0], error)
  }
  t.match(await change(undefined, { amount: 820 }), { fieldErrors: [{ fieldName: 'amount', code: 'tiers' }] })
  t.match(await change(undefined, { amount: 880 }), { successful: true })
  t.same(await tiersOf(), tiers, 'tiers that are left out stay')
  t.match((await audit('10-1')).at(-2), { after: { tiers: ['5: 850', '10: 800'] } })
  t.match(await change([]), { successful: true })
  t.same(await tiersOf(), [])
})

t.test('E4.101 prices of groups are entered in the business store, net to the cent, and nowhere else', async (t) => {
  const { token: editorToken } = await newStaff(url, { desks: ['merchant'], store: 'b2b' })
  const b2b = { editorToken, store: 'b2b' }
  const priceOf = async () => {
    const item = (await one('10', b2b)).items.find(({ id }) => id === '10-1')
    if (!item) throw new Error('no item')
    return item
  }
  const price = 2000
  const change = async (groupTiers: object[] | undefined, rest: object = {}) => {
    const { priceVersion } = await priceOf()
    return (await changePrice('10-1', priceVersion, { amount: price, groupTiers, ...rest }, b2b)) as {
      successful: boolean
      fieldErrors: { fieldName: string; code: string }[]
    }
  }
  const groupTiers = [
    { group: 'school', quantity: 1, amount: price - 10 },
    { group: 'school', quantity: 10, amount: price - 50 },
    { group: 'club', quantity: 5, amount: price - 20 },
  ]
  t.match(await change(groupTiers), { successful: true })
  t.same((await priceOf()).groupTiers, groupTiers)
  for (const [wrong, error] of [
    [{ group: 'friends', quantity: 1, amount: 100 }, 'groupTiers[0].group required'],
    [{ group: 'school', quantity: 0, amount: 100 }, 'groupTiers[0].quantity pieces'],
    [{ group: 'school', quantity: 5 }, 'groupTiers[0].amount required'],
    [{ group: 'school', quantity: 5, amount: price }, 'groupTiers[0].amount tierAmount'],
  ] as const) {
    const { fieldErrors } = await change([wrong])
    t.equal(fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`)[0], error)
  }
  t.match(await change(undefined, { amount: price - 15 }), { fieldErrors: [{ fieldName: 'amount', code: 'tiers' }] })
  t.match(await change(undefined), { successful: true })
  t.same((await priceOf()).groupTiers, groupTiers, 'those that are left out stay')
  const { priceVersion } = await itemOf('10')
  t.match(await changePrice('10-1', priceVersion, { amount: 900, groupTiers: [groupTiers[1]] }), {
    fieldErrors: [{ fieldName: 'groupTiers', code: 'noGroups' }],
  })
  t.match(await change([]), { successful: true })
  t.same((await priceOf()).groupTiers, [])
})

type Texts = {
  name: { de: string; en: string }
  longDescription: { de: string; en: string }
  shortFacts: { de: string[]; en: string[] }
  items: { itemId: string; name: { de: string; en: string } }[]
}
const textsOf = async (id: string) =>
  (await ask('query ($id: ID!) { result: studio_productTexts(id: $id) { version name texts } }', { id })) as {
    version: string
    texts: Texts
  }
const changeTexts = (productId: string, version: string, texts: object, call: object = {}) =>
  ask(
    `mutation ($productId: ID!, $version: ID!, $texts: JSON!, $key: ID!) {
      result: studio_changeTexts(productId: $productId, version: $version, texts: $texts, key: $key) ${result} }`,
    { productId, version, texts, key: randomUUID() },
    call,
  )

t.test('E4.92 texts are changed in both languages, and pages and search follow', async (t) => {
  const { version, texts } = await textsOf('10')
  const after = {
    ...texts,
    name: { de: 'Wanderrucksack Föhn', en: 'Hiking pack Foehn' },
    longDescription: { de: '<p>Neu <script>1</script><strong>hier</strong></p>', en: '<p>New</p>' },
    shortFacts: { de: ['Leicht'], en: ['Light'] },
    items: texts.items.map(({ itemId }) => ({ itemId, name: { de: 'Föhn rot', en: 'Foehn red' } })),
  }
  const prices = await db.query("select * from item_prices where item_id = '10-1' order by store")
  t.match(await changeTexts('10', version, after), { successful: true })
  t.match(await changeTexts('10', version, after), { refusal: 'changed' })
  const stored = (await textsOf('10')).texts
  t.match(stored, { name: after.name, shortFacts: after.shortFacts, items: after.items })
  t.notMatch(stored.longDescription.de, /script/)
  t.same((await db.query("select * from item_prices where item_id = '10-1' order by store")).rows, prices.rows)
  await until(async () => {
    const { data } = await engine.run('{ products: studio_items(search: "Wanderrucksack") { id } }', {
      editorToken: token,
    })
    return (data as unknown as { products: { id: string }[] }).products.some(({ id }) => id === '10-1')
  }, 'found by its new name')
  t.match((await audit('10')).at(-1), {
    action: 'changeTexts',
    after: { 'name.de': 'Wanderrucksack Föhn', 'shortFacts.de[0]': 'Leicht' },
  })
})

t.test('E4.92 texts are refused at their fields', async (t) => {
  const { version, texts } = await textsOf('10')
  for (const [wrong, error] of [
    [{ name: { de: ' ', en: 'x' } }, 'name.de required'],
    [{ name: { de: 'x'.repeat(201), en: 'x' } }, 'name.de tooLong'],
    [{ shortFacts: { de: ['Leicht', ''], en: [] } }, 'shortFacts.de[1] required'],
    [{ metaTitle: { de: 'x'.repeat(5001), en: '' } }, 'metaTitle.de tooLong'],
    [{ name: { de: 'x' } }, 'name.en form'],
    [{ stock: 3 }, 'stock form'],
  ] as const) {
    const { fieldErrors } = (await changeTexts('10', version, { ...texts, ...wrong })) as {
      fieldErrors: { fieldName: string; code: string }[]
    }
    t.equal(fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`)[0], error)
  }
  const strange = [{ itemId: '20-1', name: { de: 'x', en: 'x' } }]
  t.match(await changeTexts('10', version, { ...texts, items: strange }), { refusal: 'other' })
  t.match(await changeTexts('99', version, texts), { refusal: 'unknown' })
})

t.test('E4.92 nothing is changed while an import runs', async (t) => {
  const { version, texts } = await textsOf('10')
  await db.query('begin')
  await db.query("select pg_advisory_xact_lock(hashtext('loads'))")
  t.match(await changeTexts('10', version, texts), { refusal: 'busy' })
  await db.query('rollback')
})

t.test('E4.94 pictures of an item are added, ordered and removed', async (t) => {
  const medium = async (text: string) => {
    const id = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const values = [id, text.length > 1 ? 'image/png' : 'application/pdf', Buffer.from(text)]
    await db.query(
      'insert into media (id, mime, bytes, size, width, height) values ($1, $2, $3, 1, 1, 1) on conflict do nothing',
      values,
    )
    return id
  }
  const [one, two, sheet] = [await medium('one'), await medium('two'), await medium('x')]
  const change = async (pictures: object[], rest: { version?: string; editorToken?: string } = {}) => {
    const version = rest.version ?? (await itemOf('10')).picturesVersion
    return ask(
      `mutation ($version: ID!, $pictures: [StudioItemPictureInput!]!, $key: ID!) {
        result: studio_changePictures(itemId: "10-1", version: $version, pictures: $pictures, key: $key) ${result} }`,
      { version, pictures, key: randomUUID() },
      rest.editorToken ? { editorToken: rest.editorToken } : {},
    )
  }
  const { pictures: before, picturesVersion } = await itemOf('10')
  t.ok(before.length > 0)
  const added = [one, two].map((id) => ({ id, altDe: `Bild ${id}`, altEn: `Picture ${id}` }))
  t.match(await change([...added, ...before]), { successful: true })
  t.match(await change(added, { version: picturesVersion }), { refusal: 'changed' })
  t.same((await itemOf('10')).pictures, [...added, ...before])
  t.match(await change([...added].reverse()), { successful: true })
  t.same((await itemOf('10')).pictures, [...added].reverse())
  for (const [wrong, error] of [
    [[], 'pictures required'],
    [[added[0], added[0]], 'pictures[1] twice'],
    [[{ ...added[0], altEn: ' ' }], 'pictures[0].altEn required'],
    [[{ ...added[0], id: '0123456789abcdef' }], 'pictures[0] unknown'],
    [[{ ...added[0], id: sheet }], 'pictures[0] unknown'],
  ] as const) {
    const { fieldErrors } = (await change([...wrong] as object[])) as {
      fieldErrors: { fieldName: string; code: string }[]
    }
    t.same(
      fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`),
      [error],
    )
  }
  t.match((await audit('10-1')).at(-1), { action: 'changePictures', after: { pictures: [two, one] } })
})

t.test('E4.92 E4.94 undoing an import is refused once a merchant has changed the same product', async (t) => {
  const { load, undo } = loader(t, url)
  const { texts } = await textsOf('20')
  const record = { ...texts, productId: '20', metaTitle: { de: 'Geladen', en: 'Loaded' } }
  const { id, violations } = await load([{ kind: 'productTexts', record } as unknown as LoadRecord])
  t.same(violations, [])
  const { version, texts: loaded } = await textsOf('20')
  t.match(await changeTexts('20', version, { ...loaded, metaTitle: { de: 'Vom Desk', en: 'By the desk' } }), {
    successful: true,
  })
  await t.rejects(undo(id), { message: /has changed productTexts 20 since/ })
})

t.test('E4.72 no other role sees or changes prices and stock', async (t) => {
  const { priceVersion } = await itemOf('10')
  for (const editorToken of await otherTokens()) {
    t.equal(await changePrice('10-1', priceVersion, { amount: 900 }, { editorToken }), 'NOT_FOUND')
    t.equal(await one('10', { editorToken }), 'NOT_FOUND')
    t.equal(await changeTexts('10', '', {}, { editorToken }), 'NOT_FOUND')
  }
})
