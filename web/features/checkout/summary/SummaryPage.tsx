import { type ReactNode, useEffect, useState } from 'react'
import { paymentViolation } from '#contract/rules/checkout/payment.rules.ts'
import type { CheckoutFragment } from '#web/generated/operations.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { useData } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import styles from '../parts/checkout.module.css'
import { formBefore } from '../parts/checkout-values.ts'
import { EndedPayment } from '../parts/EndedPayment.tsx'
import { PendingPayment } from '../parts/PendingPayment.tsx'
import { Positions } from '../parts/Positions.tsx'
import { SumLines } from '../parts/SumLines.tsx'
import { PaymentMethods } from '../payment/PaymentMethods.tsx'
import type { loadStep } from '../steps/load-step.ts'
import { Choices } from './Choices.tsx'
import { OrderButton, OrderWishes } from './OrderButton.tsx'
import own from './Summary.module.css'
import { rememberShownCart } from './submission.ts'

const summaryAction = 'checkout-action/summary'

type SummaryPageProps = { checkout: CheckoutFragment; submissionId: string; flash: Flash | null }

/** Everything that is ordered, and the button that orders it. */
export function SummaryPage({ checkout: loaded, submissionId, flash }: SummaryPageProps) {
  const t = useTexts()
  const { endedPayment } = useData<typeof loadStep>()
  const ownFlash = flash?.form === summaryAction ? flash : null
  const [checkout, setCheckout] = useState(loaded)
  const [isChanged, setChanged] = useState(ownFlash?.values.errorCode === 'cartChanged')
  const [card, setCard] = useState<ReactNode>(null)
  useEffect(() => setCheckout(loaded), [loaded])
  useEffect(() => rememberShownCart(loaded.cart.id), [loaded.cart.id])
  const { cart, paymentStep, shippingStep } = checkout
  const isBusiness = shippingStep.account.isBusiness
  const methods = paymentStep.paymentMethods.filter(({ enabled }) => enabled)
  const choosesPayment = isBusiness && !cart.isPayless && methods.length > 1
  const needsReference = methods.filter((method) => method.needsBuyerReference).map(({ paymentId }) => paymentId)

  const form = useForm({
    action: `/api/${summaryAction}/`,
    id: 'summary',
    fields: ['paymentId', 'payment.buyerReference', 'comment'],
    focus: 'message',
    checkField: (name, values) => {
      const key = choosesPayment ? paymentViolation(name, values, needsReference) : null
      return key && t(key)
    },
    messageFor: (count) => (count ? t('login.faults', { count }) : t('checkout.lost')),
    before: formBefore(
      summaryAction,
      {
        paymentId: paymentStep.selectedMethodId ?? '',
        'payment.buyerReference': paymentStep.buyerReference ?? '',
        comment: shippingStep.comment ?? '',
        newsletter: shippingStep.newsletter ? 'true' : '',
      },
      flash,
    ),
    send: async (_values, element) => {
      const fields = new FormData(element)
      setChanged(false)
      // Both before anything is sent: a card form whose code is lost would leave an order without a way to pay.
      const code = await Promise.all([import('./send-order.ts'), import('./CardForm.tsx')]).catch(() => null)
      if (!code) return { kind: 'lost' }
      const [{ sendOrder }, { CardForm }] = code
      return sendOrder(`/api/${summaryAction}/`, fields, {
        onCard: (form) => setCard(<CardForm card={form} />),
        onRefused: ({ outcome, data }) => {
          if (data?.checkout) setCheckout(data.checkout)
          setChanged(outcome.values.errorCode === 'cartChanged')
        },
      })
    },
  })

  if (card) return card
  return (
    <Page
      headline={t('checkout.title.summary')}
      lead={<p>{t('checkout.summary.lead')}</p>}
      className={`${styles.columns} ${own.columns}`}
    >
      <div className={styles.part}>
        {endedPayment && <EndedPayment {...endedPayment} />}
        {checkout.pendingOrderId && <PendingPayment url={checkout.pendingPaymentUrl} />}
        {checkout.approver && (
          <Notice>
            <p>{t('checkout.approver', { name: checkout.approver })}</p>
          </Notice>
        )}
        {cart.details.voucherCodeStatus?.message && (
          <Notice kind="warning">
            <p>{cart.details.voucherCodeStatus.message}</p>
          </Notice>
        )}
        <Choices checkout={checkout} showsPayment={!choosesPayment} />
      </div>
      <form {...form.form} noValidate className={own.form}>
        <div className={styles.part}>
          <FormMessage
            form={form}
            labels={{ paymentId: t('checkout.payment.method'), 'payment.buyerReference': t('checkout.buyerReference') }}
          />
          <input type="hidden" name="submissionId" value={submissionId} />
          <input type="hidden" name="cartId" value={cart.id} />
          <input type="hidden" name="quoteHash" value={checkout.quoteHash} />
          {choosesPayment && <PaymentMethods form={form} methods={methods} showsDelivery />}
          <OrderWishes form={form} isBusiness={isBusiness} />
        </div>
        <section className={`${styles.panel} ${own.ordered}`} aria-labelledby="order-headline" data-changed={isChanged}>
          <div className={own.between}>
            <Heading level={2} size="l" id="order-headline">
              {t('checkout.order.count', { count: cart.itemsCount })}
            </Heading>
            <a href="/checkout/basket" data-vike="false">
              {t('checkout.order.change')}
            </a>
          </div>
          <Positions positions={cart.positions} hidesDelivery={choosesPayment} />
          <SumLines cart={cart} />
          {cart.basketValues.educationalShippingTerms && (
            <p className={styles.note}>{cart.basketValues.educationalShippingTerms}</p>
          )}
          <OrderButton
            button={form.button}
            isBusiness={isBusiness}
            isRequest={checkout.approver !== null && checkout.approver !== undefined}
            legalVersion={checkout.legalVersion}
          />
        </section>
      </form>
    </Page>
  )
}
