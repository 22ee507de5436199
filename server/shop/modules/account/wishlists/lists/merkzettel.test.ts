import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { filledDatabase, importing as importingContent, startEngine } from '#engine/testing/engine.ts'
import { listsBy, newVisitor } from '../testing/lists.ts'

const parameters = [{ store: 'de' as const, name: 'Blitzangebot', entries: [{ name: 'active', value: 'true' }] }]

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, [
    ...sampleRecords(),
    {
      kind: 'product',
      record: product('600', { items: [item('600-1', { minimumOrderQuantity: 5, maxQuantity: 20 })] }),
    },
  ])
  await importingContent({ translations, parameters })(trx)
})
const engine = await startEngine(t, url)
const byNewVisitor = async () => listsBy(engine, { visitorId: await newVisitor(url) })

t.test('S3.29 a stranger has an empty Merkzettel, and needs an id to put something on it', async (t) => {
  const nobody = listsBy(engine, {})
  const { lists, productIds } = await nobody.essentials()
  t.match(lists, [{ name: 'Merkzettel', isDefault: true, isStandardList: true, isEditable: true, productIds: [] }])
  t.same(productIds, [])
  t.match(await nobody.list(lists[0]?.externalId ?? ''), { entries: [], totals: { raw: 0 }, isCreator: true })
  const { code } = await nobody.ask(
    'mutation',
    'addProductToWishlist',
    { entry: ['WishlistEntryInput!', { productId: '500' }] },
    'successful',
  )
  t.equal(code, 'USER_REQUIRED')
})

t.test('S3.34 hearts fill the Merkzettel and empty it', async (t) => {
  const visitor = await byNewVisitor()
  const before = await visitor.essentials()
  const added = await visitor.add('500')
  t.match(added, {
    successful: true,
    errorMessage: null,
    wishlist: { entries: [{ quantity: 1, product: { name: 'Bleistifte dreikant' }, item: { id: '500-1' } }] },
    essentials: { productIds: ['500'], totalProductsInMerkzettel: 1 },
  })
  t.equal(added.wishlist?.externalId, before.lists[0]?.externalId, 'the list had its id before it was used')
  t.equal(added.entryId, added.wishlist?.entries[0]?.externalId)
  t.match(await visitor.add('500'), { wishlist: { entries: [{ quantity: 1 }] } }, 'pressed again after a lost answer')
  t.match(await visitor.add('500', { quantity: 2 }), { wishlist: { entries: [{ quantity: 2 }] } }, 'again: as many')
  t.match(await visitor.add('100'), { wishlist: { entries: [{ item: null }, {}] } }, 'no variant chosen, on top')

  const emptied = await visitor.change('removeProductFromMerkzettel', {
    entry: ['WishlistProductInput', { productId: '500' }],
  })
  t.match(emptied, { successful: true, essentials: { productIds: ['100'] } })
  t.match(
    await visitor.change('removeProductFromMerkzettel', { entry: ['WishlistProductInput', { productId: '500' }] }),
    { successful: true, essentials: { productIds: ['100'] } },
    'twice is as once',
  )
})

t.test('many things at once: all or none, the first on top', async (t) => {
  const visitor = await byNewVisitor()
  const addAll = (...entries: { productId: string; itemId?: string; quantity: number }[]) =>
    visitor.change('addProductsToWishlist', {
      listName: ['String', 'Klasse 1a'],
      entries: ['[WishlistEntryInput!]!', entries],
    })
  const pencils = { productId: '500', itemId: '500-1', quantity: 3 }
  const paper = { productId: '600', itemId: '600-1', quantity: 10 }
  t.match(await addAll(pencils, { productId: '999999', quantity: 1 }), { successful: false, wishlist: null })
  t.same((await visitor.essentials()).productIds, [])
  const both = {
    entries: [
      { quantity: 3, item: { id: '500-1' } },
      { quantity: 10, item: { id: '600-1' } },
    ],
  }
  t.match(await addAll(pencils, paper), { successful: true, wishlist: both })
  t.match(await addAll(pencils, paper), { wishlist: both }, 'twice is as once')
  t.match(await addAll(), { successful: false })
  t.match(await addAll(...Array.from({ length: 121 }, () => pencils)), { successful: false, errorMessage: /120/ })
})

t.test('an unknown product, variant or quantity is refused with a message', async (t) => {
  const visitor = await byNewVisitor()
  for (const [productId, more] of [
    ['999999', {}],
    ['x', {}],
    ['300', {}],
    ['400', {}],
    ['100', { item: '200-1' }],
    ['500', { quantity: 0 }],
    ['500', { quantity: 9999 }],
    ['500', { quantity: -1 }],
    ['500', { list: 'nonsense' }],
    ['500', { list: '00000000-0000-4000-8000-000000000000' }],
  ] as const) {
    const { successful, errorMessage, wishlist } = await visitor.add(productId, more)
    t.notOk(successful, JSON.stringify([productId, more]))
    t.ok(errorMessage)
    t.equal(wishlist, null)
  }
  t.same((await visitor.essentials()).productIds, [])
})

