/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Large slides with tabs; they advance by themselves every six seconds where that is wanted.
 */
export interface SliderHeroAttributes {
  /**
   * @minItems 1
   * @maxItems 8
   */
  tabs: HeroSlide[]
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
export interface HeroSlide {
  /**
   * For editors and reports.
   */
  teaserName: string
  image: Picture
  phoneImage?: Picture1
  /**
   * Stands in for the alternative text of the picture.
   */
  alt?: string
  link?: Link
  /**
   * Plain text of one line.
   */
  tabText: string
  heroTeaserAlignment?: 'left' | 'center' | 'right'
  /**
   * Plain text of one line.
   */
  preHeadline?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  preHeadlineColor?: string
  /**
   * Plain text of one line.
   */
  headline?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  headlineColor?: string
  /**
   * Plain text of one line.
   */
  postHeadline?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  postHeadlineColor?: string
  /**
   * Plain text of one line.
   */
  buttonText?: string
  /**
   * Anything else shows no button.
   */
  buttonType?: 'primary' | 'secondary' | 'red' | 'green' | 'outline' | 'link'
  /**
   * Behind the text on phones and around the picture on wide screens.
   */
  bgcolor?: string
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
 * A crop of the same picture for narrow screens; its lower edge is covered by the words.
 */
export interface Picture1 {
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
