import { loadListingParts } from '#web/features/listing/late-parts.ts'
import { loadShellParts } from '#web/layouts/shell-parts.ts'
import { PageRoot } from '#web/lib/hydration/PageRoot.tsx'
import type { FirstPage } from '#web/lib/scope/first-page.ts'
import { makeScope } from '#web/lib/scope/make-scope.ts'
import { Layout } from '#web/pages/+Layout.ts'
import { Page } from '#web/pages/catalogue/category/+Page.tsx'

// The shop's server loads these parts before it renders; the bench has to do so itself.
await Promise.all([loadListingParts(), loadShellParts()])

/** The listing as the shop renders it, for plain React rendering without Vike. */
export function PlainTree({ first }: { first: FirstPage }) {
  return <PageRoot scope={makeScope(first, first)} Page={Page} Layout={Layout} />
}
