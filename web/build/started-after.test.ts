import t from 'tap'
import { startedAfter } from './started-after.ts'

const root = '/shop/web/'
const pages = (count: number) => Array.from({ length: count }, (_, at) => `${root}pages/${at}/+Page.tsx`)
const after = `${root}entry/after-hydration.ts`

/** Importers of each module, by its path in web. */
const importers: Record<string, string[]> = {
  'features/late.ts': [after],
  'features/few.ts': [`${root}features/late.ts`, ...pages(2)],
  'features/many.ts': [`${root}features/few.ts`, ...pages(5)],
  'features/page.ts': pages(1),
  'ui/feedback/Toast/show-toast.ts': [after],
  'generated/operations/Texts.ts': [`${root}generated/operations.ts`],
  'generated/operations/Orders.ts': [`${root}generated/operations.ts`],
  'generated/operations.ts': [after],
}
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id.replace(root, '')] ?? [] }) }
const fileOf = (path: string) => startedAfter(root + path, graph)

t.test('startedAfter sorts modules by how many pages need them before they react', async (t) => {
  t.equal(fileOf('features/late.ts'), 'after')
  t.equal(fileOf('features/few.ts'), 'after-few')
  t.equal(fileOf('features/many.ts'), 'after-many')
})

t.test('startedAfter leaves out what does not start after a page, messages and other operations', async (t) => {
  t.equal(fileOf('features/page.ts'), null)
  t.equal(fileOf('ui/feedback/Toast/show-toast.ts'), null)
  t.equal(fileOf('generated/operations/Orders.ts'), null)
  t.equal(fileOf('generated/operations/Texts.ts'), 'after-few')
})
