import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a page that a plain form leads back to, whose keyboard begins at the top: the first wrong field gets the focus, or the notice that
 * says how it went. `answer`: null where no form was sent.
 */
export function useFocusOnAnswer(answer: unknown): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer === null) return
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    const target = wrong ?? notice.current
    target?.focus()
  }, [answer])
  return notice
}
