import { CategoryListingPage } from '#web/features/listing/page/CategoryListingPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { listing } = useData<typeof data>()
  return <CategoryListingPage listing={listing} />
}
