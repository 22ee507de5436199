import { type MouseEvent, useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { isPlainClick, navigate, onNavigationOver } from '#web/lib/routing/router.ts'

/**
 * Moving from one state of a listing to the next without a new document. `isPending` from the choice until the router has come to rest: with
 * the new hits, or at another place when the visitor has gone back or on meanwhile.
 */
export function useListingNavigation() {
  const [isPending, setPending] = useState(false)
  useEffect(() => onNavigationOver(() => setPending(false)), [])

  return {
    isPending,
    /** For links, which the router follows itself. */
    onFollow: (event: MouseEvent) => isPlainClick(event) && setPending(true),
    go: (href: string) => {
      setPending(true)
      inBackground(navigate(href, { keepScrollPosition: true }))
    },
  }
}
