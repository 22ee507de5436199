import t from 'tap'
import { messageFaults } from './checks.ts'

t.test('a commit message needs a subject that fits 72 characters, and a body', async (t) => {
  const faultsOf = (subject: string, body = 'It was sold after its last day.') =>
    messageFaults(`abc1234\t${subject}\t${body}`)
  t.same(faultsOf('Refuse a voucher that has ended'), [])
  t.same(faultsOf('x'.repeat(73)).length, 2, 'too long, and no sentence')
  t.match(faultsOf('Refuse a voucher.'), ['without a full stop'])
  t.match(faultsOf('Refuse a voucher that has ended', ''), ['the body says why'])
  t.same(faultsOf('Format', ''), [], 'two words may need no reason')
  t.same(messageFaults(''), [])
})
