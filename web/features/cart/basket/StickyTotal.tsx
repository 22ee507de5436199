import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import type { Cart } from '../state/cart-state.ts'
import styles from './StickyTotal.module.css'
import { hasGoods } from './ToCheckout.tsx'
import { useLeaveWhenSaved } from './use-leave-when-saved.ts'

/** On phones the total stays in sight while one goes through the positions: it leads to what it is made of, the button beside it on. */
export function StickyTotal({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const t = useTexts()
  const leaving = useLeaveWhenSaved()
  return (
    <div className={styles.sticky} aria-busy={isBusy}>
      <a href="#cart-total" className={styles.total}>
        <span>{t('cart.totals.sticky', { count: cart.itemsCount })}</span>
        <span>
          <strong>{cart.basketValues.total.stringValue}</strong>
          <span className={styles.tax}>{t('cart.totals.withTax')}</span>
        </span>
      </a>
      {hasGoods(cart) && (
        <ButtonLink {...leaving} href="/checkout/login" className={styles.button} data-vike="false">
          {t('cart.toCheckout')}
        </ButtonLink>
      )}
    </div>
  )
}
