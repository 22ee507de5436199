/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Tabs of which a visitor sees the one of his variant of a test; without a variant the first.
 */
export interface AbTestTabAttributes {
  testId: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  tabs: AbVariantTab[]
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
export interface AbVariantTab {
  variantId: string
  /**
   * For editors and reports.
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
  link?: Link
  /**
   * Plain text of one line.
   */
  buttonText?: string
  /**
   * Anything else shows no button.
   */
  buttonType?: 'primary' | 'secondary' | 'red' | 'green' | 'outline' | 'link'
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  bgcolor?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  textColor?: string
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
