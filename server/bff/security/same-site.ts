import type { FastifyRequest } from 'fastify'

/**
 * Whether the browser's headers name another site as the sender. Clients without these headers are not browsers with
 * cookies.
 */
export function isFromElsewhere({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`
}
