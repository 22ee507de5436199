import { CheckoutDeals } from '../../features/cart/parts/CheckoutDeals.tsx'
import { ShippingPage } from '../../features/checkout/shipping/ShippingPage.tsx'
import { useData } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { checkout, reservation, edit, flash } = useData<typeof data>()
  return (
    <ShippingPage
      checkout={checkout}
      edit={edit}
      flash={flash}
      deals={reservation && <CheckoutDeals reservation={reservation} />}
    />
  )
}
