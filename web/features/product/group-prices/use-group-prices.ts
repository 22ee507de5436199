import { useEffect, useState } from 'react'
import type { GroupPricesQuery } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'
import type { Item } from '../product-types.ts'

type OwnPrices = GroupPricesQuery['getGroupPrices']

/** An item at the price of the visitor's organisation, once that is known: the page itself is the same for everybody. */
export function useGroupPrices(item: Item | null): { item: Item | null; isOwn: boolean } {
  const [own, setOwn] = useState<OwnPrices>(null)
  const wanted = item?.prices.hasGroupPrices ? item.itemId : null
  useEffect(() => {
    if (wanted === null) return
    let stop: (() => void) | null = () => undefined
    const load = async () => {
      const [{ loadGroupPrices }, { onAnnounced }] = await Promise.all([
        import('./load-group-prices.ts'),
        import('#web/lib/visitor/cross-tab.ts'),
      ])
      const show = async () => {
        const found = loginState() === 'logged_in' ? await loadGroupPrices(wanted) : null
        if (stop) setOwn(found)
      }
      if (stop) stop = onAnnounced('user', () => inBackground(show()))
      await show()
    }
    inBackground(load())
    return () => {
      stop?.()
      stop = null
    }
  }, [wanted])
  if (!item || own?.itemId !== item.itemId) return { item, isOwn: false }
  return { item: { ...item, prices: own.prices, shipping: own.shipping }, isOwn: true }
}
