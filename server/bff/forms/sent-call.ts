import type { FastifyRequest } from 'fastify'

/** What the specification's calls send (transactions.md §7). */
export type SentCall = { formData: Readonly<Record<string, unknown>>; mergeCart: boolean }

/** `{ formData, mergeCart }` of a call as JSON; the fields themselves of a form. */
export function sentIn({ body }: Pick<FastifyRequest, 'body'>): SentCall {
  if (body instanceof URLSearchParams) return { formData: Object.fromEntries(body), mergeCart: true }
  const { formData, mergeCart } = (body ?? {}) as { formData?: unknown; mergeCart?: unknown }
  const isObject = typeof formData === 'object' && formData !== null && !Array.isArray(formData)
  return { formData: isObject ? (formData as Record<string, unknown>) : {}, mergeCart: mergeCart !== false }
}
