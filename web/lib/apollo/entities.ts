/**
 * Types of which the browser keeps one object per id, so that a mutation's answer changes every place that shows it.
 * Everything else is kept with the query that asked for it: a filter or a navigation entry of the same id differs from
 * page to page. `npm run generate` adds `__typename` for these.
 */
export const entities: readonly string[] = ['Cart', 'Wishlist']
