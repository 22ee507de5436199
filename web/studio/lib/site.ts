import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { createStore } from '../../lib/browser/store.ts'
import { StudioSite } from '../generated/operations.ts'
import { type AskError, askOnce } from './ask.ts'

/** The store on whose host the studio is open: every call acts on it. */
export type Site = { store: StoreId; host: string; baseUrl: string; languages: TextLanguage[] }

export const site = createStore<Site | null>(null)

/** Null once the store is known. Languages of texts: `de-AT` and `de-DE` have the same ones. */
export async function loadSite(): Promise<AskError | null> {
  const { data, error } = await askOnce(StudioSite, {})
  if (error) return error
  const { id, host, baseUrl, languages } = data.getStore
  const texts = new Set(languages.map((language) => (language.startsWith('en') ? 'en' : 'de') as TextLanguage))
  site.set({ store: id, host, baseUrl, languages: [...texts] })
  return null
}
