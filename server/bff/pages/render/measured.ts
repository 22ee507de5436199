import type { PageRenderer } from './render-page.ts'

/** Tells how long each render took, and whether it came to an end. */
export function measured(renderer: PageRenderer, onRender: (ms: number, isWhole: boolean) => void): PageRenderer {
  return {
    ...renderer,
    render: async (input) => {
      const start = performance.now()
      let isWhole = false
      try {
        const rendered = await renderer.render(input)
        isWhole = rendered.status < 500
        return rendered
      } finally {
        onRender(performance.now() - start, isWhole)
      }
    },
  }
}
