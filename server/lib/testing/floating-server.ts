/** A server that leaves promises and exceptions to the process, for tests: `node floating-server.ts PORT`. */
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import metricsPlugin from 'fastify-metrics'
import { draining } from '../http/draining.ts'
import { loggerOptions, requestIdOf } from '../logging/logger.ts'
import { serve } from '../process/serve.ts'
import { rejectionScope } from '../process/unhandled-rejections.ts'

const rejectAfter = async (ms: number, message: string): Promise<never> => {
  await delay(ms)
  throw new Error(message)
}

/** A promise that this file keeps from nothing: its rejection is the process's to handle. */
const float = (work: () => unknown): void => {
  setTimeout(work, 0)
}

process.on('message', () => float(() => rejectAfter(0, 'rejected outside')))

await serve(
  () => ({ server: { host: '127.0.0.1', port: Number(process.argv[2]) } }),
  async () => {
    const app = Fastify({ logger: loggerOptions('floating', 'info'), genReqId: requestIdOf, requestIdHeader: false })
    await app.register(rejectionScope)
    await app.register(draining)
    await app.register(metricsPlugin, { endpoint: '/metrics', clearRegisterOnInit: true })
    app.addHook('onClose', async () => app.log.info('closed'))
    app.route({
      method: ['GET', 'POST'],
      url: '/floats',
      handler: async () => {
        float(() => rejectAfter(5, 'floated'))
        // Longer than any test waits: the rejection answers.
        await delay(60_000, undefined, { ref: false })
        return 'never'
      },
    })
    app.get('/floats-late', async () => {
      float(() => rejectAfter(50, 'floated late'))
      return 'sent before'
    })
    app.get('/waits', async () => {
      await delay(20)
      return 'waited'
    })
    app.get('/throws', async () => {
      setTimeout(() => {
        throw new Error('thrown')
      }, 0)
      await delay(100)
      return 'answered'
    })
    return app
  },
)
