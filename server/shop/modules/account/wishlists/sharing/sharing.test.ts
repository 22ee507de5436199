import { sql } from 'drizzle-orm'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { accountsOf, lena as lenasData } from '../../visitors/testing/accounts.ts'
import { listsBy, newVisitor } from '../testing/lists.ts'
import { type Customer, inviteOf, join, newCustomer, newList, share } from '../testing/people.ts'

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleRecords())
  await importing({ translations })(trx)
})
const engine = await startEngine(t, url)
const [lena, jonas, mira] = await Promise.all([
  newCustomer(engine),
  newCustomer(engine, 'Jonas', 'Weber'),
  newCustomer(engine, 'Mira', 'Castell'),
])

const id = (list: string) => ['ID!', list] as const
const text = (value: string) => ['String!', value] as const
const users = async (by: Customer, list: string) =>
  ((await by.list(list, 'users { userId name right isCreator isSelf }')) as { users: object[] } | null)?.users ?? null

t.test('S4.37 a customer has several lists, one of them for his hearts', async (t) => {
  const ruth = await newCustomer(engine, 'Ruth', 'Okafor')
  t.match(await ruth.essentials(), { lists: [{ name: 'Merkzettel', isDefault: true, isStandardList: true }] })
  const made = await ruth.change('createWishlist', {
    name: text('  Einschulung \u202e  Emil '),
    description: ['String', 'Bis\r\nAugust'],
  })
  t.match(made, {
    successful: true,
    wishlist: { name: 'Einschulung Emil', description: 'Bis\nAugust', isCreator: true, isDefault: false, entries: [] },
  })
  const list = made.wishlist?.externalId ?? ''
  t.match(await ruth.change('setStandardWishlist', { externalId: id(list) }), { wishlist: { isStandardList: true } })
  const { wishlist, essentials } = await ruth.add('500')
  t.equal(wishlist?.externalId, list, 'hearts fill it')
  t.match(essentials, {
    totalProductsInMerkzettel: 0,
    productIds: ['500'],
    lists: [
      { isDefault: true, isStandardList: false, productIds: [] },
      { isStandardList: true, productIds: ['500'] },
    ],
  })
  t.match(await ruth.change('renameWishlist', { externalId: id(list), name: text('Emil') }), {
    wishlist: { name: 'Emil' },
  })
  const described = await ruth.change('setWishlistDescription', { externalId: id(list), description: text('') })
  t.equal(described.wishlist?.description, null)
  const gone = await ruth.change('deleteWishlist', { externalId: id(list) })
  t.match(gone, {
    successful: true,
    wishlist: null,
    essentials: { lists: [{ isDefault: true, isStandardList: true }] },
  })
})

t.test('the Merkzettel keeps its name and stays', async (t) => {
  const list = (await lena.essentials()).lists[0]?.externalId ?? ''
  for (const [field, given] of [
    ['renameWishlist', { name: text('Anders') }],
    ['deleteWishlist', {}],
  ] as const)
    t.match(
      await lena.change(field, { externalId: id(list), ...given }),
      { successful: false, errorMessage: /lässt sich nicht/ },
      field,
    )
  t.match(await lena.essentials(), { lists: [{ name: 'Merkzettel' }] })
})

t.test('texts are plain and not too long', async (t) => {
  const list = await newList(lena)
  for (const [field, given, message] of [
    ['renameWishlist', { name: text(' \u200b ') }, /Namen/],
    ['renameWishlist', { name: text('x'.repeat(61)) }, /60 Zeichen/],
    ['renameWishlist', { name: text('<b>Fett</b>') }, /HTML/],
    ['setWishlistDescription', { description: text('x'.repeat(501)) }, /500 Zeichen/],
    ['addWishlistComment', { comment: text('') }, /Bitte gib einen Text ein/],
    ['addWishlistComment', { comment: text('x'.repeat(1001)) }, /1.000 Zeichen/],
    ['addWishlistComment', { comment: text('x'.repeat(100_000)) }, /1.000 Zeichen/],
  ] as const)
    t.match(
      await lena.change(field, { externalId: id(list), ...given }),
      { successful: false, errorMessage: message },
      field,
    )
  const name = '😀'.repeat(60)
  t.match(
    await lena.change('renameWishlist', { externalId: id(list), name: text(name) }),
    { wishlist: { name } },
    'as people count',
  )
  t.match(await lena.change('addWishlistComment', { externalId: id(list), comment: text('<3 Mathe\u0007') }), {
    successful: true,
  })
})

