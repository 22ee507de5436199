/** Page on which a consumer withdraws from a contract (§ 356a BGB); an order of the visitor's own fills in its form. */
export const withdrawalHref = (orderId?: string): string =>
  orderId === undefined ? '/service/withdrawal' : `/service/withdrawal?orderId=${encodeURIComponent(orderId)}`
