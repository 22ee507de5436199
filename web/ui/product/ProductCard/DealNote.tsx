import { Zap } from '#web/generated/icons/Zap.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Countdown } from '../Countdown/Countdown.tsx'
import styles from './DealNote.module.css'

type DealNoteProps = {
  deal: { lightningDealTimestampUntil: number; lightningReservedPercentageRoundFloor: number }
  isSoldOut: boolean
}

/** On a card: that there is a lightning deal, until when, and how much of it is gone. */
export function DealNote({ deal, isSoldOut }: DealNoteProps) {
  const t = useTexts()
  const percent = deal.lightningReservedPercentageRoundFloor
  if (isSoldOut) return <p className={styles.over}>{t('ui.card.dealSoldOut')}</p>
  return (
    <div className={styles.deal}>
      <p className={styles.line}>
        <span className={styles.name}>
          <Zap size={14} strokeWidth={2} aria-hidden="true" />
          {t('ui.card.deal')}
        </span>
        <Countdown until={deal.lightningDealTimestampUntil} className={styles.time} />
      </p>
      <progress className={styles.bar} max={100} value={percent} aria-label={t('ui.card.dealReserved', { percent })} />
    </div>
  )
}
