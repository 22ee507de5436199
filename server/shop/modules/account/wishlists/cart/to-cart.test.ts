import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { shopper } from '#engine/modules/checkout/cart/testing/carts.ts'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { listsBy } from '../testing/lists.ts'

const parameters = [{ store: 'de' as const, name: 'Blitzangebot', entries: [{ name: 'active', value: 'true' }] }]
const many = Array.from(
  { length: 60 },
  (_, index): ImportRecord => ({ kind: 'product', record: product(String(1000 + index), { categoryIds: ['11'] }) }),
)

const url = await filledDatabase(t, async (trx) => {
  await importing({ translations, parameters })(trx)
  await importRecords(trx, [
    ...sampleRecords(),
    { kind: 'product', record: product('600', { items: [item('600-1', { stock: 3, maxQuantity: 20 })] }) },
    { kind: 'product', record: product('700', { items: [item('700-1', { minimumOrderQuantity: 3 })] }) },
    ...many,
  ])
})
const engine = await startEngine(t, url)

const entryFields = 'productId itemId name path quantityWanted quantityAdded message'
const toCartFields = `successfullyAdded { ${entryFields} } variantsToChoose { ${entryFields} } quantityChanged { ${entryFields} }
  maxInCart { ${entryFields} } notAvailable { ${entryFields} } cart { id itemsCount positions { itemId quantity quantityLightning } }`

const someone = async () => {
  const { read, visitorId, cartId } = await shopper(engine, url)
  return { lists: listsBy(engine, { ...(visitorId && { visitorId }), cartId }), read, cartId }
}

t.test('S4.49 T8.19 a list goes into the cart with an outcome for each entry', async (t) => {
  const { lists } = await someone()
  await lists.add('500', { quantity: 2 })
  await lists.add('100')
  await lists.add('100', { item: '100-3' })
  await lists.add('600', { quantity: 5 })
  const { wishlist } = await lists.add('200', { quantity: 3 })
  const updateId = randomUUID()
  const put = async () => {
    const { value } = await lists.ask(
      'mutation',
      'addWishlistToCart',
      { externalId: ['ID!', wishlist?.externalId], updateId: ['ID!', updateId] },
      toCartFields,
    )
    return value as { cart: { positions: { itemId: string }[] } }
  }
  const answer = await put()
  t.match(answer, {
    successfullyAdded: [
      { itemId: '200-1', quantityWanted: 3, quantityAdded: 3, message: null },
      { itemId: '500-1', name: 'Artikel 500-1', path: '/prod/500?varid=500-1', quantityAdded: 2 },
    ],
    variantsToChoose: [{ productId: '100', itemId: null, quantityAdded: 0 }],
    quantityChanged: [{ itemId: '600-1', quantityWanted: 5, quantityAdded: 3 }],
    maxInCart: [{ itemId: '100-3', quantityAdded: 0 }],
    cart: { itemsCount: 8 },
  })
  const deal = answer.cart.positions.find(({ itemId }) => itemId === '200-1')
  t.match(deal, { quantity: 3, quantityLightning: 2 }, 'two at the deal’s price')

  await lists.add('1000')
  t.match(
    await put(),
    { ...answer, cart: { itemsCount: 8 } },
    'sent again it is done once, whatever the list has become',
  )
})

t.test('S7.26 single entries of a list are put into the cart', async (t) => {
  const { lists, read } = await someone()
  await lists.add('500')
  const { wishlist, entryId } = await lists.add('600')
  const answer = await lists.ask(
    'mutation',
    'addWishlistToCart',
    { externalId: ['ID!', wishlist?.externalId], entryIds: ['[ID!]', [entryId]], updateId: ['ID!', randomUUID()] },
    toCartFields,
  )
  t.match(answer.value, { successfullyAdded: [{ itemId: '600-1' }], cart: { itemsCount: 1 } })
  t.match(await read(), { positions: [{ itemId: '600-1', quantity: 1 }] })
})

t.test('more entries than the cart takes at once', async (t) => {
  const { lists } = await someone()
  let list = ''
  for (const { record } of many) list = (await lists.add((record as { id: string }).id)).wishlist?.externalId ?? ''
  const updateId = randomUUID()
  for (const _time of [1, 2]) {
    const { value } = await lists.ask(
      'mutation',
      'addWishlistToCart',
      { externalId: ['ID!', list], updateId: ['ID!', updateId] },
      toCartFields,
    )
    t.match(value, { successfullyAdded: { length: 60 }, cart: { itemsCount: 60 } })
  }
})

t.test('chosen entries of an editors’ list are put into the cart', async (t) => {
  const { lists, cartId } = await someone()
  const put = (teaserWishlist: object[], more: Record<string, readonly [string, unknown]> = {}) =>
    lists.ask(
      'mutation',
      'addTeaserWishlistToCart',
      { teaserWishlist: ['[TeaserWishlistItemInput!]!', teaserWishlist], updateId: ['ID!', randomUUID()], ...more },
      toCartFields,
    )
  const { value } = await put([
    { productId: '100', quantity: 1 },
    { productId: '700', itemId: '700-1', quantity: 1 },
    { productId: '500', quantity: 1 },
    { productId: '999999', quantity: 2 },
  ])
  t.match(value, {
    // Its only item needs no choice.
    successfullyAdded: [{ itemId: '500-1' }],
    variantsToChoose: [{ productId: '100' }],
    quantityChanged: [{ itemId: '700-1', quantityWanted: 1, quantityAdded: 3, message: /3/ }],
    maxInCart: [],
    notAvailable: [
      {
        productId: '999999',
        itemId: null,
        name: 'Ein Artikel',
        quantityWanted: 2,
        quantityAdded: 0,
        message: 'Diesen Artikel führen wir nicht mehr.',
      },
    ],
    cart: { id: cartId, itemsCount: 4 },
  })
  t.match((await put([{ productId: '100', quantity: 1 }])).value, { cart: { itemsCount: 4 } }, 'nothing to put in')
  t.equal((await put([{ productId: '100', quantity: 0 }])).code, 'BAD_USER_INPUT')
  t.equal((await put([], { updateId: ['ID!', 'x'] })).code, 'BAD_USER_INPUT')
  const other = await someone()
  t.equal((await put([{ productId: '500', quantity: 1 }], { cartId: ['ID', other.cartId] })).code, 'CART_NOT_FOUND')
  t.match(await other.read(), { positions: [] })
})

t.test('a list of another visitor cannot be put into the cart', async (t) => {
  const [owner, other] = [await someone(), await someone()]
  const { wishlist } = await owner.lists.add('500')
  const { code } = await other.lists.ask(
    'mutation',
    'addWishlistToCart',
    { externalId: ['ID!', wishlist?.externalId], updateId: ['ID!', randomUUID()] },
    toCartFields,
  )
  t.equal(code, 'BAD_USER_INPUT')
  t.match(await other.read(), { positions: [] })
})
