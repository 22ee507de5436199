/** A call that came to nothing. */
export class CartFault extends Error {
  /** Of the errors' catalogue (server/contract/errors.ts); null when no answer came at all. */
  readonly code: string | null
  /** What the shop says of it to the visitor; null when it said nothing. */
  readonly words: string | null

  constructor(code: string | null, message: string, words: string | null = null) {
    super(message)
    this.code = code
    this.words = words
  }

  /** The same may be sent again: nobody has refused it. */
  get isOnTheWay(): boolean {
    return this.code === null || this.code === 'UPSTREAM_UNAVAILABLE'
  }
}
