import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { timings } from './timings.ts'

/** From here on it is the visitor who moves the track. */
const takeovers = ['pointerdown', 'touchstart', 'wheel'] as const

/**
 * The slide in view of a track that scrolls by snapping. Swiping, the tabs and the passing of time all end in a scroll
 * position, so that the browser stays the one who moves.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(0)
  const shown = useRef(0)
  /** The slide on whose way the track is; where it passes by on that way counts for nothing. */
  const goal = useRef<number | null>(null)

  useEffect(() => {
    shown.current = active
  }, [active])

  useEffect(() => {
    const element = track.current
    if (!element) return
    const settle = debounced(() => {
      const nearest = nearestSlide(element.scrollLeft, element.clientWidth, count)
      if (goal.current !== null && nearest !== goal.current) return
      goal.current = null
      setActive(nearest)
    }, timings.scroll)
    const takeOver = () => {
      goal.current = null
    }
    for (const type of takeovers) element.addEventListener(type, takeOver, { passive: true })
    const align = debounced(() => moveTo(element, shown.current, 'instant'), timings.resize)
    element.addEventListener('scroll', settle, { passive: true })
    window.addEventListener('resize', align)
    return () => {
      settle.cancel()
      align.cancel()
      for (const type of takeovers) element.removeEventListener(type, takeOver)
      element.removeEventListener('scroll', settle)
      window.removeEventListener('resize', align)
    }
  }, [track, count])

  const show = useCallback(
    (index: number) => {
      const target = wrap(index, count)
      goal.current = target
      setActive(target)
      if (track.current) moveTo(track.current, target)
    },
    [track, count],
  )
  return { active, show }
}

function moveTo(track: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  track.scrollTo({ left: index * track.clientWidth, behavior })
}

/** Runs when it hasn't been called for so many milliseconds. */
export function debounced(run: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(run, wait)
  }
  return Object.assign(later, { cancel: () => clearTimeout(timer) })
}

/** After the last slide comes the first (storefront.md §4: it loops). */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}

export function nearestSlide(scrollLeft: number, width: number, count: number): number {
  return width > 0 ? Math.min(count - 1, Math.max(0, Math.round(scrollLeft / width))) : 0
}
