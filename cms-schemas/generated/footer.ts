/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * What stands below every page; kept on the page footer-vue.
 */
export interface Footer {
  /**
   * @maxItems 8
   */
  usps: FooterUsp[]
  links: FooterBlock[]
}
export interface FooterUsp {
  image?: Picture
  /**
   * Plain text of one line.
   */
  headline: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  subheadline?: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  text?: string
  /**
   * A path of this shop (/schulranzen/) or of another store (store:b2b/schulranzen/), an anchor (#top), or an absolute address with https, http, mailto or tel.
   */
  link?: string
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
export interface FooterBlock {
  /**
   * Plain text of one line.
   */
  headline: string
  type: 'links' | 'bottomLinks' | 'social' | 'html'
  /**
   * For the type html.
   */
  content?: string
  /**
   * A path of this shop (/schulranzen/) or of another store (store:b2b/schulranzen/), an anchor (#top), or an absolute address with https, http, mailto or tel.
   */
  link?: string
  entries: FooterEntry[]
}
export interface FooterEntry {
  /**
   * Plain text of one line.
   */
  label: string
  /**
   * A path of this shop (/schulranzen/) or of another store (store:b2b/schulranzen/), an anchor (#top), or an absolute address with https, http, mailto or tel.
   */
  url: string
  external: boolean
}
