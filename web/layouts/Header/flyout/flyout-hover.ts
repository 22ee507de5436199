import { inBackground } from '#web/lib/browser/in-background.ts'
import { flyoutDelays as delays } from './flyout-delays.ts'
import { isTooltip } from './flyout-ids.ts'
import { bringFlyout, buttonOf, loadFlyouts, makeOpeners, openerAt, popoverOf } from './flyout-openers.ts'

/**
 * Opens popovers of the header by the mouse, tooltips by focus as well, and all of them by their first press, which draws them. From
 * then on the browser opens them by click, touch and keyboard, closes them on Esc and when something else is pressed, and closes one
 * for another.
 */
export function start(): void {
  const mouse = matchMedia('(hover: hover) and (min-width: 48em)')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the mouse or the focus has opened. */
  let shown: HTMLElement | null = null
  /** What they rest on; by the time that it is drawn they may have left. */
  let wanted: HTMLElement | null = null
  /** Where the mouse was moved to last. */
  let place = ''

  const later = (delay: number, action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }
  const show = async (opener: HTMLElement) => {
    const popover = await bringFlyout(opener)
    if (!popover || wanted !== opener || isOpen(opener)) return
    popover.showPopover({ source: opener })
    shown = opener
  }
  const hide = () => {
    const popover = shown && popoverOf(shown)
    if (shown && isOpen(shown) && !popover?.contains(document.activeElement)) popover?.hidePopover()
    shown = null
  }
  const press = async (opener: HTMLElement) => {
    const button = buttonOf(opener)
    const popover = await bringFlyout(button)
    // The mouse has come over the button that took the link's place: it would open again what is closed at once.
    clearTimeout(timer)
    if (!popover) location.assign(button.dataset.href ?? '/')
    else if (!isOpen(button)) popover.showPopover({ source: button })
    shown = null
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !mouse.matches) return
    // A layer that closes, or another page, brings an opener below a mouse that rests: nobody has pointed at it.
    if (placeOf(event) === place) return
    const opener = ownerAt(event.target)
    if (opener === ownerAt(event.relatedTarget)) return
    wanted = opener
    if (!opener) {
      if (shown) later(delays.close, hide)
      else clearTimeout(timer)
    } else if (isOpen(opener)) clearTimeout(timer)
    else {
      inBackground(loadFlyouts())
      later(delays[isTooltip(opener.dataset.opens ?? '') ? 'tooltip' : 'flyout'], () => inBackground(show(opener)))
    }
  })

  document.addEventListener('pointermove', (event) => {
    place = placeOf(event)
  })

  document.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer)
      const opener = openerAt(event.target)
      if (!opener) return
      if (!opener.hasAttribute('popovertarget')) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        inBackground(press(opener))
        return
      }
      // What the mouse has opened already stays open when its button is pressed.
      if (opener !== shown || !isOpen(opener)) return
      event.preventDefault()
      shown = null
    },
    { capture: true },
  )

  document.addEventListener('focusin', ({ target }) => {
    const opener = openerAt(target)
    if (!opener || !isTooltip(opener.dataset.opens ?? '') || !opener.matches(':focus-visible')) return
    // A mouse that has just left takes nothing away from the keyboard.
    clearTimeout(timer)
    wanted = opener
    inBackground(show(opener))
  })

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const opener = ownerAt(target)
    if (!opener || !isTooltip(opener.dataset.opens ?? '') || !relatedTarget || ownerAt(relatedTarget) === opener) return
    if (wanted === opener) wanted = null
    if (isOpen(opener)) popoverOf(opener)?.hidePopover()
  })

  // A link inside leads to another page, on which nothing should stand open.
  document.addEventListener('click', ({ target }) => {
    const opener = ownerAt(target)
    if (opener && target instanceof Element && target.closest('a')) popoverOf(opener)?.hidePopover()
  })

  makeOpeners()
}

/** The opener at the target, or of the popover around it. */
function ownerAt(target: EventTarget | null): HTMLElement | null {
  const popover = target instanceof Element ? target.closest('[popover]') : null
  return openerAt(target) ?? (popover && document.querySelector(`[data-opens="${CSS.escape(popover.id)}"]`))
}

const placeOf = ({ clientX, clientY }: MouseEvent) => `${clientX} ${clientY}`

const isOpen = (opener: HTMLElement) => popoverOf(opener)?.matches(':popover-open') === true
