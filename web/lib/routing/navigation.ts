import './navigation.css'
import { navigationOver } from './router.ts'

/**
 * What tells of a client navigation: a bar while it runs, the new title for screen readers, and the focus on the new
 * page's heading. It stands outside of React, so that nothing is rendered for it.
 */
const progress = part('route-progress')
const announcer = part('route-announcer')
announcer.setAttribute('aria-live', 'polite')
announcer.setAttribute('aria-atomic', 'true')

function part(className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  document.body.append(element)
  return element
}

let focusBefore: Element | null = null

/** Whether the router is to call `settled`: it doesn't after a navigation that began before its first page was through. */
let isUnderWay = false

/** `again` is a way through the history, whose entry is the other page's already. */
export function departing({ again }: { again: boolean }): void {
  isUnderWay = true
  if (!again) keepPlace()
  focusBefore = document.activeElement
  progress.dataset.running = ''
  main()?.setAttribute('aria-busy', 'true')
}

/** Vike notes a place up to 300 ms after the scrolling; who follows a link sooner would be led back to an older one. */
function keepPlace(): void {
  const { vike, ...state } = history.state
  history.replaceState({ ...state, vike: { ...vike, scrollPosition: { x: scrollX, y: scrollY } } }, '')
}

/** The router has come to rest: unlike `arrived`, not called for a page while the next one is already under way. */
export function settled(): void {
  isUnderWay = false
  window.dispatchEvent(new Event(navigationOver))
}

// A page that was left for a new document, and came back as it was: nothing that it waited for comes any more.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  delete progress.dataset.running
  main()?.removeAttribute('aria-busy')
  settled()
})

/** The page is there; `title` is read out. */
export function arrived(title: string): void {
  if (!isUnderWay) settled()
  delete progress.dataset.running
  announcer.textContent = title
  // React may show the new page a moment later.
  requestAnimationFrame(() => {
    main()?.removeAttribute('aria-busy')
    const target = document.querySelector<HTMLElement>('main h1') ?? main()
    if (!target || location.hash || holdsFocus(document.activeElement)) return
    // The visitor types into the header by now, for example the next search.
    if (document.activeElement !== focusBefore && document.activeElement?.matches('input, textarea, select')) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}

/** What was used is still there (a filter), or the page has found a better place than its heading. */
function holdsFocus(element: Element | null): boolean {
  return element !== main() && element?.tagName !== 'H1' && main()?.contains(element) === true
}

function main(): HTMLElement | null {
  return document.querySelector('main')
}
