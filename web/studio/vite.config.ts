import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mediaInEm } from '../build/media-in-em.ts'

/** What the edge replaces in index.html by the nonce of the answer. */
const noncePlaceholder = 'STUDIO_NONCE'

/** The studio's own build: nothing of it is part of a public page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  publicDir: false,
  plugins: [react()],
  html: { cspNonce: noncePlaceholder },
  css: { postcss: { plugins: [mediaInEm] } },
  build: {
    outDir: join(import.meta.dirname, '../../dist/studio'),
    emptyOutDir: true,
    // The policy of the studio allows no data: for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
  },
})
