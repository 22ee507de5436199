import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { studioModules } from './without-studio.ts'

const modules = join(import.meta.dirname, '../../node_modules')

t.test('E1.1 no public file of the build contains code of the studio or of its libraries', async (t) => {
  const studio = ['/shop/web/studio/app/main.tsx', '/shop/node_modules/react-aria/dist/useDrag.mjs']
  const shop = ['/shop/web/entry/hydrate.tsx', '/shop/node_modules/react/index.js']
  t.same(studioModules([...shop, ...studio]), studio)
  t.ok(existsSync(join(modules, 'react-aria')), 'the libraries have these names')
  t.ok(readdirSync(join(modules, '@tiptap')).includes('core'))
})
