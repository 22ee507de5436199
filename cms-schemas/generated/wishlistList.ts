/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * A list of products with quantities that editors keep in the shop.
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
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
