import type { ProductCardFragment } from '../../../generated/operations.ts'
import { Kept } from '../../../lib/hydration/Kept.tsx'
import { classNames } from '../../class-names.ts'
import type { Eagerness } from '../../content/Picture/Picture.tsx'
import styles from './ProductCard.module.css'
import { ProductCard } from './ProductCard.tsx'

type ProductGridProps = {
  products: readonly ProductCardFragment[]
  /** How many pictures don't wait: those of the first screen. */
  eager?: number
  level?: 2 | 3 | 4
  /** A column of filters stands beside it: one card less a row. */
  narrow?: boolean
  className?: string
}

/** Products of a listing: two a row on phones, four or five on a desk. */
export function ProductGrid({ products, eager = 0, level, narrow, className }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, narrow && styles.narrow, className)}>
      {products.map((product, index) => {
        const eagerness = index === 0 ? eager > 0 : index < eager && 'soon'
        return (
          <Kept key={product.id} as="li" className={styles.cell} by={() => cardKey(product, eagerness, level)}>
            <ProductCard product={product} eager={eagerness} level={level} />
          </Kept>
        )
      })}
    </ul>
  )
}

const minute = 60_000

/** Of a deal a card says how long it lasts, to the minute at least. */
function cardKey(product: ProductCardFragment, eager: Eagerness, level: number | undefined): string {
  const time = product.lightningDealInfo ? Math.floor(Date.now() / minute) : 0
  return `card ${eager} ${level} ${time} ${JSON.stringify(product)}`
}
