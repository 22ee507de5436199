import { isBusinessStore } from '#contract/stores.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { StoreRow } from './stores.tables.ts'

export const storesResolvers: Resolvers = {
  Query: {
    getStore: (_parent, _arguments, { store, language }) => toStore(store, language),
    getStores: (_parent, _arguments, { stores }) =>
      stores.all().map((store) => toStore(store, store.languages[0] ?? '')),
  },
}

const toStore = (store: StoreRow, language: string) => ({
  id: store.id,
  host: store.host,
  isB2b: isBusinessStore(store.id),
  baseUrl: store.baseUrl,
  language,
  currencyCode: store.currencyCode,
  country: store.country,
  languages: store.languages,
})
