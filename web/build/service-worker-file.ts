import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

/** Writes the service worker to dist/service-worker.js: one file that imports nothing, at an address without a hash. */
export function serviceWorkerFile(source: string): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(options) {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { target: 'es2022' })
      writeFileSync(join(options.dir ?? '', '..', 'service-worker.js'), code)
    },
  }
}
