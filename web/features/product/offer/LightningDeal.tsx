import { Zap } from '#web/generated/icons/Zap.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Countdown } from '#web/ui/product/Countdown/Countdown.tsx'
import type { Product } from '../product-types.ts'
import styles from './LightningDeal.module.css'
import { dealState } from './lightning.rules.ts'

type LightningDealProps = { deal: NonNullable<Product['lightningDealInfo']> }

/** What is special about the price: how long, how much of it is gone, how many one may have. */
export function LightningDeal({ deal }: LightningDealProps) {
  const t = useTexts()
  const percent = deal.lightningReservedPercentageRoundFloor
  const isSoldOut = dealState(deal, t('product.lightning.soldOut')) === 'soldOut'
  return (
    <section className={styles.deal} aria-label={t('product.lightning.name')}>
      <p className={styles.head}>
        <span className={styles.name}>
          <Zap aria-hidden="true" size={20} strokeWidth={1.75} />
          {t('product.lightning.name')}
        </span>
        <Countdown until={deal.lightningDealTimestampUntil} className={styles.time} />
      </p>
      <div className={styles.share}>
        <progress className={styles.bar} max={100} value={percent} aria-label={t('product.lightning.reserved')} />
        <span>{t('product.lightning.percent', { percent })}</span>
      </div>
      <p className={styles.note}>
        {isSoldOut ? t('product.lightning.soldOut') : t('product.lightning.most', { count: deal.lightningQuantityMax })}
      </p>
    </section>
  )
}
