import t, { type Test } from 'tap'
import { onAnnounced } from '../../../lib/visitor/cross-tab.ts'
import { cleanUp } from './clean-up.ts'

/** What a browser has, for a guest whose calls are answered as told; null stands for no connection, left for a page that is left first. */
function provideBrowser(t: Test, cleaned: { status: number; successfull: boolean } | null | 'left'): string[] {
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
  const page = new EventTarget()
  provide('window', page)
  provide(
    'BroadcastChannel',
    class {
      postMessage(): void {}
    },
  )
  provide('fetch', async (path: string) => {
    called.push(path)
    if (path !== '/api/confirmation-cleanup/') return Response.json({ successfull: true })
    if (cleaned === 'left') page.dispatchEvent(new Event('pagehide'))
    if (!cleaned || cleaned === 'left') throw new TypeError('Failed to fetch')
    return Response.json({ successfull: cleaned.successfull }, { status: cleaned.status })
  })
  return called
}

for (const [how, answer] of [
  ['refused', { status: 503, successfull: false }],
  ['lost', null],
] as const)
  t.test(`a clean-up that is ${how}: the visitor is logged out, and the failure is thrown on`, async (t) => {
    const called = provideBrowser(t, answer)
    const announced: boolean[] = []
    t.teardown(onAnnounced('user', (isFromHere) => announced.push(isFromHere)))
    await t.rejects(cleanUp(), { message: 'The checkout was not cleaned up' })
    t.same(called, ['/api/confirmation-cleanup/', '/api/logout-action/'])
    t.same(announced, [true], 'other tabs hear of it')
  })

t.test('a guest whose clean-up is done is not logged out a second time', async (t) => {
  const called = provideBrowser(t, { status: 200, successfull: true })
  await cleanUp()
  t.same(called, ['/api/confirmation-cleanup/'])
})

t.test('a page that is left before the answer came logs nobody out', async (t) => {
  const called = provideBrowser(t, 'left')
  await cleanUp()
  t.same(called, ['/api/confirmation-cleanup/'])
})
