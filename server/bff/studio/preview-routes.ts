import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import Type, { type Static } from 'typebox'
import { previewScenario } from '#contract/preview.ts'
import { guardForm } from '../forms/plain-form.ts'
import { maxSealLength, type PreviewSeals } from '../visitor/preview-seals.ts'

type PreviewRoutesOptions = {
  seals: PreviewSeals
  /** The session of an editor of content in the store of the request; null without one. */
  editorOf: (request: FastifyRequest) => Promise<{ sessionId: string } | null>
}

/** Milliseconds that an editor's preview lasts: the studio asks for another while it is open. */
const lastsMs = 8 * 60 * 60_000

const Wanted = Type.Object(
  { ...previewScenario.properties, mode: Type.Enum(['edit', 'look']) },
  { additionalProperties: false },
)

/** Seals what an editor wants to look at: `?preview=<token>` in the studio's frame, `/studio/look/<token>` beyond it. */
export default fp<PreviewRoutesOptions>(
  async (app, { seals, editorOf }) => {
    app.post<{ Body: Static<typeof Wanted> }>(
      '/studio/preview',
      { onRequest: guardForm, schema: { body: Wanted } },
      async (request, reply) => {
        const editor = await editorOf(request)
        if (!editor) return reply.code(401).send({ error: 'No session of the studio' })
        const ends = Date.now() + lastsMs
        const token = seals.seal({ ...request.body, by: 'session', id: editor.sessionId }, request.visitor.store, ends)
        if (token.length > maxSealLength) return reply.code(400).send({ error: 'Too much is chosen for one preview' })
        return { token, expiresAt: new Date(ends).toISOString() }
      },
    )
  },
  { name: 'preview-routes', dependencies: ['previews'] },
)
