import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const helperOfVite = '\0vite/preload-helper.js'

/** Puts web/lib/hydration/after-files.ts in the place of the helper through which Vite's builds import parts of a page. */
export function retryingImports(helper: string): Plugin {
  return {
    name: 'retrying-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === helperOfVite ? resolve(helper) : null),
  }
}
