import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { Shell, type ShellQuery } from '../generated/operations.ts'
import { queryOptional } from '../lib/data/query-optional.ts'

/**
 * What stands around every page. Without navigation or parameters a page is still one (storefront.md §8), which nobody
 * keeps; without anything there is none, except that of the error.
 */
export async function loadShell(
  pageContext: Pick<PageContext, 'runOperation'>,
  status: number,
): Promise<ShellQuery | null> {
  const shell = await queryOptional(pageContext, Shell, {})
  if (!shell && status === 200) throw render(503, 'Shell: no data')
  return shell
}