t.test('a link makes members, as often as it is taken', async (t) => {
  const list = await newList(lena, 'Klasse 3b')
  const token = await inviteOf(lena, list, 'editor')
  t.equal(await inviteOf(lena, list, 'editor'), token, 'the same one')
  t.match(await join(jonas, token), { successful: true, wishlist: { name: 'Klasse 3b', isEditor: true } })
  t.match(await join(jonas, token), { successful: true, wishlist: { isEditor: true } })
  t.match(
    await join(jonas, await inviteOf(lena, list, 'commentator')),
    { wishlist: { isEditor: true } },
    'nobody loses a right',
  )
  t.match(await join(jonas, await inviteOf(lena, list, 'admin')), { wishlist: { isAdmin: true } }, 'but gains one')
  t.match(await join(lena, token), { wishlist: { isCreator: true } })
  t.same(await users(jonas, list), [
    { userId: lena.id, name: 'Lena Sommer', right: 'creator', isCreator: true, isSelf: false },
    { userId: jonas.id, name: 'Jonas Weber', right: 'admin', isCreator: false, isSelf: true },
  ])
  const withdraw = () =>
    lena.ask('mutation', 'withdrawWishlistInvite', { externalId: id(list), right: ['WishlistRight!', 'editor'] }, '')
  t.equal((await withdraw()).value, true)
  t.equal((await withdraw()).value, false)
  t.match(await join(mira, token), { successful: false, errorMessage: /ist nicht mehr gültig/ })
  t.equal((await mira.ask('query', 'getWishlistInvitation', { inviteToken: text(token) }, 'name')).value, null)
  t.match(await join(mira, 'nonsense'), { successful: false })
  t.not(await inviteOf(lena, list, 'editor'), token, 'a new one')
})

t.test('a shared Merkzettel is known by whose it is', async (t) => {
  const own = (await lena.essentials()).lists[0]?.externalId ?? ''
  await lena.add('500', { list: own })
  const token = await inviteOf(lena, own, 'admin')
  const invitation = await mira.ask('query', 'getWishlistInvitation', { inviteToken: text(token) }, 'name ownerName')
  t.match(invitation.value, { name: 'Merkzettel von Lena', ownerName: 'Lena S.' })
  t.match(await join(mira, token), { wishlist: { name: 'Merkzettel von Lena', isDefault: false } })
  t.match(await mira.change('renameWishlist', { externalId: id(own), name: text('Anders') }), { successful: false })
  t.match(await mira.essentials(), {
    lists: [{ name: 'Merkzettel', isDefault: true }, { name: 'Merkzettel von Lena' }],
  })
  t.match(
    await mira.change('deleteWishlist', { externalId: id(own) }),
    { successful: true },
    'whoever did not make it leaves it',
  )
  t.equal(await mira.list(own), null)
  t.ok(await lena.list(own))
})

t.test('S4.39 a removed member does not come back by an old invitation link', async (t) => {
  const list = await newList(lena)
  const token = await inviteOf(lena, list, 'editor')
  await join(jonas, token)
  await jonas.change('setStandardWishlist', { externalId: id(list) })
  t.match(
    (await jonas.essentials()).lists.find(({ externalId }) => externalId === list),
    { isStandardList: true },
  )
  await lena.change('removeWishlistMember', { externalId: id(list), userId: ['ID!', jonas.id] })
  t.match(
    (await jonas.essentials()).lists,
    [{ isDefault: true, isStandardList: true }],
    'his hearts have a place again',
  )
  t.match(await join(jonas, token), { successful: false })
})

t.test('a lowered right counts at once, also for hearts', async (t) => {
  const list = await newList(lena)
  await share(lena, list, jonas, 'editor')
  const admin = await inviteOf(lena, list, 'editor')
  await jonas.change('setStandardWishlist', { externalId: id(list) })
  await lena.change('setWishlistMemberRight', {
    externalId: id(list),
    userId: ['ID!', jonas.id],
    right: ['WishlistRight!', 'commentator'],
  })
  const { wishlist } = await jonas.add('500')
  t.equal(wishlist?.isDefault, true)
  t.match(await join(jonas, admin), { successful: false }, 'the link to what he had is withdrawn')
})

