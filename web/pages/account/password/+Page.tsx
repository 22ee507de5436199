import { PasswordPage } from '#web/features/account/password/PasswordPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { email, flash } = useData<typeof data>()
  return <PasswordPage email={email} flash={flash} />
}
