import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import t from 'tap'
import { insertSampleOrder, type SampleOrder } from '#engine/modules/orders/orders/testing/sample-order.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'

const script = join(import.meta.dirname, '../../../../../../scripts/payments.ts')
const url = await filledDatabase(t, importing({}))
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

/** What the command prints, or the message with which it ends. */
const run = async (...parameters: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: url }
  return promisify(execFile)(process.execPath, [script, ...parameters], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  )
}

const order = async (payment: SampleOrder['payment'], method = 'CREDIT_CARD') => {
  let placed = { id: '', number: '' }
  await change(url, async (trx) => {
    placed = await insertSampleOrder(trx, { order: { paymentMethod: method }, payment })
  })
  return placed.number
}

const captured = { provider: 'computop', state: 'captured', authorised: 2643, captured: 2643 } as const
const commands = async () =>
  (await db.query('select id, kind, amount, reason, state from payment_commands order by created_at')).rows

t.test('T3.52 a refund is stored once for a key, and never more than was taken', async (t) => {
  const number = await order(captured)
  // No engine runs: the test plays it, so that the command need not wait.
  await db.query(`create function done() returns trigger language plpgsql as $$ begin new.state = 'done'; return new; end $$;
    create trigger done before insert on payment_commands for each row execute function done()`)
  t.match(await run('refund', number, '1000', '--key', 'case-7'), /is stored\.\nDone\./)
  t.match(await run('refund', number, '1000', '--key', 'case-7'), /is there already; nothing is done twice\.\nDone\./)
  t.match(await run('refund', number, '900', '--key', 'case-7'), 'The key case-7 stands for a refund of 1000')
  t.match(await run('refund', number, '3000', '--key', 'case-8'), /at most 2643 \(minor units\) can be refunded/)
  t.match(await commands(), [{ kind: 'refund', amount: 1000, reason: 'operator case-7' }])
  t.match(await run('inquire', number), /is stored\.\nDone\./)
  await db.query('drop trigger done on payment_commands')
})

t.test('a failed refund is not sent again when its money has gone back otherwise', async (t) => {
  const number = await order({ ...captured, state: 'refunded', refunded: 2000 })
  const { rows } = await db.query(
    `insert into payment_commands (payment_id, kind, amount, reason, state)
     select p.id, 'refund', given.amount, 'test', 'failed' from payments p join orders o on o.id = p.order_id,
       unnest(array[2000, 643]) with ordinality as given(amount, place) where o.number = $1 order by given.place returning id`,
    [number],
  )
  const [tooMuch, fits] = rows as { id: string }[]
  t.match(await run('retry', tooMuch?.id ?? ''), 'at most 643 (minor units) can be refunded')
  await db.query(`create function redone() returns trigger language plpgsql as $$ begin
      if new.state = 'open' then new.state = 'done'; end if; return new; end $$;
    create trigger redone before update on payment_commands for each row execute function redone()`)
  t.match(await run('retry', fits?.id ?? ''), 'Done.')
  await db.query('drop trigger redone on payment_commands; drop function redone()')
  await db.query("delete from payment_commands where reason = 'test'")
})

t.test('a command that can’t be carried out is refused with its reason', async (t) => {
  t.match(await run('refund', '1', '100'), /--key is missing/)
  t.match(await run('refund', '1', '1,5', '--key', 'x'), /no amount in minor units/)
  t.match(await run('inquire', '1'), 'There is no order 1')
  t.match(await run('inquire', await order({}, 'VORKASSE')), /paid by VORKASSE: no provider has its money/)
  t.match(await run('retry', '00000000-0000-4000-8000-000000000000'), 'There is no failed command')
  t.match(await run('enjoy'), /^Usage: /)
})

t.test('payments that need a person are listed, and counted by method and result', async (t) => {
  const late = await order({
    provider: 'computop',
    state: 'unknown',
    createdAt: new Date(Date.now() - 3_600_000),
  })
  await db.query(
    "update payment_commands set state = 'failed', error = 'refused by the provider' where kind = 'refund'",
  )
  const listed = await run('list')
  t.match(listed, new RegExp(`order ${late}  CREDIT_CARD  unknown  not settled`))
  t.match(listed, /refund failed \([0-9a-f-]{36}\): refused by the provider/)
  const { app } = await startEngine(t, url)
  const { body } = await app.inject('/metrics/database')
  t.match(body, /^shop_payments\{method="CREDIT_CARD",state="captured"\} 1$/m)
  t.match(body, /^shop_payment_alarms\{kind="refusedEvents"\} \d+$/m)
  t.match(body, /^shop_payment_commands\{kind="refund",state="failed"\} 1$/m)
  const [, seconds = ''] = /^shop_payment_oldest_unsettled_seconds (\S+)$/m.exec(body) ?? []
  t.ok(Number(seconds) >= 3600, seconds)

  t.match(body, 'shop_payment_alarms{kind="withoutOrder"} 0')
  await db.query("update payments set changed_at = now() - interval '2 minutes' where state = 'captured'")
  await db.query(
    "update orders set state = 'cancelled' where id in (select order_id from payments where state = 'captured')",
  )
  const { body: later } = await app.inject('/metrics/database')
  t.match(
    later,
    'shop_payment_alarms{kind="withoutOrder"} 1',
    'money for an order that has ended, whose refund was given up',
  )
})
