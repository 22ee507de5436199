import type { ContentPageFragment as Page } from '../../generated/operations.ts'
import type { Head } from '../../lib/page/head.ts'
import { readAttributes } from '../../teasers/definition/attributes.ts'
import { firstHeadline } from '../../teasers/Html/first-headline.ts'

type Seo = Page['seo']
type Attributes = Seo['rows'][number]['cells'][number]['teasers'][number]['attributes']

/**
 * Head of a content page at `address`, its path and query. Without a title of its own it is called by the first h1 of its
 * HTML teasers, and without that by its host (storefront.md §9).
 */
export function contentHead(seo: Seo, address: string, defaultTitle: string): Head {
  const image = firstPicture(seo)
  return {
    title: seo.title || headlineOf(seo) || defaultTitle,
    description: seo.description,
    canonicalPath: seo.canonicalUrl ?? address,
    robots: seo.robots,
    openGraph: { image: image ? { src: openGraphSource(image.src), alt: image.alt } : null },
    links: seo.links,
    breadcrumbs: seo.breadcrumbs,
  }
}

/** Path of the page in the visitor's language: in the business store a German path leads to the English page, too. */
export function ownPath({ translations }: Pick<Page, 'translations'>, language: string, path: string): string {
  return translations.find((translation) => translation.language === language)?.path ?? path
}

/** What editors say of a page that only lists its category, in place of what the category says of itself. */
export function overriddenHead(head: Head, { canonicalUrl, robots, links }: Seo): Head {
  // Addresses in other stores are those of the first page; later ones get theirs from their canonical address.
  const isFirstPage = !head.canonicalPath?.includes('?')
  return {
    ...head,
    canonicalPath: canonicalUrl ?? head.canonicalPath ?? null,
    robots: robots ?? head.robots ?? null,
    links: [...(head.links ?? []), ...links.filter(({ hreflang }) => isFirstPage || !hreflang)],
  }
}

/** The first h1 that an editor wrote into an HTML teaser, as plain text. */
export function headlineOf(seo: Pick<Seo, 'rows'>): string | null {
  for (const teaser of teasersOf(seo)) {
    if (teaser.type !== 'html') continue
    const headline = firstHeadline(readAttributes(teaser.attributes).text('teasercontent') ?? '')
    if (headline) return headline
  }
  return null
}

function firstPicture(seo: Seo): { src: string; alt: string } | null {
  for (const teaser of teasersOf(seo)) {
    const picture = pictureIn(teaser.attributes)
    if (picture) return picture
  }
  return null
}

function pictureIn(attributes: Attributes): { src: string; alt: string } | null {
  const nested = attributes.flatMap((attribute) => (attribute.valueList ?? []).flatMap((group) => group.attributes))
  const found = [...attributes, ...nested].find(({ url, width }) => url && width)
  return found?.url ? { src: found.url, alt: found.altTag ?? '' } : null
}

function teasersOf({ rows }: Pick<Seo, 'rows'>) {
  return rows.flatMap((row) => row.cells.flatMap((cell) => cell.teasers))
}

/** The same picture in the size for links that are shared: 1200 by 630 (storefront.md §9). */
function openGraphSource(src: string): string {
  return src.replace(/\/[^/]+\.jpg$/, '/open_graph.jpg')
}
