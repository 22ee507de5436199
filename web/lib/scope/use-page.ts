import type { PageData } from '../page/page-context.ts'
import type { AbAssignment, Site } from '../page/site.ts'
import { usePageScope } from './page-scope.ts'

export function useSite(): Site {
  return usePageScope().site
}

/** The current address. `search` is a fresh copy: changing it changes nothing but itself. */
export function useUrl(): { path: string; search: URLSearchParams; href: string } {
  const { url } = usePageScope()
  const cut = url.indexOf('?')
  return cut < 0
    ? { path: url, search: new URLSearchParams(), href: url }
    : { path: url.slice(0, cut), search: new URLSearchParams(url.slice(cut)), href: url }
}

/** Paths of the page by language; null where the path is the same in every language. */
export function useTranslations(): PageData['translations'] | null {
  return (usePageScope().data as Partial<PageData> | null)?.translations ?? null
}

/** What the page's `+data` returned: `useData<typeof data>()`. */
export function useData<DataHook extends (...parameters: never[]) => unknown>(): Awaited<ReturnType<DataHook>> {
  return usePageScope().data as Awaited<ReturnType<DataHook>>
}

/** Variants that the visitor sees of the tests that are active here. */
export function useAbAssignments(): readonly AbAssignment[] {
  return usePageScope().abAssignments
}

/** 200, or the status that the error page stands for: 404, 410, 429, 500 or 503. */
export function useStatus(): number {
  return usePageScope().status
}
