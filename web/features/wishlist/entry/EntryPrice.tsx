import { Zap } from '#web/generated/icons/Zap.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Countdown } from '#web/ui/product/Countdown/Countdown.tsx'
import { Price } from '#web/ui/product/Price/Price.tsx'
import type { Entry } from '../list-types.ts'
import { dealSplit } from './deal-split.rules.ts'
import styles from './EntryParts.module.css'
import { paidPrice } from './saleable.rules.ts'

/** For all its pieces, those of a deal at its price. */
export function EntryPrice({ entry: { totals }, className }: { entry: Entry; className?: string | undefined }) {
  const { paid, before } = paidPrice(totals)
  return (
    <div className={classNames(styles.price, className)}>
      <Price
        size="s"
        current={paid}
        old={before}
        // Told for the price without the deal.
        basePrice={totals.lightningPrice ? null : totals.basePrice?.price}
        basePriceUnit={totals.basePrice?.unit}
      />
    </div>
  )
}

/** How many of its pieces have the price of a deal, and for how long; nothing where none runs. */
export function EntryDeal({ entry, className }: { entry: Entry; className?: string | undefined }) {
  const t = useTexts()
  const { lightningDealInfo: deal, isSaleable } = entry
  const split = isSaleable ? dealSplit(entry) : null
  if (!split || !deal) return null
  return (
    <p className={classNames(styles.deal, className)}>
      <Zap size={16} strokeWidth={2} aria-hidden="true" />
      <span>
        {split.normal > 0
          ? t('wishlistEntry.dealSplit', { atDeal: split.atDeal, normal: split.normal, price: split.price })
          : t('wishlistEntry.deal', { price: split.price })}{' '}
        <Countdown until={deal.lightningDealTimestampUntil} className={styles.until} />
      </span>
    </p>
  )
}
