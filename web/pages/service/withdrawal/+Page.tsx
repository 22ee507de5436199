import { WithdrawalPage } from '../../../features/withdrawal/WithdrawalPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <WithdrawalPage data={useData<typeof data>()} />
}
