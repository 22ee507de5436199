/** What is wrong with something that was handed in. */
export type ContentViolation = {
  /** For example `page home (de, de)`. */
  record: string
  /** As one would write it in code: rows[0].cells[1].teasers[0].attributes.image. */
  path: string
  message: string
}
