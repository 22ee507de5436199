import { Island } from '../lib/hydration/Island.tsx'
import type { DataAttributes } from '../lib/hydration/Static.tsx'
import { usePageScope } from '../lib/scope/page-scope.ts'
import { type ShellPartName, shellParts } from './shell-parts.ts'

type ShellPartProps = {
  part: ShellPartName
  as?: 'div' | 'footer' | 'ul'
  className?: string | undefined
  marks?: DataAttributes
}

/**
 * What stands on every page and has no will of its own. The server's HTML stays, and the script that made it is loaded only
 * where there is none: when the layout is first shown after a link. Parts read the shell and the site and nothing of the
 * page, since the first page's HTML stays for all that follow.
 */
export function ShellPart({ part, ...element }: ShellPartProps) {
  const made = usePageScope().cachedShell?.get(part)
  return <Island of={shellParts[part]} props={{}} when="never" name={part} made={made} {...element} />
}
