import { CatalogueRequestPage } from '#web/features/catalogue-request/CatalogueRequestPage.tsx'
import { ContactPage } from '#web/features/contact/ContactPage.tsx'
import { CancellationPage } from '#web/features/declarations/CancellationPage.tsx'
import { WithdrawalPage } from '#web/features/declarations/WithdrawalPage.tsx'
import { MaterialListPage } from '#web/features/material-list/MaterialListPage.tsx'
import { OrderFormPage } from '#web/features/order-form/OrderFormPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

/** What says in the place of its form that it was taken has a key: who follows the link once more gets the form, and not what was said. */
export function Page() {
  const loaded = useData<typeof data>()
  const { submissionId } = loaded
  if (loaded.form === 'cancellation') return <CancellationPage key={submissionId} data={loaded} />
  if (loaded.form === 'catalogue') return <CatalogueRequestPage key={submissionId} data={loaded} />
  if (loaded.form === 'contact') return <ContactPage data={loaded} />
  if (loaded.form === 'materialliste') return <MaterialListPage data={loaded} />
  if (loaded.form === 'orderform') return <OrderFormPage data={loaded} />
  return <WithdrawalPage key={submissionId} data={loaded} />
}
