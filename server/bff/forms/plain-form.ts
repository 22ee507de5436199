import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnread } from '#lib/uploads/graphql-uploads.ts'
import { MultipartError } from '#lib/uploads/read-multipart.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import type { FormReply } from '#web/lib/page/flash.ts'

const maxBodyBytes = 64 * 1024

/** Where a form leads; `name` is that of the file. */
type Way = string | FormReply | { error: string } | { file: Buffer; name: string; type: string }

export type PlainForm = {
  path: string
  /** Pages of earlier builds, which may still be open, send it to the path without the slash at its end. */
  hadNoSlash?: boolean
  /**
   * Handles a form. Returns the path to redirect to (303), the reply to a script, a file to save, or the error of a form that no page of
   * this shop sends (400).
   */
  lead: (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply, file: UploadedFile | null) => Promise<Way>
  /** Takes multipart forms with a file as well, of requests that it admits: nothing of others is read (429). */
  admitFile?: (request: FastifyRequest) => Promise<boolean>
  /** Handles other bodies, of calls at the same path; without it they are refused (415). */
  script?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/**
 * A route for forms. Forms from other sites are refused (403) before the body is read, and
 * answers are not cached.
 */
export async function plainForm(
  app: FastifyInstance,
  { path, hadNoSlash = false, lead, admitFile, script = refuseBody }: PlainForm,
): Promise<void> {
  await app.register(async (routes) => {
    routes.removeContentTypeParser('text/plain')
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, withLineFeeds(new URLSearchParams(String(body)))),
    )
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const sent = await readForm(app, request, admitFile)
      if (sent === null) return script(request, reply)
      if ('error' in sent) return reply.code(sent.status).send({ error: sent.error })
      const way = await lead(sent.form, request, reply, sent.file)
      if (typeof way === 'string') return reply.redirect(way, 303)
      if ('outcome' in way) return reply.send(way)
      if ('error' in way) return reply.code(400).send(way)
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(way.name)}`
      return reply.header('content-disposition', disposition).type(way.type).send(way.file)
    }
    const paths = hadNoSlash ? [path, path.slice(0, -1)] : [path]
    for (const url of paths) routes.post(url, { onRequest: guardForm }, answer)
  })
}

/** A browser's form ends lines with CR and LF, which limits of texts would count as two characters: in its field it was one. */
const withLineFeeds = (fields: Iterable<[name: string, value: string]>): URLSearchParams =>
  new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))

type Sent = { form: URLSearchParams; file: UploadedFile | null } | { status: number; error: string }

/** A form as its browser has sent it; null for any other body. */
async function readForm(
  app: FastifyInstance,
  request: FastifyRequest,
  admitFile: PlainForm['admitFile'],
): Promise<Sent | null> {
  if (request.body instanceof URLSearchParams) return { form: request.body, file: null }
  if (!admitFile || !isUnread(request.body)) return null
  if (!(await admitFile(request))) return { status: 429, error: 'Too many files' }
  try {
    const { fields, files } = await app.readMultipart(request)
    return { form: withLineFeeds(fields), file: files.get('file') ?? null }
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    return { status: error.statusCode, error: error.message }
  }
}

/** Hook of form routes: refuses forms from other sites, and keeps answers out of caches. */
export async function guardForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  reply.header('cache-control', 'private, no-store')
  if (!isFromHere(request)) return reply.code(403).send({ error: 'Not from a page of this shop' })
}

async function refuseBody(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(415).send({ error: 'Not a form' })
}

/** CSRF check: the form must come from a page of this shop. */
function isFromHere({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin'
}
