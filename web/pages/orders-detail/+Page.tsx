import { LostOrder } from '../../features/orders/LostOrder.tsx'
import { OrderPage } from '../../features/orders/OrderPage.tsx'
import { useData } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { details, orderKey } = useData<typeof data>()
  return details ? <OrderPage details={details} orderKey={orderKey} /> : <LostOrder />
}
