import type { ThankYouFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import styles from '../parts/checkout.module.css'
import sums from '../parts/SumLines.module.css'
import { DiscountLine, TotalLines } from '../parts/SumLines.tsx'
import own from './Confirmation.module.css'

/** What was ordered, and what it costs in the lines of the summary. */
export function OrderedItems({ order }: { order: ThankYouFragment['order'] }) {
  const t = useTexts()
  const { items, discount, voucherCode, shippingCost, netAmount, taxes, totalAmount } = order
  return (
    <>
      <ul className={own.items}>
        {items.map(({ lineId, name, itemUrl, variationText, articleNumber, orderedAmount, totalPrice, ...item }) => (
          <li key={lineId} className={own.item}>
            <div>
              <p>
                {itemUrl === '' ? (
                  <Unbroken text={name} />
                ) : (
                  <Link href={itemUrl}>
                    <Unbroken text={name} />
                  </Link>
                )}
              </p>
              {variationText && <p className={styles.note}>{variationText}</p>}
              <p className={styles.note}>{t('checkout.position.number', { number: articleNumber })}</p>
              {totalPrice.amount > 0 ? (
                item.pricedPieces.map(({ quantity: count, isDeal, pricePerUnit }) => (
                  <p key={String(isDeal)} className={styles.note}>
                    {t(isDeal ? 'checkout.position.deal' : 'checkout.position.pieces', {
                      count,
                      price: pricePerUnit.stringValue,
                    })}
                  </p>
                ))
              ) : (
                <p className={styles.note}>{t('checkout.position.free', { count: orderedAmount })}</p>
              )}
            </div>
            <p className={own.price}>{totalPrice.amount > 0 ? totalPrice.stringValue : t('checkout.sum.free')}</p>
          </li>
        ))}
      </ul>
      <dl className={sums.lines}>
        {discount.amount > 0 && <DiscountLine discount={discount} voucherCode={voucherCode} />}
        <TotalLines shippingCost={shippingCost} net={netAmount} taxes={taxes} total={totalAmount} />
      </dl>
    </>
  )
}
