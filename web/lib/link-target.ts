export type LinkTarget =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string }
  /** mailto: and tel: */
  | { kind: 'contact'; href: string }
  | { kind: 'refused' }

/** Paths that the edge answers itself; the client router must not take them for pages. */
const served = /^\/(?:api|media|assets|graphql|health|logout)(?:\/|$)/

/**
 * What an address means here (storefront.md §2, §5): another host is external, the own origin is stripped, and
 * anything with a protocol that can run code or read files is refused.
 */
export function linkTarget(href: string, origin: string): LinkTarget {
  const text = href.trim()
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
  return { kind: 'internal', href: url.pathname + url.search + url.hash }
}

export function isServedByEdge(href: string): boolean {
  return served.test(href)
}
