import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isCondition } from '#contract/conditions.ts'
import type { AbAssignment, AbTest } from '#contract/generated/types.ts'
import { GetVisitorSegments } from '../../generated/operations.ts'
import { askEngine } from '../../upstream/ask-engine.ts'
import type { CallFor, UpstreamClient } from '../../upstream/client.ts'
import { assignVariants } from '../ab.ts'
import { callOf } from '../recovery.ts'
import type { Visitor } from '../visitor.ts'

type Options = { upstream: Pick<UpstreamClient, 'graphql'>; log: Pick<FastifyBaseLogger, 'warn'> }

/** Milliseconds for which an answer is remembered: what an editor changes is seen as soon as a published page. */
const rememberedForMs = 1000

/**
 * The segments of visitors, which the engine tells by what it knows of a customer. Asked for by pages that depend on them alone;
 * strangers of a store are in the same ones, so they share one answer. A failure costs the segments, never the page.
 */
export class Segments {
  readonly #options: Options
  readonly #known = new LRUCache<string, Promise<readonly string[]>>({ max: 50_000, ttl: rememberedForMs })

  constructor(options: Options) {
    this.#options = options
  }

  of(visitor: Visitor): Promise<readonly string[]> {
    const { preview, store, identity } = visitor
    if (preview?.segments) return Promise.resolve(preview.segments)
    const own = identity?.session && !identity.session.isGuest ? identity.forCall() : null
    if (preview) return this.#ask(callOf(visitor, own ?? nobody))
    const key = own?.userToken ? createHash('sha256').update(own.userToken).digest('base64url') : store
    const known = this.#known.get(key)
    if (known) return known
    const requested = this.#ask(callOf(visitor, own ?? nobody))
    this.#known.set(key, requested)
    return requested
  }

  #ask(call: CallFor): Promise<readonly string[]> {
    return askEngine(this.#options.upstream, GetVisitorSegments, {}, call, { repeatable: true }).catch(
      (error: unknown) => {
        this.#options.log.warn({ err: error }, 'segments: the engine does not say')
        return []
      },
    )
  }
}

const nobody = { visitorId: null, userToken: null, cartId: null, network: null }

/** Settles tests and conditions for a visitor; at once where no condition is among them. */
export const assignBySegments =
  (segments: Pick<Segments, 'of'>) =>
  (tests: readonly AbTest[], visitor: Visitor): AbAssignment[] | Promise<AbAssignment[]> =>
    tests.some(({ id }) => isCondition(id))
      ? segments.of(visitor).then((own) => assignVariants(tests, visitor, own))
      : assignVariants(tests, visitor)
