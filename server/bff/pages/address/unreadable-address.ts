import type { IncomingMessage } from 'node:http'
import { isOfEdge } from '../../security/own-path.ts'
import { isDecodable, type PageUrl } from './page-url.ts'

/** Stands for every address that is none: capitals are no path of the shop (storefront.md §2), so its page is the 404. */
const path = '/UNREADABLE'

/** Shown in place of an address that no page can have; one entry of the cache for all of them. */
export const unreadableAddress: PageUrl = { path, href: path, rest: '' }

/**
 * For the server's `rewriteUrl`: the router refuses a path that can't be decoded before any hook has run, so a visitor
 * would get neither page nor headers. What the edge answers itself keeps its bare 400.
 */
export function readableUrl({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (!url.includes('%') || (method !== 'GET' && method !== 'HEAD')) return url
  const [asked = ''] = url.split(/[?#]/, 1)
  return isDecodable(asked) || isOfEdge(asked) ? url : path
}
