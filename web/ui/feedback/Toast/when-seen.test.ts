import t from 'tap'
import { whenSeen } from './when-seen.ts'

t.test('a toast in a hidden tab waits until the tab is shown, and comes once', async (t) => {
  const page = Object.assign(new EventTarget(), { hidden: true })
  t.intercept(globalThis, 'document', { value: page })
  const turn = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  let shown = 0
  const show = () => whenSeen(() => shown++)
  show()
  t.equal(shown, 0)
  turn(true)
  t.equal(shown, 0, 'still hidden')
  turn(false)
  t.equal(shown, 1)
  turn(true)
  turn(false)
  t.equal(shown, 1)
  show()
  t.equal(shown, 2, 'at once in a tab that is seen')
})
