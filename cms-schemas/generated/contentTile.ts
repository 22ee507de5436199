/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * A tile of picture, headline and text that leads somewhere.
 */
export interface ContentTileAttributes {
  image: Picture
  /**
   * Stands in for the alternative text of the picture.
   */
  alternativText?: string
  /**
   * Plain text of one line.
   */
  headline: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  headlineColor?: string
  /**
   * Plain text of one line.
   */
  description?: string
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
  /**
   * For a picture on the first screen; all others load when they come near.
   */
  'loading.eager'?: boolean
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
