import type { Preview } from '#contract/preview.ts'
import { type ShopLanguage, shopLanguages, type TextLanguage } from '#contract/stores.ts'
import type { StoreRow } from '../modules/stores/stores/stores.tables.ts'

/** For whom a call is answered. */
export type Audience = {
  store: StoreRow
  language: ShopLanguage
  textLanguage: TextLanguage
  /** Set when an editor looks at the shop. */
  preview?: Preview
  /** Variant of the test of DHL's surcharge, as the edge has assigned it; absent without a visitor. */
  surchargeVariant?: string
}

/** The time for which the shop is shown, in milliseconds since 1970. */
export const timeOf = ({ preview }: Pick<Audience, 'preview'>): number =>
  preview?.at ? Date.parse(preview.at) : Date.now()

/** The store's default language stands in for one that the store does not speak. */
export const audienceOf = (store: StoreRow, wanted: string): Audience => {
  const language = store.languages.find((each) => each === wanted) ?? store.languages[0] ?? 'de-DE'
  return { store, language, textLanguage: shopLanguages[language] }
}
