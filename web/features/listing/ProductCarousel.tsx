import type { ProductCardFragment } from '../../generated/operations.ts'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { ProductCard } from '../../ui/ProductCard/ProductCard.tsx'

export function ProductCarousel({ label, products }: { label: string; products: readonly ProductCardFragment[] }) {
  return (
    <Carousel label={label}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Carousel>
  )
}
