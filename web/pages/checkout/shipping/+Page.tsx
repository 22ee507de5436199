import { ShippingPage } from '#web/features/checkout/shipping/ShippingPage.tsx'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'
import { checkoutDeals } from './checkout-deals.ts'

export function Page() {
  const { checkout, reservation, edit, flash } = useData<typeof data>()
  return (
    <ShippingPage
      checkout={checkout}
      edit={edit}
      flash={flash}
      deals={
        (reservation?.hasLightningDealReservation || reservation?.isExpired) && (
          <Island of={checkoutDeals} props={{ reservation }} marks={{ 'data-deals': '' }} />
        )
      }
    />
  )
}
