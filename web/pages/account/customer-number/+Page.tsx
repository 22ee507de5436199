import { CustomerNumberPage } from '../../../features/account/home/CustomerNumberPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <CustomerNumberPage flash={useData<typeof data>().flash} />
}
