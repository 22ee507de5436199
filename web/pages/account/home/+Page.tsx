import { AccountHome } from '../../../features/account/home/AccountHome.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <AccountHome {...useData<typeof data>()} />
}
