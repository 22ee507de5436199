import { type RefObject, useEffect, useState } from 'react'

/** Which slide of a row that shows one at a time is on view, and a way to another. */
export function useSlideShown(track: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    const measure = () => {
      frame = 0
      setShown(Math.min(Math.max(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)), 0), count - 1))
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    schedule()
    element.addEventListener('scroll', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', schedule)
    }
  }, [track, count])

  const show = (index: number) => {
    const element = track.current
    element?.scrollTo({ left: index * element.clientWidth })
  }
  return { shown: Math.min(shown, Math.max(count - 1, 0)), show }
}
