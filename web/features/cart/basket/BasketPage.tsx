import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { CartNotices } from '../parts/CartNotices.tsx'
import { Deals } from '../parts/Deals.tsx'
import { RemovedLine } from '../parts/RemovedLine.tsx'
import { isEmpty, linesOf } from '../state/cart-state.ts'
import type { CartAnswer } from '../state/cart-store.ts'
import { useCartOfPage } from '../state/use-cart.ts'
import styles from './BasketPage.module.css'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { EmptyBasket } from './EmptyBasket.tsx'
import { FreeArticles } from './FreeArticles.tsx'
import { type BasketPayment, PaymentNotice } from './PaymentNotice.tsx'
import { type KeepArticle, PositionRow } from './PositionRow.tsx'
import { isGood, type PlainOutcome } from './plain-outcome.ts'
import { StickyTotal } from './StickyTotal.tsx'
import type { PaymentNames } from './ToCheckout.tsx'
import { hasGoods } from './ToCheckout.tsx'
import { Totals } from './Totals.tsx'
import { Vouchers } from './Vouchers.tsx'

type BasketPageProps = {
  answer: CartAnswer
  outcome: PlainOutcome | null
  /** Outcome of a reorder. */
  reorderOutcome?: ReactNode
  payments: PaymentNames
  /** The cart's payment that is under way or has just ended. */
  payment: BasketPayment
  isLoggedIn: boolean
  /** Puts an article on the wish list; false when it was not taken, which the visitor knows then. */
  onKeep: KeepArticle
  /** The express wallet, where it is offered. */
  wallet?: ReactNode
  /** Below everything: what goes with it, or where to begin. */
  suggestions?: ReactNode
}

/** The cart in full: what is in it, what it costs and why, and everything that can be changed about it. */
export function BasketPage(props: BasketPageProps) {
  const { answer, outcome, reorderOutcome, payments, payment, isLoggedIn, onKeep, wallet, suggestions } = props
  const t = useTexts()
  const state = useCartOfPage(answer)
  const { reservation, wanted, errors, isBusy, isOffline } = state
  // A cart that is only known by its count has just been changed elsewhere: the last one in full stands until it comes.
  const cart = state.cart ?? (state.isForgotten ? null : answer.cart)
  const lines = linesOf({ ...state, cart })
  const isBare = isEmpty(cart) && lines.length === 0

  return (
    <div data-cart="">
      <Page
        crumbs={[{ displayName: t('cart.headline') }]}
        headline={t('cart.headline')}
        beside={cart && !isBare && <p className={styles.count}>{t('cart.count', { count: cart.itemsCount })}</p>}
        className={styles.page}
      >
        {outcome && (
          <Notice kind={isGood(outcome) ? 'success' : 'warning'} live>
            <p>{t(`cart.outcome.${outcome.code}`)}</p>
            {outcome.code === 'REMOVED' && outcome.positionId && (
              <form method="post" action="/api/cart-action/" className={styles.undo}>
                <input type="hidden" name="positionId" value={outcome.positionId} />
                <Button type="submit" name="action" value="restorePosition" variant="link" size="s">
                  {t('cart.undo')}
                </Button>
              </form>
            )}
          </Notice>
        )}
        {reorderOutcome}
        <PaymentNotice payment={payment} isBare={isBare} isChanged={cart?.version !== answer.cart?.version} />
        {isOffline && (
          <Notice kind="warning" live>
            <p>{t('cart.offline')}</p>
          </Notice>
        )}
        <CartNotices notices={state.notices} />
        {reservation && <Deals reservation={reservation} error={errors.reservation ?? null} />}
        {!cart || isBare ? (
          <EmptyBasket isLoggedIn={isLoggedIn} />
        ) : (
          <div className={styles.columns}>
            <ul className={styles.positions} aria-label={t('cart.lines')}>
              {lines.map((line) => (
                <li
                  key={line.position.id}
                  className={styles.position}
                  data-position={line.position.id}
                  aria-busy={line.kind === 'position' && line.isLeaving}
                >
                  {line.kind === 'removed' ? (
                    <RemovedLine position={line.position} />
                  ) : (
                    <PositionRow
                      position={line.position}
                      wanted={wanted[line.position.id] ?? null}
                      error={errors[line.position.id] ?? null}
                      isLeaving={line.isLeaving}
                      onKeep={onKeep}
                    />
                  )}
                </li>
              ))}
            </ul>
            <StickyTotal cart={cart} isBusy={isBusy} />
            <div className={styles.choices}>
              <DeliveryChoice cart={cart} error={errors.delivery ?? null} />
              <Vouchers cart={cart} error={errors.voucher ?? null} />
            </div>
            <div className={styles.side}>
              <Totals cart={cart} isBusy={isBusy} payments={payments} />
              {hasGoods(cart) && wallet}
            </div>
            <div className={styles.free}>
              <FreeArticles cart={cart} error={errors.free ?? null} />
            </div>
          </div>
        )}
        {suggestions && <div className={styles.more}>{suggestions}</div>}
      </Page>
    </div>
  )
}
