import { ComparePage } from '#web/features/product/compare/ComparePage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { products, suggestions } = useData<typeof data>()
  return <ComparePage products={products} suggestions={suggestions} />
}
