/** Messages by which the specification (transactions.md §8) knows some errors; they stand beside the code. */
export const errorMessages = {
  USER_REQUIRED: 'A valid user id is required.',
  USER_TOKEN_INVALID: 'ishop.api.error.invalid_token',
  USER_TOKEN_REVOKED: 'ishop.api.error.revoked_token',
  LOGIN_REQUIRED: 'vue.error.security.valid_token_required',
} as const

/**
 * Codes that a GraphQL error of the engine or the edge carries in `extensions.code`. `publicText` names the translation
 * that a visitor is shown; `retry` says whether the same call may be sent again.
 */
export const errorCatalogue = {
  INVALID_TOKEN: { status: 401, publicText: 'error.internal', retry: true },
  /** The visitor is unknown: he gets a new id and an empty cart, and the call is sent once more. */
  USER_REQUIRED: { status: 401, publicText: 'error.internal', retry: true },
  /** As USER_REQUIRED, for the cart alone. */
  CART_NOT_FOUND: { status: 404, publicText: 'error.internal', retry: true },
  /** The session has run out. */
  USER_TOKEN_INVALID: { status: 401, publicText: 'error.sessionExpired', retry: false },
  /** The session was ended elsewhere: by a new password, or by the shop. */
  USER_TOKEN_REVOKED: { status: 401, publicText: 'error.securityLogout', retry: false },
  /** Only for those who are logged in: lists and accounts everywhere, nearly all of the business store. */
  LOGIN_REQUIRED: { status: 403, publicText: 'error.loginRequired', retry: false },
  /** A preview changes nothing: it shows the shop to editors. */
  PREVIEW_ONLY: { status: 403, publicText: 'error.previewOnly', retry: false },
  BAD_USER_INPUT: { status: 400, publicText: 'error.badInput', retry: false },
  NOT_FOUND: { status: 404, publicText: 'error.notFound', retry: false },
  UNKNOWN_STORE: { status: 400, publicText: 'error.internal', retry: false },
  TOO_COMPLEX: { status: 400, publicText: 'error.internal', retry: false },
  BATCH_LIMIT: { status: 400, publicText: 'error.internal', retry: false },
  /**
   * The request has the SHA-256 of an operation in `extensions.persistedQuery.sha256Hash` (version 1), no `query`, and the server does not
   * know it. The answer has no `data`, nothing was carried out, and the caller sends the same request with its `query`, which the server
   * may remember by the hash.
   */
  PERSISTED_QUERY_NOT_FOUND: { status: 400, publicText: 'error.reload', retry: false },
  PERSISTED_QUERY_ONLY: { status: 400, publicText: 'error.internal', retry: false },
  RATE_LIMITED: { status: 429, publicText: 'error.tooMany', retry: true },
  UPSTREAM_UNAVAILABLE: { status: 503, publicText: 'error.unavailable', retry: true },
  INTERNAL: { status: 500, publicText: 'error.internal', retry: false },
} as const satisfies Record<string, { status: number; publicText: string; retry: boolean }>

export type ErrorCode = keyof typeof errorCatalogue
