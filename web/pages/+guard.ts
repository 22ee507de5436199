import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { isShopPath } from '../lib/is-shop-path.ts'

export function guard({ urlPathname }: PageContext) {
  if (!isShopPath(urlPathname)) throw render(404)
}
