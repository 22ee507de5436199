const longest = 2048

/** What the edge itself answers: nobody is sent there by an address that somebody gave him. */
const ofEdge = /^\/(?:api|graphql|media|assets|health|metrics|builds)(?:[/?#]|$)/

/** Whether the edge answers a path itself, so that no page can stand there. */
export const isOfEdge = (path: string): boolean => ofEdge.test(path.toLowerCase())

/** A path of this shop that a visitor may be sent to, or null for anything else: no other host, however it is disguised. */
export function ownPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > longest || !/^\/(?![/\\])[!-~]*$/.test(target)) return null
  if (target.includes('\\') || isOfEdge(target)) return null
  const here = 'http://shop.invalid'
  const url = URL.canParse(target, here) ? new URL(target, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//') || isOfEdge(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
