import { Late } from '../../lib/hydration/late-view.tsx'
import { useData } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'
import { composedView, listingView } from './views.ts'

export function Page() {
  const pageData = useData<typeof data>()
  if (pageData.kind === 'content') {
    const { page, hasHeadline, head, wholeCategory } = pageData
    return <Late view={composedView} props={{ page, hasHeadline, title: head.title, wholeCategory }} isWantedNow />
  }
  const { listing, hideBreadcrumb, hideLeftColumn, isStaged } = pageData
  return <Late view={listingView} props={{ listing, hideBreadcrumb, hideLeftColumn, isStaged }} isWantedNow />
}
