/** A call that came to nothing. */
export class CartFault extends Error {
  /** Of the errors' catalogue (server/contract/errors.ts); null when no answer came at all. */
  readonly code: string | null

  constructor(code: string | null, message: string) {
    super(message)
    this.code = code
  }

  /** The same may be sent again: nobody has refused it. */
  get isOnTheWay(): boolean {
    return this.code === null || this.code === 'UPSTREAM_UNAVAILABLE'
  }
}
