import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { plainForm } from '../forms/plain-form.ts'
import { Logout } from '../generated/operations.ts'
import { asOutage } from '../operations/outage.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Members } from '../visitor/groups/members.ts'
import { callOf } from '../visitor/recovery.ts'

type AfterOrderOptions = { upstream: Pick<UpstreamClient, 'graphql'>; members: Pick<Members, 'forget'> }

/**
 * POST /api/confirmation-cleanup/: an order was placed. A guest's session ends, here and in the engine; of a customer's nothing does.
 * When that fails the cookies are removed all the same, so that the next visitor of this browser is logged out (transactions.md §4).
 * Without script the confirmation's button leads home.
 */
export default fp<AfterOrderOptions>(
  async (app, { upstream, members }) => {
    const cleanUp = async ({ visitor, log }: FastifyRequest): Promise<boolean> => {
      const { identity } = visitor
      const session = identity?.session
      if (!identity || !session?.isGuest) return true
      members.forget(session.token)
      try {
        await askEngine(upstream, Logout, {}, callOf(visitor, identity.forCall()), { repeatable: true })
        return true
      } catch (error) {
        log.warn({ err: error }, 'checkout: a guest was not logged out after the order')
        return false
      } finally {
        identity.endSession()
      }
    }

    await plainForm(app, {
      path: '/api/confirmation-cleanup/',
      lead: async (_form, request) => {
        await cleanUp(request)
        return '/'
      },
      script: async (request, reply) => {
        const isDone = await cleanUp(request)
        return (isDone ? reply : asOutage(reply)).send({ successfull: isDone, success: isDone })
      },
    })
  },
  { name: 'after-order', dependencies: ['visitor'] },
)
