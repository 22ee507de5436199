import { CatalogueRequestPage } from '../../../features/catalogue-request/CatalogueRequestPage.tsx'
import { ContactPage } from '../../../features/contact/ContactPage.tsx'
import { CancellationPage } from '../../../features/declarations/CancellationPage.tsx'
import { WithdrawalPage } from '../../../features/declarations/WithdrawalPage.tsx'
import { MaterialListPage } from '../../../features/material-list/MaterialListPage.tsx'
import { OrderFormPage } from '../../../features/order-form/OrderFormPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const loaded = useData<typeof data>()
  if (loaded.form === 'cancellation') return <CancellationPage data={loaded} />
  if (loaded.form === 'catalogue') return <CatalogueRequestPage data={loaded} />
  if (loaded.form === 'contact') return <ContactPage data={loaded} />
  if (loaded.form === 'materialliste') return <MaterialListPage data={loaded} />
  return loaded.form === 'orderform' ? <OrderFormPage data={loaded} /> : <WithdrawalPage data={loaded} />
}
