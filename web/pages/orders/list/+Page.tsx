import { OrdersPage } from '#web/features/orders/OrdersPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { asked: requested, history } = useData<typeof data>()
  return <OrdersPage key={JSON.stringify(requested)} asked={requested} history={history} />
}
