import { useCallback, useEffect, useRef, useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { quantityDelay } from '../wishlist.rules.ts'

/**
 * A quantity that is shown at once and sent when no other follows for a while; one call at a time, the last one counts.
 * When the shop doesn't take it, what it has comes back.
 */
export function useDelayedQuantity(stored: number, send: (quantity: number) => Promise<unknown>) {
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef<number | null>(null)
  const isSending = useRef(false)
  const now = useRef({ stored, send })
  useEffect(() => {
    now.current = { stored, send }
  })

  const flush = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      while (latest.current !== null) {
        const quantity = latest.current
        latest.current = null
        if (quantity !== now.current.stored) await now.current.send(quantity)
      }
    } finally {
      isSending.current = false
      // Something newer may wait for its delay already.
      if (latest.current === null) setWanted(null)
    }
  }, [])

  const setQuantity = (quantity: number) => {
    setWanted(quantity)
    latest.current = quantity
    clearTimeout(timer.current)
    timer.current = setTimeout(() => inBackground(flush()), quantityDelay)
  }

  // Whoever leaves right after a change has changed it all the same.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      inBackground(flush())
    },
    [flush],
  )

  return { quantity: wanted ?? stored, setQuantity }
}
