import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct } from '../../catalogue/lightning/testing/deals.ts'
import { shopper, shopperWith } from './testing/carts.ts'
import { counted } from './testing/counted.ts'
import { randomOf } from './testing/random.ts'
import { cartShop } from './testing/shop.ts'

const patient = { DATABASE_CONNECTION_TIMEOUT_MS: 60_000, DATABASE_STATEMENT_TIMEOUT_MS: 60_000 }

const url = await filledDatabase(
  t,
  cartShop([
    ...Array.from({ length: 100 }, (_none, index) => ({
      kind: 'product' as const,
      record: product(`${2000 + index}`, { items: [item(`${2000 + index}-1`, { stock: 5000, maxQuantity: 5000 })] }),
    })),
    { kind: 'product', record: dealProduct('700', 1, deal('700-deal', { quantity: 30, maxPerOrder: 30 })) },
  ]),
)
const engine = await startEngine(t, url, patient)
const other = await startEngine(t, url, patient)

t.test('two tabs at once lose nothing and double nothing', async (t) => {
  const one = await shopper(engine, url)
  const tabs = [one.send, shopperWith(other, one).send]
  const random = randomOf(7)
  const itemIds = ['2000-1', '2001-1', '2002-1', '700-1']
  const wanted = new Map(itemIds.map((itemId) => [itemId, 0]))
  const updates = Array.from({ length: 40 }, () => {
    const itemId = random.pick(itemIds)
    const quantity = 1 + random.below(3)
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity)
    return { updateId: randomUUID(), ops: [{ addPosition: { itemId, quantity } }] }
  })
  const sent = random.shuffled([...updates, ...updates, ...updates.slice(0, 20)])
  const answers = await Promise.all(
    sent.map(({ updateId, ops }, index) =>
      tabs[index % 2]?.(ops, updateId).then(({ results }) => ({ updateId, results })),
    ),
  )
  const { positions, version } = await one.read()
  t.same(
    Object.fromEntries(positions.map(({ itemId, quantity }) => [itemId, quantity])),
    Object.fromEntries([...wanted].filter(([, quantity]) => quantity > 0)),
  )
  t.equal(version, 1 + updates.length, 'each was carried out once')
  for (const { updateId } of updates) {
    const outcome = answers.filter((each) => each?.updateId === updateId).map((each) => JSON.stringify(each?.results))
    if (new Set(outcome).size !== 1) t.fail('the same update was answered in two ways')
  }
  const { quantityLightning } = positions.find(({ itemId }) => itemId === '700-1') ?? {}
  t.equal(quantityLightning, Math.min(30, wanted.get('700-1') ?? 0))
})

t.test('an update carried out under an earlier id is not carried out again', async (t) => {
  const one = await shopper(engine, url)
  const ops = [{ addPosition: { itemId: '2000-1', quantity: 1 } }]
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  const answers = await Promise.all([one.send(ops, second, [first]), one.send(ops, second, [first])])
  answers.push(await one.send(ops, third, [second]))
  t.match(
    answers.map(({ results }) => results),
    [answers[0]?.results, answers[0]?.results, answers[0]?.results],
  )
  t.match(await one.read(), { positions: [{ quantity: 1 }] })
  await one.send(ops, first, [third])
  t.match(await one.read(), { positions: [{ quantity: 2 }] }, 'none of them was carried out')
  await t.rejects(one.send(ops, randomUUID(), ['x']), /BAD_USER_INPUT/)
})

t.test('absolute updates in any order leave the cart as the last one made it', async (t) => {
  const one = await shopper(engine, url)
  const { positionId } = await one.add('2000-1', 1)
  const quantities = Array.from({ length: 12 }, (_none, index) => index + 2)
  const answers = await Promise.all(quantities.map((quantity) => one.send([{ setQuantity: { positionId, quantity } }])))
  const { positions } = await one.read()
  t.equal(positions.length, 1)
  const last = answers.toSorted((a, b) => b.cart.version - a.cart.version)[0]
  t.equal(positions[0]?.quantity, last?.cart.positions[0]?.quantity)
})

t.test('adding, taking out and bringing back at once leaves one line an item', async (t) => {
  const one = await shopper(engine, url)
  const { positionId } = await one.add('2000-1', 2)
  const random = randomOf(3)
  await Promise.all(
    random.list(40, () =>
      random.pick([
        () => one.add('2000-1', 1),
        () => one.remove(positionId),
        () => one.restore(positionId),
        () => one.set(positionId, 1 + random.below(5)),
      ])(),
    ),
  )
  const { positions } = await one.read()
  t.ok(positions.length <= 1, `${positions.length} lines`)
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ active: number }>(
      sql`select count(*)::int as active from cart_positions where cart_id = ${one.cartId} and removed_at is null`,
    )
    t.equal(rows[0]?.active, positions.length)
  })
})

t.test('T4.39 an engine is killed in the middle of updates: sent again, each has exactly one effect', async (t) => {
  for (const answered of [1, 9]) {
    const one = await shopper(engine, url)
    const updateIds = Array.from({ length: 30 }, () => randomUUID())
    const child = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'testing/dying-engine.ts'),
        url,
        one.visitorId ?? '',
        one.cartId,
        '2000-1',
        ...updateIds,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    t.teardown(() => child.kill('SIGKILL'))
    let dots = 0
    for await (const chunk of child.stdout) {
      dots += String(chunk).length
      if (dots >= answered) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    t.equal(child.signalCode, 'SIGKILL')
    const before = await one.read()
    const had = before.positions[0]?.quantity ?? 0
    t.ok(had >= dots, `${had} of ${dots} answered ones are there`)
    for (const updateId of updateIds) await one.send([{ addPosition: { itemId: '2000-1', quantity: 1 } }], updateId)
    const { positions } = await one.read()
    t.match(positions, [{ itemId: '2000-1', quantity: updateIds.length }], `${had} were done before the end`)
  }
})

/**
 * What is done now and then besides, as noting when a visitor was last seen or reading again what has just changed, ends after a while.
 * @throws when no turn of two minutes takes so few
 */
const takes = (statements: number, work: () => Promise<unknown>, what: string) =>
  until(async () => (await counted(work)) <= statements, `${what}: ${statements} statements`)

t.test('a full cart takes as few statements as a small one', async (t) => {
  const small = await shopper(engine, url)
  const full = await shopper(engine, url)
  await small.add('2000-1')
  for (const from of [0, 50])
    await full.send(
      Array.from({ length: 50 }, (_none, index) => ({
        addPosition: { itemId: `${2000 + from + index}-1`, quantity: 1 },
      })),
    )
  await takes(2, () => small.read(), 'reading a small cart')
  await takes(2, () => full.read(), 'reading a full cart')
  const { positions } = await full.read()
  // Few of each, however often: a cart with many of an item is not remembered.
  let quantity = 1
  const settingOf = (who: typeof small, positionIds: readonly string[]) => () => {
    quantity = 3 - quantity
    return who.send(positionIds.map((positionId) => ({ setQuantity: { positionId, quantity } })))
  }
  const ids = positions.map(({ id }) => id)
  const ownIds = (await small.read()).positions.map(({ id }) => id)
  await takes(1, settingOf(small, ownIds), 'changing a cart that is remembered')
  await takes(1, settingOf(full, ids.slice(0, 1)), 'changing a full one')
  await takes(1, settingOf(full, ids.slice(0, 50)), 'fifty operations')
  t.pass()
})
