import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { WishlistClaim, WishlistClaimChange } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { accountsOf, lena, tokenOf } from '../../visitors/testing/accounts.ts'
import { listsBy, newVisitor } from '../testing/lists.ts'
import { inviteOf, newCustomer, newList, share } from '../testing/people.ts'

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleRecords())
  await importing({ translations })(trx)
})
const engine = await startEngine(t, url)
const owner = await newCustomer(engine)

type Person = ReturnType<typeof listsBy>
type Wanted = { entry: string; token?: string | null; quantity?: number; name?: string }

const claimFields = 'externalId quantity name isOwn allowedToRemoveByUser'
const answerFields = `successful errorMessage claims { ${claimFields} }`

const visitor = async (): Promise<Person> => listsBy(engine, { visitorId: await newVisitor(url) })

const claim = async (
  who: Person,
  { entry, token = null, quantity = 1, name }: Wanted,
): Promise<WishlistClaimChange> => {
  const { value, code } = await who.ask(
    'mutation',
    'claimWishlistEntry',
    { entryId: ['ID!', entry], quantity: ['Int!', quantity], name: ['String', name], inviteToken: ['String', token] },
    answerFields,
  )
  if (code !== null) throw new Error(code)
  return value as WishlistClaimChange
}

const remove = async (who: Person, id: string | undefined): Promise<WishlistClaimChange> =>
  (await who.ask('mutation', 'removeWishlistClaim', { claimId: ['ID!', id] }, answerFields))
    .value as WishlistClaimChange

/** Claims of the only entry, as the holder of a link sees them. */
const seenBy = async (who: Person, token: string): Promise<WishlistClaim[]> => {
  const { value } = await who.ask(
    'query',
    'getWishlistInvitation',
    { inviteToken: ['String!', token] },
    `entries { quantity product { name } comments { comment } claims { ${claimFields} } }`,
  )
  return (value as { entries: { claims: WishlistClaim[] }[] }).entries[0]?.claims ?? []
}

/** A list with one entry, wanted five times, and its link. */
const scene = async (quantity = 5) => {
  const list = await newList(owner)
  const { entryId } = await owner.add('100', { list, item: '100-1', quantity })
  return { list, entry: entryId ?? '', token: await inviteOf(owner, list, 'commentator') }
}

t.test('S4.94 the holder of a link claims without an account, and others see how much but not who', async (t) => {
  const { list, entry, token } = await scene()
  const [mia, stranger] = [await visitor(), await visitor()]
  await owner.change('addWishlistComment', {
    externalId: ['ID!', list],
    positionId: ['ID', entry],
    comment: ['String!', 'nur für uns'],
  })
  t.match(await claim(mia, { entry, token, quantity: 2, name: '  Mia ' }), {
    successful: true,
    claims: [{ quantity: 2, name: 'Mia', isOwn: true, allowedToRemoveByUser: true }],
  })
  t.match(await claim(stranger, { entry, token, quantity: 1 }), { successful: true })
  t.match(await seenBy(stranger, token), [
    { quantity: 2, name: 'Mia', isOwn: false, allowedToRemoveByUser: false },
    { quantity: 1, name: null, isOwn: true, allowedToRemoveByUser: true },
  ])
  t.match(
    await claim(mia, { entry, token, quantity: 4 }),
    { claims: [{ quantity: 4, name: null }, {}] },
    'the last one counts',
  )
  const shown = (await owner.list(list, `entries { claims { ${claimFields} } }`)) as unknown
  t.match(
    shown,
    { entries: [{ claims: [{ quantity: 4, allowedToRemoveByUser: true }, { quantity: 1 }] }] },
    'the owner',
  )
  const { value } = await mia.ask(
    'query',
    'getWishlistInvitation',
    { inviteToken: ['String!', token] },
    'entries { comments { comment } }',
  )
  t.same(value, { entries: [{ comments: [] }] }, 'comments are for members')
})

t.test('S4.95 simultaneous claims never exceed the wanted quantity', async (t) => {
  const { entry, token } = await scene(5)
  const people = await Promise.all(Array.from({ length: 8 }, visitor))
  const answers = await Promise.all(people.map((who) => claim(who, { entry, token, quantity: 2 })))
  t.equal(answers.filter(({ successful }) => successful).length, 2)
  const claims = await seenBy(people[0] as Person, token)
  t.equal(
    claims.reduce((sum, { quantity }) => sum + quantity, 0),
    4,
  )
  const late = await visitor()
  const refused = await claim(late, { entry, token, quantity: 2 })
  t.match(refused, { successful: false, errorMessage: /fehlt nur noch 1 Stück/ })
  t.equal(refused.claims?.length, 2, 'with what the others bring')
  t.match(await claim(late, { entry, token, quantity: 1 }), { successful: true })
  t.match(await claim(await visitor(), { entry, token }), { successful: false, errorMessage: /schon jemand anderes/ })
})

