import { isUnanswered, messageOf } from '#web/lib/data/message-of.ts'
import type { CallErrors } from '#web/lib/page/page-context.ts'

/** A failed call of the cart. */
export class CartError extends Error {
  /** Code of the error catalogue (server/contract/errors.ts). */
  readonly code: string
  /** The shop's message for the visitor; null without one. */
  readonly words: string | null
  /** No answer came, so the same call may be sent again. */
  readonly isOnTheWay: boolean

  constructor(errors: CallErrors | undefined) {
    const [first] = errors ?? []
    super(first?.message ?? 'No data')
    this.code = String(first?.extensions?.code ?? 'INTERNAL')
    this.words = messageOf(errors)
    this.isOnTheWay = isUnanswered(errors)
  }
}
