import { newId as randomId } from '#web/lib/browser/new-id.ts'
import { type MayRetry, sendUntilTaken } from '#web/lib/browser/queues/send-until-taken.ts'

type Options = { mayRetry: MayRetry; newId?: () => string }

/**
 * Sends what is to come into the cart under an id of its own until an answer has come: the shop carries out the same id once,
 * so neither a resend nor another press puts anything in twice. `wanted` names what is put in; something else is another
 * addition.
 */
export function makeAdditions({ mayRetry, newId = randomId }: Options) {
  const unanswered = new Map<string, string>()
  return async <Answer>(wanted: string, send: (updateId: string) => Promise<Answer>): Promise<Answer> => {
    const updateId = unanswered.get(wanted) ?? newId()
    unanswered.set(wanted, updateId)
    const answer = await sendUntilTaken(() => send(updateId), mayRetry)
    unanswered.delete(wanted)
    return answer
  }
}
