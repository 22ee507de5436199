import { useEffect, useState } from 'react'
import type { GroupPricesQuery } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { Item } from '../product-types.ts'

export type OwnPrices = GroupPricesQuery['getGroupPrices']

/** An item at the price of the visitor's organisation, once that is known: the page itself is the same for everybody. */
export function useGroupPrices(item: Item | null): (Item & { isOwn?: boolean }) | null {
  const [own, setOwn] = useState<OwnPrices>(null)
  const wanted = item?.prices.hasGroupPrices && item.itemId
  useEffect(() => {
    const follow = wanted && import('./follow-group-prices.ts').then((code) => code.followGroupPrices(wanted, setOwn))
    return () => {
      if (follow) inBackground(follow.then((stop) => stop()))
    }
  }, [wanted])
  return item && own?.itemId === wanted ? { ...item, ...own, isOwn: true } : item
}