t.test('a claim is taken back by who made it, and cleared by who manages the list', async (t) => {
  const { list, entry, token } = await scene()
  const [mia, stranger, editor] = [await visitor(), await visitor(), await newCustomer(engine)]
  await share(owner, list, editor, 'editor')
  const own = (await claim(mia, { entry, token })).claims?.[0]?.externalId
  t.match(await remove(stranger, own), { successful: false, errorMessage: /gibt es nicht mehr/, claims: null })
  t.match(await remove(editor, own), { successful: false, errorMessage: /fehlt dir/ })
  await owner.ask(
    'mutation',
    'withdrawWishlistInvite',
    { externalId: ['ID!', list], right: ['WishlistRight!', 'commentator'] },
    '',
  )
  t.match(await remove(mia, own), { successful: true, claims: [] }, 'after the link ended, too')
  t.match(await remove(mia, own), { successful: false })
  t.match(await remove(mia, 'x'), { successful: false })
  const byEditor = (await claim(editor, { entry, name: 'Eda' })).claims?.[0]?.externalId
  t.match(await remove(owner, byEditor), { successful: true, claims: [] })
})

t.test('a claim needs an entry on a visible list, a valid quantity and a name', async (t) => {
  const { entry, token, list } = await scene()
  const other = await scene()
  const mia = await visitor()
  const fails = async (wanted: Wanted, message: RegExp) => {
    const { successful, errorMessage } = await claim(mia, wanted)
    t.equal(successful, false)
    t.match(errorMessage, message)
  }
  await fails({ entry }, /steht nicht mehr auf der Liste/)
  await fails({ entry: randomUUID(), token }, /steht nicht mehr auf der Liste/)
  await fails({ entry: 'x', token }, /steht nicht mehr auf der Liste/)
  await fails({ entry: other.entry, token }, /steht nicht mehr auf der Liste/)
  await fails({ entry, token: 'x' }, /Einladung ist nicht mehr gültig/)
  await fails({ entry, token, quantity: 0 }, /von 1 bis/)
  await fails({ entry, token, quantity: 6 }, /fehlen nur noch 5 Stück/)
  await fails({ entry, token, name: 'x'.repeat(31) }, /höchstens 30 Zeichen/)
  await fails({ entry, token, name: '<b>Mia</b>' }, /ohne HTML/)
  await owner.remove(list, entry)
  await fails({ entry, token }, /steht nicht mehr auf der Liste/)
})

t.test('a login joins the visitor’s claims with the customer’s', async (t) => {
  const { entry, token } = await scene()
  const email = `${randomUUID()}@pausenhof.example`
  const accounts = accountsOf(engine)
  const registered = await accounts.register({ ...lena, email }, { network: email })
  const jonas = listsBy(engine, { userToken: tokenOf(registered) })
  await claim(jonas, { entry, token, quantity: 1, name: 'Jonas' })
  const { userId } = await accounts.shopInit()
  await claim(listsBy(engine, { visitorId: userId }), { entry, token, quantity: 2 })
  await accounts.login({ email, password: lena.password }, { visitorId: userId, network: email })
  t.match(await seenBy(jonas, token), [{ quantity: 3, name: 'Jonas', isOwn: true }])
  t.equal((await seenBy(jonas, token)).length, 1)
})

t.test('an entry that becomes one with another brings its claims along', async (t) => {
  const { list, entry, token } = await scene(2)
  const { entryId: second } = await owner.add('100', { list, item: '100-2', quantity: 2 })
  const mia = await visitor()
  await claim(mia, { entry, token, quantity: 2 })
  await claim(mia, { entry: second ?? '', token, quantity: 1, name: 'Mia' })
  await owner.change('replaceWishlistItem', {
    externalId: ['ID!', list],
    entryId: ['ID!', second],
    entry: ['WishlistEntryInput!', { productId: '100', itemId: '100-1', quantity: 2 }],
  })
  t.match(await seenBy(mia, token), [{ quantity: 3, name: 'Mia', isOwn: true }])
})
