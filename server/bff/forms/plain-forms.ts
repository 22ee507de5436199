import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DocumentNode } from 'graphql'

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

/** Whether an operation calls one of these mutations; remembered, since operations are the same few. */
export function callsOneOf(mutations: readonly string[]): (document: DocumentNode) => boolean {
  const known = new WeakMap<DocumentNode, boolean>()
  return (document) => {
    let calls = known.get(document)
    if (calls === undefined) {
      calls = document.definitions.some(
        (definition) =>
          definition.kind === 'OperationDefinition' &&
          definition.operation === 'mutation' &&
          definition.selectionSet.selections.some(
            (field) => field.kind === 'Field' && mutations.includes(field.name.value),
          ),
      )
      known.set(document, calls)
    }
    return calls
  }
}
