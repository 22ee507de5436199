/** Milliseconds, as in the hero (storefront.md §9). */
const interval = 6000

/**
 * Rotates the selling points where only one fits. Not with reduced motion, nor while the strip is touched, hovered,
 * focused or paused, nor while an overlay is open.
 */
export function start(): void {
  const slides = document.querySelector<HTMLElement>('[data-slides]')
  const list = slides?.querySelector('ul')
  const pause = slides?.querySelector<HTMLButtonElement>(':scope > button')
  if (!slides || !list || !pause || list.children.length < 2) return
  const phone = matchMedia('(max-width: 47.9375em)')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isPaused = false
  let timer: ReturnType<typeof setInterval> | undefined

  const move = () => {
    const isBusy = document.hidden || slides.matches(':hover, :focus-within') || document.querySelector(':popover-open')
    if (isBusy) return
    const next = Math.round(list.scrollLeft / list.clientWidth) + 1
    list.scrollTo({ left: (next % list.children.length) * list.clientWidth, behavior: 'smooth' })
  }
  const arrange = () => {
    clearInterval(timer)
    pause.hidden = !phone.matches || still.matches
    if (!pause.hidden && !isPaused) timer = setInterval(move, interval)
  }
  pause.addEventListener('click', () => {
    isPaused = !isPaused
    pause.setAttribute('aria-pressed', String(isPaused))
    arrange()
  })
  // Scrolling by hand stops the rotation.
  list.addEventListener(
    'pointerdown',
    () => {
      isPaused = true
      pause.setAttribute('aria-pressed', 'true')
      arrange()
    },
    { once: true },
  )
  for (const query of [phone, still]) query.addEventListener('change', arrange)
  arrange()
}
