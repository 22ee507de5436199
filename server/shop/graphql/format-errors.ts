import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { formatErrors as formatHttpErrors } from '#lib/graphql-over-http.ts'

/** What carries no code by now is a fault of the call: syntax, unknown fields, variables of the wrong type, depth. */
const withCode = (error: GraphQLFormattedError): GraphQLFormattedError => {
  if (error.extensions?.code !== undefined) return error
  const code: ErrorCode = /query depth limit|Document contains more tha[nt]/.test(error.message)
    ? 'TOO_COMPLEX'
    : 'BAD_USER_INPUT'
  return { ...error, extensions: { ...error.extensions, code } }
}

/** Mercurius' `errorFormatter`: every error of the engine has a code of the catalogue. */
export const formatErrors = (execution: ExecutionResult, context: { reply?: FastifyReply; app: FastifyInstance }) => {
  const { statusCode, response } = formatHttpErrors(execution, context)
  return { statusCode, response: { ...response, data: response.data ?? null, errors: response.errors?.map(withCode) } }
}
