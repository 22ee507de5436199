import type { Plugin } from 'vite'

/**
 * Names style sheets by six signs of their hash alone. The first script lists the sheets of all parts that are loaded later, so long names
 * cost every page 700 bytes of gzip. Two of a hundred have the same six in one of ten million builds. Set here since Vike allows no
 * `assetFileNames` in the configuration.
 */
export function shortSheetNames(): Plugin {
  return {
    name: 'short-sheet-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      assetFileNames: (asset) => {
        if (asset.names.some((name) => name.endsWith('.css'))) return 'assets/static/[hash:6].css'
        const { assetFileNames } = options
        return typeof assetFileNames === 'function'
          ? assetFileNames(asset)
          : (assetFileNames ?? 'assets/static/[hash][extname]')
      },
    }),
  }
}
