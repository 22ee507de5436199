import { ResetPasswordPage } from '../../../features/account/password/ResetPasswordPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ResetPasswordPage flash={useData<typeof data>().flash} />
}
