import { wishlistQuantityCap } from '#contract/limits/wishlists.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useWanted } from '#web/lib/forms/use-wanted.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { QuantityField } from '#web/ui/forms/QuantityField/QuantityField.tsx'
import type { QuantityNotice } from '#web/ui/forms/QuantityField/quantity.rules.ts'
import type { Entry } from '../list-types.ts'
import styles from './EntryParts.module.css'

type EntryQuantityProps = {
  entry: Entry
  /** Null when the shop didn't take it. */
  onChange: (quantity: number) => Promise<unknown>
  /** Left out where nothing can be removed. */
  onRemove?: () => void
}

/** The quantity of an entry: the shop hears of it half a second after the last change (storefront.md §9). */
export function EntryQuantity({ entry, onChange, onRemove }: EntryQuantityProps) {
  const t = useTexts()
  const { value, choose } = useWanted(entry.quantity, onChange)
  const { minimum, maximum } = quantityLimits(entry)
  const tell = (notice: QuantityNotice | null) => {
    if (!notice) return
    if (notice.kind === 'limit') {
      const text = t('wishlistEntry.quantity.limit', { maximum: notice.maximum })
      return showToast({ id: 'wishlist-qty', kind: 'info', text })
    }
    const text = t('wishlistEntry.quantity.minimum', { minimum: notice.minimum })
    showToast({ id: 'wishlist-minimum', kind: 'info', text })
  }
  return (
    <>
      <QuantityField
        className={styles.quantity}
        label={entry.product.name}
        value={value}
        minimum={minimum}
        maximum={maximum}
        deletesOnZero={onRemove !== undefined}
        onChange={(quantity) => inBackground(choose(quantity))}
        onNotice={tell}
        {...(onRemove && { onDelete: onRemove })}
      />
      <p className={styles.withoutScript}>{t('wishlistEntry.pieces', { count: entry.quantity })}</p>
    </>
  )
}

/** The minimum order does not hold for pieces of a deal (storefront.md §5). */
function quantityLimits({ item, product, lightningDealInfo }: Entry) {
  const minimum = lightningDealInfo?.isAvailableLightningDeal ? 1 : (item ?? product).minimumOrderQuantity
  return { minimum, maximum: Math.min(item?.maxQuantity ?? wishlistQuantityCap - 1, wishlistQuantityCap - 1) }
}
