import { CarrierPage } from '#web/features/returns/CarrierPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <CarrierPage {...useData<typeof data>()} />
}
