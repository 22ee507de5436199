import { Suspense } from 'react'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'
import { ContentPage } from './ContentPage.tsx'
import { ListingView } from './ListingView.tsx'
import { WholeCategory } from './WholeCategory.tsx'

export function Page() {
  const pageData = useData<typeof data>()
  if (pageData.kind === 'content') {
    const { page, head, wholeCategory } = pageData
    return (
      <>
        <ContentPage page={page} title={head.title} />
        {wholeCategory && <WholeCategory category={wholeCategory.category} count={wholeCategory.totalProducts} />}
      </>
    )
  }
  const { listing, hideBreadcrumb, hideLeftColumn, isStaged } = pageData
  return (
    <Suspense>
      <ListingView
        listing={listing}
        hideBreadcrumb={hideBreadcrumb}
        hideLeftColumn={hideLeftColumn}
        isStaged={isStaged}
      />
    </Suspense>
  )
}
