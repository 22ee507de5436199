import { isChosenByForm, isWallet, paymentViolation } from '#contract/rules/checkout/payment.rules.ts'
import type { CheckoutFragment } from '#web/generated/operations.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from '../parts/checkout.module.css'
import { formBefore } from '../parts/checkout-values.ts'
import { toNextStep } from '../parts/to-next-step.ts'
import { PaymentMethods } from './PaymentMethods.tsx'

const paymentAction = 'checkout-action/payment'

/** The choice of a payment method, and the buyer's reference where the method asks for it. */
export function PaymentForm({ checkout, flash }: { checkout: CheckoutFragment; flash: Flash | null }) {
  const t = useTexts()
  const { paymentMethods, selectedMethodId, buyerReference } = checkout.paymentStep
  const needsReference = paymentMethods.filter((method) => method.needsBuyerReference).map(({ paymentId }) => paymentId)
  // Customers who are known start with the shop's first method; guests choose.
  const offered = paymentMethods.filter(({ enabled, paymentId }) => enabled && !isWallet({ paymentId }))
  const recommended = checkout.shippingStep.account.isGuest ? undefined : offered[0]?.paymentId
  const stored = { paymentId: selectedMethodId ?? recommended ?? '', 'payment.buyerReference': buyerReference ?? '' }
  const form = useForm({
    action: `/api/${paymentAction}/`,
    id: 'payment',
    fields: ['paymentId', 'payment.buyerReference'],
    focus: 'summary',
    checkField: (name, values) => {
      const key = paymentViolation(name, values, needsReference)
      return key && t(key)
    },
    messageFor: (count) => (count ? t('login.faults', { count }) : t('checkout.lost')),
    before: formBefore(paymentAction, stored, flash),
    send: posting({ onDone: toNextStep }),
  })
  return (
    <form {...form.form} noValidate className={styles.form}>
      <FormMessage
        form={form}
        labels={{ paymentId: t('checkout.payment.method'), 'payment.buyerReference': t('checkout.buyerReference') }}
      />
      <PaymentMethods form={form} methods={paymentMethods.filter(isChosenByForm)} />
      <Button {...form.button} size="l" wide>
        {t('checkout.toSummary')}
      </Button>
    </form>
  )
}
