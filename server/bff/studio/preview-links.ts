import { LRUCache } from 'lru-cache'
import { Compile } from 'typebox/compile'
import type { PreviewLinkOpened } from '#contract/generated/types.ts'
import { type Preview, previewScenario } from '#contract/preview.ts'
import { IsPreviewOpen, OpenPreviewLink } from '../generated/operations.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import { callOf } from '../visitor/recovery.ts'
import type { Visitor } from '../visitor/visitor.ts'

export type OpenedLink = { preview: Preview; path: string; ends: number }

/** Milliseconds for which an answer is remembered: a page asks for more than one thing, and what was revoked must end within a second. */
const rememberedForMs = 500

const nobody = { visitorId: null, userToken: null, cartId: null, network: null }
const scenarioForm = Compile(previewScenario)

/** Shared links and whether previews still hold, as the engine knows it. Throws UpstreamUnavailable: without an answer nothing unpublished is shown. */
export const createPreviewLinks = (upstream: Pick<UpstreamClient, 'graphql'>) => {
  const known = new LRUCache<string, Promise<boolean>>({ max: 1000, ttl: rememberedForMs })
  return {
    /** Null for a token that is unknown, expired or revoked. */
    open: async (token: string, visitor: Visitor): Promise<OpenedLink | null> => {
      const link: PreviewLinkOpened | null | undefined = await askEngine(
        upstream,
        OpenPreviewLink,
        { token },
        callOf(visitor, nobody),
        { repeatable: true },
      )
      if (!link) return null
      const { id, path, pages, scenario, expiresAt } = link
      if (!scenarioForm.Check(scenario)) throw new UpstreamUnavailable('answer', 'Upstream: no scenario of a preview')
      const preview: Preview = { ...scenario, by: 'link', id, mode: 'look', ...(pages && { pages: [...pages] }) }
      return { preview, path, ends: Date.parse(expiresAt) }
    },

    isOpen: ({ by, id }: Pick<Preview, 'by' | 'id'>, visitor: Visitor): Promise<boolean> => {
      const key = `${visitor.store} ${by} ${id}`
      const before = known.get(key)
      if (before) return before
      const requested: Promise<boolean> = askEngine(upstream, IsPreviewOpen, { by, id }, callOf(visitor, nobody), {
        repeatable: true,
      }).catch((error: unknown) => {
        known.delete(key)
        throw error
      })
      known.set(key, requested)
      return requested
    },
  }
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>
