import { ConfirmPage } from '../../../features/returns/ConfirmPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ConfirmPage {...useData<typeof data>()} />
}
