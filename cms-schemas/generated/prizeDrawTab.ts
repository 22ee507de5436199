/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Prize draws in tabs, each with its period, question and entry form.
 */
export interface PrizeDrawTabAttributes {
  /**
   * Plain text of one line.
   */
  headline?: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  tabs: PrizeDraw[]
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
export interface PrizeDraw {
  /**
   * Stays the same as long as entries are taken.
   */
  drawId: string
  /**
   * Plain text of one line.
   */
  tabText: string
  image: Picture
  /**
   * Plain text of one line.
   */
  headline: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent?: string
  /**
   * Plain text of one line.
   */
  question?: string
  /**
   * One a line.
   */
  answers?: string
  /**
   * With time and offset; empty when it has begun.
   */
  startsAt?: string
  /**
   * The moment from which no entries are taken.
   */
  endsAt?: string
  conditionsLink: Link
  /**
   * Formatted text; sanitised when it is saved.
   */
  successText?: string
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
