/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Long text, collapsed until the reader asks for more; its pictures open large.
 */
export interface HtmlBoxAttributes {
  /**
   * Plain text of one line.
   */
  headline?: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent: string
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
