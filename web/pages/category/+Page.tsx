import { CategoryListingPage } from '../../features/listing/CategoryListingPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { listing } = useData<typeof data>()
  return <CategoryListingPage listing={listing} />
}
