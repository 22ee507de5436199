import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { ShopError } from './errors.ts'

const own = (error: GraphQLError): ShopError | null => {
  if (error instanceof ShopError) return error
  return error.originalError instanceof ShopError ? error.originalError : null
}

/** Faults of the call itself: syntax, validation, variables of the wrong type. They happen before or between resolvers, never inside one. */
const isCallersFault = (error: GraphQLError): boolean =>
  error.originalError === undefined || error.originalError instanceof GraphQLError

/** A mercurius error (validation, depth) carries the GraphQL errors that it is about. */
const unfold = (error: GraphQLError): GraphQLError[] => {
  const inner = (error.originalError as { errors?: unknown } | undefined)?.errors
  if (!Array.isArray(inner) || inner.length === 0) return [error]
  return inner.map((each) => (each instanceof GraphQLError ? each : new GraphQLError((each as Error).message)))
}

const isTooDeep = (message: string): boolean => message.includes('exceeds the query depth limit')

/** What a caller sees of an error. Unexpected ones are logged in full and answered without their message. */
export const formatError = (error: GraphQLError, log: FastifyBaseLogger): GraphQLFormattedError => {
  const { message, locations, path } = error.toJSON()
  const answer = (code: ErrorCode, text: string): GraphQLFormattedError => ({
    message: text,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code },
  })
  const expected = own(error)
  if (expected) return answer(expected.extensions.code as ErrorCode, expected.message)
  if (isTooDeep(message)) return answer('TOO_COMPLEX', message)
  if (isCallersFault(error)) return answer('BAD_USER_INPUT', message)
  log.error({ err: error.originalError ?? error, path }, 'unexpected error while answering a GraphQL operation')
  return answer('INTERNAL', 'Something went wrong in the shop')
}

export const formatErrors = (errors: readonly GraphQLError[], log: FastifyBaseLogger): GraphQLFormattedError[] =>
  errors.flatMap(unfold).map((error) => formatError(error, log))
