import { AccountHome } from '../../features/account/AccountHome.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <AccountHome {...useData<typeof data>()} />
}
