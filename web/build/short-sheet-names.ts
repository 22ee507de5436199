import type { Plugin } from 'vite'

/**
 * Names style sheets by seven signs of their hash alone, as scripts. The entry lists the sheets of all parts that are loaded later, so that
 * longer names cost every page 1 kB of gzip of the 100 kB that it may load before it reacts. Set here since Vike allows no `assetFileNames` in
 * the configuration.
 */
export function shortSheetNames(): Plugin {
  return {
    name: 'short-sheet-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      assetFileNames: (asset) => {
        if (asset.names.some((name) => name.endsWith('.css'))) return 'assets/static/[hash:7].css'
        const { assetFileNames } = options
        return typeof assetFileNames === 'function'
          ? assetFileNames(asset)
          : (assetFileNames ?? 'assets/static/[hash][extname]')
      },
    }),
  }
}
