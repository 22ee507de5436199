import t from 'tap'
import { matchAddress } from './router.ts'

t.test('addresses give the parameters of their pattern', async (t) => {
  t.same(matchAddress('/content/:kind/:key', '/content/redirect/%2Falt%2F'), { kind: 'redirect', key: '/alt/' })
  t.same(matchAddress('/', '/'), {})
  t.same(matchAddress('/audit', '/audit/'), {})
  t.equal(matchAddress('/content/:kind', '/content/redirect/1'), null)
  t.equal(matchAddress('/audit', '/media'), null)
})
