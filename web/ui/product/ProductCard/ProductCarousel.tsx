import type { ProductCardFragment } from '#web/generated/operations.ts'
import { Carousel } from '../../structure/Carousel/Carousel.tsx'
import { ProductCard } from './ProductCard.tsx'

/** Cards in a row to push sideways. What it proposes is without deals that are sold out (withoutGoneDeals). */
export function ProductCarousel({ label, products }: { label: string; products: readonly ProductCardFragment[] }) {
  return (
    <Carousel label={label}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Carousel>
  )
}
