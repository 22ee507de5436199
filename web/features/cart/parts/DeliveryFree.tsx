import { Truck } from '#web/generated/icons/Truck.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { type Cart, freeDeliveryPercent } from '../state/cart-state.ts'
import styles from './DeliveryFree.module.css'

/** How much is missing until delivery is free, or that it is. */
export function DeliveryFree({ cart }: { cart: Cart }) {
  const t = useTexts()
  const { details, basketValues, itemsCount } = cart
  const { deliveryFreeMessage: message, hasPrimeDelivery, primeMessage } = details
  const isFree = !message && basketValues.shippingCost?.amount === 0
  if (itemsCount === 0 || (!message && !isFree)) return null
  const percent = freeDeliveryPercent(basketValues.basketValue.amount, details.deliveryFreeMissing?.amount ?? null)
  return (
    <div className={styles.free} data-free={isFree ? '' : undefined}>
      <p className={styles.words}>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
        {message ?? (hasPrimeDelivery ? primeMessage : t('cart.deliveryFree'))}
      </p>
      {!hasPrimeDelivery && primeMessage && <p className={styles.words}>{primeMessage}</p>}
      {percent !== null && <progress className={styles.bar} max={100} value={percent} aria-hidden="true" />}
    </div>
  )
}
