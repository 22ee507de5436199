import { type MouseEvent, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { isSaved } from '../state/cart-state.ts'
import { cartState } from '../state/cart-store.ts'

/**
 * For a link from the cart to a new document, which would end the changes that are still on their way: it is followed when the shop has
 * taken them, and not followed when the shop has something to say about them.
 */
export function useLeaveWhenSaved() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (href: string) => {
    setLeaving(true)
    try {
      const { saveAll } = await import('../state/cart-changes.ts')
      if (await saveAll()) location.assign(href)
    } finally {
      setLeaving(false)
    }
  }
  return {
    busy: isLeaving,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (isSaved(cartState()) || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (!isLeaving) inBackground(leave(event.currentTarget.href))
    },
  }
}
