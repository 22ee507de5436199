import { EngineRefusal } from '../../upstream/ask-engine.ts'
import { isKnown, type Loss, lossIn } from '../../visitor/recovery.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { Sending } from './dispatcher.ts'
import type { UpstreamReply } from './upstream-reply.ts'

/**
 * An operation in the visitor's name, with what it needs of him. When the engine doesn't know him, his cart or his session
 * (any more), the operation is sent again with what has taken their place: once for each of them (transactions.md §8).
 */
export async function sendPersonal(
  sending: Sending,
  needs: 'visitor' | 'cart' | undefined,
  { visitor, dispatcher, recovery }: EdgeContext,
): Promise<UpstreamReply> {
  // A preview gets no visitor made for it.
  if (!isKnown(visitor) || !recovery || visitor.preview) return dispatcher.send(sending)
  const { isMutation } = sending
  const recovered = new Set<Loss>()
  try {
    for (;;) {
      await recovery.prepare(visitor, { needs, isMutation })
      const sent = visitor.identity.forCall()
      const reply = await dispatcher.send(sending)
      const loss = lossIn(reply.errors)
      if (!loss || recovered.has(loss)) return reply
      // The stranger that follows an ended session may have to replace a cart once more.
      if (loss === 'expired') recovered.clear()
      recovered.add(loss)
      if (!(await recovery.recover(visitor, loss, sent, isMutation))) return reply
    }
  } catch (error) {
    if (!(error instanceof EngineRefusal) || error.errors.length === 0) throw error
    // These errors belong to the edge's own call and have no path in the visitor's operation.
    return { data: null, errors: error.errors.map(({ message, extensions }) => ({ message, extensions })) }
  }
}
