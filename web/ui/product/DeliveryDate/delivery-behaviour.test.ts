import t from 'tap'
import { announcePage } from '#web/lib/scope/page-shown.ts'
import { start } from './delivery-behaviour.ts'

t.test('the first page of a visit that promises a day learns the server’s time', async (t) => {
  const later = { dataset: { until: String(Number.MAX_SAFE_INTEGER) } }
  let promised: object[] = []
  t.intercept(globalThis, 'window', { value: new EventTarget() })
  t.intercept(globalThis, 'document', {
    // A hidden tab counts no seconds.
    value: { hidden: true, querySelector: () => promised[0] ?? null, querySelectorAll: () => promised },
  })
  const requested: string[] = []
  t.intercept(globalThis, 'fetch', {
    value: async (address: string) => {
      requested.push(address)
      return new Response()
    },
  })
  const show = async () => {
    announcePage({ status: 200, abAssignments: [] })
    await new Promise((resolve) => setImmediate(resolve))
  }
  start()
  await show()
  t.same(requested, [], 'nothing is promised yet')
  promised = [later]
  await show()
  t.same(requested, ['/robots.txt'])
  await show()
  t.same(requested, ['/robots.txt'], 'once a document')
})
