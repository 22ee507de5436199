import { GraphQLError } from 'graphql'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { UpstreamUnavailable } from '../../upstream/unavailable.ts'
import type { UpstreamError } from './upstream-reply.ts'

/** The upstream answered a root field with errors; `value` is what it gave besides. */
export class UpstreamFieldErrors extends Error {
  readonly errors: readonly UpstreamError[]
  readonly value: unknown

  constructor(errors: readonly UpstreamError[], value: unknown) {
    super('The upstream answered with errors')
    this.errors = errors
    this.value = value
  }
}

/** The upstream is to blame, so an old answer is better than this one. */
export function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return true
  return error instanceof UpstreamFieldErrors && error.errors.some(isFault)
}

/** Not foreseen by the upstream, so its message is for nobody outside. */
function isFault({ extensions }: UpstreamError): boolean {
  const code = extensions?.code
  if (typeof code !== 'string') return true
  return code in errorCatalogue && errorCatalogue[code as ErrorCode].status >= 500
}

/** An upstream's error as the visitor gets it, at the path of his own operation. */
export function publicError(error: UpstreamError, key: string): GraphQLError {
  const path = error.path ? [key, ...error.path.slice(1)] : [key]
  if (!isFault(error)) return new GraphQLError(error.message, { path, extensions: error.extensions })
  const code = error.extensions?.code ?? 'INTERNAL'
  return new GraphQLError('Internal error', { path, extensions: { code } })
}

export function unavailableError(key: string): GraphQLError {
  return new GraphQLError('The shop can not be reached at the moment.', {
    path: [key],
    extensions: { code: 'UPSTREAM_UNAVAILABLE' satisfies ErrorCode },
  })
}
