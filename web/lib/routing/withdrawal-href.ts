/**
 * Page on which a consumer withdraws from a contract (§ 356a BGB); an order of the visitor's own, or a guest's with the key of its
 * link, fills in its form.
 */
export const withdrawalHref = (orderId?: string, key: string | null = null): string => {
  if (orderId === undefined) return '/service/withdrawal'
  return `/service/withdrawal?${new URLSearchParams(key === null ? { orderId } : { orderId, key })}`
}
