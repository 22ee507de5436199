import { renderToString } from 'react-dom/server'
import { type PageScope, PageScopeContext } from '../lib/page-scope.ts'
import { type ShellPartName, shellPartNames, shellParts } from './shell-parts.ts'

export type KeptShell = ReadonlyMap<ShellPartName, string>

/** Storefronts whose parts are kept for one set of texts; more than there are. */
const mostKept = 20

const kept = new WeakMap<object, Map<string, KeptShell>>()

/**
 * HTML of what stands around every page, made once for a storefront as long as shell and texts stay the same, and not
 * for each page. `shellJson` is the text that the shell was parsed from.
 */
export function keptShell(scope: PageScope, shellJson: string): KeptShell {
  const { store, language, origin } = scope.site
  const key = `${store} ${language} ${origin} ${shellJson}`
  const ofTexts = kept.get(scope.texts) ?? new Map<string, KeptShell>()
  kept.set(scope.texts, ofTexts)
  let shell = ofTexts.get(key)
  if (!shell) {
    shell = new Map(shellPartNames.map((name) => [name, render(scope, name)]))
    if (ofTexts.size >= mostKept) ofTexts.clear()
    ofTexts.set(key, shell)
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
