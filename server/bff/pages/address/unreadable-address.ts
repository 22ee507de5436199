import type { IncomingMessage } from 'node:http'
import { isOfEdge } from '../../security/own-path.ts'
import { isDecodable, type PageUrl } from './page-url.ts'

/** Stands for every address that is none: capitals are no path of the shop (storefront.md §2), so its page is the 404. */
const path = '/UNREADABLE'

/** Shown in place of an address that no page can have; one entry of the cache for all of them. */
export const unreadableAddress: PageUrl = { path, href: path, rest: '' }

/**
 * For the server's `rewriteUrl`: the router refuses a path that can't be decoded before any hook has run, so a visitor
 * would get neither page nor headers. NUL in a page's parameters is left out: no one types it, but it is pasted. What the edge answers itself
 * keeps its bare 400.
 */
export function readableUrl({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (!url.includes('%') || (method !== 'GET' && method !== 'HEAD')) return url
  const [requested = ''] = url.split(/[?#]/, 1)
  if (isOfEdge(requested)) return url
  return isDecodable(requested) ? requested + withoutNul(url.slice(requested.length)) : path
}

/** What is left may spell NUL anew. */
function withoutNul(query: string): string {
  const without = query.replaceAll(/%00|%5Cu0000/gi, '')
  return without === query ? query : withoutNul(without)
}
