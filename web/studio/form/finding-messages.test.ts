import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { findingTexts } from '../texts/findings.ts'
import { messageOf } from './finding-messages.ts'

const root = join(import.meta.dirname, '../../..')

/** Where the engine says what is wrong with a record. */
const sources = globSync(
  [
    'server/shop/modules/studio/studio/{drafts,publishing,transfer}.service.ts',
    'server/shop/modules/studio/studio/kinds/*.ts',
    'server/shop/modules/content/content/content.violations.ts',
    'server/shop/modules/stores/segments/segments.import.ts',
    'server/shop/modules/account/wishlists/editors/editor-lists.import.ts',
    'cms-schemas/validate.ts',
  ],
  { cwd: root },
)

/** Messages begin with their verb. What stands in them by their time is made up. */
const messagesIn = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, text, template]) => text ?? template?.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7') ?? '')
    .filter((text) =>
      /^(?:is|are|was|has|have|must|names|needs|begins|leads|hides|shows|answers|reaches|stands) \w/.test(text),
    )

/** Messages of the schemas (Ajv). */
const ofSchemas = [
  'must be string',
  'must be string,null',
  'must be integer',
  'must be object',
  'must match pattern "^/"',
  'must match format "date-time"',
  'must match a schema in anyOf',
  'must NOT have fewer than 1 characters',
  'must NOT have more than 300 characters',
  'must NOT have fewer than 2 items',
  'must NOT have more than 9 items',
  'must NOT have duplicate items (items ## 1 and 0 are identical)',
  'must be >= 1',
  'must be <= 12',
]

t.test('E5.4 every finding of the engine is given in German and English', async (t) => {
  const messages = sources.flatMap((file) => messagesIn(readFileSync(join(root, file), 'utf8')))
  t.ok(messages.length > 45, `${messages.length} were found in the sources`)
  const untold = [...new Set([...messages, ...ofSchemas])].filter((message) => {
    const [german, english] = [messageOf({ message }, findingTexts.de), messageOf({ message }, findingTexts.en)]
    return german === message || english === message || german === english
  })
  t.same(untold, [])
})
