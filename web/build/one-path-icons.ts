import type { Plugin } from 'vite'
import { onePath } from './one-path.ts'

/** The shapes of an icon in the files of lucide-react: a list of names with attributes. */
const shapesOfIcon = /\bnode: (\[\n[\s\S]*?\n {2}\])/

/** Draws each icon by one path, however many shapes it was made of: pages have some sixty icons, each with two or three. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler(code) {
        const [, shapes] = code.match(shapesOfIcon) ?? []
        const path = shapes && onePath(parseShapes(shapes))
        if (!path) return null
        const written = JSON.stringify([['path', { d: path, key: 'all' }]])
        return { code: code.replace(shapes, () => written), map: null }
      },
    },
  }
}

/** The list is JSON but for the names of attributes, which stand without quotes. */
const parseShapes = (list: string) =>
  JSON.parse(list.replace(/([{,]\s*)(\w+):/g, '$1"$2":')) as [string, Record<string, string>][]
