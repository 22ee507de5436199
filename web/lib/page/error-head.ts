import { formatMessage } from '../i18n/format-message.ts'
import type { CompiledTexts } from '../i18n/load-texts.ts'
import type { Head } from './head.ts'

/** Title of the error page (storefront.md §8): not found for 404 and 410, an error for anything else. */
export function errorHead(status: number, texts: CompiledTexts, language: string): Head {
  const key = status === 404 || status === 410 ? 'error.title.notFound' : 'error.title.other'
  return { title: formatMessage(texts[key] ?? [], {}, language) }
}
