import type { ProductCardFragment } from '../../generated/operations.ts'
import { HydrateLater } from '../../lib/HydrateLater.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Section } from '../../ui/Container/Container.tsx'
import { ProductCard } from '../../ui/ProductCard/ProductCard.tsx'

/** Products in a row to push sideways; nothing when there are none. */
export function ProductRow({ headline, products }: { headline: string; products: readonly ProductCardFragment[] }) {
  if (products.length === 0) return null
  return (
    <Section headline={headline}>
      <HydrateLater>
        <Carousel label={headline}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Carousel>
      </HydrateLater>
    </Section>
  )
}
