import { DetailsPage } from '../../../features/account/details/DetailsPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { account, lists, flash } = useData<typeof data>()
  return <DetailsPage account={account} lists={lists} flash={flash} />
}