t.test('S3.31 comments stand on the list and on its entries', async (t) => {
  const list = await newList(lena)
  await share(lena, list, jonas, 'commentator')
  const { entryId } = await lena.add('500', { list })
  const say = (by: Customer, comment: string, positionId?: string | null) =>
    by.change('addWishlistComment', { externalId: id(list), positionId: ['ID', positionId], comment: text(comment) })
  await say(lena, 'Für alle')
  await say(jonas, 'Den nehme ich', entryId)
  const fields = 'externalId positionId comment name date displayedDate allowedToDeleteByUser'
  const all = async (by: Customer) =>
    (await by.ask('query', 'getCommentsPerWishlist', { wishlistId: id(list) }, fields)).value as {
      externalId: string
      positionId: string | null
    }[]
  t.match(await all(jonas), [
    { comment: 'Für alle', name: 'Lena Sommer', positionId: null, allowedToDeleteByUser: false, date: /^\d{4}-.*Z$/ },
    { comment: 'Den nehme ich', name: 'Jonas Weber', positionId: entryId, allowedToDeleteByUser: true },
  ])
  t.match(await all(lena), [{ allowedToDeleteByUser: true }, { allowedToDeleteByUser: true }])
  t.match(await lena.list(list, 'comments { comment } entries { comments { comment } }'), {
    comments: [{ comment: 'Für alle' }],
    entries: [{ comments: [{ comment: 'Den nehme ich' }] }],
  })

  await lena.remove(list, entryId ?? '')
  t.match(await all(lena), [{ positionId: null }], 'gone with what they were about')
  t.match(await say(jonas, 'Noch da?', entryId), { successful: false })
  await lena.add('500', { list, position: 0 })
  t.match(await all(lena), [{ positionId: null }, { positionId: entryId }], 'and back with it')

  const [first, second] = await all(jonas)
  const unsay = (by: Customer, commentId = '') =>
    by.change('deleteWishlistComment', { externalId: id(list), commentId: ['ID!', commentId] })
  t.match(await unsay(jonas, first?.externalId), { successful: false }, 'another’s')
  t.match(await unsay(jonas, second?.externalId), { successful: true })
  t.match(await unsay(jonas, second?.externalId), { successful: false }, 'once')
})

t.test('S4.40 entries go from list to list', async (t) => {
  const [from, to] = [await newList(lena, 'Alt'), await newList(lena, 'Neu')]
  await lena.add('500', { list: to, quantity: 2 })
  const { entryId } = await lena.add('500', { list: from, quantity: 3 })
  const move = (target: string) =>
    lena.change('moveWishlistEntry', {
      fromExternalId: id(from),
      toExternalId: id(target),
      entryId: ['ID!', entryId],
    })
  t.match(await move(from), { successful: true, wishlist: { entries: [{ quantity: 3 }] } }, 'to where it is')
  t.match(await move(to), { successful: true, wishlist: { externalId: from, entries: [] } })
  t.match(await lena.list(to), { entries: [{ quantity: 5 }] }, 'with what was there')
  t.match(await move(to), { successful: false })
  t.match(
    await lena.change('moveWishlistEntry', {
      fromExternalId: id(to),
      toExternalId: id(await newList(jonas)),
      entryId: ['ID!', entryId],
    }),
    { successful: false },
    'not to a list of somebody else',
  )
})

t.test('another variant takes the place and the quantity', async (t) => {
  const list = await newList(lena)
  await lena.add('100', { list, item: '100-2', quantity: 4 })
  const { entryId } = await lena.add('100', { list, quantity: 2 })
  await lena.add('500', { list })
  const replace = (itemId: string, productId = '100') =>
    lena.change('replaceWishlistItem', {
      externalId: id(list),
      entryId: ['ID!', entryId],
      entry: ['WishlistEntryInput!', { productId, itemId, quantity: 2 }],
    })
  t.match(await replace('100-1'), {
    entryId,
    wishlist: { entries: [{}, { externalId: entryId, quantity: 2, item: { id: '100-1' } }, {}] },
  })
  t.match(await replace('200-1'), { successful: false }, 'no item of it')
  const merged = await replace('100-2')
  t.match(merged, { successful: true, wishlist: { entries: [{}, { quantity: 6, item: { id: '100-2' } }] } })
  t.equal(merged.wishlist?.entries.length, 2, 'they are one now')
  t.equal(merged.entryId, merged.wishlist?.entries[1]?.externalId)
})

