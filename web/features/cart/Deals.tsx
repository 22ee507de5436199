import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/use-page.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import type { Reservation } from './cart-state.rules.ts'
import styles from './Deals.module.css'
import { DealTime } from './DealTime.tsx'

/** How long deals are kept, more time once, and after the end another try (transactions.md §4). */
export function Deals({ reservation, fault }: { reservation: Reservation; fault: string | null }) {
  const t = useTexts()
  const { isB2b } = useSite()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const { hasLightningDealReservation: has, isExpired, hasBeenExtended } = reservation
  useEffect(() => {
    if (!has) setMessage(null)
  }, [has])
  if (!has && !isExpired && !message) return null

  const keep = async (how: 'extend' | 'refresh') => {
    setBusy(true)
    const { keepDeals } = await import('./cart-changes.ts')
    setMessage(await keepDeals(how))
    setBusy(false)
  }
  return (
    <section className={styles.deals} aria-label={t('cart.deal.label')}>
      {isExpired ? (
        <>
          <p className={styles.over}>{t(isB2b ? 'cart.deal.over.b2b' : 'cart.deal.over')}</p>
          <Button size="s" busy={isBusy} className={styles.act} onClick={() => void keep('refresh')}>
            {t('cart.deal.refresh')}
          </Button>
        </>
      ) : (
        has && (
          <>
            <DealTime reservation={reservation} />
            {!hasBeenExtended && (
              <Button
                size="s"
                variant="outline"
                busy={isBusy}
                className={styles.act}
                onClick={() => void keep('extend')}
              >
                {t('cart.deal.extend')}
              </Button>
            )}
          </>
        )
      )}
      {message && (
        <p role="status" className={styles.message}>
          {message}
        </p>
      )}
      {fault && (
        <Notice kind="error" live>
          <p>{fault}</p>
        </Notice>
      )}
    </section>
  )
}
