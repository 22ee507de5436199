import type { ProductCardFragment } from '#web/generated/operations.ts'
import { Island } from '#web/lib/hydration/Island.tsx'
import { Section } from '#web/ui/structure/Container/Container.tsx'
import { productCarousel } from '../late-parts.ts'

/** Products in a row to push sideways; nothing when there are none. */
export function ProductRow({ headline, products }: { headline: string; products: readonly ProductCardFragment[] }) {
  if (products.length === 0) return null
  return (
    <Section headline={headline}>
      <Island of={productCarousel} props={{ label: headline, products }} />
    </Section>
  )
}
