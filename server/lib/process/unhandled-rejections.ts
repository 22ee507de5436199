import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

type Scope = { request: FastifyRequest; reply: FastifyReply; isAnswering: boolean }

/**
 * The request that asynchronous work belongs to. Node 24 restores the context in which a promise was made for the listener
 * of `unhandledRejection`, so the store names the request there, too.
 */
const current = new AsyncLocalStorage<Scope>()

/** Seconds after which a caller may repeat a request that failed by a rejection. */
const retryAfter = 10

/** Gives the asynchronous work of each request its context. Register it before everything that answers. */
export const rejectionScope = fp(
  async (app: FastifyInstance) => {
    const scopes = new WeakMap<FastifyRequest, Scope>()
    app.addHook('onRequest', (request, reply, done) => {
      const scope = { request, reply, isAnswering: false }
      scopes.set(request, scope)
      current.run(scope, done)
    })
    // A body is read by events of the socket, which have another context.
    app.addHook('preValidation', (request, _reply, done) => {
      const scope = scopes.get(request)
      if (scope) current.run(scope, done)
      else done()
    })
    app.addHook('onSend', (request, _reply, payload, done) => {
      const scope = scopes.get(request)
      if (scope) scope.isAnswering = true
      done(null, payload)
    })
  },
  { name: 'rejection-scope' },
)

/**
 * Keeps the process running when a promise is rejected that no code handles: the rejection is logged with the id of its
 * request, counted in `process_unhandled_rejections_total`, and fails that request with 503 when nothing was sent yet.
 * For the lifetime of the process; needs the app's metrics.
 */
export function surviveRejections(app: FastifyInstance): void {
  const { Counter } = app.metrics.client
  const rejections = new Counter({
    name: 'process_unhandled_rejections_total',
    help: 'Rejections of promises that no code handled, by where they arose: in a request, or outside of any',
    labelNames: ['scope'],
  })
  for (const scope of ['request', 'process']) rejections.inc({ scope }, 0)
  process.on('unhandledRejection', (reason) => {
    const scope = current.getStore()
    rejections.inc({ scope: scope ? 'request' : 'process' })
    logRejection(scope?.request.log ?? app.log, reason)
    if (scope) failRequest(scope)
  })
}

const logRejection = (log: FastifyBaseLogger, reason: unknown): void =>
  log.error({ err: reason instanceof Error ? reason : new Error(String(reason)) }, 'unhandled rejection')

const unavailablePage = `<!DOCTYPE html><meta http-equiv="refresh" content="${retryAfter}"><title>503</title><h1>503</h1>`

/** Takes the answer away from the handler, so that what the handler sends later is dropped. */
function failRequest({ request, reply, isAnswering }: Scope): void {
  if (isAnswering || reply.sent || reply.raw.headersSent) return
  const isPage = request.headers.accept?.includes('text/html') === true
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !ofAnotherBody.has(name)) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  reply.raw
    .writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'retry-after': String(retryAfter),
      // The rest of a body that nothing reads any more must not be taken for the next request.
      connection: 'close',
    })
    .end(isPage ? unavailablePage : JSON.stringify({ error: 'temporarily unavailable' }))
}

const ofAnotherBody = new Set(['content-length', 'content-encoding', 'etag', 'last-modified'])
