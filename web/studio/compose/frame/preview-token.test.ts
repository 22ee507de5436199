import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { draftScenario, lookAddress } from './preview-token.ts'

t.test('a page is opened as visitors see it once all that was typed is saved', async (t) => {
  const calls: string[] = []
  t.intercept(globalThis, 'fetch', {
    value: async (url: string) => {
      calls.push(url)
      return Response.json({ token: 'sealed' })
    },
  })
  const flush = async () => {
    await pause(5)
    calls.push('saved')
    return true
  }
  t.equal(await lookAddress('/reise/', draftScenario('de'), { flush }), '/studio/look/sealed?to=%2Freise%2F')
  t.same(calls, ['saved', '/studio/preview'])
})

t.test('lookAddress is null without an answer', async (t) => {
  t.intercept(globalThis, 'fetch', { value: async () => Promise.reject(new Error('lost')) })
  t.equal(await lookAddress('/reise/', draftScenario('de'), { flush: async () => false }), null)
})
