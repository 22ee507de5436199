import { sql } from 'drizzle-orm'
import pg from 'pg'
import t, { type Test } from 'tap'
import type { WishlistChange } from '#contract/generated/types.ts'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { listFields, listsBy, newVisitor } from '../testing/lists.ts'
import { inviteOf, join, newCustomer, newList, share } from '../testing/people.ts'

const productIds = Array.from({ length: 500 }, (_, index) => String(1000 + index))
const products = productIds.map((id): ImportRecord => {
  const isGone = Number(id) % 10 === 0
  return {
    kind: 'product',
    record: product(id, {
      isRetired: isGone,
      replacementIds: isGone ? ['500'] : [],
      items: [item(`${id}-1`, { maxQuantity: 9999 })],
    }),
  }
})

const url = await filledDatabase(t, async (trx) => {
  await importing({ translations })(trx)
  await importRecords(trx, [...sampleRecords(), ...products])
})
const engine = await startEngine(t, url)
const [lena, jonas] = await Promise.all([newCustomer(engine), newCustomer(engine, 'Jonas', 'Weber')])

const order = (list: WishlistChange['wishlist']): string[] => list?.entries.map(({ product: { id } }) => id) ?? []
const some = (count: number, from = 1): string[] =>
  productIds.filter((id) => Number(id) % 10 !== 0).slice(from, from + count)
const allWent = (t: Test, changes: WishlistChange[]) =>
  t.same(
    changes.filter(({ successful }) => !successful).map(({ errorMessage }) => errorMessage),
    [],
  )

t.test('S3.35 two who change one list lose nothing', async (t) => {
  const list = await newList(lena)
  await share(lena, list, jonas, 'editor')
  const both = [lena, jonas]
  const ids = some(8)
  const changes = await Promise.all([
    ...both.flatMap((by) => Array.from({ length: 10 }, (_, less) => by.add('500', { list, quantity: 10 - less }))),
    ...ids.map((id, index) => (index % 2 ? lena : jonas).add(id, { list })),
  ])
  allWent(t, changes)
  const shown = await lena.list(list)
  t.equal(shown?.entries.find(({ product: { id } }) => id === '500')?.quantity, 10, 'the largest wish')
  t.same(order(shown).sort(), ['500', ...ids].sort())

  const entries = shown?.entries.map(({ externalId }) => externalId) ?? []
  allWent(t, await Promise.all(entries.flatMap((id) => both.map((by) => by.remove(list, id)))))
  t.same((await jonas.list(list))?.entries, [])
})

t.test('entries that cross on their way between two lists are both there', async (t) => {
  const [one, other] = [await newList(lena), await newList(lena)]
  const ids = some(8)
  const there = await Promise.all(ids.map((id, index) => lena.add(id, { list: index % 2 ? one : other })))
  const moves = there.map(({ entryId, wishlist }) =>
    lena.change('moveWishlistEntry', {
      fromExternalId: ['ID!', wishlist?.externalId],
      toExternalId: ['ID!', wishlist?.externalId === one ? other : one],
      entryId: ['ID!', entryId],
    }),
  )
  allWent(t, await Promise.all(moves))
  const [first, second] = await Promise.all([lena.list(one), lena.list(other)])
  t.same([...order(first), ...order(second)].sort(), [...ids].sort())
  t.equal(first?.entries.length, 4)
})

t.test('simultaneous hearts create one Merkzettel', async (t) => {
  const visitor = listsBy(engine, { visitorId: await newVisitor(url) })
  const ids = some(8)
  allWent(t, await Promise.all(ids.map((id) => visitor.add(id))))
  t.match(await visitor.essentials(), { totalProductsInMerkzettel: 8, lists: { length: 1 } })
})

t.test('simultaneous requests never exceed the limit of lists', async (t) => {
  const mira = await newCustomer(engine, 'Mira', 'Castell')
  await change(url, async (trx) => {
    await trx.execute(sql`insert into wishlists (id, customer_id, is_default, name)
      select gen_random_uuid(), ${mira.id}, false, 'Liste ' || n from generate_series(1, 47) n`)
  })
  const tokens = await Promise.all(
    [await newList(lena), await newList(lena)].map((list) => inviteOf(lena, list, 'editor')),
  )
  const changes = await Promise.all([
    ...Array.from({ length: 4 }, () => mira.change('createWishlist', { name: ['String!', 'Neu'] })),
    ...tokens.map((token) => join(mira, token)),
  ])
  t.equal(changes.filter(({ successful }) => successful).length, 2)
  t.equal((await mira.essentials()).lists.length, 50)
})

