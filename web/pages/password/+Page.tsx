import { PasswordPage } from '../../features/account/PasswordPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { email, flash } = useData<typeof data>()
  return <PasswordPage email={email} flash={flash} />
}
