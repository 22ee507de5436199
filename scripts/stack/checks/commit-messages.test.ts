import t from 'tap'
import { messageErrors } from './checks.ts'

t.test('a commit message needs a subject that fits 72 characters, and a body', async (t) => {
  const errorsOf = (subject: string, body = 'It was sold after its last day.') =>
    messageErrors(`abc1234\t${subject}\t${body}`)
  t.same(errorsOf('Refuse a voucher that has ended'), [])
  t.same(errorsOf('x'.repeat(73)).length, 2, 'too long, and no sentence')
  t.match(errorsOf('Refuse a voucher.'), ['without a full stop'])
  t.match(errorsOf('Refuse a voucher that has ended', ''), ['the body says why'])
  t.same(errorsOf('Format', ''), [], 'two words may need no reason')
  t.same(messageErrors(''), [])
})
