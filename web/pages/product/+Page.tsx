import { ProductPage } from '../../features/product/ProductPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const page = useData<typeof data>()
  // Another product, or another item come to by a link, starts afresh.
  return <ProductPage key={`${page.product.productId} ${page.variants.item?.itemId}`} data={page} />
}
