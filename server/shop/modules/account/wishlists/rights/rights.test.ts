import { randomUUID } from 'node:crypto'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { type Engine, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { type Customer, inviteOf, newCustomer, newList, share } from '../testing/people.ts'

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleRecords())
  await importing({ translations })(trx)
})
const engine: Engine = await startEngine(t, url)

type Given = Parameters<Customer['ask']>[2]

const [creator, admin, editor, jonas] = await Promise.all([
  newCustomer(engine),
  newCustomer(engine),
  newCustomer(engine),
  newCustomer(engine, 'Jonas', 'Weber'),
])

type Scene = { list: string; entry: string; comment: string; claim: string }

/** A new list of the creator's with an admin and an editor, an entry, and a comment and a claim by its creator. */
const scene = async (): Promise<Scene> => {
  const list = await newList(creator)
  const { entryId } = await creator.add('100', { list, item: '100-1' })
  await share(creator, list, admin, 'admin')
  await share(creator, list, editor, 'editor')
  await creator.change('addWishlistComment', { externalId: ['ID!', list], comment: ['String!', 'Bis Freitag?'] })
  const shown = (await creator.list(list, 'comments { externalId }')) as unknown as {
    comments: { externalId: string }[]
  }
  const { value } = await creator.ask(
    'mutation',
    'claimWishlistEntry',
    { entryId: ['ID!', entryId], quantity: ['Int!', 1] },
    'claims { externalId }',
  )
  const { claims } = value as { claims: { externalId: string }[] }
  return {
    list,
    entry: entryId ?? '',
    comment: shown.comments[0]?.externalId ?? '',
    claim: claims[0]?.externalId ?? '',
  }
}

const change = 'successful'
const right = (name: string) => ['WishlistRight!', name] as const

/** Every mutation of a list, with what the contract answers it with, and who may do it. */
const mutations: {
  field: string
  given: (scene: Scene) => Given
  fields?: string
  may: ('commentator' | 'editor' | 'admin' | 'creator')[]
  as?: string
}[] = [
  {
    field: 'addProductToWishlist',
    given: ({ list }) => ({ externalId: ['ID', list], entry: ['WishlistEntryInput!', { productId: '500' }] }),
    may: ['editor', 'admin', 'creator'],
  },
  {
    field: 'removeProductFromMerkzettel',
    given: ({ list, entry }) => ({ externalId: ['ID', list], entryId: ['ID', entry] }),
    may: ['editor', 'admin', 'creator'],
  },
  {
    field: 'changeWishlistQuantity',
    given: ({ list, entry }) => ({
      externalId: ['ID!', list],
      entry: ['WishlistQuantityInput!', { entryId: entry, quantity: 2 }],
    }),
    may: ['editor', 'admin', 'creator'],
  },
  {
    field: 'replaceWishlistItem',
    given: ({ list, entry }) => ({
      externalId: ['ID!', list],
      entryId: ['ID!', entry],
      entry: ['WishlistEntryInput!', { productId: '100', itemId: '100-2' }],
    }),
    may: ['editor', 'admin', 'creator'],
  },
  {
    field: 'moveWishlistEntry',
    as: 'moveWishlistEntry out of it',
    given: ({ list, entry }) => ({
      fromExternalId: ['ID!', list],
      toExternalId: ['ID!', '00000000-0000-0000-0000-000000000000'],
      entryId: ['ID!', entry],
    }),
    may: ['editor', 'admin', 'creator'],
  },
  {
    field: 'renameWishlist',
    given: ({ list }) => ({ externalId: ['ID!', list], name: ['String!', 'Klasse 4b'] }),
    may: ['admin', 'creator'],
  },
  {
    field: 'setWishlistDescription',
    given: ({ list }) => ({ externalId: ['ID!', list], description: ['String!', 'Für alle'] }),
    may: ['admin', 'creator'],
  },
  {
    field: 'setStandardWishlist',
    given: ({ list }) => ({ externalId: ['ID!', list] }),
    may: ['editor', 'admin', 'creator'],
  },
  {
    field: 'addWishlistComment',
    given: ({ list, entry }) => ({ externalId: ['ID!', list], positionId: ['ID', entry], comment: ['String!', 'Ja'] }),
    may: ['commentator', 'editor', 'admin', 'creator'],
  },
  {
    field: 'deleteWishlistComment',
    as: 'deleteWishlistComment of another',
    given: ({ list, comment }) => ({ externalId: ['ID!', list], commentId: ['ID!', comment] }),
    may: ['admin', 'creator'],
  },
  {
    field: 'removeWishlistClaim',
    as: 'removeWishlistClaim of another',
    given: ({ claim }) => ({ claimId: ['ID!', claim] }),
    may: ['admin', 'creator'],
  },
  ...(['commentator', 'editor', 'admin'] as const).flatMap((level) => [
    {
      field: 'createWishlistInvite',
      as: `createWishlistInvite for ${level}`,
      given: ({ list }: Scene): Given => ({ externalId: ['ID!', list], right: right(level) }),
      fields: 'path',
      may: level === 'admin' ? ['creator' as const] : ['admin' as const, 'creator' as const],
    },
    {
      field: 'withdrawWishlistInvite',
      as: `withdrawWishlistInvite for ${level}`,
      given: ({ list }: Scene): Given => ({ externalId: ['ID!', list], right: right(level) }),
      fields: '',
      may: level === 'admin' ? ['creator' as const] : ['admin' as const, 'creator' as const],
    },
  ]),
  {
    field: 'removeWishlistMember',
    as: 'removeWishlistMember, an editor',
    given: ({ list }) => ({ externalId: ['ID!', list], userId: ['ID!', editor.id] }),
    may: ['admin', 'creator'],
  },
  {
    field: 'removeWishlistMember',
    as: 'removeWishlistMember, an admin',
    given: ({ list }) => ({ externalId: ['ID!', list], userId: ['ID!', admin.id] }),
    may: ['creator'],
  },
  {
    field: 'removeWishlistMember',
    as: 'removeWishlistMember, the creator',
    given: ({ list }) => ({ externalId: ['ID!', list], userId: ['ID!', creator.id] }),
    may: [],
  },
  {
    field: 'setWishlistMemberRight',
    as: 'setWishlistMemberRight, an editor to commentator',
    given: ({ list }) => ({
      externalId: ['ID!', list],
      userId: ['ID!', editor.id],
      right: right('commentator'),
    }),
    may: ['admin', 'creator'],
  },
  {
    field: 'setWishlistMemberRight',
    as: 'setWishlistMemberRight, an editor to admin',
    given: ({ list }) => ({ externalId: ['ID!', list], userId: ['ID!', editor.id], right: right('admin') }),
    may: ['creator'],
  },
  {
    field: 'setWishlistMemberRight',
    as: 'setWishlistMemberRight, an admin to editor',
    given: ({ list }) => ({ externalId: ['ID!', list], userId: ['ID!', admin.id], right: right('editor') }),
    may: ['creator'],
  },
  // The creator deletes the list for all members; other members only leave it.
  {
    field: 'deleteWishlist',
    given: ({ list }) => ({ externalId: ['ID!', list] }),
    may: ['commentator', 'editor', 'admin', 'creator'],
  },
]

