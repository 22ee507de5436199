import type { ProductCardFragment } from '../../generated/operations.ts'
import { HydrateLater } from '../../lib/HydrateLater.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Section } from '../../ui/Container/Container.tsx'
import { ProductCard } from '../../ui/ProductCard/ProductCard.tsx'

type ProductRowProps = { id: string; headline: string; products: readonly ProductCardFragment[] }

/** Products that go with this one, in a row to push sideways; nothing when there are none. */
export function ProductRow({ id, headline, products }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <Section id={id} headline={headline}>
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
