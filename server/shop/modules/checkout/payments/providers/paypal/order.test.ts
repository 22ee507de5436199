import fc from 'fast-check'
import t from 'tap'
import { seed } from '#lib/testing/random.ts'
import type { PaymentStart } from '../../payment-method.ts'
import { startOf } from '../testing/payments.ts'
import { breakdownOf, orderRequest, outcomeOf } from './order.ts'

const cents = ({ value }: { value: string }): number => Math.round(Number(value) * 100)

const withOrder = (amount: number, order: Partial<PaymentStart['order']>): PaymentStart => {
  const start = startOf('PAYPAL', 'paypal', { amount })
  return { ...start, order: { ...start.order, ...order } }
}

t.test('the parts of an order add up to the cent, whatever was taken off', async (t) => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), total: fc.integer({ min: 0, max: 100_000 }) })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 0, max: 9900 }),
      (lines, amount, shipping) => {
        const named = lines.map((each, index) => ({ ...each, name: `Line ${index}`, articleNumber: String(index) }))
        const { amount: sum, items = [] } = breakdownOf(withOrder(amount, { lines: named, shipping }))
        const { item_total, shipping: delivery } = sum.breakdown
        const ofItems = items.reduce((total, { unit_amount }) => total + cents(unit_amount), 0)
        return (
          cents(sum) === amount &&
          cents(item_total) + cents(delivery) === amount &&
          (items.length === 0 || ofItems === cents(item_total)) &&
          items.every(({ unit_amount }) => cents(unit_amount) > 0)
        )
      },
    ),
    { numRuns: 500, seed },
  )
  t.pass()
})

t.test('an order names the payment, the goods and where they go', async (t) => {
  const start = startOf('PAYPAL', 'paypal')
  t.match(orderRequest(start), {
    intent: 'CAPTURE',
    purchase_units: [
      {
        invoice_id: start.payment.merchantRef,
        custom_id: start.payment.merchantRef,
        amount: { currency_code: 'EUR', value: '49.90' },
        items: [
          { name: '3 × Füller „Klassik“', quantity: '1', unit_amount: { value: '20.00' } },
          { name: 'Heft A5', unit_amount: { value: '25.00' } },
        ],
        shipping: { address: { postal_code: '10115', country_code: 'DE' } },
      },
    ],
    payment_source: { paypal: { experience_context: { user_action: 'PAY_NOW', locale: 'de-DE' } } },
  })
  const { deliveryAddress } = start.order
  const station = { ...deliveryAddress, packstationNumber: '101', postNumber: '12345678' }
  t.match(orderRequest(withOrder(4990, { deliveryAddress: station })), {
    purchase_units: [{ shipping: { address: { address_line_1: 'Packstation 101', address_line_2: '12345678' } } }],
  })
})

const captured = (status: string, refunds: string[] = [], refundStatus = 'COMPLETED') => ({
  id: 'O1',
  status: 'COMPLETED',
  purchase_units: [
    {
      payments: {
        captures: [{ id: 'C1', status, amount: { currency_code: 'EUR', value: '49.90' } }],
        refunds: refunds.map((value) => ({ status: refundStatus, amount: { currency_code: 'EUR', value } })),
      },
    },
  ],
})

t.test(
  'texts that are too long for PayPal are cut between characters: half of an emoji makes it refuse the order',
  async (t) => {
    const name = `${'x'.repeat(126)}🚀 Füller`
    const { deliveryAddress } = startOf('PAYPAL', 'paypal').order
    const city = `${'y'.repeat(119)}🏫`
    const sent = orderRequest(
      withOrder(4990, {
        lines: [{ name, articleNumber: 'PH-1', quantity: 1, total: 4500 }],
        deliveryAddress: { ...deliveryAddress, city },
      }),
    )
    t.match(sent, {
      purchase_units: [
        { items: [{ name: 'x'.repeat(126) }], shipping: { address: { admin_area_2: 'y'.repeat(119) } } },
      ],
    })
    t.notMatch(JSON.stringify(sent), /\\ud83/)
  },
)

t.test('the state of the capture counts, not that of the order', async (t) => {
  t.match(outcomeOf({ id: 'O1', status: 'APPROVED' }), { outcome: 'pending', captureId: null })
  t.match(outcomeOf({ id: 'O1', status: 'VOIDED' }), { outcome: 'cancelled' })
  t.match(outcomeOf(captured('COMPLETED')), { outcome: 'captured', amount: 4990, currency: 'EUR', captureId: 'C1' })
  t.match(outcomeOf(captured('DECLINED')), { outcome: 'declined', amount: null })
  t.match(outcomeOf(captured('PENDING')), { outcome: 'pending' })
  t.match(outcomeOf(captured('PARTIALLY_REFUNDED', ['1.00', '2.50'])), { outcome: 'refunded', amount: 350 })
  t.match(outcomeOf(captured('REFUNDED')), { outcome: 'refunded', amount: 4990 })
  for (const refundStatus of ['PENDING', 'FAILED', 'CANCELLED'])
    for (const status of ['REFUNDED', 'PARTIALLY_REFUNDED'])
      t.match(outcomeOf(captured(status, ['1.00'], refundStatus)), { outcome: 'captured', amount: 4990 }, refundStatus)
})
