import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseOutageOf } from '../db/database-outage.ts'
import { authenticate, basicCredentials, bodyCredentials, type Client } from './clients.ts'
import type { TokensService } from './tokens.service.ts'

type OAuthOptions = { clients: readonly Client[]; requestsPerMinute: number; tokens: TokensService }

/** Errors of RFC 6749 §5.2. */
const refuse = (reply: FastifyReply, status: number, error: string, description: string): FastifyReply =>
  reply.code(status).send({ error, error_description: description })

/** POST /oauth/token (client credentials, RFC 6749 §4.4) and POST /oauth/revoke (RFC 7009). */
export const oauth = async (app: FastifyInstance, { clients, requestsPerMinute, tokens }: OAuthOptions) => {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // Thrown, and answered by the error handler below.
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), { statusCode: 429 }),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (databaseOutageOf(error)) {
      request.log.warn({ err: error }, 'token endpoint not available')
      return refuse(reply.header('retry-after', 1), 503, 'temporarily_unavailable', 'the token service is away')
    }
    const status = error.statusCode ?? 500
    if (status === 429) return refuse(reply, 429, 'temporarily_unavailable', 'too many requests')
    if (status < 500) return refuse(reply, 400, 'invalid_request', 'the body must be form-encoded')
    request.log.error({ err: error }, 'token endpoint failed')
    return refuse(reply, status, 'server_error', 'the token service failed')
  })

  const clientOf = (request: FastifyRequest, body: URLSearchParams): Client | null => {
    const credentials = basicCredentials(request.headers.authorization) ?? bodyCredentials(body)
    return credentials && authenticate(clients, credentials)
  }
  const refuseClient = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.headers.authorization) reply.header('www-authenticate', 'Basic realm="shop"')
    return refuse(reply, 401, 'invalid_client', 'unknown client or wrong secret')
  }
  const bodyOf = (request: FastifyRequest): URLSearchParams =>
    request.body instanceof URLSearchParams ? request.body : new URLSearchParams()

  app.post('/oauth/token', async (request, reply) => {
    const body = bodyOf(request)
    const grant = body.get('grant_type')
    if (grant === null) return refuse(reply, 400, 'invalid_request', 'grant_type is missing')
    const client = clientOf(request, body)
    if (!client) return refuseClient(request, reply)
    if (grant !== 'client_credentials') {
      return refuse(reply, 400, 'unsupported_grant_type', 'only client_credentials is supported')
    }
    const token = await tokens.issue(client)
    return { access_token: token, token_type: 'Bearer', expires_in: tokens.lifetimeSeconds, scope: client.scope }
  })

  app.post('/oauth/revoke', async (request, reply) => {
    const body = bodyOf(request)
    const client = clientOf(request, body)
    if (!client) return refuseClient(request, reply)
    const token = body.get('token')
    if (token === null) return refuse(reply, 400, 'invalid_request', 'token is missing')
    await tokens.revoke(client.id, token)
    return reply.code(200).send()
  })
}
