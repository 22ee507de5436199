import t from 'tap'
import { claimableOf, claimedOf, claimFault, ownNameIn } from './claiming.rules.ts'

const others = { quantity: 2, isOwn: false }
const own = { quantity: 3, isOwn: true }

t.test('what is promised and what is left', (t) => {
  t.equal(claimedOf(5, []), 0)
  t.equal(claimedOf(5, [others, own]), 5)
  t.equal(claimedOf(4, [others, own]), 4, 'fewer are wanted by now')
  t.equal(claimableOf(5, [others]), 3)
  t.equal(claimableOf(5, [others, own]), 3, 'one’s own claim may be changed')
  t.equal(claimableOf(1, [others]), 0)
  t.end()
})

t.test('a claim is a number that is still needed, and a short name if any', (t) => {
  const fault = (quantity: string, name = '') => [
    claimFault('quantity', { quantity }, 3),
    claimFault('name', { name }, 3),
  ]
  t.same(fault('1'), [null, null])
  t.same(fault(' 3 ', 'Mia'), [null, null])
  for (const quantity of ['', '0', '4', '-1', '1.5', 'zwei', '1e1']) t.equal(fault(quantity)[0], 'quantity', quantity)
  t.equal(fault('1', 'x'.repeat(30))[1], null)
  t.equal(fault('1', 'x'.repeat(31))[1], 'name')
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
