import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What the edge has to know of the browser's files to preload and inline what a page uses. Written to dist/pages.json. */
export type PageManifest = {
  /** The first script of every page. */
  loader: string
  /** File in which a source file of web/ ended up. */
  files: Record<string, string>
  /** File that the client router loads for a page, by the page's id. */
  pages: Record<string, string>
  chunks: Record<string, { imports: string[]; styles: string[] }>
}

const pageEntry = /^\0virtual:vike:page-entry:client:(.+)$/

/**
 * Vite's own manifest names only entries, and a page stops being one as soon as the bundler finds a better file for it.
 */
export function pageManifest(loaderSource: string): Plugin {
  return {
    name: 'page-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(options, bundle) {
      const manifest: PageManifest = { loader: '', files: {}, pages: {}, chunks: {} }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        manifest.chunks[chunk.fileName] = {
          imports: chunk.imports.filter((file) => file in bundle),
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        }
        for (const id of chunk.moduleIds) {
          const source = relative(import.meta.dirname, id).replace(/^\.\.\//, 'web/')
          if (/^web\/.*\.tsx?$/.test(source)) manifest.files[source] = chunk.fileName
        }
        const [, pageId] = pageEntry.exec(chunk.facadeModuleId ?? '') ?? []
        if (pageId) manifest.pages[pageId] = chunk.fileName
        if (chunk.facadeModuleId?.endsWith(`/${loaderSource}`)) manifest.loader = chunk.fileName
      }
      if (!manifest.loader) this.error(`${loaderSource} is not among the entries`)
      if (Object.keys(manifest.pages).length === 0) this.error('no entry is that of a page')
      writeFileSync(join(options.dir ?? '', '..', 'pages.json'), JSON.stringify(manifest))
    },
  }
}
