import type { CheckoutFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { PendingPayment } from '../parts/PendingPayment.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { ExpressWallet } from '../wallet/ExpressWallet.tsx'
import { PaymentForm } from './PaymentForm.tsx'

export function PaymentPage({ checkout, flash }: { checkout: CheckoutFragment; flash: Flash | null }) {
  const t = useTexts()
  return (
    <StepFrame headline={t('checkout.title.payment')} cart={checkout.cart}>
      {checkout.pendingOrderId && <PendingPayment url={checkout.pendingPaymentUrl} />}
      {checkout.expressWallet && <ExpressWallet wallet={checkout.expressWallet} placement="Checkout" />}
      <PaymentForm checkout={checkout} flash={flash} />
    </StepFrame>
  )
}
