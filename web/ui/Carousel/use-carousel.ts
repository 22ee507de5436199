import { type RefObject, useEffect, useState } from 'react'

/** Nearer than this to an end counts as being there (storefront.md §9), in pixels. */
const edge = 15

/** Whether a scrolling row can go on at either side, and ways to do so by a screenful. False on the server. */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: false })

  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    const measure = () => {
      frame = 0
      const { scrollLeft, scrollWidth, clientWidth } = element
      const hasPrevious = scrollLeft > edge
      const hasNext = scrollLeft + clientWidth < scrollWidth - edge
      if (!hasNext) keepFocus(element, 'next')
      if (!hasPrevious) keepFocus(element, 'previous')
      setEnds((now) => (now.hasPrevious === hasPrevious && now.hasNext === hasNext ? now : { hasPrevious, hasNext }))
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    const observer = new ResizeObserver(schedule)
    observer.observe(element)
    element.addEventListener('scroll', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', schedule)
    }
  }, [track])

  const push = (screens: number) => {
    const element = track.current
    element?.scrollBy({ left: screens * element.clientWidth * 0.9 })
  }

  return { ...ends, previous: () => push(-1), next: () => push(1) }
}

/** An arrow that is about to be hidden hands its focus to the row. */
function keepFocus(track: HTMLElement, way: 'previous' | 'next'): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.parentElement !== track.parentElement) return
  if (focused.dataset.way === way) track.focus({ preventScroll: true })
}
