import t from 'tap'
import { cutOff } from './cut-off.ts'
import { isUnanswered, messageOf } from './message-of.ts'

const coded = (code: string, status?: number) => [{ message: 'Said for logs', extensions: { code, status } }]

Object.assign(globalThis, {
  document: {
    querySelector: () => ({
      textContent: JSON.stringify({
        site: { language: 'de-DE' },
        texts: { 'error.internal': ['Bei uns ging etwas schief.'], 'error.tooMany': ['Zu viele Anfragen.'] },
      }),
    }),
  },
})

t.test('messages about inputs and of known codes are shown', async (t) => {
  t.equal(messageOf(coded('BAD_USER_INPUT')), 'Said for logs')
  t.equal(messageOf(coded('INTERNAL')), 'Bei uns ging etwas schief.')
  t.equal(messageOf(coded('RATE_LIMITED', 429)), 'Zu viele Anfragen.')
  for (const code of ['UPSTREAM_UNAVAILABLE', 'SOMETHING_NEW']) t.equal(messageOf(coded(code)), null, code)
})

t.test('an error without an answer has no message, so the caller shows its own', async (t) => {
  t.equal(messageOf(undefined), null)
  t.equal(messageOf(coded(cutOff)), null)
  t.equal(messageOf(coded('UPSTREAM_UNAVAILABLE', 503)), null)
})

t.test('isUnanswered is true only for requests that nothing has refused', async (t) => {
  for (const errors of [coded(cutOff), coded('UPSTREAM_UNAVAILABLE'), coded('RATE_LIMITED', 429)])
    t.equal(isUnanswered(errors), true, String(errors[0]?.extensions.code))
  for (const code of ['INTERNAL', 'RATE_LIMITED', 'BAD_USER_INPUT']) t.equal(isUnanswered(coded(code)), false, code)
})
