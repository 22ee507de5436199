import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'

const retryAfterSeconds = 5

const shortestSampleMs = 500

export type PressureOptions = {
  /**
   * Milliseconds that the event loop may be late, on the average of its turns, before visitors are sent away for a moment
   * rather than all of them served slowly. Rendering at full concurrency stays well below 400.
   */
  longestLag: number
}

/** Health and metrics are how one sees the load; the files of a build cost next to nothing, and a page without them is dead. */
const isAlwaysAnswered = (url: string) => url.startsWith('/health/') || url.startsWith('/assets/') || url === '/metrics'

/** Sheds load while the process can't keep up. */
export default fp(
  async (app, { longestLag }: PressureOptions) => {
    // The plugin takes a sample without any turn of the loop for endless lag, so none may be shorter than the limit.
    const sampleMs = Math.max(shortestSampleMs, longestLag)
    let judgedFrom = Number.POSITIVE_INFINITY
    app.addHook('onReady', async () => {
      judgedFrom = performance.now() + 2 * sampleMs
    })
    await app.register(underPressure, {
      maxEventLoopDelay: longestLag,
      sampleInterval: sampleMs,
      pressureHandler: (request, reply, type, value) => {
        // What starting took says nothing of the load.
        if (performance.now() < judgedFrom) return
        if (isAlwaysAnswered(request.url)) return
        request.log.warn({ type, value }, 'pressure: request refused')
        reply
          .code(503)
          .header('retry-after', retryAfterSeconds)
          .header('cache-control', 'no-store')
          .send({ error: 'Too busy, try again in a moment' })
      },
    })
  },
  { name: 'pressure' },
)
