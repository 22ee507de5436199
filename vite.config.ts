import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { withoutAssertions } from './web/build/without-assertions.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vike(), withoutAssertions()],
  publicDir: 'web/public',
  build: {
    // The edge inlines styles and writes its own preload tags; a picture or font in a style sheet stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
  },
})
