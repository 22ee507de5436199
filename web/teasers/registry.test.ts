import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type TeaserType, teaserTypes } from '#schemas/generated/teaser-types.ts'
import { validateTeaser } from '#schemas/validate.ts'
import { toWire } from './definition/fixture.ts'
import { findTeaser } from './registry.ts'

const root = import.meta.dirname
const schemas = readdirSync(join(root, '../../cms-schemas/teasers')).map((name) => name.replace('.schema.json', ''))
const folderOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

t.test('the generated types are those of the schemas', async (t) => {
  t.same([...teaserTypes].sort(), schemas.sort(), 'run npm run generate:schemas')
})

for (const type of schemas as TeaserType[]) {
  t.test(`${type} has an entry, a view and a fixture`, async (t) => {
    const entry = findTeaser(type)
    t.equal(entry?.type, type)
    t.equal(entry?.source, `web/teasers/${folderOf(type)}/${folderOf(type)}.tsx`)
    const view = join(root, folderOf(type), `${folderOf(type)}.tsx`)
    t.ok(existsSync(view), view)
    t.match(readFileSync(view, 'utf8'), new RegExp(`export function ${folderOf(type)}\\(`))
    const { fixture } = await import(`./${folderOf(type)}/fixture.ts`)
    t.equal(fixture.type, type)
    t.same(validateTeaser(fixture), [])
    t.equal(toWire(fixture).type, type)
  })
}

t.test('no folder stands outside of the registry', async (t) => {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name),
  )
  t.same(folders.map(({ name }) => name).sort(), schemas.map(folderOf).sort())
})

t.test('what is nobody’s type has no entry', async (t) => {
  for (const type of ['carousel', 'formTab', '', 'constructor', '__proto__']) t.equal(findTeaser(type), undefined)
})
