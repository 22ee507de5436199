import { PrimePage } from '../../../features/checkout/prime/PrimePage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <PrimePage data={useData<typeof data>()} />
}
