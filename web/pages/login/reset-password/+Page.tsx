import { ResetPasswordPage } from '#web/features/account/password/ResetPasswordPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ResetPasswordPage flash={useData<typeof data>().flash} />
}
