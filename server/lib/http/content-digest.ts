import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** RFC 9530, with SHA-256 alone. */
const HEADER = 'content-digest'

export const digestOf = (content: string | Buffer): string => `sha-256=:${hash('sha256', content, 'base64')}:`

/**
 * Answers to POSTs of GraphQL say their digest, so that who passes them on knows without parsing them that they are whole
 * (parsing 27 kB takes four times as long as hashing them). Register it before what may change an answer on its way.
 */
export const answersWithDigest = fp(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.url !== '/graphql') return
      if (typeof payload === 'string' || Buffer.isBuffer(payload)) reply.header(HEADER, digestOf(payload))
    })
  },
  { name: 'answers-with-digest' },
)

/** Whether the content is what its sender hashed; undefined when the sender has not said a digest. */
export function isAsSent(content: Buffer, headers: Readonly<Record<string, unknown>>): boolean | undefined {
  const said = headers[HEADER]
  return said === undefined ? undefined : said === digestOf(content)
}
