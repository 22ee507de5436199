import type { FastifyBaseLogger } from 'fastify'
import { errorMessages } from '#contract/errors.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import type { Audience } from '../call/audience.ts'
import type { Caller, Identity } from '../call/caller.ts'
import type { Editor } from '../call/editor.ts'
import type { BuyerGroup } from '../modules/catalogue/product/pricing/buyer-price.rules.ts'
import { createRecommendedTiles, type RecommendedTiles } from '../modules/content/content/recommended-tiles.ts'
import type { ShopServices } from '../services/services.ts'

/** What lives for one call, so that its operations ask for the same things together. */
type CallLoaders = {
  recommendedTiles: RecommendedTiles
  /** Looked up once a call, and only by what belongs to a visitor. */
  identity: () => Promise<Identity>
  /** Kind of the organisation for which the caller orders; of his session, whatever is asked for. */
  buyerGroup: () => Promise<BuyerGroup>
  /** Throws LOGIN_REQUIRED without an editor's session. */
  editor: () => Promise<Editor>
}

/** What resolvers get: the services, for whom the call is, and its loaders. All operations of a batch share it. */
export type ShopContext = ShopServices & Audience & CallLoaders & { caller: Caller; log: FastifyBaseLogger }

export const createContext = (
  services: ShopServices,
  audience: Audience,
  caller: Caller,
  log: FastifyBaseLogger,
): ShopContext => {
  let identity: Promise<Identity> | undefined
  let editor: Promise<Editor | null> | undefined
  const identify = () => {
    identity ??= services.visitors.identify(caller, audience.store)
    return identity
  }
  return {
    ...services,
    ...audience,
    caller,
    recommendedTiles: createRecommendedTiles(services.catalogue, audience),
    identity: identify,
    buyerGroup: async () => services.uploads.groupOf(await identify()),
    editor: async () => {
      editor ??= services.editors.editorOf(caller.editorToken || null, audience.store.id)
      const found = await editor
      if (found === null) throw codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
      return found
    },
    log,
  }
}
