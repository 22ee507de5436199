import type { PageContext } from 'vike/types'
import { loadProduct } from '../../features/product/load-product.ts'

export function data(pageContext: PageContext) {
  return loadProduct(pageContext, pageContext.routeParams.id ?? '')
}
