import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { bearerToken, type Scope } from './clients.ts'
import type { TokensService } from './tokens.service.ts'

const refusal = 'The access token is missing, expired or revoked'

const hasToken = async (request: FastifyRequest, tokens: TokensService, scope: Scope): Promise<boolean> => {
  const token = bearerToken(request.headers.authorization)
  return token !== null && (await tokens.holder(token))?.scope === scope
}

/** The same refusal for every operation of a batch, in the form of a GraphQL answer. */
export const refuseOperations = (body: unknown, code: ErrorCode, message: string): unknown => {
  const answer = { errors: [{ message, extensions: { code } }] }
  return Array.isArray(body) ? body.map(() => answer) : answer
}

/** Refuses operations without a valid token; HTTP 200, as clients of a GraphQL API expect. */
export const requireTokenOfOperations =
  (tokens: TokensService): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    if (await hasToken(request, tokens, 'shop')) return
    return reply.send(refuseOperations(request.body, 'INVALID_TOKEN', refusal))
  }

/** Refuses calls of any other route with 401. A token of another scope counts as none. */
export const requireToken =
  (tokens: TokensService, scope: Scope = 'shop'): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    if (await hasToken(request, tokens, scope)) return
    return refuse(reply, 'INVALID_TOKEN', refusal)
  }

/** The client that calls a route behind `requireToken`. */
export const callingClient =
  (tokens: TokensService) =>
  async ({ headers }: FastifyRequest): Promise<string> =>
    (await tokens.holder(bearerToken(headers.authorization) ?? ''))?.clientId ?? ''
