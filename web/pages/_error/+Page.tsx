import { ErrorPage } from './ErrorPage.tsx'

/** Shown for any error (storefront.md §2); the status is settled before the first byte, see web/lib/page/page-status.ts. */
export default function Page() {
  return <ErrorPage />
}
