/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * A list of products with quantities that editors put together.
 */
export interface WishlistListAttributes {
  teaserWishlistExternalId: string
  /**
   * Plain text of one line.
   */
  headline: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent?: string
  /**
   * @minItems 1
   * @maxItems 40
   */
  entries: WishlistListEntry[]
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
export interface WishlistListEntry {
  productId: string
  itemId: string
  quantity: number
}
