import t, { type Test } from 'tap'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { cleanUp } from './clean-up.ts'

const cleanUpPath = '/api/confirmation-cleanup/'

type Answer = { status: number; successfull: boolean } | null

/** What a browser has, for a guest whose clean-ups are answered as told, the last answer for all further ones; null stands for no connection. */
function provideBrowser(t: Test, answers: [Answer, ...Answer[]]): string[] {
  const called: string[] = []
  const provide = (name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { configurable: true, value })
    t.teardown(() => before && Object.defineProperty(globalThis, name, before))
  }
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  provide('localStorage', storage)
  provide('sessionStorage', storage)
  provide('document', { cookie: 'X-JWT-guest=1' })
  provide('setTimeout', (run: () => void) => setImmediate(run))
  provide('addEventListener', () => {})
  provide(
    'BroadcastChannel',
    class {
      postMessage(): void {}
    },
  )
  provide('fetch', async (path: string) => {
    called.push(path)
    if (path !== cleanUpPath) return Response.json({ successfull: true })
    const cleaned = answers.length > 1 ? answers.shift() : answers[0]
    if (!cleaned) throw new TypeError('Failed to fetch')
    return Response.json({ successfull: cleaned.successfull }, { status: cleaned.status })
  })
  return called
}

const done = { status: 200, successfull: true }

for (const [how, answer] of [
  ['refused', { status: 503, successfull: false }],
  ['lost', null],
] as const)
  t.test(`T4.31 a clean-up that is ${how}: the visitor is logged out, and the failure is thrown on`, async (t) => {
    const called = provideBrowser(t, [answer])
    const announced: boolean[] = []
    t.teardown(onAnnounced('user', (isFromHere) => announced.push(isFromHere)))
    await t.rejects(cleanUp(), { message: 'The checkout was not cleaned up' })
    t.same(called, [cleanUpPath, cleanUpPath, cleanUpPath, '/api/logout-action/'], 'after three tries')
    t.same(announced, [true], 'other tabs hear of it')
  })

t.test('a guest whose clean-up is done is not logged out a second time', async (t) => {
  const called = provideBrowser(t, [done])
  await cleanUp()
  t.same(called, [cleanUpPath])
})

t.test('a clean-up whose answer is lost is sent again and logs nobody out', async (t) => {
  const called = provideBrowser(t, [null, done])
  await cleanUp()
  t.same(called, [cleanUpPath, cleanUpPath])
})
