import t from 'tap'
import { onAnnounced } from './cross-tab.ts'

t.test('a page that comes back as it was left asks anew: it has heard nothing meanwhile', async (t) => {
  const window = new EventTarget()
  t.intercept(globalThis, 'addEventListener', { value: window.addEventListener.bind(window) })
  t.intercept(globalThis, 'BroadcastChannel', { value: class {} })
  const heard: boolean[] = []
  t.teardown(onAnnounced('user', (isFromHere) => heard.push(isFromHere)))
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  t.same(heard, [], 'loaded')
  show(true)
  t.same(heard, [false], 'come back to, as if the user had changed in another tab')
})
