import { type ReactNode, useState } from 'react'
import { primeOrderPage } from '#contract/limits/prime.ts'
import type { PrimeCheckoutFragment } from '#web/generated/operations.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { navigate } from '#web/lib/routing/router.ts'
import { forgetCustomer } from '#web/lib/visitor/customer.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { EmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '#web/ui/forms/Honeypot/Honeypot.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { ServiceFrame } from '#web/ui/structure/ServiceFrame/ServiceFrame.tsx'
import styles from '../parts/checkout.module.css'
import { formBefore } from '../parts/checkout-values.ts'
import { EndedPayment } from '../parts/EndedPayment.tsx'
import { PaymentMethods } from '../payment/PaymentMethods.tsx'
import { OrderButton } from '../summary/OrderButton.tsx'
import own from '../summary/Summary.module.css'
import type { PrimeData } from './load-prime.ts'

/** The form of the billing address, which leads back here. */
const addressPath = (addressId = 'new'): string =>
  `/myaccount/addresses/billing?${new URLSearchParams({ edit: addressId, target: primeOrderPage })}`

const primeAction = 'checkout-action/prime'
const waitingListAction = 'prime-waiting-list'

/** The checkout of the membership and of its next period: one page, or the waiting list while registration is closed. */
export function PrimePage({ data }: { data: PrimeData }) {
  const t = useTexts()
  const { prime, endedPayment } = data
  if (prime === null) return <WaitingList flash={data.flash} />
  const { status } = prime.primeInfo
  // One whose payment is under way may still be paid in another way.
  const isFirst = status === 'NONE' || status === 'WAITING'
  if (!isFirst && !prime.renewal?.isOpen) return <Member prime={prime} />
  return (
    <Order data={data} prime={prime}>
      {prime.renewal?.hasFailed && (
        <Notice kind="warning" headline={t('prime.renew.failed')}>
          <p>{t('prime.renew.failed.text')}</p>
        </Notice>
      )}
      {status === 'WAITING' && (
        <Notice headline={t('prime.status.WAITING')}>
          <p>{t('prime.waitingPayment.text')}</p>
        </Notice>
      )}
      {endedPayment && <EndedPayment {...endedPayment} />}
    </Order>
  )
}

/** Nothing to order: the membership runs, or its payment is under way. */
function Member({ prime: { primeInfo, renewal } }: { prime: PrimeCheckoutFragment }) {
  const t = useTexts()
  const { date } = useFormat()
  const until = primeInfo.endDate ? date(Date.parse(primeInfo.endDate)) : ''
  return (
    <ServiceFrame headline={t('prime.title')} crumbs={[]}>
      <Notice kind="success" headline={t(`prime.status.${primeInfo.status}`, { until })}>
        <p>{t('prime.member.text')}</p>
        {renewal && <p>{t('prime.renew.from', { date: date(Date.parse(renewal.from)) })}</p>}
      </Notice>
      <ButtonLink href="/myaccount/contact-details" variant="outline">
        {t('prime.toAccount')}
      </ButtonLink>
    </ServiceFrame>
  )
}

type OrderProps = { data: PrimeData; prime: PrimeCheckoutFragment; children: ReactNode }

