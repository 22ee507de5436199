import { CategoryListingPage } from '../../features/listing/CategoryListingPage.tsx'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'
import { ContentPage } from './ContentPage.tsx'

export function Page() {
  const pageData = useData<typeof data>()
  if (pageData.kind === 'listing') {
    return <CategoryListingPage listing={pageData.listing} hideLeftColumn={pageData.hideLeftColumn} />
  }
  return <ContentPage page={pageData.page} title={pageData.head.title} />
}
