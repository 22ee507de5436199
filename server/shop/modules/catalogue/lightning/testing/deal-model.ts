/** What reservations should do, in words of maps: the shortest program that says it, to be held against the database. */
type Had = { dealId: string; quantity: number; state: 'live' | 'overdue' | 'expired'; isExtended: boolean }

export type ModelDeal = {
  productId: string
  quantity: number
  soldElsewhere: number
  maxPerOrder: number
  sold: number
}

export const createDealModel = (deals: Map<string, ModelDeal>, cartIds: readonly string[]) => {
  const carts = new Map(cartIds.map((id) => [id, new Map<string, Had>()]))
  const bought = new Map(cartIds.map((id): [string, [string, Had][]] => [id, []]))
  const cart = (id: string): Map<string, Had> => carts.get(id) ?? new Map()
  const dealOf = (itemId: string): [string, ModelDeal] => {
    const found = [...deals].find(([, { productId }]) => itemId.startsWith(`${productId}-`))
    if (!found) throw new Error(`${itemId} has no deal`)
    return found
  }
  const holds = ({ state }: Had): boolean => state !== 'expired'
  const reservedOf = (dealId: string): number =>
    [...carts.values()]
      .flatMap((had) => [...had.values()])
      .filter((each) => each.dealId === dealId && holds(each))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const othersOf = (cartId: string, dealId: string, itemId: string): number =>
    [...cart(cartId)]
      .filter(([id, each]) => id !== itemId && each.dealId === dealId && holds(each))
      .reduce((sum, [, { quantity }]) => sum + quantity, 0)
  const all = (): [Map<string, Had>, string, Had][] =>
    [...carts.values()].flatMap((had) =>
      [...had].map(([itemId, each]): [Map<string, Had>, string, Had] => [had, itemId, each]),
    )

  const keep = (cartId: string, itemId: string, wanted: number): number => {
    const [dealId, deal] = dealOf(itemId)
    const had = cart(cartId).get(itemId)
    const own = had && holds(had) ? had.quantity : 0
    const free = deal.quantity - deal.soldElsewhere - deal.sold - reservedOf(dealId) + own
    const reserved = Math.max(0, Math.min(wanted, free, deal.maxPerOrder - othersOf(cartId, dealId, itemId)))
    const isExtended = had?.state === 'live' && had.isExtended
    if (reserved === 0) cart(cartId).delete(itemId)
    else cart(cartId).set(itemId, { dealId, quantity: reserved, state: 'live', isExtended })
    return reserved
  }

  return {
    keep,
    keptOf: reservedOf,
    cart,
    release: (cartId: string, itemId?: string): void => {
      if (itemId === undefined) cart(cartId).clear()
      else cart(cartId).delete(itemId)
    },
    runOut: (cartId: string, itemId: string): void => {
      const had = cart(cartId).get(itemId)
      if (had?.state === 'live') had.state = 'overdue'
    },
    expire: (dealId: string): void => {
      for (const [, , each] of all()) if (each.dealId === dealId && each.state === 'overdue') each.state = 'expired'
    },
    extend: (cartId: string): void => {
      for (const each of cart(cartId).values()) if (each.state === 'live') each.isExtended = true
    },
    refresh: (cartId: string): void => {
      const had = [...cart(cartId)].filter(([, { state }]) => state !== 'live').sort(([a], [b]) => (a < b ? -1 : 1))
      for (const [itemId, { quantity }] of had) keep(cartId, itemId, quantity)
    },
    sell: (cartId: string): void => {
      for (const [itemId, each] of cart(cartId)) {
        const deal = deals.get(each.dealId)
        if (!deal || each.state !== 'live') continue
        deal.sold += each.quantity
        bought.get(cartId)?.push([itemId, each])
      }
      cart(cartId).clear()
    },
    unsell: (cartId: string): void => {
      for (const [itemId, each] of bought.get(cartId)?.splice(0) ?? []) {
        const deal = deals.get(each.dealId)
        if (deal) deal.sold -= each.quantity
        if (!cart(cartId).has(itemId)) cart(cartId).set(itemId, { ...each, state: 'expired' })
      }
    },
    move: (fromId: string, toId: string): void => {
      const [from, to] = [cart(fromId), cart(toId)]
      for (const [itemId, each] of [...from].sort(([a], [b]) => (a < b ? -1 : 1))) {
        from.delete(itemId)
        const had = to.get(itemId)
        if (each.state !== 'live') {
          if (!had) to.set(itemId, { ...each, state: each.state })
          continue
        }
        const isMet = had?.state === 'live'
        const max = (deals.get(each.dealId)?.maxPerOrder ?? 0) - liveOthers(to, each.dealId, itemId)
        const quantity = Math.max(0, Math.min(each.quantity + (isMet ? had.quantity : 0), max))
        if (quantity === 0) to.delete(itemId)
        else to.set(itemId, { ...each, quantity, isExtended: each.isExtended || (isMet && had.isExtended) })
      }
    },
  }

  function liveOthers(had: Map<string, Had>, dealId: string, itemId: string): number {
    return [...had]
      .filter(([id, each]) => id !== itemId && each.dealId === dealId && each.state === 'live')
      .reduce((sum, [, { quantity }]) => sum + quantity, 0)
  }
}
