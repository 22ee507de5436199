import t from 'tap'
import { rawError } from './raw-error.ts'

t.test('S2.71 an error is shown with its stack and the request', async (t) => {
  const error = new Error('no such table')
  const failure = rawError({ errorWhileRendering: error, renderRequest: { requestId: 'r-1' } })
  t.same(failure, { message: 'no such table', stack: error.stack, requestId: 'r-1' })
})

t.test('a page that chose its status gives its reason', async (t) => {
  t.same(rawError({ abortReason: 'category 99' }), { message: 'category 99', stack: null, requestId: null })
})

t.test('an address that no page has', async (t) => {
  t.match(rawError({}), { message: /address/, stack: null })
})
