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
   * @minItems 1
   */
  cells: GridCell[]
}
/**
 * x and width count columns of twelve, y and height rows. On phones cells stack in reading order.
 */
export interface GridCell {
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
  attributes: object
}
