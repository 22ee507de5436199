import { DeletePage } from '../../../features/account/details/DeletePage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { email, flash } = useData<typeof data>()
  return <DeletePage email={email} flash={flash} />
}
