const item = [
  ...(['item_id', 'product_id', 'name', 'brand', 'variant', 'price', 'currency_code'] as const),
  ...(['category1', 'category2', 'category3', 'category4', 'category5'] as const),
] as const
const teaser = ['teaser_id', 'teaser_name', 'teaser_type'] as const

/**
 * Every event with the names of what it may say besides its page. The engine takes these names and forms
 * (server/shop/modules/content/tracking/tracking.rules.ts); server/tests/edge/tracking-events.test.ts holds both together.
 */
export const trackedEvents = {
  page_view: [],
  search: ['search_term', 'original_term'],
  teaser_view: teaser,
  teaser_click: [...teaser, 'analytics_name', 'link_url'],
  navigation: ['link_url', 'link_text'],
  product_view: item,
  add_to_cart: [...item, 'quantity'],
  remove_from_cart: [...item, 'quantity'],
  lightning_deal: [...item, 'quantity', 'action'],
  user_login: ['method'],
  purchase: ['order_id', 'value', 'currency_code', 'quantity'],
  payment_error: ['error_code'],
  payment_cancel: [],
} as const satisfies Record<string, readonly string[]>

export type TrackedName = keyof typeof trackedEvents
export type TrackedData<Name extends TrackedName> = Readonly<
  Partial<Record<(typeof trackedEvents)[Name][number], string>>
>
/** What events say of an item. */
export type TrackedItemData = TrackedData<'product_view'>
