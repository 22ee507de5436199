import type { CheckoutPositionFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import styles from './Positions.module.css'

/** What is ordered. Links open a page of their own: none leads out of the checkout. In short without links. */
export function Positions({
  positions,
  isShort,
  hidesDelivery,
}: {
  positions: readonly CheckoutPositionFragment[]
  isShort?: boolean
  /** Depends on a payment method that is chosen on the same page. */
  hidesDelivery?: boolean
}) {
  const t = useTexts()
  return (
    <ul className={styles.positions} data-short={isShort}>
      {positions.map((position) => (
        <li key={position.id} className={styles.position}>
          <div className={styles.picture}>
            {position.image && <Picture image={position.image} alt="" sizes="64px" />}
          </div>
          <div className={styles.words}>
            <p className={styles.name}>
              {isShort || position.path === '' ? (
                <Unbroken text={position.name} />
              ) : (
                <Link href={position.path} newWindow>
                  <Unbroken text={position.name} />
                </Link>
              )}
            </p>
            {position.variantAttributes.length > 0 && (
              <p className={styles.note}>
                {position.variantAttributes
                  .map(({ displayName, displayValue }) => `${displayName}: ${displayValue}`)
                  .join(', ')}
              </p>
            )}
            {!isShort && (
              <p className={styles.note}>{t('checkout.position.number', { number: position.articleNumber })}</p>
            )}
            <Pieces position={position} />
            {!isShort && !hidesDelivery && position.availableForSale && position.deliveryStatusText && (
              <p className={styles.note}>{position.deliveryStatusText}</p>
            )}
            {!position.availableForSale && <p className={styles.gone}>{t('checkout.position.soldOut')}</p>}
          </div>
          <p className={styles.price}>
            {position.isFreeItem ? t('checkout.sum.free') : position.totalPrice.stringValue}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Pieces at the deal's price and the others, each with what one costs. */
function Pieces({ position }: { position: CheckoutPositionFragment }) {
  const t = useTexts()
  const { quantity, quantityLightning, quantityNormal, pricePerUnit, pricePerUnitLightning, isFreeItem } = position
  if (isFreeItem) return <p className={styles.note}>{t('checkout.position.free', { count: quantity })}</p>
  return (
    <>
      {quantityLightning > 0 && pricePerUnitLightning && (
        <p className={styles.note}>
          {t('checkout.position.deal', { count: quantityLightning, price: pricePerUnitLightning.stringValue })}
        </p>
      )}
      {quantityNormal > 0 && (
        <p className={styles.note}>
          {t('checkout.position.pieces', { count: quantityNormal, price: pricePerUnit.stringValue })}
        </p>
      )}
    </>
  )
}
