import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { Shell, type ShellQuery } from '../generated/operations.ts'
import { queryOptional } from '../lib/data/query-optional.ts'

/**
 * Loads header, navigation and footer of every page. A page without navigation or parameters is still shown
 * (storefront.md §8), but not cached. Without any data the request fails, except for the error page.
 */
export async function loadShell(
  pageContext: Pick<PageContext, 'runOperation'>,
  status: number,
): Promise<ShellQuery | null> {
  const shell = await queryOptional(pageContext, Shell, {})
  if (!shell && status === 200) throw render(503, 'Shell: no data')
  return shell
}
