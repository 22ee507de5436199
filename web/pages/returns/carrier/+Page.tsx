import { CarrierPage } from '../../../features/returns/CarrierPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <CarrierPage {...useData<typeof data>()} />
}
