import type { ProductCardFragment } from '../../generated/operations.ts'
import { Kept } from '../../lib/Kept.tsx'
import { classNames } from '../class-names.ts'
import styles from './ProductCard.module.css'
import { ProductCard } from './ProductCard.tsx'

type ProductGridProps = {
  products: readonly ProductCardFragment[]
  /** How many pictures are fetched first: those of the first screen. */
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
      {products.map((product, index) => (
        <Kept key={product.id} as="li" className={styles.cell} by={() => cardKey(product, index < eager, level)}>
          <ProductCard product={product} eager={index < eager} level={level} />
        </Kept>
      ))}
    </ul>
  )
}

const minute = 60_000

/** Of a deal a card says how long it lasts, to the minute at least. */
function cardKey(product: ProductCardFragment, eager: boolean, level: number | undefined): string {
  const time = product.lightningDealInfo ? Math.floor(Date.now() / minute) : 0
  return `card ${eager} ${level} ${time} ${JSON.stringify(product)}`
}
