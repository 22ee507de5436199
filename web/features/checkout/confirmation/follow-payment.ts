import type { PaymentReturnQuery } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { returnTarget } from './return-target.ts'

type Answer = PaymentReturnQuery['getPaymentReturn']

type Followed = {
  /** Null without an answer. */
  ask: () => Promise<Answer | null>
  /** The page itself says what has become of the payment. */
  show: (answer: Answer) => void
  leave: (target: `/${string}`) => Promise<void>
}

const askEveryMs = 2000

/**
 * Asks for a payment until it has come to an end, and leads on once: each further answer would begin that navigation anew, and one that takes
 * longer than the time between two questions would never come to its end. Returns what ends it.
 */
export function followPayment({ ask, show, leave }: Followed): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
  }
  const look = async () => {
    const answer = await ask()
    if (!answer || isOver) return
    if (answer.state !== 'checking') end()
    const target = returnTarget(answer)
    if (target) await leave(target)
    else show(answer)
  }
  const timer = setInterval(() => inBackground(look()), askEveryMs)
  return end
}
