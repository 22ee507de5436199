import { flyoutDelays as delays } from './flyout-delays.ts'

type Pair = { opener: HTMLElement; popover: HTMLElement }

/**
 * Opens popovers of the header by the mouse, and tooltips by focus as well. By click, touch and keyboard the browser
 * opens them itself, closes them on Esc and when something else is pressed, and closes one for another.
 */
export function start(): void {
  const mouse = matchMedia('(hover: hover) and (min-width: 48em)')
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Pair | null = null

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const show = (pair: Pair) => {
    if (isOpen(pair)) return
    pair.popover.showPopover({ source: pair.opener })
    shown = pair
  }
  const hide = () => {
    if (shown && isOpen(shown) && !shown.popover.contains(document.activeElement)) shown.popover.hidePopover()
    shown = null
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !mouse.matches) return
    const pair = pairAt(event.target)
    if (pair?.opener === pairAt(event.relatedTarget)?.opener) return
    if (!pair) {
      if (shown) later(delays.close, hide)
      else clearTimeout(timer)
    } else if (isOpen(pair)) clearTimeout(timer)
    else later(isTooltip(pair) ? delays.tooltip : delays.flyout, () => show(pair))
  })

  // What the mouse has opened already stays open when its button is pressed.
  document.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer)
      const pair = pairAt(event.target)
      if (!pair?.opener.contains(event.target as Node) || pair.opener !== shown?.opener || !isOpen(pair)) return
      event.preventDefault()
      shown = null
    },
    { capture: true },
  )

  document.addEventListener('focusin', ({ target }) => {
    const pair = pairAt(target)
    if (!pair || !isTooltip(pair) || !pair.opener.matches(':focus-visible')) return
    // A mouse that has just left takes nothing away from the keyboard.
    clearTimeout(timer)
    show(pair)
  })

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const pair = pairAt(target)
    if (pair && isTooltip(pair) && isOpen(pair) && relatedTarget && pairAt(relatedTarget)?.opener !== pair.opener) {
      pair.popover.hidePopover()
    }
  })

  // A link inside leads to another page, on which nothing should stand open.
  document.addEventListener('click', ({ target }) => {
    const pair = pairAt(target)
    if (pair && target instanceof Element && target.closest('a')) pair.popover.hidePopover()
  })
}

function pairAt(target: EventTarget | null): Pair | null {
  if (!(target instanceof Element)) return null
  const opener =
    target.closest<HTMLElement>('[data-hover-opens]') ?? openerOf(target.closest<HTMLElement>('[popover]')) ?? null
  const popover = opener && document.getElementById(opener.getAttribute('popovertarget') ?? '')
  return opener && popover ? { opener, popover } : null
}

function openerOf(popover: HTMLElement | null): HTMLElement | null {
  return popover && document.querySelector(`[data-hover-opens][popovertarget="${CSS.escape(popover.id)}"]`)
}

const isOpen = ({ popover }: Pair) => popover.matches(':popover-open')
const isTooltip = ({ opener }: Pair) => opener.dataset.hoverOpens === 'tooltip'
