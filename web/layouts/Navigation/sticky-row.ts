/** Pixels of scrolling after which a direction counts; a trembling finger moves nothing. */
const tremble = 6

/**
 * The row of groups stays below the bar. It makes room when the visitor scrolls down, returns when he scrolls up or its links get the
 * focus, and never lies over what has the focus.
 */
export function followScroll(nav: HTMLElement, signal: AbortSignal): void {
  let last = window.scrollY
  const move = (isAway: boolean) => {
    nav.toggleAttribute('data-away', isAway)
    // What sticks below the row follows it.
    document.documentElement.toggleAttribute('data-row-away', isAway)
  }

  window.addEventListener(
    'scroll',
    () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < tremble) return
      last = window.scrollY
      const isInUse = nav.contains(document.activeElement) || nav.querySelector('[data-open]') !== null
      move(moved > 0 && last > nav.offsetHeight && !isInUse)
    },
    { signal, passive: true },
  )

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return
      if (nav.contains(target)) move(false)
      // A dialog lies above the row, and the focus returns from it.
      else if (target.closest('dialog')) return
      else if (target.closest('main, footer') && isBelow(nav, target)) move(true)
    },
    { signal },
  )
}

function isBelow(nav: HTMLElement, target: Element): boolean {
  const row = nav.getBoundingClientRect()
  const { top, bottom } = target.getBoundingClientRect()
  return top < row.bottom && bottom > row.top
}
