import { type RefObject, useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { arrowKeys } from './arrow-keys.ts'

/** Nearer than this to an end counts as being there (storefront.md §9), in pixels. */
const edge = 15

/** Milliseconds of rest after which scrolling and resizing count as ended (storefront.md §9). */
const scrollDebounce = 200
const resizeDebounce = 300

/** Whether a scrolling row can go on at either side, and ways to do so by a screenful. False on the server. */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number, pulledClass = '') {
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: slides that are added widen the row, which no observer of its box tells
  useEffect(() => {
    const element = track.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const hasPrevious = scrollLeft > edge
      const hasNext = scrollLeft + clientWidth < scrollWidth - edge
      if (!hasNext) keepFocus(element, 'next')
      if (!hasPrevious) keepFocus(element, 'previous')
      setEnds((now) => (now.hasPrevious === hasPrevious && now.hasNext === hasNext ? now : { hasPrevious, hasNext }))
    }
    const measureAfter = (wait: number) => {
      clearTimeout(timer)
      timer = setTimeout(measure, wait)
    }
    const onScroll = () => measureAfter(scrollDebounce)
    const observer = new ResizeObserver(() => measureAfter(resizeDebounce))
    observer.observe(element)
    measureAfter(0)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [track, count])

  useEffect(() => {
    const element = track.current
    const left = new AbortController()
    // Only a mouse has to pull; what it takes comes when one comes near.
    const onNear = ({ pointerType }: PointerEvent) => {
      if (!element || pointerType !== 'mouse') return
      element.removeEventListener('pointermove', onNear)
      inBackground(import('./pull-row.ts').then(({ pullRow }) => pullRow(element, pulledClass, left.signal)))
    }
    element?.addEventListener('pointermove', onNear, { signal: left.signal })
    element?.addEventListener(
      'keydown',
      arrowKeys((screens) => pushBy(element, screens)),
      { signal: left.signal },
    )
    // The browser would carry the link or picture itself away.
    element?.addEventListener('dragstart', (event) => event.preventDefault(), { signal: left.signal })
    return () => left.abort()
  }, [track, pulledClass])

  return { ...ends, previous: () => pushBy(track.current, -1), next: () => pushBy(track.current, 1) }
}

function pushBy(track: HTMLElement | null, screens: 1 | -1): void {
  track?.scrollBy({ left: screens * track.clientWidth * 0.9 })
}

/** An arrow that is about to go hands its focus to the row. */
function keepFocus(track: HTMLElement, way: 'previous' | 'next'): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.parentElement !== track.parentElement) return
  if (focused.dataset.way === way) track.focus({ preventScroll: true })
}
