import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import type { Cart } from '../state/cart-state.ts'
import styles from './Totals.module.css'
import { useLeaveWhenSaved } from './use-leave-when-saved.ts'

/** Names of the payment methods; null when they could not be asked for. */
export type PaymentNames = readonly string[] | null

/** Something in it can be ordered. */
export const hasGoods = (cart: Cart): boolean => cart.positions.some(({ availableForSale }) => availableForSale)

/**
 * The way to the checkout, with what the law wants to be known before it (§ 312j BGB): where is delivered to, and how can be paid. A new
 * document: its policy lets forms lead to the providers of payment.
 */
export function ToCheckout({ cart, payments }: { cart: Cart; payments: PaymentNames }) {
  const t = useTexts()
  const leaving = useLeaveWhenSaved()
  const countries = cart.details.deliveryCountries.map(({ name }) => name).join(', ')
  return (
    <div className={styles.checkout}>
      {hasGoods(cart) && (
        <ButtonLink {...leaving} href="/checkout/login" size="l" wide className={styles.toCheckout} data-vike="false">
          {t('cart.toCheckout')}
        </ButtonLink>
      )}
      <p className={styles.later}>{t('cart.deliveryTo', { countries })}</p>
      {payments && payments.length > 0 && (
        <p className={styles.later}>{t('cart.payBy', { methods: payments.join(', ') })}</p>
      )}
    </div>
  )
}
