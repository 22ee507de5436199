/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * A dialog with text and picture, opened by links to its anchor; the parameter infolayer shows one by itself.
 */
export interface LayerAttributes {
  /**
   * Links to #anchor open it, from any teaser or text of the page.
   */
  anchor: string
  /**
   * Plain text of one line.
   */
  headline: string
  image?: Picture
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
   * Anything else shows no button.
   */
  buttonType?: 'primary' | 'secondary' | 'red' | 'green' | 'outline' | 'link'
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
/**
 * A picture of the media library.
 */
export interface Picture {
  /**
   * Id in the media library: 16 hexadecimal digits.
   */
  mediaId: string
  /**
   * What the picture shows, for those who do not see it. Empty when it only decorates.
   */
  alt: string
  title?: string
  /**
   * Part of the picture that stays in view where it is cut.
   */
  focus?: 'top left' | 'top' | 'top right' | 'left' | 'center' | 'right' | 'bottom left' | 'bottom' | 'bottom right'
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
