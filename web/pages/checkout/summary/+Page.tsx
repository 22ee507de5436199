import { SummaryPage } from '../../../features/checkout/summary/SummaryPage.tsx'
import { WalletArrival } from '../../../features/checkout/summary/WalletArrival.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const found = useData<typeof data>()
  if (found.kind === 'wallet') return <WalletArrival sessionId={found.sessionId} flash={found.flash} />
  return <SummaryPage checkout={found.checkout} submissionId={found.submissionId} flash={found.flash} />
}
