import type { ComponentType, ReactNode } from 'react'
import { type PageScope, PageScopeContext } from '../scope/page-scope.ts'
import { Boundary } from './Boundary.tsx'
import { PageErrorBoundary } from './PageError.tsx'

type PageRootProps = {
  scope: PageScope
  Page: ComponentType
  Layout: ComponentType<{ children: ReactNode }> | undefined
}

/** The same tree on server and browser: the page in its layout, with what it may know around it. */
export function PageRoot({ scope, Page, Layout }: PageRootProps) {
  const page = (
    <Boundary of={scope.url} fallback={<PageErrorBoundary />}>
      <Page />
    </Boundary>
  )
  return <PageScopeContext value={scope}>{Layout ? <Layout>{page}</Layout> : page}</PageScopeContext>
}
