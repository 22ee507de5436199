import t from 'tap'
import { logError } from './log-error.ts'

t.test('S2.72 an error is logged once, the next one again', async (t) => {
  const logs = t.capture(console, 'warn')
  logError(404, '/a/')
  logError(404, '/a/')
  logError(404, '/b/')
  t.same(
    logs().map(({ args }) => args),
    [['Error page: 404 /a/'], ['Error page: 404 /b/']],
  )
})
