import { onPageShown } from '#web/lib/scope/page-shown.ts'

/** The server's links open what they name in `data-opens` as soon as there are scripts: they become buttons, also in a new shell. */
export function makeOpeners(): void {
  const makeAll = () => {
    // One that holds a press is replaced when the press is repeated on it.
    for (const link of document.querySelectorAll('a[data-opens]:not([data-held])')) buttonOf(link)
  }
  onPageShown(makeAll)
  makeAll()
}

export const openerAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null

/** The opener itself, or the button that takes the place of its link. */
export function buttonOf(opener: Element): HTMLElement {
  if (!(opener instanceof HTMLAnchorElement)) return opener as HTMLElement
  const button = document.createElement('button')
  for (const { name, value } of opener.attributes) if (name !== 'href') button.setAttribute(name, value)
  button.type = 'button'
  button.setAttribute('aria-expanded', 'false')
  button.dataset.href = opener.href
  const isFocused = opener === document.activeElement
  button.append(...opener.childNodes)
  opener.replaceWith(button)
  if (isFocused) button.focus({ preventScroll: true })
  return button
}

export const popoverOf = (opener: HTMLElement): HTMLElement | null =>
  document.getElementById(opener.dataset.opens ?? '')

const brought = new WeakMap<HTMLElement, Promise<HTMLElement | null>>()

/** Fetches the code that draws, so that opening takes no time. */
export const loadFlyouts = () => import('./flyout-root.tsx')

/**
 * Draws what a button opens, once; from then on the browser opens it by press and tells whether it is open. Null when the code does not
 * come: the next act asks again.
 */
export function bringFlyout(button: HTMLElement): Promise<HTMLElement | null> {
  let bringing = brought.get(button)
  if (!bringing) {
    bringing = draw(button).catch(() => {
      brought.delete(button)
      return null
    })
    brought.set(button, bringing)
  }
  return bringing
}

async function draw(button: HTMLElement): Promise<HTMLElement> {
  const { drawFlyout } = await loadFlyouts()
  const popover = drawFlyout(button.dataset.opens ?? '')
  button.after(popover)
  button.removeAttribute('aria-expanded')
  button.setAttribute('popovertarget', popover.id)
  return popover
}