t.test('S3.36 numbers of lists, entries, members and comments are limited', async (t) => {
  const paul = await newCustomer(engine, 'Paul', 'Voss')
  const list = await newList(paul)
  const token = await inviteOf(lena, await newList(lena), 'editor')
  await change(url, async (trx) => {
    await trx.execute(sql`insert into wishlists (id, customer_id, is_default, name)
      select gen_random_uuid(), ${paul.id}, false, 'Liste ' || n from generate_series(1, 48) n`)
    await trx.execute(sql`insert into wishlist_comments (id, wishlist_id, customer_id, comment)
      select gen_random_uuid(), ${list}, ${paul.id}, n::text from generate_series(1, 1000) n`)
    await trx.execute(sql`insert into wishlist_entries (wishlist_id, product_id, item_id, quantity, rank)
      select ${list}, '100', 'gone-' || n, 1, n from generate_series(1, 500) n`)
    await trx.execute(sql`
      with members as (
        insert into customers (realm, email, salutation, first_name, last_name)
        select 'consumer', 'member-' || n || '@pausenhof.example', 'none', 'A', 'B' from generate_series(1, 50) n returning id
      )
      insert into wishlist_members (wishlist_id, customer_id, "right") select ${list}, id, 'editor' from members`)
  })
  const { length } = (await paul.essentials()).lists
  t.equal(length, 50)
  t.match(await paul.change('createWishlist', { name: text('Noch eine') }), {
    successful: false,
    errorMessage: /50 Listen/,
  })
  t.match(await join(paul, token), { successful: false, errorMessage: /50 Listen/ })
  const full = await inviteOf(paul, list, 'commentator')
  t.match(await join(jonas, full), { successful: false, errorMessage: /50 Mitglieder/ })
  t.match(await paul.add('500', { list }), { successful: false, errorMessage: /500 Artikel/ })
  t.match(await paul.change('addWishlistComment', { externalId: id(list), comment: text('x') }), {
    successful: false,
    errorMessage: /1.000 Kommentare/,
  })
})

t.test('a visitor’s entries are on the customer’s list after the login', async (t) => {
  const accounts = accountsOf(engine)
  const ruth = await newCustomer(engine, 'Ruth', 'Okafor')
  const own = (await ruth.essentials()).lists[0]?.externalId ?? ''
  await ruth.add('100', { list: own, item: '100-1', quantity: 5 })
  await ruth.add('200', { list: own, quantity: 1 })

  const visitorId = await newVisitor(url)
  const visitor = listsBy(engine, { visitorId })
  await visitor.add('200', { quantity: 4 })
  await visitor.add('100', { item: '100-1', quantity: 2 })
  const before = await visitor.add('500')
  const login = () =>
    accounts.login({ email: ruth.email, password: lenasData.password }, { visitorId, network: ruth.email })
  t.match(await login(), { success: true, sharedListMerged: true })
  t.match((await ruth.list(own))?.entries, [
    { product: { id: '500' }, quantity: 1 },
    { product: { id: '200' }, quantity: 4 },
    { product: { id: '100' }, quantity: 5 },
  ])
  t.same((await visitor.list(before.wishlist?.externalId ?? ''))?.entries, [], 'no longer with the visitor')
  t.match(await login(), { success: true, sharedListMerged: false }, 'nothing to do again')
})

t.test('a visitor’s entries are merged into no list of another customer', async (t) => {
  const ruth = await newCustomer(engine, 'Ruth', 'Okafor')
  const list = await newList(lena, 'Sommerfest')
  await share(lena, list, ruth, 'editor')
  await ruth.change('setStandardWishlist', { externalId: id(list) })
  const logIn = async (productId: string) => {
    const visitorId = await newVisitor(url)
    await listsBy(engine, { visitorId }).add(productId)
    const data = { email: ruth.email, password: lenasData.password }
    t.match(await accountsOf(engine).login(data, { visitorId }), { success: true, sharedListMerged: true })
  }
  await logIn('500')
  t.match(await lena.list(list), { entries: [] }, 'Lena is told nothing')
  const { lists } = await ruth.essentials()
  t.same(lists.find(({ isDefault }) => isDefault)?.productIds, ['500'])

  const own = await newList(ruth, 'Emil')
  await ruth.change('setStandardWishlist', { externalId: id(own) })
  await logIn('100')
  t.match(await ruth.list(own), { entries: [{ product: { id: '100' } }] }, 'into one of her own making')
})
