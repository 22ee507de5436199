import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import t from 'tap'
import { wordsOf } from './words-of.ts'

const coded = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Said for logs', extensions: { code } }] })

Object.assign(globalThis, {
  document: {
    getElementById: () => ({
      textContent: JSON.stringify({
        site: { language: 'de-DE' },
        texts: { 'error.internal': ['Bei uns ging etwas schief.'] },
      }),
    }),
  },
})

t.test('only what is said of an input is told as it is', async (t) => {
  t.equal(wordsOf(coded('BAD_USER_INPUT')), 'Said for logs')
  t.equal(wordsOf(coded('INTERNAL')), 'Bei uns ging etwas schief.')
  for (const code of ['UPSTREAM_UNAVAILABLE', 'RATE_LIMITED', 'SOMETHING_NEW'])
    t.equal(wordsOf(coded(code)), null, code)
})

t.test('without an answer the place that asked has its own words', async (t) => {
  t.equal(wordsOf(new TypeError('Failed to fetch')), null)
  t.equal(wordsOf(coded('UPSTREAM_UNAVAILABLE')), null)
  const down = new ServerError('down', { response: new Response('', { status: 503 }), bodyText: '' })
  t.equal(wordsOf(down), null)
})
