import { BusinessPage } from '../../../features/account/business/BusinessPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <BusinessPage {...useData<typeof data>()} />
}
