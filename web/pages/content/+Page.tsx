import { Suspense } from 'react'
import { useData } from '../../lib/use-page.ts'
import type { data } from './+data.ts'
import { ContentPage } from './ContentPage.tsx'
import { ListingView } from './ListingView.tsx'

export function Page() {
  const pageData = useData<typeof data>()
  if (pageData.kind === 'content') return <ContentPage page={pageData.page} title={pageData.head.title} />
  const { listing, hideBreadcrumb, hideLeftColumn } = pageData
  return (
    <Suspense>
      <ListingView listing={listing} hideBreadcrumb={hideBreadcrumb} hideLeftColumn={hideLeftColumn} />
    </Suspense>
  )
}
