import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { returnShop } from '#engine/modules/orders/returns/testing/return-shop.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const { url, db, ask, order, ship, linesOf, lookUp, submit } = await returnShop(t, {
  stores: importStores(baseUrls),
  translations: [],
})
const { token: editorToken, email } = await newStaff(url, { desks: ['service'] })

type Result = { successful: boolean; refusal: string | null; message: string | null }

const receive = (rma: string, lines: object[], reason: string | null = null, key: string = randomUUID()) =>
  ask<Result>(
    `mutation ($rma: ID!, $lines: [StudioReceivedLine!]!, $reason: String, $key: ID!) {
      result: studio_receiveReturn(rma: $rma, lines: $lines, reason: $reason, key: $key) { successful refusal message } }`,
    { rma, lines, reason, key },
    { editorToken },
  )

t.test('E4.60 E4.61 a return is received once a key, and refused pieces need a reason', async (t) => {
  const payment = { provider: 'computop', state: 'captured', authorised: 2643, captured: 2643 } as const
  const placed = await order({ order: { paymentMethod: 'CREDIT_CARD' }, payment })
  await ship(placed)
  const [first, second] = (await linesOf(placed.id)).map(({ id }) => id)
  const found = await lookUp(placed.number, '10115', { network: randomUUID() })
  const { rma } = await submit(found?.hash ?? '', [
    { id: first ?? '', quantity: 2 },
    { id: second ?? '', quantity: 1 },
  ])
  const page = (number: string) =>
    ask<object | null>(
      `query ($rma: ID!) { result: studio_return(rma: $rma) {
        order state dueAt lines { received accepted } refunds { amount } refundBy } }`,
      { rma: number },
      { editorToken },
    )
  t.match(await page(rma ?? ''), { order: placed.number, dueAt: String, refunds: [], refundBy: 'provider' })
  t.equal(await page('R1-1'), null)

  const refused = [{ lineId: second, quantity: 1, condition: 'refused' }]
  t.match(await receive(rma ?? '', refused), { successful: false, refusal: 'fields' })
  t.match(await receive('R1-1', refused, 'zerrissen'), { refusal: 'unknown' })
  const key = randomUUID()
  const all = [{ lineId: first, quantity: 1, condition: 'good' }, ...refused]
  const answers = [await receive(rma ?? '', all, 'zerrissen', key), await receive(rma ?? '', all, 'zerrissen', key)]
  t.ok(answers.every(({ successful }) => successful))
  t.match(await page(rma ?? ''), {
    state: 'received',
    lines: [
      { received: 1, accepted: 1 },
      { received: 1, accepted: 0 },
    ],
    refunds: [{ amount: Number }],
  })
  t.match(await receive(rma ?? '', [{ lineId: first, quantity: 5, condition: 'good' }]), {
    refusal: 'other',
    message: /only 2 were announced/,
  })

  const { rows } = await db.execute(sql`select editor, action, after from audit_log where key = ${placed.number}`)
  t.match(rows, [{ editor: email, action: 'receiveReturn', after: { rma, received: 2, refused: 1 } }])
  const notes = await db.execute(sql`select text from order_notes where order_id = ${placed.id}::uuid`)
  t.match(notes.rows, [{ text: `${rma}: zerrissen` }])
})
