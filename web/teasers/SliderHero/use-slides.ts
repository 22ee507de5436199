import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Milliseconds of rest after which scrolling counts as ended (storefront.md §9). */
const scrollDebounce = 200

/**
 * The slide in view of a track that scrolls by snapping. Swiping, the tabs and the passing of time all end in a scroll
 * position, so that the browser stays the one who moves.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setActive(nearestSlide(element.scrollLeft, element.clientWidth, count)), scrollDebounce)
    }
    element.addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', settle)
    }
  }, [track, count])

  const show = useCallback(
    (index: number) => {
      const target = wrap(index, count)
      setActive(target)
      const element = track.current
      element?.scrollTo({ left: target * element.clientWidth })
    },
    [track, count],
  )
  return { active, show }
}

/** After the last slide comes the first (storefront.md §4: it loops). */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}

export function nearestSlide(scrollLeft: number, width: number, count: number): number {
  return width > 0 ? Math.min(count - 1, Math.max(0, Math.round(scrollLeft / width))) : 0
}