const who = ['commentator', 'editor', 'admin', 'creator', 'a customer without the list', 'a former member'] as const

/** A customer of each kind with a list of his own, so that the cases are independent. */
const someone = async (kind: (typeof who)[number]): Promise<{ scene: Scene; customer: Customer }> => {
  const made = await scene()
  const { list } = made
  if (kind === 'creator') return { scene: made, customer: creator }
  if (kind === 'a customer without the list') return { scene: made, customer: jonas }
  await share(creator, list, jonas, kind === 'a former member' ? 'editor' : kind)
  if (kind === 'a former member')
    await creator.change('removeWishlistMember', { externalId: ['ID!', list], userId: ['ID!', jonas.id] })
  return { scene: made, customer: jonas }
}

/** All that a change could be seen by, as the creator sees it. */
const everything = ({ list }: Scene) =>
  creator.list(
    list,
    `name description comments { externalId } users { userId right }
      entries { externalId quantity item { id } comments { externalId } claims { externalId } }`,
  )

for (const kind of who) {
  t.test(`S7.24 as ${kind}`, async (t) => {
    const { scene: made, customer } = await someone(kind)
    for (const { field, given, fields = change, may, as = field } of mutations) {
      const isAllowed = (may as string[]).includes(kind)
      if (isAllowed) continue
      const before = await everything(made)
      const { value, code } = await customer.ask('mutation', field, given(made), fields)
      const isRefused = code === 'BAD_USER_INPUT' || (value as { successful?: boolean } | null)?.successful === false
      t.ok(isRefused, `${as} is refused`)
      t.same(await everything(made), before, 'and changes nothing')
    }
    for (const { field, given, fields = change, may, as = field } of mutations) {
      if (!(may as string[]).includes(kind)) continue
      const own = await someone(kind)
      const { value, code } = await own.customer.ask('mutation', field, given(own.scene), fields)
      t.equal(code, null, as)
      await creator.change('deleteWishlist', { externalId: ['ID!', own.scene.list] })
      if (fields === change) t.equal((value as { successful: boolean }).successful, true, `${as} is done`)
    }
  })
}

t.test('S6.12 a list without a right to see it does not exist for the caller', async (t) => {
  const made = await scene()
  const token = await inviteOf(creator, made.list, 'editor')
  const stranger = await newCustomer(engine)
  const id = ['ID!', made.list] as const
  t.equal(await stranger.list(made.list), null)
  t.same((await stranger.ask('query', 'getCommentsPerWishlist', { wishlistId: id }, 'externalId')).value, [])
  t.notMatch(JSON.stringify(await stranger.essentials()), made.list)
  for (const { field, given, fields = 'successful errorMessage' } of mutations) {
    const isNone = { ...made, list: randomUUID(), claim: randomUUID() }
    const [there, none] = await Promise.all(
      [made, isNone].map((each) =>
        stranger.ask('mutation', field, given(each), fields === change ? 'successful errorMessage' : fields),
      ),
    )
    t.same(
      { value: there?.value, message: there?.answer.errors?.[0]?.message },
      { value: none?.value, message: none?.answer.errors?.[0]?.message },
      `${field} says the same as for a list that there is not`,
    )
  }
  const put = await stranger.ask(
    'mutation',
    'addWishlistToCart',
    { externalId: id, updateId: ['ID!', randomUUID()] },
    'cart { id }',
  )
  t.equal(put.code, 'BAD_USER_INPUT')
  t.match(
    (
      await stranger.ask(
        'query',
        'getWishlistInvitation',
        { inviteToken: ['String!', token] },
        'name ownerName right entryCount isMember',
      )
    ).value,
    { name: 'Klasse 3b', ownerName: 'Lena S.', right: 'editor', entryCount: 1, isMember: false },
    'but whoever has a link is told what it leads to',
  )
})
