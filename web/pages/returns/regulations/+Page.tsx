import { RegulationsPage } from '#web/features/returns/RegulationsPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <RegulationsPage {...useData<typeof data>()} />
}
