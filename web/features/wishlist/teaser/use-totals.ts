import { useEffect, useRef, useState } from 'react'
import { TeaserWishlistTotals } from '#web/generated/operations.ts'
import { makeCallQueue } from '#web/lib/browser/queues/call-queue.ts'
import { send } from '#web/lib/data/send.ts'
import type { Entry } from '../list-types.ts'
import { quantityDelay } from '../wishlist.rules.ts'

/** Quantities that the visitor has entered, by the entry's id; the shop may not have answered with their totals yet. */
export type WantedQuantities = Map<string, number>

type TotalsProps = { entry: Entry; wanted: WantedQuantities; onChange: (entry: Entry) => void }

const makeQueue = () => makeCallQueue<void>()

/** Asks for the totals of an entry a moment after its quantity has changed; the last quantity counts. */
export function useTotals({ entry, wanted, onChange }: TotalsProps) {
  const [isBusy, setBusy] = useState(false)
  const [queue] = useState(makeQueue)
  const latest = useRef(entry)
  useEffect(() => {
    latest.current = entry
  })

  const ask = async (quantity: number) => {
    const { externalId, product, item, quantity: known } = latest.current
    if (quantity === known) return
    setBusy(true)
    const { showFailure } = await import('../state/ask-shop.ts')
    const variables = { itemId: item?.id ?? null, productId: product.id, quantity }
    const { data } = await send(TeaserWishlistTotals, variables, { fresh: true })
    setBusy(false)
    const totals = data?.getTotalsForTeaserWishlist
    if (totals) return onChange({ ...latest.current, quantity, totals })
    if (wanted.get(externalId) === quantity) wanted.delete(externalId)
    await showFailure(null)
  }
  const setQuantity = async (quantity: number) => {
    wanted.set(entry.externalId, quantity)
    await queue.change(() => ask(quantity), { key: 'totals', delay: quantityDelay })
  }
  return { isBusy, setQuantity }
}
