import t from 'tap'
import { close } from './navigation-state.ts'
import { bringBelow, openByButton } from './navigation-toggle.ts'

t.test('an entry whose panel does not come leads to its page, but nobody who has closed it meanwhile', async (t) => {
  t.intercept(globalThis, 'matchMedia', { value: () => ({ matches: false }) })
  let followed = 0
  const link = {
    click: () => {
      followed += 1
    },
  }
  const entry = Object.assign(new EventTarget(), {
    dataset: { nav: 'entry' },
    closest: () => null,
    querySelector: (selector: string) => (selector === 'a' ? link : null),
    querySelectorAll: () => [],
  }) as unknown as HTMLElement
  const nav = { dataset: {} } as unknown as HTMLElement
  // No panel is ever drawn here, since there is no document.
  const press = () => openByButton(nav, entry, (one) => bringBelow(one, () => t.fail('there is no panel')))
  const pressed = press()
  close(entry)
  await pressed
  t.equal(followed, 0)
  await press()
  t.equal(followed, 1)
  t.notOk('open' in entry.dataset)
})
