import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { pageText } from '../i18n/page-texts.ts'

/** Texts by code, as the catalogue of errors has them (server/contract/errors.ts); every page brings them. */
const texts: Readonly<Record<string, string>> = {
  INTERNAL: 'error.internal',
  NOT_FOUND: 'error.notFound',
  PERSISTED_QUERY_NOT_FOUND: 'error.reload',
  RATE_LIMITED: 'error.tooMany',
}

/**
 * What the shop says of a call that failed, for the one place that shows it (storefront.md §8). Messages of errors are
 * written for logs, except those of input: they name what the visitor can change. Null when no answer came.
 */
export function wordsOf(error: unknown): string | null {
  if (ServerError.is(error)) return error.statusCode === 429 ? pageText('error.tooMany') : null
  if (!CombinedGraphQLErrors.is(error)) return null
  const [first] = error.errors
  const code = String(first?.extensions?.code)
  if (code === 'BAD_USER_INPUT') return first?.message ?? null
  const key = texts[code]
  return key ? pageText(key) || null : null
}
