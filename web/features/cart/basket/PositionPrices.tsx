import { Zap } from '#web/generated/icons/Zap.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import type { CartPosition } from '../state/cart-state.ts'
import styles from './PositionRow.module.css'

/** What a position costs, a piece and all of it; the pieces at a deal's price and the others apart. */
export function PositionPrices({ position }: { position: CartPosition }) {
  const t = useTexts()
  const { money } = useFormat()
  const { quantity, quantityLightning, quantityNormal, pricePerUnit, pricePerUnitLightning, oldPricePerUnit } = position
  const { basePrice, totalPrice, saving, isFreeItem, tier } = position
  const hasDeal = quantityLightning > 0 && pricePerUnitLightning !== null
  if (isFreeItem) {
    return (
      <div className={styles.prices}>
        <p className={styles.total}>{t('cart.free')}</p>
      </div>
    )
  }
  return (
    <div className={styles.prices}>
      <p className={styles.total} data-reduced={oldPricePerUnit || hasDeal ? '' : undefined}>
        <VisuallyHidden>{t('cart.position.total')} </VisuallyHidden>
        {totalPrice.stringValue}
      </p>
      {saving.amount > 0 && <p className={styles.saving}>{t('cart.position.saving', { price: saving.stringValue })}</p>}
      {hasDeal && (
        <p className={styles.dealPart}>
          <Zap size={14} strokeWidth={2} aria-hidden="true" />
          {t('cart.position.piecesDeal', { count: quantityLightning, price: pricePerUnitLightning.stringValue })}
        </p>
      )}
      {quantityNormal > 0 && (hasDeal || quantity > 1) && (
        <p className={styles.each}>
          {t('cart.position.pieces', { count: quantityNormal, price: pricePerUnit.stringValue })}
        </p>
      )}
      {tier && (
        <p className={styles.saving}>
          {t('cart.position.tier', {
            count: tier.quantity,
            saving: money((tier.singlePrice.amount - pricePerUnit.amount) * quantityNormal),
          })}
        </p>
      )}
      {oldPricePerUnit && (
        <p className={styles.each}>
          {t('cart.position.old')} <s>{money(oldPricePerUnit.amount * quantity)}</s>
        </p>
      )}
      {basePrice?.isDisplayed && !hasDeal && (
        <p className={styles.each}>
          {t('ui.price.perUnit', { price: basePrice.price.stringValue, unit: basePrice.unit })}
        </p>
      )}
    </div>
  )
}
