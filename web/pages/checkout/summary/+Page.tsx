import { SummaryPage } from '#web/features/checkout/summary/SummaryPage.tsx'
import { walletArrival } from '#web/features/checkout/summary/wallet-arrival.ts'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const found = useData<typeof data>()
  if (found.kind === 'wallet') {
    const { sessionId, flash } = found
    return <Island of={walletArrival} props={{ sessionId, flash }} when="now" />
  }
  return <SummaryPage checkout={found.checkout} submissionId={found.submissionId} flash={found.flash} />
}
