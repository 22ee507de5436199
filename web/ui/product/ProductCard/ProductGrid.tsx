import { deliveryPromise } from '#contract/delivery/delivery-date.ts'
import type { ProductCardFragment } from '#web/generated/operations.ts'
import { MemoList } from '#web/lib/hydration/Memo.tsx'
import type { PartKey } from '#web/lib/scope/page-scope.ts'
import { classNames } from '../../class-names.ts'
import type { Eagerness } from '../../content/Picture/Picture.tsx'
import { CompareBar } from '../CompareChoice/CompareBar.tsx'
import styles from './ProductCard.module.css'
import { ProductCard } from './ProductCard.tsx'

type ProductGridProps = {
  products: readonly ProductCardFragment[]
  /** How many pictures don't wait: those of the first screen. */
  eager?: number
  level?: 2 | 3 | 4
  /** A column of filters stands beside it: one card less a row. */
  narrow?: boolean
  /** Each card has a box that chooses its product for a comparison. */
  comparable?: boolean
  className?: string
}

/** Products of a listing: two a row on phones, four or five on a desk. */
export function ProductGrid({ products, eager = 0, level, narrow, comparable, className }: ProductGridProps) {
  return (
    <>
      {comparable && <CompareBar />}
      <MemoList
        className={classNames(styles.grid, narrow && styles.narrow, className)}
        items={products}
        by={(product, index) => cardKey(product, eagernessOf(index, eager), level, comparable)}
      >
        {(product, index) => (
          <li key={product.id} className={styles.cell}>
            <ProductCard product={product} eager={eagernessOf(index, eager)} level={level} comparable={comparable} />
          </li>
        )}
      </MemoList>
    </>
  )
}

const eagernessOf = (index: number, eager: number): Eagerness => (index === 0 ? eager > 0 : index < eager && 'quietly')

const minute = 60_000

/** A card says how long a deal lasts, to the minute at least, and on which day the product is delivered. */
function cardKey(product: ProductCardFragment, eager: Eagerness, level = 0, comparable = false): PartKey {
  const time = product.lightningDealInfo ? Math.floor(Date.now() / minute) : 0
  const { delivery } = product
  const day = delivery ? deliveryPromise(delivery.days, delivery.country, Date.now()).day : 0
  return {
    name: `card ${product.id} ${eager} ${level} ${comparable}`,
    madeFrom: [time, day, product],
  }
}
