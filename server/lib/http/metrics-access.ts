import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from './own-machine.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Metrics are for callers on this machine, and for those who show the token (`null`: there is none). */
export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token && bearer) return timingSafeEqual(digest(bearer), digest(token))
  return isFromThisMachine(request)
}
