import type { Plugin } from 'vite'

const ofStudio = /\/web\/studio\/|\/node_modules\/(?:react-aria|react-stately|@react-aria|@tiptap|prosemirror-[\w-]+)\//

/** Modules of the studio among those of a file of the build. */
export const studioModules = (moduleIds: readonly string[]): string[] => moduleIds.filter((id) => ofStudio.test(id))

/** Ends the build of the shop when a public file contains code of the editors' studio or of its libraries. */
export function withoutStudio(): Plugin {
  return {
    name: 'without-studio',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const [first] = chunk.type === 'chunk' ? studioModules(chunk.moduleIds) : []
        if (first) this.error(`${chunk.fileName} contains ${first}: no public file may load a part of the studio`)
      }
    },
  }
}
