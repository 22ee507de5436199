import { Link } from '../../lib/Link.tsx'
import { Badges } from '../../ui/Badges/Badges.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stars } from '../../ui/Stars/Stars.tsx'
import styles from './ProductHead.module.css'
import type { Product } from './product-types.ts'

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
        {itemName ?? product.name}
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
