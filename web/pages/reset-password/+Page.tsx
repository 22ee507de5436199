import { ResetPasswordPage } from '../../features/account/ResetPasswordPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ResetPasswordPage flash={useData<typeof data>().flash} />
}
