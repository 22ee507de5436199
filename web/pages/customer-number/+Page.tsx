import { CustomerNumberPage } from '../../features/account/CustomerNumberPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <CustomerNumberPage flash={useData<typeof data>().flash} />
}
