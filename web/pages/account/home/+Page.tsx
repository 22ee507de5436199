import { AccountHome } from '#web/features/account/home/AccountHome.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <AccountHome {...useData<typeof data>()} />
}
