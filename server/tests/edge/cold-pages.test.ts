import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { startDemoEdge } from '../../testing/demo-edge.ts'

const { url } = await smallShop(t)

type Message = { request: { path: string; method: string } }

/** Counts requests to the engine's GraphQL, and how many began while none was under way: one must end before the next can be asked for. */
async function countCalls(work: () => Promise<unknown>) {
  const calls = { requests: 0, rounds: 0 }
  let underway = 0
  const isCall = ({ request }: Message) => request.path === '/graphql' && request.method === 'POST'
  const begin = (message: unknown) => {
    if (!isCall(message as Message)) return
    if (underway === 0) calls.rounds += 1
    underway += 1
    calls.requests += 1
  }
  const end = (message: unknown) => {
    if (isCall(message as Message)) underway -= 1
  }
  subscribe('undici:request:create', begin)
  subscribe('undici:request:trailers', end)
  await work()
  unsubscribe('undici:request:create', begin)
  unsubscribe('undici:request:trailers', end)
  return calls
}

type Calls = { requests: number; rounds: number }

const max: Calls = { requests: 3, rounds: 2 }

function staysWithin(t: Test, calls: Calls, limits: Calls) {
  t.ok(calls.requests > 0, 'requests are seen')
  t.ok(calls.requests <= limits.requests, `${calls.requests} requests`)
  t.ok(calls.rounds <= limits.rounds, `${calls.rounds} rounds`)
}

/** An edge that has cached nothing. What it is asked before its first look at the engine's changes would be dropped by it. */
async function startColdEdge(t: Test) {
  const { promise: looked, resolve } = Promise.withResolvers<void>()
  const end = (message: unknown) => {
    if ((message as Message).request.path.startsWith('/changes')) resolve()
  }
  subscribe('undici:request:trailers', end)
  const edge = await startDemoEdge(t, url)
  await edge.app.ready()
  await looked
  unsubscribe('undici:request:trailers', end)
  await nextTurn()
  return edge
}

type ColdEdge = Awaited<ReturnType<typeof startColdEdge>>

const productId = async ({ rowsOf }: ColdEdge) => {
  const [product] = await rowsOf<{ id: string }>(
    `select id from products p where not is_retired and 'de' = any(stores)
     and (select count(*) from items where product_id = p.id) > 2 order by id limit 1`,
  )
  return product?.id ?? ''
}

// First the stores, the tests and what editors made of the address, then the frame and what the page shows.
for (const [name, pathOf] of [
  ['home page', () => '/'],
  ['listing', () => '/schreiben/'],
  ['product', async (edge: ColdEdge) => `/prod/${await productId(edge)}`],
] as const) {
  t.test(`a ${name} on an edge without any cache asks the engine three times in two rounds at most`, async (t) => {
    const edge = await startColdEdge(t)
    const path = await pathOf(edge)
    const calls = await countCalls(async () => t.equal((await edge.ask(path)).status, 200))
    staysWithin(t, calls, max)
  })
}

t.test('a step of the checkout on an edge without any cache asks three times in two rounds at most', async (t) => {
  const edge = await startColdEdge(t)
  const [item] = await edge.rowsOf<{ id: string }>(
    `select i.id from items i join products p on p.id = i.product_id where not p.is_retired and 'de' = any(p.stores)
     and i.stock > 5 order by i.id limit 1`,
  )
  const added = await edge.app.inject({
    method: 'POST',
    url: '/api/cart-action/',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'add', itemId: item?.id ?? '', quantity: '1' }).toString(),
  })
  const cookie = added.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const calls = await countCalls(async () => {
    const { status, body } = await edge.ask('/checkout/login', undefined, { cookie })
    t.equal(status, 200)
    t.match(body, '/checkout/login')
  })
  // What several may be shown and what is the visitor's own leave apart.
  staysWithin(t, calls, max)
})

t.test('a checkout step without a cart asks for one first, in a third round', async (t) => {
  const edge = await startColdEdge(t)
  const calls = await countCalls(() => edge.ask('/checkout/login'))
  staysWithin(t, calls, { requests: 5, rounds: 3 })
})
