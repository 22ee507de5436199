import { Transfer } from '#web/features/checkout/confirmation/Transfer.tsx'
import { LostOrder } from '#web/features/orders/LostOrder.tsx'
import { OrderPage } from '#web/features/orders/OrderPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import type { data } from './+data.ts'
import { OrderSums } from './OrderSums.tsx'

export function Page() {
  const { details, orderKey } = useData<typeof data>()
  if (!details) return <LostOrder />
  const { order, transfer } = details
  return (
    <OrderPage
      details={details}
      orderKey={orderKey}
      parts={{
        transfer: transfer && <Transfer transfer={transfer} />,
        sums: <OrderSums order={order} />,
        deliveryAddress: <AddressLines address={order.deliveryAddress} />,
        billingAddress: <AddressLines address={order.billingAddress} />,
      }}
    />
  )
}
