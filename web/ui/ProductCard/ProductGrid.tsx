import type { ProductCardFragment } from '../../generated/operations.ts'
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
        <li key={product.id} className={styles.cell}>
          <ProductCard product={product} eager={index < eager} level={level} />
        </li>
      ))}
    </ul>
  )
}
