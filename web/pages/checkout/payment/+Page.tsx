import { PaymentPage } from '#web/features/checkout/payment/PaymentPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { checkout, flash } = useData<typeof data>()
  return <PaymentPage checkout={checkout} flash={flash} />
}
