/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * The rows of a content page, top to bottom.
 */
export type GridSchema = GridRow[]

/**
 * One content page in one store and language.
 */
export interface CmsPage {
  /**
   * The same in every store and language: pages with one id are each other's translations, and the language switch leads from one to the other.
   */
  id: string
  store: 'de' | 'at' | 'ch' | 'b2b'
  language: 'de' | 'en'
  /**
   * For editors.
   */
  name: string
  /**
   * HOMEPAGE, CONTENTPAGE or CATEGORYPAGE. Parts without an address may have types of their own; an address with another type answers 404.
   */
  pageType: string
  /**
   * Begins and ends in a slash; null for parts that have no address.
   */
  path: string | null
  /**
   * The page stands for this category and lists it when it has no rows.
   */
  categoryId?: string
  hideBreadcrumb?: boolean
  hideLeftColumn?: boolean
  seo: {
    /**
     * Without one the page is titled by its first headline or the shop.
     */
    title?: string
    description?: string
    /**
     * For example noindex,follow; without it the shop's own rule stands.
     */
    robots?: string
    /**
     * Where search engines find this content: a path of this shop or an absolute address with https. Without it the page's own path.
     */
    canonicalUrl?: string
    /**
     * Written into the head of the page. A language named here replaces the shop's own link for it.
     *
     * @maxItems 30
     */
    links?: {
      rel: 'alternate' | 'author' | 'help' | 'license' | 'me' | 'next' | 'prev'
      /**
       * A path of this shop (/schulranzen/) or an absolute address with https.
       */
      href: string
      /**
       * With the relation alternate: a language tag as de-AT, or x-default.
       */
      hreflang?: string
    }[]
    /**
     * From the first level down to the page itself, without the home page.
     */
    breadcrumbs: {
      displayName: string
      /**
       * Null for the page itself.
       */
      url: string | null
    }[]
  }
  rows: GridSchema
  footer?: FooterSchema
  /**
   * Answers 410.
   */
  isGone?: boolean
}
/**
 * A band of the page; its cells are placed on twelve columns.
 */
export interface GridRow {
  /**
   * Names the row in previews and in comparisons; given when a draft is saved.
   */
  id?: string
  /**
   * @minItems 1
   */
  cells: GridCell[]
}
/**
 * x and width count columns of twelve, y and height rows. On phones cells stack in reading order.
 */
export interface GridCell {
  /**
   * Names the cell in previews and in comparisons; given when a draft is saved.
   */
  id?: string
  x: number
  y: number
  width: number
  height: number
  backgroundgreydots?: boolean
  nospaces?: boolean
  paperbordertop?: boolean
  paperborderbottom?: boolean
  whiteBackground?: boolean
  whiteBackgroundFullWidth?: boolean
  noMarginTop?: boolean
  teasers: CmsTeaser[]
}
/**
 * A content unit. Its attributes are described by the schema of its type in teasers/.
 */
export interface CmsTeaser {
  id: string
  /**
   * For editors; also names the cookie of an info bar.
   */
  name: string
  /**
   * File name of a schema in teasers/. Other types are kept and show nothing.
   */
  type: string
  /**
   * A variation of the type, for example Service Teaser; unknown ones show the type as it is.
   */
  template?: string
  abTestId?: string
  abVariantId?: string
  /**
   * ISO 8601 with its zone, for example 2026-11-23T08:00:00Z; shown at once without it.
   */
  from?: string
  /**
   * ISO 8601 with its zone; shown on without it.
   */
  until?: string
  /**
   * Shown to visitors of one of these segments; to all without any.
   *
   * @maxItems 20
   */
  segments?: string[]
  attributes: object
}
/**
 * What stands below every page; kept on the page footer-vue.
 */
export interface FooterSchema {
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
