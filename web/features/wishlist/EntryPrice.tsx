import { Zap } from 'lucide-react'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Price } from '../../ui/Price/Price.tsx'
import { dealSplit } from './deal-split.rules.ts'
import styles from './EntryParts.module.css'
import type { Entry } from './list-types.ts'
import { useWords } from './use-words.ts'

/** For all its pieces; where a deal runs for some of them, how many those are. */
export function EntryPrice({ entry, className }: { entry: Entry; className?: string | undefined }) {
  const t = useWords()
  const { totals, lightningDealInfo: deal } = entry
  const split = dealSplit(entry)
  return (
    <div className={classNames(styles.price, className)}>
      <Price
        size="s"
        current={totals.current.stringValue}
        old={totals.old?.stringValue}
        basePrice={totals.basePrice?.price}
        basePriceUnit={totals.basePrice?.unit}
      />
      {split && deal && (
        <p className={styles.deal}>
          <Zap size={14} strokeWidth={2} aria-hidden="true" />
          {split.normal > 0
            ? t('wishlistEntry.dealSplit', { atDeal: split.atDeal, normal: split.normal, price: split.price })
            : t('wishlistEntry.deal', { price: split.price })}{' '}
          <Countdown until={deal.lightningDealTimestampUntil} />
        </p>
      )}
    </div>
  )
}
