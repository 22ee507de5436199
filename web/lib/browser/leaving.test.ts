import { mock } from 'node:test'
import t from 'tap'

const events = new EventTarget()
const dataset: Record<string, string> = {}
t.intercept(globalThis, 'window', { value: globalThis })
t.intercept(globalThis, 'document', { value: { documentElement: { dataset } } })
t.intercept(globalThis, 'addEventListener', { value: events.addEventListener.bind(events) })
t.intercept(globalThis, 'dispatchEvent', { value: events.dispatchEvent.bind(events) })
const logged: unknown[] = []
t.intercept(console, 'error', { value: (text: unknown) => logged.push(text), writable: true })
mock.timers.enable({ apis: ['setTimeout'] })
t.teardown(() => mock.timers.reset())

const tell = (type: string) => events.dispatchEvent(new Event(type, { cancelable: true }))

t.test('S8.18 a failure of a page that is being left is answered when the page turns out to stay, once', async (t) => {
  const { watchLeaving, unlessLeaving: ofFirstScript } = await import('./watch-leaving.ts')
  const { isLeaving, unlessLeaving } = await import('./leaving.ts')
  watchLeaving()
  const interactions: string[] = []
  const fail = (name: string) => {
    unlessLeaving(() => interactions.push(name))
    ofFirstScript(() => interactions.push(`${name} of the first script`))
  }

  fail('before')
  t.same(interactions.splice(0), ['before', 'before of the first script'], 'at once on a page that nobody leaves')

  tell('beforeunload')
  t.equal(isLeaving(), true)
  fail('download')
  mock.timers.tick(19_999)
  t.same(interactions, [], 'nothing while another document may come')
  mock.timers.tick(1)
  t.equal(isLeaving(), false, 'a download has left the page where it is')
  t.same(interactions.splice(0), ['download', 'download of the first script'])

  tell('beforeunload')
  tell('pagehide')
  fail('restored')
  tell('pageshow')
  t.equal(isLeaving(), false, 'come back to as it was')
  t.same(interactions.splice(0), ['restored', 'restored of the first script'])
  tell('beforeunload')
  tell('pageshow')
  t.same(interactions, [], 'each is answered once')
})

t.test('a rejection that nobody takes is no error of a page that is being left', async (t) => {
  t.equal(tell('unhandledrejection'), true, 'told on the console')
  tell('beforeunload')
  t.equal(tell('unhandledrejection'), false, 'not told')
  tell('pageshow')
  t.equal(tell('unhandledrejection'), true, 'told again')
})

t.test('the console takes no error of a page that is being left', async (t) => {
  tell('beforeunload')
  console.error('an answer that nobody waits for')
  tell('pageshow')
  console.error('of the page that stays')
  t.same(logged, ['of the page that stays'])
})

t.test('a missing file reloads no page that is being left', async (t) => {
  const { reloadOnce } = await import('../routing/reload-once.ts')
  const reloads: string[] = []
  t.intercept(globalThis, 'location', { value: { reload: () => reloads.push('reload') } })
  const stored = new Map<string, string>()
  t.intercept(globalThis, 'sessionStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, to: string) => stored.set(key, to),
    },
  })
  t.intercept(globalThis, 'navigator', { value: { onLine: true } })
  tell('beforeunload')
  t.equal(reloadOnce(), true, 'nothing is to be shown either')
  t.same(reloads, [])
  tell('pageshow')
  t.same(reloads, ['reload'], 'the page stays, and lacks the file')
  t.equal(reloadOnce(), false, 'once')
})
