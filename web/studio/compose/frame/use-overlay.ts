import { type RefObject, useEffect, useRef } from 'react'
import type { Box } from './boxes.ts'

type Overlay = {
  /** The part at a point of the overlay. */
  boxAt: (x: number, y: number) => Box | null
  onHover: (box: Box | null) => void
  /** At a point of the overlay. */
  onPress: (x: number, y: number) => void
  onWheel: (x: number, y: number) => void
}

/** Mouse over the page: nothing of it reaches the frame, so no link of the page is followed. */
export function useOverlay(ref: RefObject<HTMLElement | null>, overlay: Overlay): void {
  const current = useRef(overlay)
  current.current = overlay
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const pointOf = ({ clientX, clientY }: MouseEvent): [x: number, y: number] => {
      const { left, top } = element.getBoundingClientRect()
      return [clientX - left, clientY - top]
    }
    const under = (event: MouseEvent) => (event.target === element ? current.current.boxAt(...pointOf(event)) : null)
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('mousemove', (event) => current.current.onHover(under(event)), { signal })
    element.addEventListener('mouseleave', () => current.current.onHover(null), { signal })
    element.addEventListener(
      'mousedown',
      (event) => {
        if (event.target === element) current.current.onPress(...pointOf(event))
      },
      { signal },
    )
    element.addEventListener('wheel', (event) => current.current.onWheel(event.deltaX, event.deltaY), {
      signal,
      passive: true,
    })
    return () => stop.abort()
  }, [ref])
}
