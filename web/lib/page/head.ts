import { toScriptJson } from '../data/page-json.ts'
import type { AbAssignment, Site } from './site.ts'

/** What a page says of itself; returned by `+data` as `head`. */
export type Head = {
  /** Without the shop's name, which page-head.ts adds. */
  title: string
  /** For links that are shared, when it differs from the title. */
  shareTitle?: string
  /** Name of the shop, which page-head.ts fills in. */
  siteName?: string
  description?: string | null
  /**
   * Path in this shop with its query, or an absolute URL that editors chose; only parameters that begin with q= or p= are
   * kept (storefront.md §9).
   */
  canonicalPath?: string | null
  /** Overrides what robots.rules.ts says of the address. */
  robots?: string | null
  openGraph?: { type?: 'website' | 'product'; image?: OpenGraphImage | null } | null
  links?: readonly HeadLink[]
  /** Stores in which the page exists; without, all have it. Only their alternates are named. */
  stores?: readonly Site['store'][]
  /** From the first level down to the page itself, for search engines; home is added. */
  breadcrumbs?: readonly { displayName: string; url?: string | null }[]
  /** schema.org, one data block each. */
  structuredData?: readonly unknown[]
}

type OpenGraphImage = { src: string; alt?: string; width?: number; height?: number }
type HeadLink = { rel: string; href: string; hreflang?: string | null }

/** An element of the document's head, ready to be written by the server or set by the browser. */
type HeadElement = {
  tag: 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  /** JSON, of a data block. */
  json?: string
}

const alternates: readonly (readonly [string, 'de' | 'at' | 'ch'])[] = [
  ['de-CH', 'ch'],
  ['de-LI', 'ch'],
  ['de-DE', 'de'],
  ['x-default', 'de'],
  ['de-AT', 'at'],
  ['de-IT', 'at'],
]

/**
 * Absolute canonical address (storefront.md §9): of the query only the parameters q and p stay, on product pages none;
 * a fragment stays.
 */
export function canonicalUrl(origin: string, path: string): string {
  const url = new URL(path, origin)
  const isProduct = url.pathname.startsWith('/prod/')
  const parameters = [...url.searchParams].filter(([name]) => !isProduct && (name === 'q' || name === 'p'))
  return url.origin + url.pathname + query(parameters) + url.hash
}

function query(parameters: readonly (readonly [string, string])[]): string {
  if (parameters.length === 0) return ''
  return `?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`).join('&')}`
}

/** Everything but the title, in the order in which it is written. */
export function headElements(head: Head, site: Site, ab: readonly AbAssignment[] = []): HeadElement[] {
  const elements: HeadElement[] = []
  const meta = (name: string, content: string | null | undefined) => {
    if (content) elements.push({ tag: 'meta', attributes: { name, content } })
  }
  const property = (name: string, content: string | null | undefined) => {
    if (content) elements.push({ tag: 'meta', attributes: { property: name, content } })
  }
  const canonical = head.canonicalPath ? canonicalUrl(site.origin, head.canonicalPath) : null
  const isElsewhere = canonical !== null && !canonical.startsWith(`${site.origin}/`)

  meta('description', head.description)
  meta('robots', head.robots ?? 'index,follow')
  if (canonical) elements.push({ tag: 'link', attributes: { rel: 'canonical', href: canonical } })
  // Where the engine names a page's own alternates, it knows better in which stores the page exists.
  const hasOwnAlternates = head.links?.some(({ hreflang }) => hreflang) === true
  if (canonical && !isElsewhere && site.alternates && !site.isB2b && !hasOwnAlternates) {
    const path = canonical.slice(site.origin.length)
    for (const [hreflang, store] of alternates) {
      if (head.stores && !head.stores.includes(store)) continue
      elements.push({ tag: 'link', attributes: { rel: 'alternate', hreflang, href: site.alternates[store] + path } })
    }
  }
  for (const { rel, href, hreflang } of head.links ?? []) {
    // Search engines read only absolute addresses of alternates.
    const attributes: HeadElement['attributes'] = hreflang
      ? { rel, hreflang, href: new URL(href, site.origin).href }
      : { rel, href }
    elements.push({ tag: 'link', attributes })
  }
  if (head.openGraph) {
    const { type = 'website', image } = head.openGraph
    property('og:type', type)
    property('og:title', head.shareTitle ?? head.title)
    property('og:site_name', head.siteName ?? site.shopName)
    property('og:description', head.description)
    property('og:url', canonical)
    property('og:locale', site.language.replace('-', '_'))
    if (image) {
      property('og:image', new URL(image.src, site.origin).href)
      property('og:image:width', String(image.width ?? 1200))
      property('og:image:height', String(image.height ?? 630))
      property('og:image:type', 'image/jpeg')
      property('og:image:alt', image.alt)
    }
    meta('twitter:card', 'summary_large_image')
  }
  if (ab.length > 0) {
    meta('ab-tests', ab.map((test) => `${test.trackingCode}:${test.variantId}`).join(','))
  }
  for (const data of head.structuredData ?? []) {
    elements.push({ tag: 'script', attributes: { type: 'application/ld+json' }, json: toScriptJson(data) })
  }
  return elements
}
