import { type ComponentProps, use } from 'react'
import type { CategoryListingPage } from '../../features/listing/CategoryListingPage.tsx'
import { usePageScope } from '../../lib/page-scope.ts'

let View: typeof CategoryListingPage | undefined
let loading: Promise<void> | undefined

/** Awaited by `+data` before a listing is shown, so that neither server nor navigation waits while rendering. */
export function loadListingView(): Promise<void> {
  loading ??= import('../../features/listing/CategoryListingPage.tsx').then((file) => {
    View = file.CategoryListingPage
  })
  return loading
}

/** The listing of a category page without rows. Its script is not loaded where editors have composed a page. */
export function ListingView(props: ComponentProps<typeof CategoryListingPage>) {
  usePageScope().record.needSource('web/features/listing/CategoryListingPage.tsx', true)
  if (!View) use(loadListingView())
  return View ? <View {...props} /> : null
}
