import t from 'tap'
import { type Claim, leftFor, mayRemove, toClaim } from './claims.rules.ts'

const anna = { customerId: 'anna' }
const phone = { visitorId: 'phone' }
const claim = (owner: { customerId: string } | { visitorId: string }, quantity: number): Claim => ({
  id: `claim of ${Object.values(owner)[0]}`,
  customerId: null,
  visitorId: null,
  ...owner,
  quantity,
  name: null,
})

t.test('leftFor leaves out what others have claimed, and not one’s own claim', (t) => {
  t.equal(leftFor(anna, 5, []), 5)
  t.equal(leftFor(anna, 5, [claim(phone, 2)]), 3)
  t.equal(leftFor(anna, 5, [claim(phone, 2), claim(anna, 3)]), 3)
  t.equal(leftFor(phone, 5, [claim(phone, 2), claim(anna, 3)]), 2)
  t.equal(leftFor(phone, 1, [claim(anna, 3)]), 0, 'fewer wanted than are claimed')
  t.equal(leftFor({ visitorId: 'anna' }, 5, [claim(anna, 3)]), 2, 'a visitor is no customer with the same id')
  t.end()
})

t.test('a claim is removed by its owner or by who manages the list', (t) => {
  const own = claim(phone, 1)
  t.ok(mayRemove(own, { owner: phone, right: null }))
  t.notOk(mayRemove(own, { owner: anna, right: null }))
  t.notOk(mayRemove(own, { owner: null, right: null }))
  for (const right of ['commentator', 'editor'] as const) t.notOk(mayRemove(own, { owner: anna, right }), right)
  for (const right of ['admin', 'creator'] as const) t.ok(mayRemove(own, { owner: anna, right }), right)
  t.end()
})

t.test('a claim shows only the given name to others', (t) => {
  t.same(toClaim({ ...claim(phone, 2), name: 'Mia' }, { owner: anna, right: null }), {
    externalId: 'claim of phone',
    quantity: 2,
    name: 'Mia',
    isOwn: false,
    allowedToRemoveByUser: false,
  })
  t.match(toClaim(claim(phone, 2), { owner: phone, right: null }), {
    name: null,
    isOwn: true,
    allowedToRemoveByUser: true,
  })
  t.end()
})
