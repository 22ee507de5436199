import type { FastifyRequest } from 'fastify'

/** Another site's page sent it, as the browser says. Whoever says nothing is no browser with a visitor's cookies. */
export function isFromElsewhere({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`
}
