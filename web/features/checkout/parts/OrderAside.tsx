import type { CheckoutCartFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Disclosure } from '#web/ui/structure/Disclosure/Disclosure.tsx'
import styles from './OrderAside.module.css'
import { Positions } from './Positions.tsx'
import { SumLines } from './SumLines.tsx'

/** The order in short, beside the steps before the summary; on phones above them, folded with its sum. */
export function OrderAside({ cart }: { cart: CheckoutCartFragment }) {
  const t = useTexts()
  return (
    <section className={styles.aside} aria-label={t('checkout.order')}>
      <Disclosure
        headline={
          <span className={styles.headline}>
            {t('checkout.order.count', { count: cart.itemsCount })}
            <strong className={styles.total}>{cart.basketValues.total.stringValue}</strong>
          </span>
        }
        level={2}
      >
        <Positions positions={cart.positions} isShort />
        <Link href="/checkout/basket" className={styles.change}>
          {t('checkout.order.change')}
        </Link>
      </Disclosure>
      <div className={styles.sums}>
        <SumLines cart={cart} />
      </div>
    </section>
  )
}
