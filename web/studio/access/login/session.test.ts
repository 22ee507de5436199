import t from 'tap'
import { logIn, type Me, session } from './session.ts'

t.test('a login over the page that gets no answer about its session says so, and can be sent again', async (t) => {
  session.set({ state: 'open', me: { id: 'anna' } as Me, hasEnded: true })
  const answer = async (url: string) => {
    if (url === '/studio/session') return Response.json({ fault: null })
    throw new Error('no connection')
  }
  t.intercept(globalThis, 'fetch', { value: answer })
  t.same(await logIn({ email: 'anna@shop.test', password: 'right' }), { fault: 'notReached', retryAfter: 0 })
  t.match(session.value(), { state: 'open', hasEnded: true }, 'the page stays')
})
