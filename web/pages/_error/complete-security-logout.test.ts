import t from 'tap'
import { completeSecurityLogout } from './complete-security-logout.ts'

t.test('S2.74 an error page leads to the logout when a security logout is pending, and only then', async (t) => {
  const visited: string[] = []
  const complete = (cookies: string) => completeSecurityLogout(async (path) => visited.push(path), cookies)
  for (const cookies of ['', 'cartId=1', 'securityLogout=', 'oldsecurityLogout=1']) complete(cookies)
  t.same(visited, [])
  complete('cartId=1; securityLogout=1')
  t.same(visited, ['/logout'])
})
