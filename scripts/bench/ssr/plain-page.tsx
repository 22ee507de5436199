import { renderToString } from 'react-dom/server'
import type { FirstPage } from '../../../web/lib/first-page.ts'
import { makeScope } from '../../../web/lib/make-scope.ts'
import { PageRoot } from '../../../web/lib/PageRoot.tsx'
import { Layout } from '../../../web/pages/+Layout.ts'
import { Page } from '../../../web/pages/category/+Page.tsx'

/** The listing by React alone: the same tree with the same data, no data fetched, no document around it. */
export function renderPlain(first: FirstPage): string {
  return renderToString(<PageRoot scope={makeScope(first, first)} Page={Page} Layout={Layout} />)
}
