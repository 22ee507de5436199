/** Months that the list shows without a choice, as the contract names them (transactions.md §9). */
export const recentFilter = 'last3months'

export type OrdersRequest = { page: number; searchText: string; filter: string }

/** What the address of the list asks for; values that no link of the shop has count as left out. */
export function readOrdersAddress(search: string): OrdersRequest {
  const params = new URLSearchParams(search)
  const page = params.get('p') ?? ''
  const filter = params.get('filter') ?? ''
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    searchText: (params.get('q') ?? '').trim().slice(0, 200),
    filter: /^2\d{3}$/.test(filter) ? filter : recentFilter,
  }
}

/** Address of the list; the first page and the last months are left out. */
export function ordersAddress({ page = 1, searchText = '', filter = recentFilter }: Partial<OrdersRequest>): string {
  const params = new URLSearchParams()
  if (searchText !== '') params.set('q', searchText)
  if (filter !== recentFilter) params.set('filter', filter)
  if (page > 1) params.set('p', String(page))
  return params.size === 0 ? '/myaccount/orders' : `/myaccount/orders?${params}`
}

/** Address of an order; `key` is that of a guest's link. */
export function orderAddress(orderId: string, key?: string | null): string {
  return `/myaccount/orders/orderdetail?${new URLSearchParams({ orderId, ...(key ? { key } : {}) })}`
}
