import { type RefObject, useEffect, useRef } from 'react'

/** For an element that comes with a value, such as the notice that a form was taken: it gets the focus with each new value. */
export function useFocusOn<Target extends HTMLElement>(
  value: boolean | number | string | null,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (value) target.current?.focus()
  }, [value])
  return target
}
