import { Island } from '../../lib/hydration/Island.tsx'
import { useData } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'
import { composedView, listingView } from './views.ts'

export function Page() {
  const pageData = useData<typeof data>()
  if (pageData.kind === 'content') {
    const { page, hasHeadline, head, wholeCategory } = pageData
    return <Island of={composedView} props={{ page, hasHeadline, title: head.title, wholeCategory }} when="now" />
  }
  const { listing, hideBreadcrumb, hideLeftColumn, isStaged } = pageData
  return <Island of={listingView} props={{ listing, hideBreadcrumb, hideLeftColumn, isStaged }} when="now" />
}
