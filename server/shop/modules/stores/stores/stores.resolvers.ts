import { isBusinessStore, type ShopLanguage } from '#contract/stores.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { StoreRow } from './stores.tables.ts'

export const storesResolvers: Resolvers = {
  Query: {
    getStore: (_parent, _arguments, { store, language, marks }) =>
      toStore({ store, language, wanted: language }, marks),
    getStores: (_parent, _arguments, { stores, language, marks }) =>
      Promise.all(
        stores.all().map((store) => toStore({ store, language: store.languages[0] ?? '', wanted: language }, marks)),
      ),
  },
}

type Answered = {
  store: StoreRow
  language: string
  /** Language of the call, in which texts are. */
  wanted: ShopLanguage
}

const toStore = async ({ store, language, wanted }: Answered, marks: ShopContext['marks']) => ({
  id: store.id,
  host: store.host,
  isB2b: isBusinessStore(store.id),
  name: marks.nameOf({ store, language: wanted }),
  logo: await marks.logoOf({ store, language: wanted }),
  baseUrl: store.baseUrl,
  language,
  currencyCode: store.currencyCode,
  country: store.country,
  languages: store.languages,
})
