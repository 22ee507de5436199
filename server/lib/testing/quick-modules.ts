/**
 * Preloaded into each test (.taprc). Of a relative address with its ending a module's place and kind are known. Node asks the
 * file system and package.json files anew for each of an engine's two thousand, drizzle-orm's of 180 kB for a hundred of them.
 */
import { registerHooks } from 'node:module'

/** What a file is by its ending; null: Node finds out. */
function formatOf(specifier: string, parentURL: string): string | null {
  if (specifier.endsWith('.mjs')) return 'module'
  const isPackage = parentURL.includes('/node_modules/')
  if (specifier.endsWith('.ts')) return isPackage ? null : 'module-typescript'
  return specifier.endsWith('.js') && parentURL.includes('/node_modules/drizzle-orm/') ? 'module' : null
}

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context
    const isRelative = specifier.startsWith('./') || specifier.startsWith('../')
    const isKnown = isRelative && parentURL.startsWith('file:') && conditions.includes('import')
    const format = isKnown ? formatOf(specifier, parentURL) : null
    return format ? { url: new URL(specifier, parentURL).href, format, shortCircuit: true } : next(specifier, context)
  },
})
