import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { inBackground } from '#lib/in-background.ts'
import type { Merchandise, Round } from './merchandise.ts'

const nothing: Round = { done: [], setAside: [] }

/** Milliseconds between two rounds. */
const every = 5000

/** Goes round until the sandbox closes; an engine that does not answer is asked again with the next round. */
export const merchandiseRounds = async (app: FastifyInstance, { merchandise }: { merchandise: Merchandise }) => {
  const closing = new AbortController()
  const goRound = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await delay(every, undefined, { signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return
      const shipped = await merchandise.round().catch((error: Error) => {
        app.log.warn({ message: error.message }, 'a round of the merchandise system failed')
        return nothing
      })
      const received = await merchandise.receive().catch((error: Error) => {
        app.log.warn({ message: error.message }, 'returns were not received')
        return nothing
      })
      for (const rma of received.done) app.log.info({ rma }, 'a return was received')
      for (const number of shipped.done) app.log.info({ number }, 'an order was shipped')
      for (const each of [...shipped.setAside, ...received.setAside])
        app.log.warn(each, 'the engine did not take what was reported: it is set aside until it changes')
    }
  }
  app.addHook('onReady', async () => inBackground(goRound(), app.log, 'the merchandise system'))
  app.addHook('onClose', async () => closing.abort())
}
