import type { ProductDetailFragment } from '#web/generated/operations.ts'
import { TeaserSlot } from '#web/teasers/grid/TeaserSlot.tsx'
import styles from './BrandTeasers.module.css'

/** What editors say about the brand, on the pages of all its products. */
export function BrandTeasers({ teasers }: { teasers: ProductDetailFragment['brandTeasers'] }) {
  return (
    <section className={styles.teasers}>
      {teasers.map((teaser) => (
        <TeaserSlot key={teaser.id} teaser={teaser} />
      ))}
    </section>
  )
}
