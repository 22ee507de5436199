import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { isShopPath } from '../lib/routing/is-shop-path.ts'

export function guard({ urlPathname, renderRequest }: PageContext) {
  if (renderRequest?.isUnconfirmed) throw render(503, 'The session can’t be confirmed')
  if (!isShopPath(urlPathname)) throw render(404)
}
