import { Zap } from '#web/generated/icons/Zap.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Countdown } from '#web/ui/product/Countdown/Countdown.tsx'
import type { Reservation } from '../state/cart-state.ts'
import styles from './DealTime.module.css'

/** How long the pieces at the deal's price are kept. */
export function DealTime({ reservation }: { reservation: Reservation }) {
  const t = useTexts()
  const { hasLightningDealReservation, reservationEndTimestamp, isExpired } = reservation
  if (!hasLightningDealReservation || isExpired || reservationEndTimestamp === null) return null
  return (
    <p className={styles.time}>
      <Zap size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{t('cart.deal.kept')}</span>
      <Countdown until={reservationEndTimestamp} className={styles.clock} />
    </p>
  )
}
