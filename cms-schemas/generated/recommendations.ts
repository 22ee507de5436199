/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * A carousel of products: chosen ones, or the best sellers of a category or of the whole shop.
 */
export interface RecommendationsAttributes {
  /**
   * Plain text of one line.
   */
  headline: string
  /**
   * In this order.
   *
   * @minItems 1
   * @maxItems 24
   */
  productIds?: {
    productId: string
  }[]
  /**
   * Shows the best sellers of this category.
   */
  categoryId?: string
  /**
   * Shows the best sellers of the whole shop.
   */
  wholeShop?: true
  /**
   * Shown as long as there is no product to show; left out, nothing is shown then.
   */
  emptyText?: string
  teaserLink?: Link
  /**
   * Plain text of one line.
   */
  teaserButtonText?: string
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
/**
 * Where a click leads.
 */
export interface Link {
  /**
   * A path of this shop (/schulranzen/) or of another store (store:b2b/schulranzen/), an anchor (#top), or an absolute address with https, http, mailto or tel.
   */
  url: string
  openInNewWindow?: boolean
}
