import type { ProductCardFragment } from '#web/generated/operations.ts'
import { ProductCarousel } from '#web/ui/product/ProductCard/ProductCarousel.tsx'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'
import { Section } from '#web/ui/structure/Container/Container.tsx'
import styles from './ProductRow.module.css'

type ProductRowProps = { id: string; headline: string; products: readonly ProductCardFragment[] }

/** Products that go with this one, in a row to push sideways; nothing when none is left. */
export function ProductRow({ id, headline, products }: ProductRowProps) {
  const proposed = withoutGoneDeals(products)
  if (proposed.length === 0) return null
  return (
    <div id={id} className={styles.row}>
      {/* The row names itself: two places of one name would be one too many. */}
      <Section headline={headline}>
        <ProductCarousel label={headline} products={proposed} />
      </Section>
    </div>
  )
}
