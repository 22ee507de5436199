import type { FastifyBaseLogger } from 'fastify'
import { type ShopLanguage, shopLanguages, type TextLanguage } from '#contract/stores.ts'
import type { Database } from '../db/database.ts'
import { createMediaService, type MediaService } from '../modules/media/media.service.ts'
import { createParametersService, type ParametersService } from '../modules/parameters/parameters.service.ts'
import { createStoresService, type StoresService } from '../modules/stores/stores.service.ts'
import type { StoreRow } from '../modules/stores/stores.tables.ts'
import { createTranslationsService, type TranslationsService } from '../modules/translations/translations.service.ts'

/** One of each a process: what the modules hold and can do. A module uses another only through these. */
export type ShopServices = {
  db: Database
  stores: StoresService
  media: MediaService
  translations: TranslationsService
  parameters: ParametersService
}

/** For whom a call is answered. */
export type Audience = {
  store: StoreRow
  language: ShopLanguage
  textLanguage: TextLanguage
}

/** What resolvers get: the services, and for whom the call is. All operations of a batch share it. */
export type ShopContext = ShopServices & Audience & { log: FastifyBaseLogger }

export const createServices = (db: Database): ShopServices => ({
  db,
  stores: createStoresService(db),
  media: createMediaService(db),
  translations: createTranslationsService(db),
  parameters: createParametersService(db),
})

/** Fills what the services hold in process. */
export const loadServices = async (services: ShopServices): Promise<void> => {
  await services.stores.load()
}

export const createContext = (services: ShopServices, audience: Audience, log: FastifyBaseLogger): ShopContext => ({
  ...services,
  ...audience,
  log,
})

/** The store's default language stands in for one that the store does not speak. */
export const audienceOf = (store: StoreRow, header: string | undefined): Audience => {
  const wanted = store.languages.find((language) => language === header)
  const language = wanted ?? store.languages[0] ?? 'de-DE'
  return { store, language, textLanguage: shopLanguages[language] }
}
