import type { PageData } from '#web/lib/page/page-context.ts'

type Target = { language: 'de' | 'en'; translations?: PageData['translations'] | null }

/**
 * The same page in the other language: English stands on the host with the prefix `en.` (storefront.md §1). Where editors
 * gave a page no translation, the home page of that language.
 */
export function languageHref(origin: string, pathAndQuery: string, { language, translations }: Target): string {
  const url = new URL(origin)
  const plain = url.host.replace(/^en\./, '')
  url.host = language === 'en' ? `en.${plain}` : plain
  if (!translations) return url.origin + pathAndQuery
  const translated = translations.find((translation) => translation.language === language)
  if (!translated) return `${url.origin}/`
  const [, query = ''] = /(\?.*)$/.exec(pathAndQuery) ?? []
  return url.origin + translated.path + query
}
