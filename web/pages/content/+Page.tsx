import { Suspense } from 'react'
import { Late } from '../../lib/hydration/late-view.tsx'
import { useData } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'
import { composedView, listingView } from './views.ts'

export function Page() {
  const pageData = useData<typeof data>()
  if (pageData.kind === 'content') {
    const { page, hasHeadline, head, wholeCategory } = pageData
    return (
      <Suspense>
        <Late view={composedView} props={{ page, hasHeadline, title: head.title, wholeCategory }} isWantedNow />
      </Suspense>
    )
  }
  const { listing, hideBreadcrumb, hideLeftColumn, isStaged } = pageData
  return (
    <Suspense>
      <Late view={listingView} props={{ listing, hideBreadcrumb, hideLeftColumn, isStaged }} isWantedNow />
    </Suspense>
  )
}
