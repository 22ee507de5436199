import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { shortClassName } from '#web/build/short-class-name.ts'

const root = join(import.meta.dirname, '../../..')

/** Bundles the listing's components into one module in which React alone stays external. Returns the module's path. */
export async function buildTree(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    css: { modules: { generateScopedName: shortClassName } },
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: 'scripts/bench/ssr/plain-tree.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/], output: { codeSplitting: false } },
    },
  })
  return join(outDir, 'plain-tree.js')
}
