import { GraphQLError } from 'graphql'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { UpstreamUnavailable } from '../../upstream/unavailable.ts'
import type { UpstreamError } from './upstream-reply.ts'

/** The upstream answered a root field with errors; `value` is the field's partial value. */
export class UpstreamFieldErrors extends Error {
  readonly errors: readonly UpstreamError[]
  readonly value: unknown

  constructor(errors: readonly UpstreamError[], value: unknown) {
    super('The upstream answered with errors')
    this.errors = errors
    this.value = value
  }
}

/** The upstream failed, so an old cached answer is better than this error. */
export function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return true
  return error instanceof UpstreamFieldErrors && error.errors.some(isViolation)
}

/** An unexpected error of the upstream, whose message must not reach clients. */
function isViolation({ extensions }: UpstreamError): boolean {
  const code = extensions?.code
  if (typeof code !== 'string') return true
  return code in errorCatalogue && errorCatalogue[code as ErrorCode].status >= 500
}

/** Converts an upstream's error for the client, with the path in the client's operation. */
export function publicError(error: UpstreamError, key: string): GraphQLError {
  const path = error.path ? [key, ...error.path.slice(1)] : [key]
  if (!isViolation(error)) return new GraphQLError(error.message, { path, extensions: error.extensions })
  const code = error.extensions?.code ?? 'INTERNAL'
  return new GraphQLError('Internal error', { path, extensions: { code } })
}

/** A mutation of a preview, which is not sent. */
export function previewOnly(key: string): GraphQLError {
  return new GraphQLError('A preview changes nothing.', {
    path: [key],
    extensions: { code: 'PREVIEW_ONLY' satisfies ErrorCode },
  })
}

export function unavailableError(key: string): GraphQLError {
  return new GraphQLError('The shop can not be reached at the moment.', {
    path: [key],
    extensions: { code: 'UPSTREAM_UNAVAILABLE' satisfies ErrorCode },
  })
}
