import t from 'tap'
import { StudioMeOf } from '../../generated/operations.ts'
import { site } from '../../lib/site.ts'
import { loadSession, logIn, type Me, session } from './session.ts'

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

t.test('a studio whose store is not answered says so, and opens when it is asked again', async (t) => {
  session.set({ state: 'unknown' })
  let isLost = true
  t.intercept(globalThis, 'fetch', {
    value: async (_url: string, { body }: { body: string }) => {
      if (JSON.parse(body).id === StudioMeOf.id) return Response.json({ data: { studio_me: { id: 'anna' } } })
      if (isLost) throw new Error('no connection')
      const getStore = { id: 'de', host: 'shop.test', baseUrl: 'https://shop.test', languages: ['de-DE'] }
      return Response.json({ data: { getStore } })
    },
  })
  await loadSession()
  t.match(session.value(), { state: 'unreachable', error: { code: 'CONNECTION_LOST' } })
  isLost = false
  await loadSession()
  t.match(session.value(), { state: 'open', hasEnded: false })
  t.match(site.value(), { store: 'de', languages: ['de'] })
})
