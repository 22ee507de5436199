import t from 'tap'
import { createMerchandise } from '../../../../sandbox/merchandise/merchandise.ts'
import { change, client, filledDatabase, importing, startEngine } from '../../../testing/engine.ts'
import { insertSampleOrder, type SampleOrder } from '../orders/testing/sample-order.ts'

const merchant = { id: 'merchandise', secret: 'a-secret-of-the-merchandise-system' }

t.test('demo orders are shipped a minute after they were placed, each once', async (t) => {
  const url = await filledDatabase(t, importing({}))
  const { app } = await startEngine(t, url, {
    SHOP_CLIENTS: `${client.id}:${client.secret},${merchant.id}:${merchant.secret}:merchandise`,
  })
  let now = Date.now()
  let isAway = false
  const paths: string[] = []
  const start = () =>
    createMerchandise({
      client: merchant,
      shipAfter: 60_000,
      returnAfter: 90_000,
      now: () => now,
      call: async ({ method, path, headers, body }) => {
        if (isAway) throw new Error('the engine is away')
        paths.push(path)
        const answer = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) })
        return { status: answer.statusCode, json: answer.json() }
      },
    })
  const order = async (sample: SampleOrder) => {
    let placed = { id: '', number: '' }
    await change(url, async (trx) => {
      placed = await insertSampleOrder(trx, sample)
    })
    return placed.number
  }
  const merchandise = start()
  const invoice = await order({ order: { paymentMethod: 'INVOICE' } })
  await order({ order: { paymentMethod: 'VORKASSE' } })
  t.same(await merchandise.round(), [], 'not yet')
  now += 59_000
  t.same(await merchandise.round(), [])
  now += 60_000
  isAway = true
  await t.rejects(merchandise.round(), { message: 'the engine is away' })
  isAway = false
  t.same(await merchandise.round(), [invoice], 'and not the one that waits for its money')
  t.same(await merchandise.round(), [])
  t.same(await start().round(), [], 'a sandbox that starts anew sees that it is shipped')
  t.equal(paths.filter((path) => path === '/oauth/token').length, 2, 'one token a process')
  t.equal(paths.filter((path) => path === '/merchandise/events').length, 1)
})
