import { useEffect } from 'react'
import type { ThankYouFragment } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import styles from '../parts/checkout.module.css'
import own from './Confirmation.module.css'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import { Transfer } from './Transfer.tsx'
import { trackPurchase } from './track-purchase.ts'

/** The account takes over the order, and shows it then. */
const registration = (orderId: string): string =>
  `/myaccount/register?${new URLSearchParams({ orderId, target: `/myaccount/orders/orderdetail?orderId=${orderId}` })}`

/** The order was placed: its number, what happens next, and what is to be paid how. A preview changes and counts nothing. */
export function ConfirmationPage({ page, isPreview }: { page: ThankYouFragment; isPreview: boolean }) {
  const t = useTexts()
  const { currencyCode } = useSite()
  const { order, orderPath, transfer, canRegister } = page
  useEffect(() => {
    if (isPreview) return
    trackPurchase(order, currencyCode)
    inBackground(
      order.isMembership
        ? import('./greet-member.ts').then(({ greetMember }) => greetMember())
        : import('./clean-up.ts').then(({ cleanUp }) => cleanUp()),
    )
  }, [order, currencyCode, isPreview])
  const next = [
    t('checkout.next.mail', { email: order.email }),
    ...(order.isMembership
      ? [t('checkout.next.membership'), t('checkout.next.account')]
      : [
          transfer ? t('checkout.next.transfer') : t('checkout.next.packing'),
          t('checkout.next.delivery', { shipper: order.shipperName }),
          ...(order.deliveryText ? [order.deliveryText] : []),
        ]),
  ]
  return (
    <Page
      headline={t('checkout.thanks')}
      lead={
        <p>
          {t('checkout.thanks.number')} <strong className={own.number}>{order.orderId}</strong>
        </p>
      }
      className={styles.columns}
    >
      <div className={styles.part}>
        <section className={styles.panel} aria-labelledby="next-headline">
          <Heading level={2} size="l" id="next-headline">
            {t('checkout.next')}
          </Heading>
          <ol className={own.next}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {orderPath && (
            <p>
              <Link href={orderPath}>{t('checkout.toOrder')}</Link>
            </p>
          )}
        </section>
        {transfer && <Transfer transfer={transfer} />}
        {canRegister && (
          <section className={styles.panel} aria-labelledby="register-headline">
            <Heading level={2} size="l" id="register-headline">
              {t('checkout.offer')}
            </Heading>
            <p className={styles.note}>{t('checkout.offer.text')}</p>
            <ButtonLink href={registration(order.orderId)} variant="outline">
              {t('checkout.register.go')}
            </ButtonLink>
          </section>
        )}
        <form method="post" action="/api/confirmation-cleanup/">
          <Button type="submit" size="l">
            {t('checkout.goOn')}
          </Button>
        </form>
      </div>
      <section className={`${styles.panel} ${own.ordered}`} aria-labelledby="ordered-headline">
        <Heading level={2} size="l" id="ordered-headline">
          {t('checkout.ordered')}
        </Heading>
        <OrderedItems order={order} />
        <div className={own.addresses}>
          {!order.isMembership && (
            <div>
              <Heading level={3} size="m">
                {t('checkout.delivery')}
              </Heading>
              <AddressLines address={order.deliveryAddress} />
            </div>
          )}
          <div>
            <Heading level={3} size="m">
              {t('checkout.billingAddress')}
            </Heading>
            <AddressLines address={order.billingAddress} />
          </div>
          <div>
            <Heading level={3} size="m">
              {t('checkout.payment.method')}
            </Heading>
            <p>{order.paymentMethod}</p>
            {order.orderReference && (
              <p className={styles.note}>
                {t('checkout.orderReference')}: {order.orderReference}
              </p>
            )}
            <OrderDocuments order={order} />
          </div>
        </div>
      </section>
    </Page>
  )
}
