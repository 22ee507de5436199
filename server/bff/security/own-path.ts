const longest = 2048

/** What the edge itself answers: nobody is sent there by an address that somebody gave him. */
const ofEdge = /^\/(?:api|graphql|media|assets|health|metrics|builds)(?:[/?#]|$)/

/** A path of this shop that a visitor may be sent to, or null for anything else: no other host, however it is disguised. */
export function ownPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > longest || !/^\/(?![/\\])[!-~]*$/.test(target)) return null
  if (target.includes('\\') || ofEdge.test(target.toLowerCase())) return null
  const here = 'http://shop.invalid'
  const url = URL.canParse(target, here) ? new URL(target, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//') || ofEdge.test(url.pathname.toLowerCase())) return null
  return url.pathname + url.search + url.hash
}
