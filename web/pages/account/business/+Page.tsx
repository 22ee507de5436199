import { BusinessPage } from '#web/features/account/business/BusinessPage.tsx'
import { CustomerNumberPage } from '#web/features/account/home/CustomerNumberPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { access, isSent, flash } = useData<typeof data>()
  return access ? <BusinessPage access={access} isSent={isSent} flash={flash} /> : <CustomerNumberPage flash={flash} />
}
