import { Suspense, use } from 'react'
import { isServer } from '../lib/is-server.ts'
import { usePageScope } from '../lib/page-scope.ts'
import { Static } from '../lib/Static.tsx'
import { findShellPart, loadShellPart, type ShellPartName, sources } from './shell-parts.ts'

type ShellPartProps = { part: ShellPartName; as?: 'div' | 'footer' | 'ul'; className?: string | undefined }

/**
 * What stands on every page and has no will of its own. The server's HTML stays, and the script that made it is loaded only
 * where there is none: when the layout is first shown after a link. Parts read the shell and the site and nothing of the
 * page, since the first page's HTML stays for all that follow.
 */
export function ShellPart({ part, as = 'div', className }: ShellPartProps) {
  const { record, keptShell } = usePageScope()
  record.needSource(sources[part], false)
  return (
    <Static as={as} name={part} made={keptShell?.get(part)} {...(className ? { className } : {})}>
      {isServer ? (
        <Loaded part={part} />
      ) : (
        <Suspense>
          <Loaded part={part} />
        </Suspense>
      )}
    </Static>
  )
}

function Loaded({ part }: { part: ShellPartName }) {
  if (!findShellPart(part)) use(loadShellPart(part))
  const Part = findShellPart(part)
  return Part && <Part />
}
