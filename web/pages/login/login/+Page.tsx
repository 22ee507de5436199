import { LoginPage } from '#web/features/account/login/LoginPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { target, flash } = useData<typeof data>()
  return <LoginPage target={target} flash={flash} />
}
