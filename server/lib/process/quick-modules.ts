/**
 * Preloaded into each test (.taprc) and into what scripts/run.mjs starts, with its servers. Of a relative address with its ending a module's place and
 * kind are known; a package is looked for once, however many of our files import it. Node asks the file system and package.json
 * files anew for each of an engine's two thousand modules, drizzle-orm's of 180 kB for three hundred of them.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module'

/** What a file is by its ending; null: Node finds out. */
function formatOf(specifier: string, isPackage: boolean, parentURL: string): string | null {
  if (specifier.endsWith('.mjs')) return 'module'
  if (specifier.endsWith('.ts')) return isPackage ? null : 'module-typescript'
  return specifier.endsWith('.js') && parentURL.includes('/node_modules/drizzle-orm/') ? 'module' : null
}

/** Packages and short addresses (`#lib/…`) as our own files import them: all of these share one package.json. */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context
    if (!parentURL.startsWith('file:') || !conditions.includes('import')) return next(specifier, context)
    const isPackage = parentURL.includes('/node_modules/')
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      const format = formatOf(specifier, isPackage, parentURL)
      return format ? { url: new URL(specifier, parentURL).href, format, shortCircuit: true } : next(specifier, context)
    }
    if (isPackage) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const resolved = next(specifier, context)
    found.set(specifier, resolved)
    return resolved
  },
})
