import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { storefrontKey } from '../lib/hydration/cached-parts.ts'
import { type PageScope, PageScopeContext } from '../lib/scope/page-scope.ts'
import { type ShellPartName, shellPartNames, shellParts } from './shell-parts.ts'

type CachedShell = ReadonlyMap<ShellPartName, string>

const maxBytes = 24 * 1024 * 1024

const shells = new LRUCache<string, CachedShell>({
  maxSize: maxBytes,
  sizeCalculation: (shell, key) => [...shell.values()].reduce((sum, html) => sum + html.length, key.length) * 2,
})

/** Memory of this process that shells take. */
export const cachedShellBytes = (): number => shells.calculatedSize

/**
 * HTML of what stands around every page, made once for a storefront as long as shell and texts stay the same, and not
 * for each page. `shellJson` is the text that the shell was parsed from.
 */
export function cachedShell(scope: PageScope, shellJson: string): CachedShell {
  const key = `${storefrontKey(scope)} ${shellJson}`
  let shell = shells.get(key)
  if (!shell) {
    shell = new Map(shellPartNames.map((name) => [name, render(scope, name)]))
    shells.set(key, shell)
  }
  return shell
}

function render(scope: PageScope, name: ShellPartName): string {
  const Part = shellParts[name].loaded()
  if (!Part) return ''
  const part = (
    <PageScopeContext value={scope}>
      <Part />
    </PageScopeContext>
  )
  // Ids must not meet those of the page that it is put into.
  return renderToString(part, { identifierPrefix: `${name}-` })
}
