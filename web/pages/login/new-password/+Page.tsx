import { NewPasswordPage } from '#web/features/account/password/NewPasswordPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { token, isValid, flash } = useData<typeof data>()
  return <NewPasswordPage key={token} token={token} isValid={isValid} flash={flash} />
}
