import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

/** Longest time that requests under way are given to end, in milliseconds. */
const drainMs = 10_000

/**
 * Closes the app in order on SIGTERM, SIGINT or an uncaught exception (exit code 1, since its state is unknown then): no
 * new connections, requests under way are answered, then what plugins hold is let go. Unhandled rejections end one request,
 * not the process (unhandled-rejections.ts). A child process also ends with the parent that started it, however that one
 * died.
 */
export function closeGracefully(app: FastifyInstance): void {
  const { close } = closeWithGrace(
    { delay: drainMs, logger: app.log, skip: ['unhandledRejection'] },
    async ({ err, signal }) => {
      if (err) app.log.fatal({ err }, 'closing after an error')
      else app.log.info({ signal }, 'closing')
      await app.close()
    },
  )
  if (process.channel) {
    process.channel.unref()
    process.once('disconnect', close)
  }
}
