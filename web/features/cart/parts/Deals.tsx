import { useEffect, useRef, useState } from 'react'
import { isFocusLost } from '#web/lib/browser/is-focus-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import type { DealsOutcome } from '../state/cart-changes.ts'
import type { Reservation } from '../state/cart-state.ts'
import styles from './Deals.module.css'
import { DealTime } from './DealTime.tsx'
import { PlainForm } from './PlainForm.tsx'

type DealsProps = { reservation: Reservation; error: string | null; returnTo?: string }

/**
 * How long deals are reserved, a button that extends that once, and after the end one that reserves again (transactions.md
 * §4). Without scripts the buttons send the form to the edge.
 */
export function Deals({ reservation, error, returnTo }: DealsProps) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<DealsOutcome | null>(null)
  const status = useRef<HTMLDivElement>(null)
  const { hasLightningDealReservation: has, isExpired, hasBeenExtended } = reservation
  useEffect(() => {
    if (!has) setOutcome(null)
  }, [has])
  // The button that was pressed may have gone, and the focus with it.
  useEffect(() => {
    if (outcome && isFocusLost()) status.current?.focus({ preventScroll: true })
  }, [outcome])
  if (!has && !isExpired && !outcome?.message && !error) return null
  const next = isExpired ? 'refresh' : has && !hasBeenExtended ? 'extend' : null

  const keep = async (how: 'extend' | 'refresh') => {
    if (isBusy) return
    setBusy(true)
    const { keepDeals } = await import('../state/cart-changes.ts')
    setOutcome(await keepDeals(how))
    setBusy(false)
  }
  return (
    <section className={styles.deals} aria-label={t('cart.deal.label')}>
      {isExpired && (
        <p role="alert" className={styles.over}>
          {t('cart.deal.over')}
        </p>
      )}
      <DealTime reservation={reservation} />
      {next && (
        <PlainForm action={`${next}Deals`} returnTo={returnTo} onSubmit={() => keep(next)}>
          <Button type="submit" size="s" variant={isExpired ? 'primary' : 'outline'} busy={isBusy}>
            {t(`cart.deal.${next}`)}
          </Button>
        </PlainForm>
      )}
      <div ref={status} role="status" tabIndex={-1} className={styles.message}>
        {outcome?.message && <p>{outcome.message}</p>}
        {outcome && outcome.changed.length > 0 && (
          <p>{t('cart.deal.changed', { count: outcome.changed.length, names: outcome.changed.join(', ') })}</p>
        )}
      </div>
      {error && (
        <Notice kind="error" live>
          <p>{error}</p>
        </Notice>
      )}
    </section>
  )
}
