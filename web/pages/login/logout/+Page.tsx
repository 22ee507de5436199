import { LogoutPage } from '#web/features/account/login/LogoutPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <LogoutPage isOut={useData<typeof data>().isOut} />
}
