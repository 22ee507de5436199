import t from 'tap'
import { previewedOrder } from './previewed-order.ts'

t.test('an editor makes up the order of a confirmation', async (t) => {
  const page = previewedOrder(
    '{"order":{"orderId":"4711","totalAmount":{"amount":1999},"items":"x"},"canRegister":true,"other":1}',
  )
  t.match(page, { canRegister: true, order: { orderId: '4711', totalAmount: { amount: 1999 }, items: [], email: /@/ } })
  t.notOk(page && 'other' in page, 'with the fields of a confirmation alone')
  for (const none of [null, '', 'x', '[]', '1']) t.equal(previewedOrder(none), null)
})
