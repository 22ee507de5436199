import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import Type, { type Static } from 'typebox'
import { loadKinds } from '#contract/import/load-records.ts'
import type { LoadsService, PastLoads } from './loads.service.ts'
import { LoadRefusedError, type LoadReport } from './report.ts'
import { contentTypes, multipart, SentFilesError, sentFilesOf, typeOf } from './sent-files.ts'

type LoadRoutesOptions = {
  loads: LoadsService
  pastLoads: Pick<PastLoads, 'list'>
  /** Of the scope import. */
  requireToken: preHandlerAsyncHookHandler
  clientOf: (request: FastifyRequest) => Promise<string>
}

const maxBytes = 2_000_000_000

const flag = Type.Optional(Type.Enum(['true', 'false']))

const loadQuery = Type.Object(
  {
    dryRun: flag,
    full: flag,
    allowRemovals: flag,
    kind: Type.Optional(Type.Enum([...loadKinds])),
  },
  { additionalProperties: false },
)
const undoQuery = Type.Object({ dryRun: flag, force: flag }, { additionalProperties: false })
const undoParams = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) })

/** Validation drops what it does not know: a misspelt dryRun must not load. */
const refuseUnknown = (known: { properties: object }) => async (request: FastifyRequest, reply: FastifyReply) => {
  const unknown = Object.keys(request.query as object).find((name) => !Object.hasOwn(known.properties, name))
  if (unknown !== undefined) return reply.code(400).send({ error: `${unknown} is unknown` })
}

/** Ends a stream that is too large. */
const limited = (): Transform => {
  let length = 0
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      length += chunk.length
      if (length > maxBytes) done(new SentFilesError(413, `The body is larger than ${maxBytes / 1_000_000_000} GB`))
      else done(null, chunk)
    },
  })
}

/** Stores the body first: a slow sender must not hold the lock of all loads. */
const withStoredBody = async <Result>(
  body: Readable,
  work: (stored: { file: string; directory: string }) => Promise<Result>,
): Promise<Result> => {
  const directory = await mkdtemp(join(tmpdir(), 'pausenhof-load-'))
  try {
    const file = join(directory, 'body')
    await pipeline(body, limited(), createWriteStream(file))
    return await work({ file, directory })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const answer = async (reply: FastifyReply, load: () => Promise<LoadReport>): Promise<FastifyReply> => {
  try {
    const report = await load()
    return reply.code(report.violationCount > 0 ? 422 : 200).send(report)
  } catch (error) {
    if (error instanceof SentFilesError) return reply.code(error.statusCode).send({ error: error.message })
    if (!(error instanceof LoadRefusedError)) throw error
    return reply.code(409).send({ error: error.message })
  }
}

/**
 * For who keeps the shop: POST /import takes a file of records, GET /import lists the last loads, POST /import/{id}/undo restores what a load
 * replaced.
 */
export const loadRoutes = async (
  app: FastifyInstance,
  { loads, pastLoads, requireToken, clientOf }: LoadRoutesOptions,
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser([...Object.keys(contentTypes), multipart], (_request, payload, done) => done(null, payload))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post<{ Querystring: Static<typeof loadQuery>; Body: Readable | undefined }>(
    '/import',
    {
      preValidation: [requireToken, refuseUnknown(loadQuery)],
      schema: { querystring: loadQuery },
      bodyLimit: maxBytes,
    },
    async (request, reply) => {
      const { dryRun, full, allowRemovals, kind } = request.query
      const { body, headers } = request
      const type = typeOf(headers['content-type'])
      if (!body || !(type === multipart || Object.hasOwn(contentTypes, type)))
        return reply.code(415).send({ error: 'NDJSON, CSV, XML or ZIP is needed, or a form with such files' })
      return withStoredBody(body, ({ file, directory }) =>
        answer(reply, async () =>
          loads.load(await sentFilesOf(file, { headers, directory, kind }), {
            by: await clientOf(request),
            isDryRun: dryRun === 'true',
            isFull: full === 'true',
            allowRemovals: allowRemovals === 'true',
          }),
        ),
      )
    },
  )

  app.get('/import', { preValidation: requireToken }, async () => ({ loads: await pastLoads.list() }))

  app.post<{ Querystring: Static<typeof undoQuery>; Params: Static<typeof undoParams> }>(
    '/import/:id/undo',
    {
      preValidation: [requireToken, refuseUnknown(undoQuery)],
      schema: { querystring: undoQuery, params: undoParams },
    },
    async (request, reply) => {
      const { dryRun, force } = request.query
      const by = await clientOf(request)
      return answer(reply, () =>
        loads.undo(Number(request.params.id), { by, isDryRun: dryRun === 'true', isForced: force === 'true' }),
      )
    },
  )
}
