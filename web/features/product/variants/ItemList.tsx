import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ListedItem } from '../product-types.ts'
import styles from './ItemList.module.css'

type ItemListProps = { productName: string; items: readonly ListedItem[]; chosenId: string | null }

/** Items that no attribute tells apart, by name. */
export function ItemList({ productName, items, chosenId }: ItemListProps) {
  const t = useTexts()
  return (
    <nav aria-label={t('product.items')}>
      <p className={styles.label}>{t('product.items')}</p>
      <ul className={styles.list}>
        {items.map(({ itemId, name, path, prices, availableForSale, deliveryStatusText }) => (
          <li key={itemId}>
            <Link
              href={path}
              className={classNames(styles.item, itemId === chosenId && styles.chosen)}
              aria-current={itemId === chosenId ? 'true' : undefined}
            >
              <span className={styles.name}>{name.replace(`${productName}, `, '')}</span>
              <span className={styles.price} data-own-price={prices.hasGroupPrices ? itemId : undefined}>
                <span data-price-part="current">{prices.price.stringValue}</span>
              </span>
              {!availableForSale && <span className={styles.soldOut}>{deliveryStatusText}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
