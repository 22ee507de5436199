import { pageText } from '../i18n/page-texts.ts'
import type { CallErrors } from '../page/page-context.ts'
import { cutOff } from './cut-off.ts'

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
export function messageOf(errors: CallErrors | undefined): string | null {
  const [first] = errors ?? []
  const code = String(first?.extensions?.code)
  if (code === 'BAD_USER_INPUT') return first?.message ?? null
  const key = texts[code]
  return key ? pageText(key) || null : null
}

/** Whether no answer of the shop came, so that the same call may be sent again under its id. */
export function isUnanswered(errors: CallErrors | undefined): boolean {
  const { code, status } = errors?.[0]?.extensions ?? {}
  return code === cutOff || code === 'UPSTREAM_UNAVAILABLE' || status !== undefined
}
