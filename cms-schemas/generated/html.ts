/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Formatted text as it is. An h1 in it titles the page when there is no title for search engines.
 */
export interface HtmlAttributes {
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent: string
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
