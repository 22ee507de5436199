import type { FastifyRequest } from 'fastify'
import type { Sent } from './actions.ts'

/** `{ formData, mergeCart }` of scripts; the fields themselves of a plain form. */
export function sentIn({ body }: Pick<FastifyRequest, 'body'>): Sent {
  if (body instanceof URLSearchParams) return { formData: Object.fromEntries(body), mergeCart: true }
  const { formData, mergeCart } = (body ?? {}) as { formData?: unknown; mergeCart?: unknown }
  const isObject = typeof formData === 'object' && formData !== null && !Array.isArray(formData)
  return { formData: isObject ? (formData as Record<string, unknown>) : {}, mergeCart: mergeCart !== false }
}
