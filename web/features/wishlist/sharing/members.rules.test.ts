import t from 'tap'
import { haveLost } from './members.rules.ts'

t.test('links have ended once somebody is removed, or may do less', (t) => {
  const ada = { userId: 'ada', right: 'creator' }
  const mia = { userId: 'mia', right: 'editor' }
  t.equal(haveLost([ada, mia], [ada, mia]), false)
  t.equal(haveLost([ada], [mia, ada]), false, 'somebody has joined')
  t.equal(haveLost([ada, mia], [ada]), true)
  t.equal(haveLost([ada, mia], [ada, { ...mia, right: 'commentator' }]), true)
  t.equal(haveLost([ada, mia], [ada, { ...mia, right: 'admin' }]), false)
  t.end()
})
