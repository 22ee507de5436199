import t from 'tap'
import { claimableOf, claimError, claimedOf, isRequestedAgain, messageOf, ownNameIn } from './claiming.rules.ts'

const others = { quantity: 2, isOwn: false }
const own = { quantity: 3, isOwn: true }

t.test('claimedOf and claimableOf give the promised and the remaining pieces', (t) => {
  t.equal(claimedOf(5, []), 0)
  t.equal(claimedOf(5, [others, own]), 5)
  t.equal(claimedOf(4, [others, own]), 4, 'fewer are wanted by now')
  t.equal(claimableOf(5, [others]), 3)
  t.equal(claimableOf(5, [others, own]), 3, 'one’s own claim may be changed')
  t.equal(claimableOf(1, [others]), 0)
  t.end()
})

t.test('a claim is a number that is still needed, and a short name if any', (t) => {
  const error = (quantity: string, name = '') => [
    claimError('quantity', { quantity }, 3),
    claimError('name', { name }, 3),
  ]
  t.same(error('1'), [null, null])
  t.same(error(' 3 ', 'Mia'), [null, null])
  for (const quantity of ['', '0', '4', '-1', '1.5', 'zwei', '1e1']) t.equal(error(quantity)[0], 'quantity', quantity)
  t.equal(error('1', 'x'.repeat(30))[1], null)
  t.equal(error('1', 'x'.repeat(31))[1], 'name')
  t.end()
})

t.test('a name is typed once for all entries', (t) => {
  t.equal(ownNameIn([]), '')
  const claims = [
    { isOwn: false, name: 'Ada' },
    { isOwn: true, name: null },
  ]
  t.equal(ownNameIn([{ claims }]), '')
  t.equal(ownNameIn([{ claims }, { claims: [{ isOwn: true, name: 'Mia' }] }]), 'Mia')
  t.end()
})

t.test('without scripts the line or its form says what became of a claim', (t) => {
  const outcome = (isDone: boolean, values: Record<string, string>, hasForm: boolean) => {
    const sent = { isDone, message: isDone ? null : 'Davon fehlt nichts mehr.', values }
    return [isRequestedAgain(sent, hasForm), messageOf(sent, hasForm, (key) => key)]
  }
  const taken = { removed: 'true' }
  t.same(outcome(true, {}, false), [false, 'wishlistClaims.noted'])
  t.same(outcome(true, taken, true), [false, 'wishlistClaims.removed'], 'a promise that was taken back is none')
  t.same(outcome(false, {}, true), [true, ''], 'the form says why')
  t.same(outcome(false, {}, false), [false, 'Davon fehlt nichts mehr.'], 'the last piece went to another')
  t.same(outcome(false, taken, true), [false, 'Davon fehlt nichts mehr.'], 'the form is for claims')
  t.end()
})
