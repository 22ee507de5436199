import type { PageContext } from 'vike/types'
import { loadProduct } from '../../features/product/load-product.ts'
import { brandTeasers } from './brand-teasers.ts'

export async function data(pageContext: PageContext) {
  const [page] = await Promise.all([loadProduct(pageContext, pageContext.routeParams.id ?? ''), brandTeasers.load()])
  return page
}
