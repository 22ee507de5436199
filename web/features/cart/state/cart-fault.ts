import { isUnanswered, wordsOf } from '../../../lib/data/words-of.ts'
import type { CallErrors } from '../../../lib/page/page-context.ts'

/** A call that came to nothing. */
export class CartFault extends Error {
  /** Of the errors' catalogue (server/contract/errors.ts). */
  readonly code: string
  /** What the shop says of it to the visitor; null when it said nothing. */
  readonly words: string | null
  /** The same may be sent again: nobody has refused it. */
  readonly isOnTheWay: boolean

  constructor(errors: CallErrors | undefined) {
    const [first] = errors ?? []
    super(first?.message ?? 'No data')
    this.code = String(first?.extensions?.code ?? 'INTERNAL')
    this.words = wordsOf(errors)
    this.isOnTheWay = isUnanswered(errors)
  }
}
