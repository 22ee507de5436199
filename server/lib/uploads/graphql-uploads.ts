import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '../http/graphql-over-http.ts'
import { type Multipart, MultipartError, readMultipart } from './read-multipart.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the multipart request of a route that says so (`isUnread`). Throws MultipartError. */
    readMultipart: (request: FastifyRequest) => Promise<Multipart>
  }
}

type Operation = { id?: unknown; query?: unknown; operationName?: unknown; variables?: unknown; extensions?: unknown }

type GraphqlUploadsOptions = {
  /** Runs before the body is read; answers requests that may not upload. */
  admit: preHandlerAsyncHookHandler
  /** Whether an operation may have a file. */
  isTaken?: (operation: Operation) => boolean
  /** Paths besides /graphql that take multipart forms. */
  forms?: readonly string[]
  /** Tells senders apart, where they are not all the same server: one of them gets no more than half of the places. */
  senderOf?: (request: FastifyRequest) => string
  /** Called when all of a request has arrived; until then the time is the browser's own. */
  onArrived?: (request: FastifyRequest) => void
}

/** Placeholder for the body of a multipart request until `admit` has accepted the request. */
const unread = Object.freeze({})
export const isUnread = (body: unknown): boolean => body === unread

/** Maximum requests read concurrently, so that their files fit into memory. */
const maxConcurrent = 8
/** Who sends slowly keeps a place for a minute, and must not have all of them. */
const maxPerSender = maxConcurrent / 2

/** `variables.file` or `variables.input.file`; the names are the contract's. */
const place = /^variables\.([A-Za-z]\w*)(?:\.([A-Za-z]\w*))?$/

/**
 * GraphQL multipart requests at /graphql: one operation with one file, which becomes one of the variables. Register it
 * after the plugins that authorise callers, and before Mercurius.
 */
export const graphqlUploads = fp<GraphqlUploadsOptions>(
  async (
    app: FastifyInstance,
    { admit, isTaken = () => true, forms = [], senderOf, onArrived }: GraphqlUploadsOptions,
  ) => {
    /** Senders of the requests that are read now. */
    const reading: (string | undefined)[] = []
    const isFull = (sender: string | undefined): boolean =>
      reading.length >= maxConcurrent ||
      (sender !== undefined && reading.filter((each) => each === sender).length >= maxPerSender)

    const read = async (request: FastifyRequest): Promise<Multipart> => {
      const sender = senderOf?.(request)
      if (isFull(sender)) throw new MultipartError(503, 'Too many files at once: try again in a moment.')
      reading.push(sender)
      try {
        const multipart = await readMultipart(request.raw, request.headers)
        onArrived?.(request)
        return multipart
      } finally {
        reading.splice(reading.indexOf(sender), 1)
      }
    }
    app.decorate('readMultipart', read)

    app.addContentTypeParser('multipart/form-data', async ({ routeOptions }: FastifyRequest) => {
      if (routeOptions.url === '/graphql' || forms.includes(routeOptions.url ?? '')) return unread
      throw new MultipartError(415, 'No files are taken here.')
    })

    app.addHook('preHandler', async (request, reply) => {
      if (!isUnread(request.body) || request.routeOptions.url !== '/graphql') return
      await admit.call(app, request, reply)
      if (reply.sent) return
      try {
        const operation = operationIn(await read(request))
        if (!isTaken(operation)) throw new MultipartError(400, 'This operation takes no file.')
        request.body = operation
      } catch (error) {
        return refuseMultipart(reply, error)
      }
    })
  },
  { name: 'graphql-uploads' },
)

/** Answers a request whose file could not be read; throws any other error. */
export function refuseMultipart(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof MultipartError)) throw error
  const { statusCode, message } = error
  if (statusCode === 503) return refuse(reply.header('retry-after', 2), 'UPSTREAM_UNAVAILABLE', message)
  return refuse(reply, 'BAD_USER_INPUT', message, statusCode)
}

const malformed = () => new MultipartError(400, 'This is no multipart request of GraphQL.')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (isObject(value)) return value
  } catch {}
  throw malformed()
}

/** The operation with its file among the variables, validated as Mercurius does for a JSON body. Throws MultipartError. */
export function operationIn({ fields, files }: Multipart): Operation {
  const { id, query, operationName, variables, extensions } = parsed(fields.get('operations'))
  const map = Object.entries(parsed(fields.get('map')))
  const [[part, paths] = ['', null]] = map
  const file = files.get(part)
  const [path] = Array.isArray(paths) && paths.length === 1 ? (paths as unknown[]) : []
  const [, name, inner] = place.exec(typeof path === 'string' ? path : '') ?? []
  if (map.length !== 1 || !file || name === undefined || !isObject(variables)) throw malformed()
  const holder = inner === undefined ? variables : Object.hasOwn(variables, name) ? variables[name] : null
  const key = inner ?? name
  if (!isObject(holder) || !Object.hasOwn(holder, key) || holder[key] !== null) throw malformed()
  holder[key] = file
  return {
    variables,
    ...(typeof id === 'string' && { id }),
    ...(typeof query === 'string' && { query }),
    ...(typeof operationName === 'string' && { operationName }),
    ...(isObject(extensions) && { extensions }),
  }
}
