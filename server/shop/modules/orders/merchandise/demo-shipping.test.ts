import pg from 'pg'
import t from 'tap'
import { maxOrderLines } from '#contract/limits/cart.ts'
import { change, client, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { createMerchandise } from '#sandbox/merchandise/merchandise.ts'
import { insertSampleOrder, type SampleOrder } from '../orders/testing/sample-order.ts'

const merchant = { id: 'merchandise', secret: 'a-secret-of-the-merchandise-system' }

t.test(
  'T3.90 demo orders are shipped a minute after they were placed, each once, and an order of as many lines as there can be or a broken one keeps back no other',
  async (t) => {
    const url = await filledDatabase(t, importing({}))
    const { app } = await startEngine(t, url, {
      SHOP_CLIENTS: `${client.id}:${client.secret},${merchant.id}:${merchant.secret}:merchandise`,
    })
    let now = Date.now()
    let isAway = false
    const paths: string[] = []
    const db = new pg.Client(url)
    await db.connect()
    t.teardown(() => db.end())
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
    const shipped = (...done: string[]) => ({ done, setAside: [] })
    t.same(await merchandise.round(), shipped(), 'not yet')
    now += 59_000
    t.same(await merchandise.round(), shipped())
    now += 60_000
    isAway = true
    await t.rejects(merchandise.round(), { message: 'the engine is away' })
    isAway = false
    t.same(await merchandise.round(), shipped(invoice), 'and not the one that waits for its money')
    const parcels = await db.query('select carrier, tracking_code, tracking_url from shipments')
    const code = `DEMO${invoice}`
    t.match(parcels.rows, [
      { carrier: 'dhl', tracking_code: code, tracking_url: new RegExp(`^https://www[.]dhl[.]de/.*=${code}$`) },
    ])
    t.same(await merchandise.round(), shipped())
    t.same(await start().round(), shipped(), 'a sandbox that starts anew sees that it is shipped')
    t.equal(paths.filter((path) => path === '/oauth/token').length, 2, 'one token a process')
    t.equal(paths.filter((path) => path === '/merchandise/events').length, 1)

    const lines = Array.from({ length: maxOrderLines }, () => ({ taxRate: 19 }))
    const large = await order({ order: { paymentMethod: 'INVOICE' }, lines, shipping: {} })
    const broken = await order({ order: { paymentMethod: 'INVOICE' } })
    const usual = await order({ order: { paymentMethod: 'INVOICE' } })
    await db.query(`create function refuse() returns trigger as $$ begin
    if new.order_id = (select id from orders where number = '${broken}') then raise 'broken'; end if; return new;
    end $$ language plpgsql`)
    await db.query('create trigger refuse before insert on shipments for each row execute function refuse()')
    const round = await merchandise.round()
    t.same(round.done, [large, usual], 'an order of as many lines as there can be, and the one after a broken one')
    t.match(round.setAside, [{ number: broken, message: /could not carry it out/ }])
    t.same(await merchandise.round(), shipped(), 'it is not reported for ever')
    const { body } = await app.inject('/metrics')
    t.match(body, 'shop_merchandise_set_aside_total{kind="event"} 1')
  },
)
