import { useTexts } from '../../../lib/i18n/use-texts.ts'
import type { Cart } from '../state/cart-state.ts'
import styles from './StickyTotal.module.css'

/** On phones the total stays in sight while one goes through the positions, and leads to what it is made of. */
export function StickyTotal({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const t = useTexts()
  return (
    <a href="#cart-total" className={styles.sticky} aria-busy={isBusy}>
      <span>{t('cart.totals.sticky', { count: cart.itemsCount })}</span>
      <strong>{cart.basketValues.total.stringValue}</strong>
    </a>
  )
}