t.test('a visitor without login has one list and can share nothing', async (t) => {
  const visitor = await byNewVisitor()
  const { wishlist } = await visitor.add('500')
  const externalId = ['ID!', wishlist?.externalId] as const
  for (const [field, given] of [
    ['createWishlist', { name: ['String!', 'Neu'] }],
    ['renameWishlist', { externalId, name: ['String!', 'Neu'] }],
    ['addWishlistComment', { externalId, comment: ['String!', 'Schön'] }],
    ['deleteWishlist', { externalId }],
    ['importSharedWishlist', { inviteToken: ['String!', 'x'] }],
  ] as const)
    t.equal((await visitor.ask('mutation', field, given, 'successful')).code, 'LOGIN_REQUIRED', field)
})

t.test('a visitor cannot read another visitor’s list', async (t) => {
  const [one, other] = [await byNewVisitor(), await byNewVisitor()]
  const { wishlist, entryId } = await one.add('500')
  const id = wishlist?.externalId ?? ''
  t.equal(await other.list(id), null)
  t.match(await other.add('500', { list: id }), { successful: false })
  t.match(await other.remove(id, entryId ?? ''), { successful: false })
  t.match(await one.list(id), { entries: [{ quantity: 1 }] })
})

t.test('S5.16 quantities stay within the orderable bounds', async (t) => {
  const visitor = await byNewVisitor()
  const { wishlist, entryId } = await visitor.add('600')
  const id = wishlist?.externalId ?? ''
  t.match(wishlist, { entries: [{ quantity: 5 }] }, 'the minimum order')
  const set = (quantity: number) =>
    visitor.change('changeWishlistQuantity', {
      externalId: ['ID!', id],
      entry: ['WishlistQuantityInput!', { entryId, quantity }],
    })
  t.match(await set(7), { successful: true, errorMessage: null, wishlist: { entries: [{ quantity: 7 }] } })
  t.match(await set(2), {
    successful: true,
    errorMessage: /Mindestbestellmenge ist 5 Stück/,
    wishlist: { entries: [{ quantity: 5 }] },
  })
  t.match(await set(21), { successful: true, errorMessage: /Höchstens 20/, wishlist: { entries: [{ quantity: 20 }] } })
  t.match(await set(9999), { successful: false, errorMessage: /9.998/ })
  t.match(await set(-1), { successful: false })
  t.match(await visitor.add('600', { quantity: 3 }), { successful: true, wishlist: { entries: [{ quantity: 20 }] } })
  t.match(await set(0), { successful: true, wishlist: { entries: [] } })
  t.match(await set(3), { successful: false, errorMessage: /nicht mehr auf der Liste/ })
})

t.test('S3.33 a removed entry comes back to its place', async (t) => {
  const visitor = await byNewVisitor()
  for (const productId of ['500', '600', '200']) await visitor.add(productId)
  const { wishlist } = await visitor.add('100', { item: '100-1', quantity: 2 })
  const order = (list: typeof wishlist) => list?.entries.map(({ product: { id } }) => id)
  t.same(order(wishlist), ['100', '200', '600', '500'], 'newest first')
  const gone = wishlist?.entries[1]
  const removed = await visitor.remove(wishlist?.externalId, gone?.externalId ?? '')
  t.same(order(removed.wishlist), ['100', '600', '500'])
  await visitor.add('100', { item: '100-2' })
  const restored = await visitor.add('200', { item: '200-1', quantity: 1, position: 1 })
  t.same(order(restored.wishlist), ['100', '100', '200', '600', '500'], 'between the same neighbours')
  t.equal(restored.entryId, gone?.externalId, 'the entry itself')
  t.match(await visitor.add('200', { item: '200-1', position: 1 }), { wishlist: { entries: { length: 5 } } })
  t.equal((await visitor.list(wishlist?.externalId ?? ''))?.entries[2]?.quantity, 1, 'restored twice, there once')
})

t.test('S3.30 a list shows today’s prices', async (t) => {
  const visitor = await byNewVisitor()
  await visitor.add('100', { item: '100-1', quantity: 2 })
  await visitor.add('100', { item: '100-3' })
  const { wishlist } = await visitor.add('200', { quantity: 3 })
  t.match(wishlist?.entries, [
    // Two pieces of the deal are left for one order.
    { totals: { current: { amount: 3000 }, lightningPrice: { amount: 2600 }, savings: { amount: 400 }, raw: 2600 } },
    { isSaleable: false, totals: { raw: 8900 } },
    { totals: { current: { amount: 19800 }, old: { amount: 25800 }, savings: { amount: 6000 }, raw: 19800 } },
  ])
  t.equal(wishlist?.totals.raw, 22400, 'without what is sold out')
})
