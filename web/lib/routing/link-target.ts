type LinkTarget =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string }
  /** mailto: and tel: */
  | { kind: 'contact'; href: string }
  | { kind: 'refused' }

/** Paths that the edge answers itself; the client router must not take them for pages. */
const served = /^\/(?:api|media|assets|graphql|health)(?:\/|$)/

/** Browsers drop control characters and read a backslash as a slash, so what is checked would not be what is opened. */
const isDisguise = (sign: string): boolean => sign < ' ' || sign === '\u007f' || sign === '\\'

/**
 * What an address means here (storefront.md §2, §5): another host is external, the own origin is stripped, and
 * anything with a protocol that can run code or read files is refused.
 */
export function linkTarget(href: string, origin: string): LinkTarget {
  const text = href.trim()
  if ([...text].some(isDisguise)) return { kind: 'refused' }
  if (text === '' || text.startsWith('#') || text.startsWith('?')) return { kind: 'internal', href: text || '/' }
  let url: URL
  try {
    url = new URL(text, origin)
  } catch {
    return { kind: 'refused' }
  }
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', href: url.href }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'refused' }
  if (url.host !== new URL(origin).host) return { kind: 'external', href: url.href }
  // Two slashes at the beginning would name a host.
  return { kind: 'internal', href: url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash }
}

/** How a navigation by script goes on: within the app, or with a new document. */
type Navigation = { kind: 'page'; href: string } | { kind: 'document'; href: string }

/**
 * Null for what is refused (storefront.md §2): another host without the explicit option, and everything that is no
 * address of the web.
 */
export function navigationTo(href: string, origin: string, { external = false } = {}): Navigation | null {
  const target = linkTarget(href, origin)
  if (target.kind === 'external') return external ? { kind: 'document', href: target.href } : null
  if (target.kind !== 'internal') return null
  return { kind: isServedByEdge(target.href) ? 'document' : 'page', href: target.href }
}

export function isServedByEdge(href: string): boolean {
  return served.test(href)
}
