import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from './graphql-over-http.ts'

/** Encoded in an address, or as JSON within one. */
const inAddress = /%00|%5Cu0000/i

/**
 * PostgreSQL takes no NUL in texts, and no visitor writes one: addresses, forms and variables that hold one are answered with
 * 400 before any rule sees them. Register it after what reads multipart requests, since it looks at their variables.
 */
export default fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!inAddress.test(request.url)) return done()
      reply.header('cache-control', 'no-store')
      if (isGraphql(request)) return refuse(reply, 'BAD_USER_INPUT', 'No text holds NUL.', 400)
      return reply.code(400).send({ error: 'Bad address' })
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (!hasNul(request.body)) return done()
      reply.header('cache-control', 'no-store')
      if (isGraphql(request)) return refuse(reply, 'BAD_USER_INPUT', 'No text holds NUL.', 400)
      return reply.code(400).send({ error: 'No text holds NUL' })
    })
  },
  { name: 'no-nul' },
)

const isGraphql = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/graphql'

/** Names and values of what was parsed, however deep; not the bytes of files. */
function hasNul(body: unknown): boolean {
  const waiting: unknown[] = [body]
  while (waiting.length > 0) {
    const each = waiting.pop()
    if (typeof each === 'string') {
      if (each.includes('\0')) return true
    } else if (Array.isArray(each)) for (const item of each) waiting.push(item)
    else if (each instanceof URLSearchParams) for (const pair of each) waiting.push(...pair)
    else if (isPlain(each)) for (const pair of Object.entries(each)) waiting.push(...pair)
  }
  return false
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
