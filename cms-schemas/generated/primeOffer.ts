/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Price of the membership and the way to it; for members how it stands.
 */
export interface PrimeOfferAttributes {
  /**
   * Plain text of one line.
   */
  headline: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent?: string
}
