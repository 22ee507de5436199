import { useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { Item } from '../product-types.ts'
import type { OwnPrices } from './follow-group-prices.ts'

/** An item at the price of the visitor's organisation, once that is known: the page itself is the same for everybody. */
export function useGroupPrices(item: Item | null): (Item & { isOwn?: boolean }) | null {
  const [own, setOwn] = useState<OwnPrices>(null)
  const wanted = item?.prices.hasGroupPrices && item.itemId
  useEffect(() => {
    if (!wanted) return
    const follow = import('./follow-group-prices.ts').then((code) => code.followGroupPrices(wanted, setOwn))
    inBackground(follow)
    return () => inBackground(follow.then((stop) => stop()))
  }, [wanted])
  return item && own?.itemId === wanted ? { ...item, ...own, isOwn: true } : item
}
