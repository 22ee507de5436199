import { isBusinessStore } from '#contract/stores.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'

export const storesResolvers: Resolvers = {
  Query: {
    getStore: (_parent, _arguments, { store, language }) => ({
      id: store.id,
      host: store.host,
      isB2b: isBusinessStore(store.id),
      baseUrl: store.baseUrl,
      language,
      currencyCode: store.currencyCode,
      country: store.country,
      languages: store.languages,
    }),
  },
}
