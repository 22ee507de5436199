import t from 'tap'
import { personValues } from './address-values.ts'

t.test('a new address has the customer’s name at first, another one of delivery has none', async (t) => {
  const person = { salutation: 'ms', firstName: 'Lena', lastName: 'Sommer' }
  t.same(personValues('billingAddress', person), {
    'billingAddress.salutation': 'ms',
    'billingAddress.firstname': 'Lena',
    'billingAddress.lastname': 'Sommer',
  })
  t.match(personValues('packstation', person), { 'packstation.lastname': 'Sommer' })
  t.same(personValues('shippingAddress', person), {})
  const guest = { salutation: null, firstName: null, lastName: null }
  t.same(personValues('billingAddress', guest), { 'billingAddress.firstname': '', 'billingAddress.lastname': '' })
})
