import type { StoreId } from '#contract/generated/types.ts'
import type { ImportStore } from '#contract/import/content.ts'
import type { PaymentMethodId } from '#contract/parameters/payment-method-ids.ts'
import { type ShopLanguage, shopLanguages, storeIds, type TextLanguage } from '#contract/stores.ts'
import type { ShopFile, ShopStore } from './shop-file.ts'

type Defaults = Pick<ImportStore, 'country' | 'currencyCode' | 'taxRates'> & {
  /** All that the store can have. */
  languages: readonly ShopLanguage[]
  /** Address on this machine, without the port. */
  host: string
  /** By which money is transferred in advance. */
  prepayment: PaymentMethodId
  shipper: string
}

/** What holds for a store of which the owner says nothing else. */
export const storeDefaults: Record<StoreId, Defaults> = {
  de: {
    country: 'DE',
    currencyCode: 'EUR',
    taxRates: { standard: 19, reduced: 7 },
    languages: ['de-DE'],
    host: 'localhost',
    prepayment: 'VORKASSE',
    shipper: 'dhl',
  },
  at: {
    country: 'AT',
    currencyCode: 'EUR',
    taxRates: { standard: 20, reduced: 10 },
    languages: ['de-AT'],
    host: 'at.localhost',
    prepayment: 'VORKASSE',
    shipper: 'post',
  },
  ch: {
    country: 'CH',
    currencyCode: 'CHF',
    taxRates: { standard: 8.1, reduced: 2.6 },
    languages: ['de-CH'],
    host: 'ch.localhost',
    prepayment: 'PREPAID',
    shipper: 'post',
  },
  b2b: {
    country: 'DE',
    currencyCode: 'EUR',
    taxRates: { standard: 19, reduced: 7 },
    languages: ['de-DE', 'en-DE'],
    host: 'educational.localhost',
    prepayment: 'VORKASSE_V',
    shipper: 'dhl',
  },
}

/** Stores of the file, in the shop's order. */
export const storesOf = ({ stores }: Pick<ShopFile, 'stores'>): (readonly [StoreId, ShopStore])[] =>
  storeIds.flatMap((id) => {
    const store = stores[id]
    return store ? [[id, store] as const] : []
  })

/** A store's record, as the engine takes it. */
export const recordOf = ({ company }: ShopFile, id: StoreId, store: ShopStore): ImportStore => {
  const { country, currencyCode, taxRates, languages } = storeDefaults[id]
  const { vatId, contact, bank } = store
  return {
    id,
    host: URL.parse(store.baseUrl)?.host ?? '',
    baseUrl: store.baseUrl,
    currencyCode: store.currency ?? currencyCode,
    country: store.country ?? country,
    languages: store.languages ?? [...languages],
    taxRates: store.taxRates ?? taxRates,
    company: { ...company, ...(vatId !== undefined && { vatId }), ...(contact && { contact }), ...(bank && { bank }) },
  }
}

export const textLanguagesOf = ({ languages }: Pick<ImportStore, 'languages'>): TextLanguage[] => [
  ...new Set(languages.map((language) => shopLanguages[language])),
]
