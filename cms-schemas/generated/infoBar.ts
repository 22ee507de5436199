/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * A note over the full width that stays until the visitor closes it; its name names the cookie.
 */
export interface InfoBarAttributes {
  /**
   * Plain text of one line.
   */
  headline?: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent: string
  teaserLink?: Link
  /**
   * Plain text of one line.
   */
  teaserButtonText?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  bgcolor?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  textColor?: string
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
