import { PrimePage } from '#web/features/checkout/prime/PrimePage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <PrimePage data={useData<typeof data>()} />
}
