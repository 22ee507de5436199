import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { createSeals, type SealKey } from '#lib/seals.ts'
import type { CallFor } from '../upstream/client.ts'
import { cookieOptions, cookies } from '../visitor/cookies.ts'
import { networkOf } from '../visitor/request/network-of.ts'

const Session = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false })
type Session = Static<typeof Session>
const form = Compile(Session)
const maxLength = 600

/** The cookie of the studio: the engine's token, sealed, so that it never leaves the shop as it is. */
export const createEditorSessions = (keys: readonly SealKey[]) => {
  const seals = createSeals(keys, 'studio')
  const tokenOf = (request: FastifyRequest): string | null => {
    const sealed = request.cookies[cookies.studio.name]
    const session = sealed && sealed.length <= maxLength ? seals.open(sealed) : null
    return form.Check(session) ? session.token : null
  }
  return {
    tokenOf,
    keep: (reply: FastifyReply, token: string): void => {
      reply.setCookie(cookies.studio.name, seals.seal({ token } satisfies Session), cookieOptions('studio'))
    },
    drop: (reply: FastifyReply): void => {
      reply.clearCookie(cookies.studio.name, cookieOptions('studio'))
    },
  }
}

export type EditorSessions = ReturnType<typeof createEditorSessions>

/** Calls of the studio are the editor's: nothing of a visitor goes with them. */
export const studioCall = ({ visitor, ip }: FastifyRequest, editorToken: string | null): CallFor => ({
  store: visitor.store,
  language: visitor.language,
  requestId: visitor.requestId,
  identity: { visitorId: null, userToken: null, cartId: null, network: networkOf(ip) },
  ...(editorToken !== null && { editorToken }),
  ...(visitor.faults && { faults: visitor.faults }),
  ...(visitor.budget && { budget: visitor.budget }),
})
