import { RegisterPage } from '#web/features/account/registration/RegisterPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { target, isMember, buyer, flash } = useData<typeof data>()
  return <RegisterPage target={target} isMember={isMember} buyer={buyer} flash={flash} />
}
