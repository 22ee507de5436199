/** How pages of returns are told of an order: a guest's key opens it without a login. */
export const returnsOrder = (orderId: string, orderKey: string | null): string =>
  orderKey === null ? orderId : `${orderId}-${orderKey}`
