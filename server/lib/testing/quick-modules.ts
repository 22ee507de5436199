/**
 * Preloaded into each test (.taprc). To learn that a file of drizzle-orm is an ES module, Node parses that package's
 * package.json of 180 kB, anew for each of its hundred files: a third of the time in which an engine is loaded.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context
    const isKnown = parentURL?.includes('/node_modules/drizzle-orm/') && /^\..*\.js$/.test(specifier)
    return isKnown && conditions.includes('import')
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
})