/** The membership, or its next period. */
function Order({ data: { flash, submissionId }, prime, children }: OrderProps) {
  const t = useTexts()
  const [card, setCard] = useState<ReactNode>(null)
  const { programme, billingAddress, paymentMethods, legalVersion, renewal } = prime
  const { date } = useFormat()
  const { price, months } = programme
  const form = useForm({
    id: 'prime',
    action: `/api/${primeAction}/`,
    fields: ['paymentId'],
    focus: 'message',
    checkField: (_name, { paymentId = '' }) => (paymentId === '' ? t('checkout.fault.noPayment') : null),
    messageFor: (count) => (count ? t('login.faults', { count }) : t('checkout.lost')),
    before: formBefore(
      primeAction,
      { paymentId: paymentMethods.find(({ selected }) => selected)?.paymentId ?? '' },
      flash,
    ),
    send: async (_values, element) => {
      const fields = new FormData(element)
      // Both before anything is sent: a card form whose code is lost would leave an order without a way to pay.
      const code = await Promise.all([import('../summary/send-order.ts'), import('../summary/CardForm.tsx')]).catch(
        () => null,
      )
      if (!code) return { kind: 'lost' }
      const [{ sendOrder }, { CardForm }] = code
      return sendOrder(`/api/${primeAction}/`, fields, {
        // What this tab knows of the customer is out of date from here on, however soon the next page is left.
        onOrdered: forgetCustomer,
        onCard: (form) => setCard(<CardForm card={form} />),
        // The page shows what is offered now; the message stays above it.
        onRefused: ({ outcome }) => (outcome.values.errorCode === 'changed' ? navigate(primeOrderPage) : undefined),
      })
    },
  })
  if (card) return card
  return (
    <Page
      width="reading"
      headline={t(renewal ? 'prime.renew.title' : 'prime.checkout.title')}
      lead={
        <p>
          {renewal
            ? t('prime.renew.lead', { date: date(Date.parse(prime.primeInfo.endDate ?? renewal.from)) })
            : t('prime.checkout.lead')}
        </p>
      }
    >
      {children}
      <section className={styles.panel}>
        <div className={own.between}>
          <Heading level={2} size="m">
            {t('checkout.billingAddress')}
          </Heading>
          <Link href={addressPath(billingAddress?.addressId)}>
            {t(billingAddress ? 'checkout.edit' : 'prime.address.add')}
          </Link>
        </div>
        {billingAddress ? <AddressLines address={billingAddress} /> : <p>{t('prime.address.missing')}</p>}
      </section>
      <form {...form.form} noValidate className={styles.form}>
        <FormMessage form={form} labels={{ paymentId: t('checkout.payment.method') }} />
        <input type="hidden" name="submissionId" value={submissionId} />
        <input type="hidden" name="quoteHash" value={prime.quoteHash} />
        <PaymentMethods form={form} methods={paymentMethods} />
        <section className={styles.panel} aria-labelledby="prime-order">
          <Heading level={2} size="l" id="prime-order">
            {t('prime.checkout.order')}
          </Heading>
          <p className={own.between}>
            <span>{t('prime.checkout.line', { months })}</span>
            <strong>{price.stringValue}</strong>
          </p>
          <p className={styles.note}>
            {t(renewal ? 'prime.renew.terms' : 'prime.checkout.terms', { months, price: price.stringValue })}
          </p>
          <OrderButton button={form.button} isBusiness={false} legalVersion={legalVersion} />
        </section>
      </form>
    </Page>
  )
}

/** While registration is closed: one mail when it opens. */
function WaitingList({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  const [isSent, setSent] = useState(wasSent(flash, waitingListAction))
  const done = useFocusOn<HTMLDivElement>(isSent)
  const form = useRuledForm({
    id: waitingListAction,
    action: waitingListAction,
    rules: [{ name: 'email', kind: 'email' }],
    flash,
    lost: t('checkout.lost'),
    send: posting({ onDone: () => setSent(true) }),
  })
  return (
    <ServiceFrame headline={t('prime.waiting.title')} lead={!isSent && <p>{t('prime.waiting.lead')}</p>} crumbs={[]}>
      {isSent ? (
        <div ref={done} tabIndex={-1}>
          <Notice kind="success" headline={t('prime.waiting.done')}>
            <p>{t('prime.waiting.done.text')}</p>
          </Notice>
        </div>
      ) : (
        <form {...form.form} className={styles.form}>
          <FormMessage form={form} />
          <EmailField {...form.field('email')} label={t('prime.waiting.email')} required />
          <Honeypot />
          <p className={styles.note}>{t('prime.waitingList.consent')}</p>
          <Button {...form.button} size="l" wide>
            {t('prime.waiting.send')}
          </Button>
        </form>
      )}
    </ServiceFrame>
  )
}
