/**
 * Codes that a GraphQL error of the engine or the edge carries in `extensions.code`. `publicText` names the translation
 * that a visitor is shown; `retry` says whether the same call may be sent again.
 */
export const errorCatalogue = {
  INVALID_TOKEN: { status: 401, publicText: 'error.internal', retry: true },
  BAD_USER_INPUT: { status: 400, publicText: 'error.badInput', retry: false },
  NOT_FOUND: { status: 404, publicText: 'error.notFound', retry: false },
  UNKNOWN_STORE: { status: 400, publicText: 'error.internal', retry: false },
  TOO_COMPLEX: { status: 400, publicText: 'error.internal', retry: false },
  BATCH_LIMIT: { status: 400, publicText: 'error.internal', retry: false },
  PERSISTED_QUERY_NOT_FOUND: { status: 400, publicText: 'error.reload', retry: false },
  PERSISTED_QUERY_ONLY: { status: 400, publicText: 'error.internal', retry: false },
  RATE_LIMITED: { status: 429, publicText: 'error.tooMany', retry: true },
  UPSTREAM_UNAVAILABLE: { status: 503, publicText: 'error.unavailable', retry: true },
  INTERNAL: { status: 500, publicText: 'error.internal', retry: false },
} as const satisfies Record<string, { status: number; publicText: string; retry: boolean }>

export type ErrorCode = keyof typeof errorCatalogue
