import { useEffect, useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { navigate } from '../../../lib/routing/router.ts'

/**
 * Moving from one state of a listing to the next without a new document. `isPending` from the choice until the new
 * hits are there; a link that the client router follows is announced with `begin`.
 */
export function useListingNavigation(currentHref: string) {
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    setTarget((pending) => (pending === currentHref ? null : pending))
  }, [currentHref])

  return {
    isPending: target !== null && target !== currentHref,
    begin: (href: string) => setTarget(href),
    go: (href: string) => {
      setTarget(href)
      inBackground(navigate(href, { keepScrollPosition: true }))
    },
  }
}
