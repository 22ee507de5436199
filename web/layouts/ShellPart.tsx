import { Suspense } from 'react'
import { isServer } from '../lib/hydration/is-server.ts'
import { Late } from '../lib/hydration/late-view.tsx'
import { type DataAttributes, Static } from '../lib/hydration/Static.tsx'
import { usePageScope } from '../lib/scope/page-scope.ts'
import { type ShellPartName, shellParts } from './shell-parts.ts'

type ShellPartProps = {
  part: ShellPartName
  as?: 'div' | 'footer' | 'ul'
  className?: string | undefined
  marks?: DataAttributes
}

const noMarks: DataAttributes = {}

/**
 * What stands on every page and has no will of its own. The server's HTML stays, and the script that made it is loaded only
 * where there is none: when the layout is first shown after a link. Parts read the shell and the site and nothing of the
 * page, since the first page's HTML stays for all that follow.
 */
export function ShellPart({ part, as = 'div', className, marks = noMarks }: ShellPartProps) {
  const { keptShell, record } = usePageScope()
  const view = shellParts[part]
  // Also where its HTML is kept and it isn't drawn.
  record.needSource(view.source, false)
  const drawn = <Late view={view} props={{}} />
  return (
    <Static as={as} name={part} marks={marks} made={keptShell?.get(part)} {...(className ? { className } : {})}>
      {isServer ? drawn : <Suspense>{drawn}</Suspense>}
    </Static>
  )
}
