import type { FastifyInstance, FastifyRequest } from 'fastify'

const longestBody = 64 * 1024

/** Lets routes take what a browser without scripts sends: the body is URLSearchParams then. */
export function takePlainForms(routes: FastifyInstance): void {
  routes.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestBody },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** Nobody else's page may send a form in a visitor's name. */
export function isFromHere({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin'
}
