import type { preHandlerAsyncHookHandler } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { bearerToken } from './clients.rules.ts'
import type { TokensService } from './tokens.service.ts'

/** The same refusal for every operation of a batch, in the form of a GraphQL answer. */
export const refuseOperations = (body: unknown, code: ErrorCode, message: string): unknown => {
  const refusal = { data: null, errors: [{ message, extensions: { code } }] }
  return Array.isArray(body) ? body.map(() => refusal) : refusal
}

/** Lets a call pass that carries a valid token; others are answered with INVALID_TOKEN and HTTP 200, as GraphQL clients expect. */
export const requireToken =
  (tokens: TokensService): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const token = bearerToken(request.headers.authorization)
    if (token !== null && (await tokens.holder(token))) return
    return reply.send(
      refuseOperations(request.body, 'INVALID_TOKEN', 'The access token is missing, expired or revoked'),
    )
  }
