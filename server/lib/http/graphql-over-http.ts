import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'

/**
 * What Mercurius lacks of the GraphQL-over-HTTP specification, for both servers: register `graphqlOverHttp` before
 * Mercurius, give Fastify `graphqlAjv` and Mercurius `formatErrors` as `errorFormatter`.
 */

const RESPONSE_TYPE = 'application/graphql-response+json'

/** Options for `Fastify({ ajv })`: a number is no query text, so nothing may be coerced. */
export const graphqlAjv = { customOptions: { coerceTypes: false } } as const

type GraphqlOverHttpOptions = {
  /** Path of the endpoint. */
  path?: string
  /** Most operations in one POST array; more are answered with 400 BATCH_LIMIT. */
  batchLimit: number
}

export const graphqlOverHttp = fp<GraphqlOverHttpOptions>(
  async (app: FastifyInstance, { path = '/graphql', batchLimit }: GraphqlOverHttpOptions) => {
    const isGraphql = (request: FastifyRequest): boolean => request.routeOptions.url === path

    app.addHook('preValidation', (request, reply, done) => {
      const { body } = request
      if (!isGraphql(request)) return done()
      if (Array.isArray(body) && (body.length === 0 || body.length > batchLimit)) {
        return refuse(reply, 'BATCH_LIMIT', `A batch holds 1 to ${batchLimit} operations.`)
      }
      if (Array.isArray(body)) body.forEach(dropNullExtensions)
      else dropNullExtensions(body)
      done()
    })

    app.addHook('onSend', (request, reply, payload, done) => {
      if (isGraphql(request)) {
        const type = String(reply.getHeader('content-type') ?? 'application/json')
        if (type.startsWith('application/json')) {
          reply.type(`${wantsResponseType(request) ? RESPONSE_TYPE : 'application/json'}; charset=utf-8`)
        }
      }
      done(null, payload)
    })
  },
  { name: 'graphql-over-http' },
)

/**
 * Ends a request before GraphQL sees it, with the status that the catalogue of errors gives where no other is meant.
 */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
  status: number = errorCatalogue[code].status,
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code } }] })
}

/** An error with a code of the catalogue, to be thrown from a resolver. Its message is public. */
export function codedError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** An error that ends a request with the status of the catalogue, as it is not about what an operation says. */
export function requestError(code: ErrorCode, message: string): GraphQLError {
  const originalError = Object.assign(new Error(message), { statusCode: errorCatalogue[code].status })
  return new GraphQLError(message, { extensions: { code }, originalError })
}

const codesOfLoad: Readonly<Record<number, ErrorCode>> = { 429: 'RATE_LIMITED', 503: 'UPSTREAM_UNAVAILABLE' }

type Execution = ExecutionResult & { errors?: readonly GraphQLError[] }
type Cause = Error & { errors?: unknown; statusCode?: number; code?: string }
type HttpResult = { statusCode: number; response: FormattedExecutionResult }

/**
 * Mercurius' `errorFormatter`. An operation that never ran has no `data`; it is answered with 400 for the media type
 * of the specification and with 200 for `application/json`, unless the request itself was wrong. An unexpected error
 * is logged and reaches the client as INTERNAL, without its message; every error has a code of the catalogue.
 */
export function formatErrors(
  execution: Execution,
  context: { reply?: FastifyReply; app: FastifyInstance },
): HttpResult {
  const reported = execution.errors ?? []
  const log = context.reply?.log ?? context.app.log
  const errors = reported.flatMap((error): GraphQLFormattedError[] => {
    const inner = (error.originalError as Cause | undefined)?.errors
    if (Array.isArray(inner)) return inner.map((each) => withCode(asGraphqlError(each)))
    if (!isSurprise(error)) return [withCode(error)]
    log.error({ err: error.originalError, path: error.path }, 'GraphQL: unforeseen error')
    return [{ message: 'Internal error', path: error.path, extensions: { code: 'INTERNAL' } }]
  })
  if (execution.data !== undefined) return { statusCode: 200, response: { data: execution.data, errors } }

  const isOperationError = reported.every((error) => isOperationViolation(error))
  const request = context.reply?.request
  const status = reported[0]?.originalError ? ((reported[0].originalError as Cause).statusCode ?? 500) : 400
  const operationStatus = request && wantsResponseType(request) ? 400 : 200
  return { statusCode: isOperationError ? operationStatus : Math.max(status, 400), response: { errors } }
}

/**
 * Adds the missing code: the error is the operation's (syntax, fields, variables, depth), or the server is overloaded.
 */
function withCode(error: GraphQLError): GraphQLFormattedError {
  if (error.extensions.code !== undefined) return error.toJSON()
  const status = (error.originalError as Cause | undefined)?.statusCode
  const isTooComplex = /query depth limit|Document contains more tha[nt]/.test(error.message)
  const failure: ErrorCode = isTooComplex ? 'TOO_COMPLEX' : 'BAD_USER_INPUT'
  const code = (status !== undefined && codesOfLoad[status]) || failure
  return { ...error.toJSON(), extensions: { ...error.extensions, code } }
}

/** The operation is at fault (syntax, validation, variables), not the HTTP request around it. */
function isOperationViolation(error: GraphQLError): boolean {
  const cause = error.originalError as Cause | undefined
  if (!cause) return true
  if (cause.code !== 'MER_ERR_GQL_VALIDATION') return false
  return !(Array.isArray(cause.errors) && cause.errors.some((each) => 'validation' in each))
}

function isSurprise(error: GraphQLError): boolean {
  const cause = error.originalError as Cause | undefined
  if (!cause || cause instanceof GraphQLError || error.extensions.code !== undefined) return false
  return cause.statusCode === undefined || (cause.statusCode >= 500 && cause.statusCode !== 503)
}

function asGraphqlError(error: Error): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError(error.message)
}

function dropNullExtensions(operation: unknown): void {
  if (typeof operation !== 'object' || operation === null) return
  if ('extensions' in operation && operation.extensions === null) delete operation.extensions
}

/** The first of the two media types that the client names decides; one that names none gets plain JSON. */
function wantsResponseType(request: FastifyRequest): boolean {
  for (const part of (request.headers.accept ?? '').split(',')) {
    const type = part.split(';')[0]?.trim().toLowerCase()
    if (type === RESPONSE_TYPE) return true
    if (type === 'application/json' || type === 'application/*' || type === '*/*') return false
  }
  return false
}
