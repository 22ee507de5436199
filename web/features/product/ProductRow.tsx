import type { ProductCardFragment } from '../../generated/operations.ts'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Section } from '../../ui/Container/Container.tsx'
import { ProductCard } from '../../ui/ProductCard/ProductCard.tsx'

type ProductRowProps = { id: string; headline: string; products: readonly ProductCardFragment[] }

/** Products that go with this one, in a row to push sideways. */
export function ProductRow({ id, headline, products }: ProductRowProps) {
  return (
    <div id={id}>
      {/* The row names itself: two places of one name would be one too many. */}
      <Section headline={headline}>
        <Carousel label={headline}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Carousel>
      </Section>
    </div>
  )
}
