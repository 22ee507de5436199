import type { PageContext } from 'vike/types'
import { deferredStore } from '../data/deferred-store.ts'
import type { FirstPage, FirstPageState } from './first-page.ts'
import type { PageScope, RenderRecord } from './page-scope.ts'
import type { Parameters } from './parameters.rules.ts'

const noRecord: RenderRecord = {
  needText: () => {},
  needColour: () => {},
  needSource: () => {},
  needInlineScript: () => {},
  needFrame: () => {},
  needWidget: () => {},
  needFormTarget: () => {},
  report: () => {},
}

/** What a page may know, from what all pages share and what is its own. In the browser nothing is recorded. */
export function makeScope(
  shared: FirstPageState,
  { url, data, status }: Pick<FirstPage, 'url' | 'data' | 'status'>,
  pageContext: Pick<PageContext, 'runOperation' | 'askedAhead'> = {},
  record = noRecord,
): PageScope {
  const { site, shell, texts, abAssignments, isPreview } = shared
  const deferred = deferredStore(pageContext)
  return {
    site,
    shell,
    parameters: parametersOf(shell),
    texts,
    abAssignments,
    isPreview,
    url,
    data,
    status,
    deferred,
    record,
  }
}

/** The shell's operation carries them to every page, so that no part has to ask for its own. */
export function parametersOf(shell: unknown): Parameters {
  return (shell as { getGlobalParametersByName?: Parameters } | null)?.getGlobalParametersByName ?? []
}

/** Path and query of an address as Vike has it, which may be absolute. */
export function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}
