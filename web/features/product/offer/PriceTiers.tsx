import { useEffect } from 'react'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { markTier } from '#web/ui/product/Price/mark-tier.ts'
import type { Item } from '../product-types.ts'
import styles from './PriceTiers.module.css'

/** What a piece costs by quantity. The buy form marks the row that its quantity reaches. */
export function PriceTiers({ prices, minimum }: { prices: Item['prices']; minimum: number }) {
  const t = useTexts()
  const { number } = useFormat()
  // Drawn after the choice of another variant, it is there later than the form.
  useEffect(markTier, [])
  const rows = [{ quantity: minimum, price: prices.price, basePrice: prices.basePrice ?? null }, ...prices.tiers]
  return (
    <table className={styles.tiers}>
      <caption className={styles.caption}>{t('product.tiers.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product.tiers.quantity')}</th>
          <th scope="col">{t('product.tiers.price')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ quantity, price, basePrice }, index) => {
          const next = rows[index + 1]?.quantity
          const isOne = next === quantity + 1
          return (
            <tr key={quantity} data-from={quantity}>
              <th scope="row">
                {isOne && number(quantity)}
                {!isOne &&
                  (next === undefined
                    ? t('product.tiers.from', { from: quantity })
                    : t('product.tiers.range', { from: quantity, to: next - 1 }))}
              </th>
              <td>
                {price.stringValue}
                {basePrice?.isDisplayed && (
                  <span className={styles.base}>
                    {t('ui.price.perUnit', { price: basePrice.price.stringValue, unit: basePrice.unit })}
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
