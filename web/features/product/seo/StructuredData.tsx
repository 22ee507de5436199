import { useSite } from '#web/lib/scope/use-page.ts'
import type { Item, ListedItem, Product } from '../product-types.ts'
import { dataBlock, type StructuredReview, structuredData } from './structured-data.ts'

type StructuredDataProps = {
  product: Product
  item: Item | null
  items: readonly ListedItem[]
  reviews: readonly StructuredReview[]
}

export function StructuredData({ product, item, items, reviews }: StructuredDataProps) {
  const { origin } = useSite()
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: dataBlock(structuredData(product, item, items, reviews, origin)) }}
    />
  )
}
