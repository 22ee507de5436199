import { ConfirmPage } from '#web/features/returns/ConfirmPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ConfirmPage {...useData<typeof data>()} />
}
