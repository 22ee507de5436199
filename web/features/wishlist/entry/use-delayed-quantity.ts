import { useEffect, useRef, useState } from 'react'
import { makeChangeQueue } from '../../../lib/browser/change-queue.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { quantityDelay } from '../wishlist.rules.ts'

const key = 'quantity'

/**
 * A quantity that is shown at once and sent after a delay without further changes. Calls run one at a time; the last
 * change wins. When the shop rejects it, the stored quantity comes back.
 */
export function useDelayedQuantity(stored: number, send: (quantity: number) => Promise<unknown>) {
  const [wanted, setWanted] = useState<number | null>(null)
  const now = useRef({ stored, send })
  useEffect(() => {
    now.current = { stored, send }
  })
  const [queue] = useState(() =>
    makeChangeQueue<number, unknown>({
      send: ([quantity]) =>
        Promise.all(quantity === undefined || quantity === now.current.stored ? [null] : [now.current.send(quantity)]),
    }),
  )

  const change = async (quantity: number) => {
    setWanted(quantity)
    try {
      await queue.change(quantity, { key, delay: quantityDelay })
    } finally {
      if (!queue.isPending(key)) setWanted(null)
    }
  }

  // A change that is still waiting is sent when the visitor leaves the page.
  useEffect(() => queue.flush, [queue])

  return { quantity: wanted ?? stored, setQuantity: (quantity: number) => inBackground(change(quantity)) }
}
