import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import Type, { type Static } from 'typebox'
import { errorCatalogue, errorMessages } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { isUnread, operationIn, refuseMultipart } from '#lib/uploads/graphql-uploads.ts'
import { fileIn } from '#lib/uploads/uploaded-file.ts'
import { guardForm } from '../forms/plain-form.ts'
import { codeOf } from '../forms/refusals.ts'
import {
  StudioLogin,
  StudioLoginByStoreCode,
  type StudioLoginMutation,
  StudioLogout,
  StudioSession,
} from '../generated/operations.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { CallFor, UpstreamClient } from '../upstream/client.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import { cookieOptions, cookies } from '../visitor/cookies.ts'
import type { PreviewSeals } from '../visitor/preview-seals.ts'
import { type EditorSessions, studioCall } from './editor-session.ts'
import previewRoutes from './preview-routes.ts'

type StudioCallsOptions = {
  upstream: Pick<UpstreamClient, 'graphql'>
  sessions: EditorSessions
  seals: PreviewSeals
  /** JSON file: text of the studio's operations by id. */
  operations: string
  loginsPerMinute?: number
  callsPerMinute?: number
}

const maxBodyBytes = 1_500_000
const maxAgentLength = 200
/** Seconds. */
const retryAfterOutage = 5

const Credentials = Type.Object(
  {
    email: Type.String({ maxLength: 200 }),
    password: Type.String({ maxLength: 200 }),
    code: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
)

const StoreCode = Type.Object({ code: Type.String({ maxLength: 128 }) }, { additionalProperties: false })

const Operation = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    variables: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: false },
)

/**
 * What the studio's app sends: login and logout, its own operations, and wishes for previews. Only from its own pages (guardForm), only
 * operations that `npm run generate` has written down, and never with what belongs to a visitor.
 */
export default fp<StudioCallsOptions>(
  async (app, options) => {
    const { upstream, sessions, seals, operations, loginsPerMinute = 30, callsPerMinute = 1200 } = options
    const texts = new Map(Object.entries(JSON.parse(readFileSync(operations, 'utf8')) as Record<string, string>))
    const limitOf = {
      logins: app.addressLimit('studio-logins', loginsPerMinute),
      calls: app.addressLimit('studio-calls', callsPerMinute),
    }
    const isRefused = async (kind: keyof typeof limitOf, request: FastifyRequest, reply: FastifyReply) => {
      const { isAllowed, retryAfter } = await limitOf[kind](request)
      if (!isAllowed) refuse(reply.header('retry-after', retryAfter), 'RATE_LIMITED', 'Too many calls')
      return !isAllowed
    }
    const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
      const code = codeOf(error)
      request.log.warn({ err: error }, 'studio: the engine gave no result')
      const { status } = errorCatalogue[code]
      if (status >= 500) reply.header('retry-after', retryAfterOutage)
      return reply.code(status).send({ errors: [{ message: code, extensions: { code } }] })
    }

    await app.register(async (routes) => {
      routes.addHook('onRequest', guardForm)
      sessionRoutes(routes, { upstream, sessions, isRefused, failed })

      routes.post<{ Body: Static<typeof Operation> }>(
        '/studio/graphql',
        {
          schema: { body: Operation },
          bodyLimit: maxBodyBytes,
          preValidation: async (request, reply) => {
            if (await isRefused('calls', request, reply)) return reply
            if (!isUnread(request.body)) return
            // Nothing of a file is read for strangers.
            if (sessions.tokenOf(request) === null) return refuse(reply, 'LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
            try {
              request.body = operationIn(await app.readMultipart(request)) as Static<typeof Operation>
            } catch (error) {
              return refuseMultipart(reply, error)
            }
          },
        },
        async (request, reply) => {
          const query = texts.get(request.body.id)
          if (query === undefined) return refuse(reply, 'PERSISTED_QUERY_NOT_FOUND', 'This operation is not known.')
          const variables = { ...request.body.variables } as Record<string, unknown>
          const body = JSON.stringify({ query, variables })
          try {
            const call = studioCall(request, sessions.tokenOf(request))
            const repeatable = !/^\s*mutation\b/.test(query)
            const answer = await upstream.graphql(body, call, { repeatable, upload: fileIn(variables) })
            if (!hasResult(answer)) throw new UpstreamUnavailable('answer', 'Upstream: no result')
            return reply.type('application/json; charset=utf-8').send(answer)
          } catch (error) {
            return failed(request, reply, error)
          }
        },
      )
    })
    await app.register(previewRoutes, {
      seals,
      editorOf: async (request) => {
        const token = sessions.tokenOf(request)
        if (token === null) return null
        const me = await askEngine(upstream, StudioSession, {}, studioCall(request, token), { repeatable: true }).catch(
          (error: unknown) => {
            if (codeOf(error) === 'LOGIN_REQUIRED') return null
            throw error
          },
        )
        // Previews show drafts, which desks alone do not open.
        return me?.role ? me : null
      },
    })
  },
  { name: 'studio-calls', dependencies: ['rate-limits', 'visitor', 'previews', 'uploads'] },
)

/** Data of at least one field, or errors that say why there is none. */
function hasResult(answer: Buffer): boolean {
  try {
    const { data, errors } = (JSON.parse(answer.toString()) ?? {}) as { data?: object | null; errors?: unknown[] }
    return Object.keys(data ?? {}).length > 0 || (errors?.length ?? 0) > 0
  } catch {
    return false
  }
}

type SessionParts = Pick<StudioCallsOptions, 'upstream' | 'sessions'> & {
  isRefused: (kind: 'logins', request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  failed: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply
}

function sessionRoutes(routes: FastifyInstance, { upstream, sessions, isRefused, failed }: SessionParts): void {
  type Open = (call: CallFor, agent: string) => Promise<StudioLoginMutation['studio_login']>
  const login = async (request: FastifyRequest, reply: FastifyReply, open: Open) => {
    if (await isRefused('logins', request, reply)) return reply
    const agent = (request.headers['user-agent'] ?? '').slice(0, maxAgentLength)
    try {
      const { fault: violation, retryAfter, token } = await open(studioCall(request, null), agent)
      if (token) sessions.keep(reply, token)
      if (retryAfter) reply.code(429).header('retry-after', retryAfter)
      return reply.send({ fault: violation ?? null, retryAfter: retryAfter ?? null })
    } catch (error) {
      return failed(request, reply, error)
    }
  }

  routes.post<{ Body: Static<typeof Credentials> }>(
    '/studio/session',
    { schema: { body: Credentials } },
    (request, reply) =>
      login(request, reply, (call, agent) =>
        askEngine(upstream, StudioLogin, { data: { ...request.body, agent } }, call),
      ),
  )

  // By a code of another store's studio, in place of a password.
  routes.post<{ Body: Static<typeof StoreCode> }>(
    '/studio/session/store-code',
    { schema: { body: StoreCode } },
    (request, reply) =>
      login(request, reply, (call, agent) =>
        askEngine(upstream, StudioLoginByStoreCode, { code: request.body.code, agent }, call),
      ),
  )

  routes.delete('/studio/session', async (request, reply) => {
    const token = sessions.tokenOf(request)
    sessions.drop(reply)
    // What is not published yet is not for the next user of the browser.
    reply.clearCookie(cookies.preview.name, cookieOptions('preview'))
    if (token !== null)
      await askEngine(upstream, StudioLogout, {}, studioCall(request, token)).catch((error: unknown) =>
        // The cookie is gone in any case; the session ends by its age.
        request.log.warn({ err: error }, 'studio: a session was not ended'),
      )
    return reply.code(204).send()
  })
}
