/**
 * `npm run generate`: a file for each icon of lucide that the storefront imports, drawn by one path however many shapes it has. Pages have some
 * sixty icons, each with two or three shapes.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onePath, shapesOf } from './one-path.ts'

const web = join(import.meta.dirname, '..')
const folder = join(web, 'generated/icons')

const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['generated/**', 'studio/**'] })
const imported = new Set(
  sources.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/\/generated\/icons\/(\w+)\.ts'/g)].map(([, name = '']) => name),
  ),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const name of [...imported].sort()) {
  const icon = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[name]
  if (!icon) throw new Error(`lucide has no icon ${name}`)
  const path = onePath(shapesOf(renderToStaticMarkup(createElement(icon))))
  if (path === null) throw new Error(`${name} has more to it than its form`)
  writeFileSync(
    join(folder, `${name}.ts`),
    `import { makeIcon } from '../../lib/icons/make-icon.ts'\n\nexport const ${name} = /* @__PURE__ */ makeIcon('${path}')\n`,
  )
}