t.test('a right taken away counts for requests that wait for the list', async (t) => {
  const list = await newList(lena)
  await share(lena, list, jonas, 'editor')
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  t.teardown(() => holder.end())
  await holder.query('begin')
  await holder.query('select from wishlists where id = $1 for update', [list])
  const waiting = jonas.add('500', { list })
  await holder.query('delete from wishlist_members where wishlist_id = $1', [list])
  await holder.query('commit')
  t.match(await waiting, { successful: false })
  t.same((await lena.list(list))?.entries, [])
})

/** The same numbers each time. */
const randomOf = (seed: number) => (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}

t.test('entries stand where they are put, and come back to their place', async (t) => {
  for (const seed of [1, 2, 3]) {
    const random = randomOf(seed)
    const list = await newList(lena)
    const ids = some(14)
    /** Everything the list remembers, in order. */
    let model: { id: string; isThere: boolean }[] = []
    const there = () => model.filter(({ isThere }) => isThere).map(({ id }) => id)
    let shown: WishlistChange['wishlist'] = null
    for (let step = 0; step < 60; step++) {
      const id = ids[random(ids.length)] ?? ''
      const known = model.find((entry) => entry.id === id)
      const others = model.filter((entry) => entry !== known)
      let did = ''
      let made: WishlistChange
      if (known?.isThere) {
        did = `removes ${id}`
        const entry = shown?.entries.find((each) => each.product.id === id)
        made = await lena.remove(list, entry?.externalId ?? '')
        known.isThere = false
      } else if (known && random(2)) {
        did = `restores ${id}`
        const position = model.slice(0, model.indexOf(known)).filter(({ isThere }) => isThere).length
        made = await lena.add(id, { list, position })
        known.isThere = true
      } else if (known || random(2)) {
        did = `adds ${id}`
        made = await lena.add(id, { list })
        model = [{ id, isThere: true }, ...others]
      } else {
        const position = random(there().length + 2)
        did = `puts ${id} at ${position}`
        made = await lena.add(id, { list, position })
        const before = there()[Math.min(position, there().length) - 1]
        const place = model.findIndex((entry) => entry.id === before) + 1
        model.splice(place, 0, { id, isThere: true })
      }
      shown = made.wishlist ?? null
      if (!t.same(order(shown), there(), `seed ${seed}, step ${step} ${did}`)) return
    }
  }
})

t.test('thirty in the same place', async (t) => {
  const list = await newList(lena)
  const ids = some(32)
  const [first = '', last = '', ...between] = ids
  await lena.add(last, { list })
  await lena.add(first, { list })
  let shown: WishlistChange | null = null
  for (const id of between) shown = await lena.add(id, { list, position: 1 })
  t.same(order(shown?.wishlist ?? null), [first, ...between.toReversed(), last])
})

t.test('a list with 500 entries takes as many queries as a short one', async (t) => {
  const list = await newList(lena)
  await change(url, async (trx) => {
    await trx.execute(sql`insert into wishlist_entries (wishlist_id, product_id, item_id, quantity, rank)
      select ${list}, id, id || '-1', 2, id::bigint from products where id::int between 1000 and 1499`)
    await trx.execute(sql`insert into wishlist_comments (id, wishlist_id, entry_id, customer_id, comment)
      select gen_random_uuid(), ${list}, id, ${lena.id}, 'x' from wishlist_entries where wishlist_id = ${list}`)
  })
  const short = await newList(lena)
  await lena.add('500', { list: short })
  await change(url, async (trx) => {
    await trx.execute(sql`insert into wishlist_entries (wishlist_id, product_id, item_id, quantity, rank)
      select ${short}, '1000', '1000-1', 2, 7`)
  })
  const fields = `${listFields} comments { comment } users { name }
    entries { comments { comment name } replacement { id } lightningDealInfo { lightningQuantityMax } }`
  const client = pg.Client.prototype as unknown as { query: (...parameters: unknown[]) => unknown }
  const { query } = client
  let queries = 0
  client.query = function (...parameters) {
    // Not what the engine asks by itself.
    if (/wishlist|product/.test(JSON.stringify(parameters[0]))) queries++
    return query.apply(this, parameters)
  }
  t.teardown(() => {
    client.query = query
  })
  const counted = async (id: string) => {
    await lena.list(id, fields)
    queries = 0
    const shown = await lena.list(id, fields)
    return { queries, entries: shown?.entries.length }
  }
  const few = await counted(short)
  const many = await counted(list)
  t.equal(few.entries, 2)
  t.equal(many.entries, 500)
  t.equal(many.queries, few.queries)
  t.ok(many.queries > 3 && many.queries < 12, `${many.queries} queries`)
  t.match(await lena.list(list, fields), {
    entries: { 0: { replacement: { id: '500' }, comments: [{ comment: 'x' }] } },
  })
})
