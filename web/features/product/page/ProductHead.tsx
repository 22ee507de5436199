import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import { Badges } from '#web/ui/product/Badges/Badges.tsx'
import { Stars } from '#web/ui/product/Stars/Stars.tsx'
import type { Product } from '../product-types.ts'
import styles from './ProductHead.module.css'

/** Three of the extra badges at most (storefront.md §9). */
const extraLimit = 3

/** Name, maker, stars and badges. */
export function ProductHead({ product, itemName }: { product: Product; itemName: string | null }) {
  const { manufacturerName, manufacturerLink, rating, numberOfRatings } = product
  return (
    <div className={styles.head}>
      {manufacturerName && (
        <p className={styles.maker}>
          {manufacturerLink ? <Link href={manufacturerLink}>{manufacturerName}</Link> : manufacturerName}
        </p>
      )}
      <Heading level={1} size="xl">
        <Unbroken text={itemName ?? product.name} />
      </Heading>
      <div className={styles.line}>
        {rating !== null && numberOfRatings > 0 && (
          <a href="#reviews" className={styles.stars}>
            <Stars rating={rating} count={numberOfRatings} size="m" />
          </a>
        )}
        <Badges
          badges={{ new: product.isNewProduct, popular: product.isTopseller, sale: false }}
          extra={product.badges}
          extraLimit={extraLimit}
        />
      </div>
    </div>
  )
}
