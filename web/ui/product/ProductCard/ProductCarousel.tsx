import type { ProductCardFragment } from '../../../generated/operations.ts'
import { Carousel } from '../../structure/Carousel/Carousel.tsx'
import { ProductCard } from './ProductCard.tsx'
import { isDealGone } from './tile-deal.rules.ts'

/** Cards in a row to push sideways. A row proposes, so it leaves out deals that are sold out. */
export function ProductCarousel({ label, products }: { label: string; products: readonly ProductCardFragment[] }) {
  return (
    <Carousel label={label}>
      {products
        .filter(({ lightningDealInfo }) => !isDealGone(lightningDealInfo))
        .map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
    </Carousel>
  )
}
