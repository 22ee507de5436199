import type { ThankYouFragment } from '../../../generated/operations.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Unbroken } from '../../../ui/content/Unbroken/Unbroken.tsx'
import styles from '../parts/checkout.module.css'
import sums from '../parts/SumLines.module.css'
import { Line, TotalLines } from '../parts/SumLines.tsx'
import own from './Confirmation.module.css'

/** What was ordered, and what it costs in the lines of the summary. */
export function OrderedItems({ order }: { order: ThankYouFragment['order'] }) {
  const t = useTexts()
  const { items, discount, shippingCost, netAmount, taxes, totalAmount } = order
  return (
    <>
      <ul className={own.items}>
        {items.map(({ lineId, name, variationText, orderedAmount: count, pricePerUnit, totalPrice }) => (
          <li key={lineId} className={own.item}>
            <div>
              <p>
                <Unbroken text={name} />
              </p>
              {variationText && <p className={styles.note}>{variationText}</p>}
              <p className={styles.note}>
                {totalPrice.amount > 0
                  ? t('checkout.position.pieces', { count, price: pricePerUnit.stringValue })
                  : t('checkout.position.free', { count })}
              </p>
            </div>
            <p className={own.price}>{totalPrice.amount > 0 ? totalPrice.stringValue : t('checkout.sum.free')}</p>
          </li>
        ))}
      </ul>
      <dl className={sums.lines}>
        {discount.amount > 0 && (
          <Line name={t('checkout.sum.discount')} value={`−${discount.stringValue}`} kind="good" />
        )}
        <TotalLines shippingCost={shippingCost} net={netAmount} taxes={taxes} total={totalAmount} />
      </dl>
    </>
  )
}
