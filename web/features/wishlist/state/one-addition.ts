import { newId as randomId } from '../../../lib/browser/new-id.ts'

type Options = {
  /** Resolves when an addition that got lost on its way may be sent again; false when it is to be given up. */
  mayRetry: (error: unknown, attempt: number) => Promise<boolean>
  newId?: () => string
}

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
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await send(updateId)
        unanswered.delete(wanted)
        return answer
      } catch (error) {
        if (!(await mayRetry(error, attempt))) throw error
      }
    }
  }
}
