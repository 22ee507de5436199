import { xmlText } from '#lib/xml-text.ts'
import type { SitemapEntriesQuery, SitemapPartsQuery } from '#web/generated/operations.ts'

type Part = SitemapPartsQuery['getSitemapParts'][number]
export type Entries = SitemapEntriesQuery['getSitemapEntries']

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The list of a store's files (sitemaps.org). `baseUrl` has no slash at its end. */
export function sitemapIndex(parts: readonly Part[], baseUrl: string): string {
  const files = parts.map(
    ({ kind, part, lastModified }) =>
      `<sitemap><loc>${xmlText(`${baseUrl}/sitemaps/${kind}-${part}.xml`)}</loc><lastmod>${xmlText(lastModified)}</lastmod></sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`
}

/**
 * One file, a page of addresses at a time: the next ones are asked for when those before are on their way, so that a
 * file of any length takes the memory of one page.
 */
export async function* sitemapFile(
  first: Entries,
  more: (after: string) => Promise<Entries>,
  baseUrl: string,
): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="${namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  let page = first
  for (;;) {
    yield page.entries.map((entry) => urlElement(entry, baseUrl)).join('')
    if (page.next === null) break
    page = await more(page.next)
  }
  yield '</urlset>\n'
}

function urlElement({ path, lastModified, image }: Entries['entries'][number], baseUrl: string): string {
  const picture = image ? `<image:image><image:loc>${xmlText(baseUrl + image)}</image:loc></image:image>` : ''
  return `<url><loc>${xmlText(baseUrl + path)}</loc><lastmod>${xmlText(lastModified)}</lastmod>${picture}</url>\n`
}
