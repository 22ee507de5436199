import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import t from 'tap'
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

// A content page asks which page its address is, then for the page, then for what its teasers or its category show.
for (const [name, path, requests, rounds] of [
  ['home page', '/', 6, 5],
  ['listing', '/schreiben/', 5, 4],
  ['product', null, 3, 2],
  ['step of the checkout', '/checkout/login', 7, 4],
] as const) {
  t.test(
    `a ${name} on an edge without any cache asks the engine ${requests} times in ${rounds} rounds at most`,
    async (t) => {
      const { ask, rowsOf } = await startDemoEdge(t, url)
      const [product] = await rowsOf<{ id: string }>(
        `select id from products p where not is_retired and 'de' = any(stores)
         and (select count(*) from items where product_id = p.id) > 2 order by id limit 1`,
      )
      const calls = await countCalls(() => ask(path ?? `/prod/${product?.id}`))
      t.ok(calls.requests > 0, 'requests are seen')
      t.ok(calls.requests <= requests, `${calls.requests} requests`)
      t.ok(calls.rounds <= rounds, `${calls.rounds} rounds`)
    },
  )
}
