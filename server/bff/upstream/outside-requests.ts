import { AsyncLocalStorage } from 'node:async_hooks'
import { buildConnector } from 'undici'

/**
 * Opens connections in the context of the caller of this function, and not of the request that needs one first: a socket keeps
 * its context while it is open, and with it that request's whole page.
 */
export function outsideRequests(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options)
  const run = AsyncLocalStorage.snapshot()
  return (target, callback) => run(connect, target, callback)
}
