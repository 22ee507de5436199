import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { beaconFields } from '../graphql/policies/policies.ts'
import { answerTooMany } from '../operations/too-many.ts'
import { cookieOptions, cookies } from '../visitor/cookies.ts'
import type { ApiTokens } from './api-token.ts'
import { callsOnly, type KnownDocuments, operationsIn } from './sent-operations.ts'

type Options = { tokens: ApiTokens; tokensPerMinute: number; persisted: KnownDocuments }

/**
 * CSRF protection of /graphql: requires a token of this edge, which pages of other sites don't get, and refuses
 * cross-site requests (transactions.md §8, INVALID_TOKEN).
 */
export default fp<Options>(
  async (app, { tokens, tokensPerMinute, persisted }) => {
    const limit = app.addressLimit('token', tokensPerMinute)

    app.route({
      method: ['GET', 'POST'],
      url: '/api/token',
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const { isAllowed, retryAfter } = await limit(request)
        if (!isAllowed) return answerTooMany(reply, retryAfter, 'Too many tokens')
        const { cookieLifetime } = tokens
        const { name } = cookies.apiToken
        reply.setCookie(name, tokens.issue(Date.now()), cookieOptions('apiToken', cookieLifetime))
        request.visitor.identity?.keepIds()
        return { expiresIn: cookieLifetime }
      },
    })

    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/graphql') return
      if (isFromElsewhere(request)) return reply.code(403).send({ error: 'Not from a page of this shop' })
      // Beacons need no token: a page that unloads can't request one, and the answer contains no data.
      const operations = request.method === 'POST' ? operationsIn(request) : []
      const isBeacon = operations.length > 0 && operations.every((each) => callsOnly(beaconFields, each, persisted))
      if (isBeacon || tokens.isValid(request.cookies[cookies.apiToken.name], Date.now())) return
      return refuse(reply, 'INVALID_TOKEN', 'A token of this shop is needed: ask /api/token for one.')
    })
  },
  { name: 'browser-calls', dependencies: ['rate-limits', 'visitor', '@fastify/cookie'] },
)

/**
 * Whether the browser's headers name another site as the sender. Clients without these headers are not browsers with
 * cookies.
 */
function isFromElsewhere({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`
}
