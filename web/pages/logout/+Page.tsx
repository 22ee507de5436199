import { LogoutPage } from '../../features/account/LogoutPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <LogoutPage isOut={useData<typeof data>().isOut} />
}
