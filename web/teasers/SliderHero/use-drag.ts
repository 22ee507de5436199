import { type RefObject, useEffect, useRef } from 'react'

/** Pixels below which a press that moves is still a click (storefront.md §9). */
const dragThreshold = 10

/** Lets the mouse pull a track as a finger does; what was pulled isn't clicked. Fingers are the browser's own matter. */
export function useDrag(track: RefObject<HTMLElement | null>, onDragged: (way: -1 | 1) => void): void {
  // Listeners stay the same while slides change: a click comes after the pull that it belongs to has moved them.
  const dragged = useRef(onDragged)
  useEffect(() => {
    dragged.current = onDragged
  }, [onDragged])
  useEffect(() => {
    const element = track.current
    if (!element) return
    let start: number | null = null
    let distance = 0
    const down = (event: PointerEvent) => {
      distance = 0
      start = event.pointerType === 'mouse' && event.button === 0 ? event.clientX : null
    }
    const move = (event: PointerEvent) => {
      if (start !== null) distance = event.clientX - start
    }
    const up = () => {
      if (start !== null && Math.abs(distance) > dragThreshold) dragged.current(distance < 0 ? 1 : -1)
      start = null
    }
    const click = (event: MouseEvent) => {
      if (Math.abs(distance) > dragThreshold) {
        event.preventDefault()
        // Nor does it press a button of a slide.
        event.stopPropagation()
      }
      distance = 0
    }
    // The browser would carry the link or picture itself away.
    const dragStart = (event: DragEvent) => event.preventDefault()
    element.addEventListener('pointerdown', down)
    element.addEventListener('dragstart', dragStart)
    element.addEventListener('click', click, { capture: true })
    window.addEventListener('pointermove', move, { passive: true })
    window.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('dragstart', dragStart)
      element.removeEventListener('click', click, { capture: true })
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
    }
  }, [track])
}
