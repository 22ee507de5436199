import type { ReactNode } from 'react'
import { isWallet } from '#contract/rules/checkout/payment.rules.ts'
import type { CheckoutFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import styles from '../parts/checkout.module.css'
import own from './Summary.module.css'

/** What was chosen in the steps before, each with the way back to it. */
export function Choices({ checkout, showsPayment }: { checkout: CheckoutFragment; showsPayment: boolean }) {
  const t = useTexts()
  const { shippingStep: shipping, paymentStep: payment, cart, deliveryText } = checkout
  const { deliveryType, billingAddress } = shipping
  const delivery =
    deliveryType === 'packstation'
      ? shipping.packstation
      : deliveryType === 'shippingAddress'
        ? shipping.shippingAddress
        : null
  const method = payment.paymentMethods.find(({ paymentId }) => paymentId === payment.selectedMethodId)
  const shipper = shipping.shippers.filter(({ selected }) => selected).map(({ name }) => name)
  return (
    <div className={own.choices}>
      <Choice headline={t('checkout.delivery')} href="/checkout/shipping">
        {delivery ? <AddressLines address={delivery} /> : <p>{t('checkout.delivery.sameAsBilling')}</p>}
        {shipper.length > 0 && <p className={styles.note}>{t('checkout.shipper.by', { name: shipper.join(', ') })}</p>}
        {showsPayment && deliveryText && <p className={styles.note}>{deliveryText}</p>}
      </Choice>
      <Choice headline={t('checkout.billingAddress')} href="/checkout/shipping">
        {billingAddress && <AddressLines address={billingAddress} />}
        <p className={styles.note}>{shipping.account.email}</p>
        {shipping.orderReference && (
          <p className={styles.note}>
            {t('checkout.orderReference')}: {shipping.orderReference}
          </p>
        )}
      </Choice>
      {showsPayment && (
        <Choice headline={t('checkout.payment.method')} href={payment.isAvailable ? '/checkout/payment' : null}>
          <p>{cart.isPayless ? t('checkout.payment.none') : method?.displayName}</p>
          {payment.buyerReference && method?.needsBuyerReference && (
            <p className={styles.note}>
              {t('checkout.buyerReference')}: {payment.buyerReference}
            </p>
          )}
          {method && isWallet(method) && (
            <form method="post" action="/api/abort-amazon/">
              <Button type="submit" variant="link">
                {t('checkout.wallet.payOtherwise')}
              </Button>
            </form>
          )}
        </Choice>
      )}
    </div>
  )
}

function Choice({ headline, href, children }: { headline: string; href: string | null; children: ReactNode }) {
  const t = useTexts()
  return (
    <section className={styles.panel}>
      <div className={own.between}>
        <Heading level={2} size="m">
          {headline}
        </Heading>
        {href && (
          <Link href={href} aria-label={t('checkout.edit.of', { name: headline })}>
            {t('checkout.edit')}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
