import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type TeaserType, teaserTypes } from '#schemas/generated/teaser-types.ts'
import { validateTeaser } from '#schemas/validate.ts'
import { parseDefault } from './Default/parse.ts'
import type { WireAttribute } from './definition/define-teaser.ts'
import { toWire } from './definition/fixture.ts'
import { isKnownTeaser, teaserOf } from './registry.ts'

const root = import.meta.dirname
const schemas = readdirSync(join(root, '../../cms-schemas/teasers')).map((name) => name.replace('.schema.json', ''))
const folderOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

t.test('the generated types are those of the schemas', async (t) => {
  t.same([...teaserTypes].sort(), schemas.sort(), 'run npm run generate:schemas')
})

for (const type of schemas as TeaserType[]) {
  t.test(`S2.34 ${type} has an entry, a view and a fixture`, async (t) => {
    const entry = teaserOf(type)
    t.equal(entry.type, type)
    t.equal(entry.code.source, `web/teasers/${folderOf(type)}/${folderOf(type)}.tsx`)
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
  t.same(folders.map(({ name }) => name).sort(), [...schemas, 'default'].map(folderOf).sort())
})

t.test('S2.35 a type without a schema is drawn by the default', async (t) => {
  for (const type of ['carousel', 'formTab', '', 'constructor', '__proto__', 'default']) {
    t.equal(isKnownTeaser(type), false, type)
    t.equal(teaserOf(type).type, 'default', type)
  }
})

t.test('the default reads picture, headline, text and link of an unknown type', async (t) => {
  const link = { name: 'link', url: 'https://pausenhof.example/a/', urlPath: '/a/' }
  const picture = { name: 'image', url: '/media/a/teaser_1280.jpg', altTag: 'Globus', width: 1280, height: 720 }
  const parse = (attributes: WireAttribute[]) =>
    parseDefault({ id: '1', name: 'n', type: 'fancyUnknownType', attributes })
  t.match(
    parse([
      { name: 'headline', text: 'Neu' },
      { name: 'description', text: '<p>Text</p>' },
      { name: 'teaserButtonText', text: 'Ansehen' },
      link,
      picture,
    ]),
    {
      headline: 'Neu',
      html: '<p>Text</p>',
      link: { href: '/a/' },
      linkText: 'Ansehen',
      buttonType: 'outline',
      picture: { src: '/media/a/teaser_1280.jpg', alt: 'Globus' },
    },
  )
  t.match(parse([{ name: 'title', text: 'Nur Titel' }]), { headline: 'Nur Titel', picture: null, link: null })
  t.equal(parse([link]), null, 'a link without words shows nothing')
  t.equal(parse([{ name: 'columns', value: '3' }]), null)
})
