import { type FocusEvent, type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { undoLifetime } from '../state/cart-state.ts'

/**
 * Counts the milliseconds in which a removed position can be restored, and calls `onEnd` after them. The time stands still
 * while the pointer moves onto the element, or the visitor moves the focus into it or presses a key there. A focus set by
 * script does not hold it, and neither does a pointer that was there before the element.
 */
export function useUndoTime({ isStopped, onEnd }: { isStopped: boolean; onEnd: () => void }) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocused] = useState(false)
  const isFocusOfScript = useRef(false)
  const left = useRef(undoLifetime)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  const isHeld = isPointedAt || hasFocus || isStopped
  // A layout effect: a time that is just running out would otherwise end what the visitor has come to.
  useLayoutEffect(() => {
    if (isHeld) return
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [isHeld])

  const focus = useCallback((element: HTMLElement) => {
    isFocusOfScript.current = true
    element.focus({ preventScroll: true })
    isFocusOfScript.current = false
  }, [])

  return {
    /** Moves the focus without holding the time. */
    focus,
    handlers: {
      // Browsers report an element that appears below a resting pointer as entered, with no movement.
      onMouseMove: ({ movementX, movementY }: MouseEvent) => {
        if (movementX !== 0 || movementY !== 0) setPointedAt(true)
      },
      onMouseLeave: () => setPointedAt(false),
      onFocus: () => {
        if (!isFocusOfScript.current) setFocused(true)
      },
      onKeyDown: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
