/** The same page in the other language: English stands on the host with the prefix `en.` (storefront.md §1). */
export function languageHref(origin: string, pathAndQuery: string, language: 'de' | 'en'): string {
  const url = new URL(origin)
  const plain = url.host.replace(/^en\./, '')
  url.host = language === 'en' ? `en.${plain}` : plain
  return url.origin + pathAndQuery
}
