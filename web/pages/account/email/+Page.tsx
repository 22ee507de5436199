import { ConfirmEmailPage } from '../../../features/account/details/ConfirmEmailPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { token, flash } = useData<typeof data>()
  return <ConfirmEmailPage key={token} token={token} flash={flash} />
}
