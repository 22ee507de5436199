import { setTimeout as pause } from 'node:timers/promises'

/** A browser that Playwright can't drive. */
export type Engine = { openTab: () => Promise<Tab>; stop: () => Promise<void> }

/** A page of a visitor of its own, who has answered what the shop asks. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** Runs the body of a function in the page. */
  run: <Result>(body: string, ...args: unknown[]) => Promise<Result>
  /** In CSS pixels of the view. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Into what has the focus. */
  type: (text: string) => Promise<void>
  key: (name: 'Enter' | 'Escape' | 'ArrowDown') => Promise<void>
  /** What the console told as errors; always empty where a driver does not tell. */
  errors: string[]
  close: () => Promise<void>
}

type Place = { x: number; y: number; document: number }

const patience = 60_000

/** Waits for what a body returns to be true, also while one page gives way to the next. */
export async function until(tab: Tab, what: string, body: string, ...args: unknown[]): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const isSo = await tab.run(body, ...args).catch(() => false)
    if (isSo) return
    if (Date.now() > end) throw new Error(`After a minute still not: ${what}`)
    await pause(50)
  }
}

export const untilAt = (tab: Tab, pattern: RegExp) =>
  until(tab, `at ${pattern}`, 'return new RegExp(arguments[0]).test(location.href)', pattern.source)

export const untilHydrated = (tab: Tab) =>
  until(tab, 'hydrated', "return 'hydrated' in document.documentElement.dataset")

export const untilShown = (tab: Tab, css: string, text = '') =>
  until(tab, `${css} ${text} shown`, `${find} return find(arguments[0], arguments[1]) !== undefined`, css, text)

export const untilHidden = (tab: Tab, css: string, text = '') =>
  until(tab, `${css} ${text} hidden`, `${find} return find(arguments[0], arguments[1]) === undefined`, css, text)

/** Presses the first that is to be seen, with the pointer, once it no longer moves and nothing covers it; again when it moved away meanwhile. */
export async function press(tab: Tab, css: string, text = ''): Promise<void> {
  const end = Date.now() + patience
  let before = ''
  for (;;) {
    const place = await tab.run<Place | null>(placeOf, css, text).catch(() => null)
    const now = JSON.stringify(place)
    if (place && now === before) {
      await tab.clickAt(place.x, place.y)
      if (await tab.run<boolean>(isHit, place.document).catch(() => true)) return
    }
    if (Date.now() > end) throw new Error(`After a minute nothing to press: ${css} ${text}`)
    before = now
    await pause(50)
  }
}

/** Types into the first field that is to be seen, over what stands in it; again when the page filled it meanwhile. */
export async function fill(tab: Tab, css: string, value: string): Promise<void> {
  const end = Date.now() + patience
  do {
    await press(tab, css)
    await tab.run('document.activeElement?.select?.()')
    await tab.type(value)
    const holds = await tab.run(
      'return document.activeElement?.matches(arguments[0]) && document.activeElement.value === arguments[1]',
      css,
      value,
    )
    if (holds) return
  } while (Date.now() < end)
  throw new Error(`After a minute ${css} still does not hold ${value}`)
}

const find = `
  const find = (css, text) =>
    [...document.querySelectorAll(css)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0 &&
        (element.getAttribute('aria-label') ?? element.textContent).includes(text),
    );`

const placeOf = `
  ${find}
  const element = find(arguments[0], arguments[1]);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getClientRects()[0];
  const place = { x: x + width / 2, y: y + height / 2, document: performance.timeOrigin };
  const top = document.elementFromPoint(place.x, place.y);
  window.wasHit = false;
  const note = ({ target }) => { if (element.contains(target)) window.wasHit = true };
  addEventListener('pointerdown', note, { capture: true, once: true });
  return element.contains(top) ? place : null;`

/** A press may have led to another document already. */
const isHit = 'return window.wasHit || performance.timeOrigin !== arguments[0]'
