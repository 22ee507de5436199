import t from 'tap'
import { approvalSums } from './approval-sums.ts'

const money = (amount: number) => `${amount} ct`
const of = (amount: number) => ({ amount, stringValue: money(amount) })
const values = {
  subtotal: of(10_000),
  basketValue: of(9000),
  shippingCost: of(495),
  netValue: of(9495),
  total: of(11_299),
}
const sums = (given: Partial<Parameters<typeof approvalSums>[0]>) =>
  approvalSums({ ...values, ...given }, { t: (key) => key.replace('business.approval.', ''), money })

t.test('the sums of a waiting order show discounts, delivery and tax', async (t) => {
  t.same(sums({}), [
    ['discount', '−1000 ct'],
    ['shipping', '495 ct'],
    ['net', '9495 ct'],
    ['total', '11299 ct'],
  ])
  const names = (given: Parameters<typeof sums>[0]) => sums(given).map(([name, value]) => `${name} ${value}`)
  t.same(names({ basketValue: of(10_000), shippingCost: of(0) }).slice(0, 2), ['shipping free', 'net 9495 ct'])
  t.same(names({ basketValue: of(10_000), shippingCost: null })[0], 'net 9495 ct', 'not known yet')
})
