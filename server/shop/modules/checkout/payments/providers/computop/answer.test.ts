import t from 'tap'
import { startOf } from '../testing/payments.ts'
import { type Answer, outcomeOfInquiry } from './answer.ts'

const { payment } = startOf('CREDIT_CARD', 'computop')

const answer = (status: string, code: string, fields: Record<string, string> = {}): Answer => ({
  fields,
  payId: '',
  transId: payment.merchantRef,
  status,
  code,
  text: '',
})

t.test('an inquiry without amounts says by its code alone that there is no payment', async (t) => {
  t.match(outcomeOfInquiry(answer('FAILED', '20400068'), payment), { outcome: 'missing' })
  for (const code of ['20400057', '20400014', '40100068', '20100051'])
    t.equal(outcomeOfInquiry(answer('FAILED', code), payment), null, code)
  t.equal(outcomeOfInquiry(answer('OK', '00000000'), payment), null, 'a success without anything')
  t.match(outcomeOfInquiry(answer('PENDING', '60000000'), payment), { outcome: 'pending' })
})

t.test('an inquiry with amounts gives the last step that has one', async (t) => {
  const sums = { amountauth: '4990', amountcap: '0', amountcred: '0', currency: 'EUR' }
  const ok = (fields: Record<string, string>) => outcomeOfInquiry(answer('OK', '00000000', fields), payment)
  t.match(ok(sums), { outcome: 'authorised', amount: 4990 })
  t.match(ok({ ...sums, amountcap: '4990' }), { outcome: 'captured', amount: 4990 })
  t.match(ok({ ...sums, amountcap: '4990', amountcred: '990' }), { outcome: 'refunded', amount: 990 })
  t.match(ok({ ...sums, laststatus: 'FAILED' }), { outcome: 'declined', amount: null })
  t.match(ok({ ...sums, amountauth: '0', laststatus: 'PENDING' }), { outcome: 'pending' })
})
