const maxLength = 2048

/** Technical routes of the edge: never the target of a redirect that a request parameter names. */
const ofEdge = /^\/(?:api|graphql|media|assets|health|metrics|builds)(?:[/?#]|$)/

/** Whether the edge answers a path itself, so that no page can stand there. */
export const isOfEdge = (path: string): boolean => ofEdge.test(path.toLowerCase())

/** Returns a safe redirect path of this shop; null for anything else, such as another host in a disguised form. */
export function ownPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > maxLength || !/^\/(?![/\\])[!-~]*$/.test(target)) return null
  if (target.includes('\\') || isOfEdge(target)) return null
  const here = 'http://shop.invalid'
  const url = URL.canParse(target, here) ? new URL(target, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//') || isOfEdge(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
