import { ProductSelectionPage } from '#web/features/returns/ProductSelectionPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ProductSelectionPage {...useData<typeof data>()} />
}
