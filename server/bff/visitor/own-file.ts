import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '#contract/errors.ts'
import { withoutSecrets } from '#lib/logging/logger.ts'
import { answerOutage } from '../operations/outage.ts'
import { answerTooMany } from '../operations/too-many.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { callOf, type KnownVisitor, type Recovery } from './recovery.ts'

export type OwnFileOptions = { upstream: Pick<UpstreamClient, 'file'>; recovery: Pick<Recovery, 'refresh'> }

type OwnFileDependencies = OwnFileOptions & {
  /** Counts each file that is asked for: the engine may have to make it. `retryAfter` in seconds. */
  limit: (request: FastifyRequest) => Promise<{ isAllowed: boolean; retryAfter: number }>
}

type OwnFile = {
  /** Path of the engine. */
  path: string
  visitor: KnownVisitor
  /** Media types that the file may have. */
  types: RegExp
  /** For visitors whom the engine does not know any more. */
  toLogin: (reply: FastifyReply) => FastifyReply
}

const passedOn = [
  ...['content-type', 'content-disposition', 'content-security-policy', 'cache-control', 'x-content-type-options'],
] as const

/** A file, which the engine always gives a name, or a refusal that has a code of the catalogue: anything else is of a proxy. */
function isOfEngine({ status, headers, bytes }: Awaited<ReturnType<UpstreamClient['file']>>, types: RegExp): boolean {
  if (status === 200) return types.test(String(headers['content-type'])) && headers['content-disposition'] !== undefined
  return Object.keys(errorCatalogue).some((code) => bytes.includes(`"${code}"`))
}

/** Sends a file that the engine keeps for this visitor and hands to no other; no cache stores it. */
export const createOwnFile =
  ({ upstream, recovery, limit }: OwnFileDependencies) =>
  async (request: FastifyRequest, reply: FastifyReply, { path, visitor, types, toLogin }: OwnFile) => {
    reply.header('cache-control', 'private, no-store')
    const { isAllowed, retryAfter } = await limit(request)
    if (!isAllowed) return answerTooMany(reply, retryAfter)
    await recovery.refresh(visitor)
    const file = await upstream.file(path, callOf(visitor, visitor.identity.forCall())).catch((err) => {
      request.log.warn({ err, path: withoutSecrets(path) }, 'a file: the engine does not answer')
      return null
    })
    if (!file || file.status >= 500 || !isOfEngine(file, types)) return answerOutage(reply)
    if (file.status === 404) return reply.code(404).send({ error: 'Not found' })
    if (file.status !== 200) return toLogin(reply)
    for (const name of passedOn) if (file.headers[name]) reply.header(name, file.headers[name])
    return reply.send(file.bytes)
  }
