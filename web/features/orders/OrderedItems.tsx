import { Star } from '../../generated/icons/Star.ts'
import type { OrderedItemFragment } from '../../generated/operations.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { Unbroken } from '../../ui/content/Unbroken/Unbroken.tsx'
import { Tag } from '../../ui/forms/Chip/Chip.tsx'
import styles from './OrderedItems.module.css'

/** Articles of a parcel, or of what is still to be sent. */
export function OrderedItems({ items }: { items: readonly OrderedItemFragment[] }) {
  const t = useTexts()
  return (
    <ul className={styles.items}>
      {items.map(({ lineId, image, name, itemUrl, variationText, articleNumber, ...item }) => (
        <li key={lineId} className={styles.item}>
          <div className={styles.picture}>{image && <Picture image={image} sizes="80px" alt="" />}</div>
          <div className={styles.words}>
            <p className={styles.name}>
              {itemUrl === '' ? (
                <Unbroken text={name} />
              ) : (
                <Link href={itemUrl}>
                  <Unbroken text={name} />
                </Link>
              )}
            </p>
            <p className={styles.quiet}>
              {[variationText, t('orderHistory.article', { number: articleNumber })].filter(Boolean).join(' · ')}
            </p>
            {item.totalPrice.amount > 0 ? (
              item.pricedPieces.map(({ quantity: count, isDeal, pricePerUnit }) => (
                <p key={String(isDeal)} className={styles.quiet}>
                  {t(isDeal ? 'orderHistory.amount.deal' : 'orderHistory.amount', {
                    count,
                    price: pricePerUnit.stringValue,
                  })}
                </p>
              ))
            ) : (
              <p className={styles.quiet}>{t('orderHistory.amount.free', { count: item.orderedAmount })}</p>
            )}
            {item.isAlreadyReturned && <Tag>{t('orderHistory.returned')}</Tag>}
            {item.reviewUrl && (
              <a href={item.reviewUrl} className={styles.review} aria-label={t('orderHistory.review.of', { name })}>
                <Star size={16} strokeWidth={1.75} aria-hidden="true" />
                {t('orderHistory.review')}
              </a>
            )}
          </div>
          <p className={styles.price}>
            {item.totalPrice.amount > 0 ? item.totalPrice.stringValue : t('orderHistory.free')}
          </p>
        </li>
      ))}
    </ul>
  )
}
