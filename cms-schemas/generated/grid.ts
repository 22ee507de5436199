/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * The rows of a content page, top to bottom.
 */
export type Grid = GridRow[]

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
