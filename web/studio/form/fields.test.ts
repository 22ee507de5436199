import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { validateTeaser } from '#schemas/validate.ts'
import {
  alternativeOf,
  emptyValue,
  type Field,
  fieldOf,
  groupOrNone,
  openAfterMove,
  openAfterRemoval,
  withValue,
} from './fields.ts'
import { findingsAt, findingsBelow, stepTo } from './findings.ts'
import { type JsonSchema, resolveSchema, type SchemaFiles } from './schema.ts'

const folder = join(import.meta.dirname, '../../../cms-schemas')
const committed: SchemaFiles = new Map(
  globSync('**/*.schema.json', { cwd: folder }).map((file) => [
    file,
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]),
)

/** A type of teaser that has no code in the shop. */
const madeUp: SchemaFiles = new Map<string, JsonSchema>([
  ...committed,
  [
    'teasers/timetable.schema.json',
    {
      title: 'Timetable',
      'x-label': { de: 'Stundenplan', en: 'Timetable' },
      type: 'object',
      required: ['headline', 'lessons'],
      properties: {
        headline: {
          allOf: [{ $ref: '../common.schema.json#/definitions/Text' }],
          'x-label': { de: 'Überschrift', en: 'Headline' },
        },
        day: { type: 'string', enum: ['mo', 'tu'], 'x-options': { mo: { de: 'Montag', en: 'Monday' } } },
        lessons: { type: 'array', minItems: 1, maxItems: 9, items: { $ref: '#/definitions/Lesson' } },
        picture: { $ref: '../common.schema.json#/definitions/Picture' },
        productId: { type: 'string', 'x-editor': 'product' },
        begin: { type: 'string', format: 'date-time' },
      },
      definitions: {
        Lesson: {
          type: 'object',
          required: ['subject'],
          properties: {
            subject: { type: 'string', title: 'Subject' },
            text: { $ref: '../common.schema.json#/definitions/Html' },
            hour: { type: 'integer', minimum: 1, maximum: 12 },
            odd: {},
          },
          oneOf: [{ required: ['text'] }, { required: ['hour'] }],
        },
      },
    },
  ],
])

const childrenOf = ({ editor }: Field): Field[] => (editor.kind === 'group' ? editor.fields : [])
const child = (field: Field, key: string): Field => {
  const found = childrenOf(field).find((each) => each.key === key)
  if (!found) throw new Error(`no field ${key}`)
  return found
}

t.test('E2.7 a schema that no code knows becomes a form with labels, limits and editors', async (t) => {
  const form = fieldOf(resolveSchema(madeUp, 'teasers/timetable.schema.json'))
  t.equal(form.label.de, 'Stundenplan')
  const headline = child(form, 'headline')
  t.same([headline.label.de, headline.isRequired, headline.editor.kind], ['Überschrift', true, 'text'])
  t.match(headline.editor, { maxLength: 300 })
  t.match(child(form, 'day').editor, {
    options: [
      { value: 'mo', label: { de: 'Montag' } },
      { value: 'tu', label: { de: 'tu' } },
    ],
  })
  t.match(child(form, 'picture').editor, { kind: 'group', isPicture: true })
  t.same(child(form, 'productId').editor, { kind: 'pick', of: 'product' })
  t.match(child(form, 'begin').editor, { kind: 'text', format: 'date-time' })
  const { editor } = child(form, 'lessons')
  if (editor.kind !== 'list') return t.fail('a list')
  t.same([editor.least, editor.most], [1, 9])
  t.same(
    childrenOf(editor.item).map(({ key, editor: { kind } }) => [key, kind]),
    [
      ['subject', 'text'],
      ['text', 'html'],
      ['hour', 'number'],
      ['odd', 'json'],
    ],
  )
  t.same(emptyValue(form), { headline: '', lessons: [{ subject: '', text: '' }] })
})

t.test('E2.8 each committed schema becomes a form in which every field has a label in both languages', async (t) => {
  const walk = (field: Field, path: string): string[] => [
    ...(field.label.de && field.label.en && field.editor.kind !== 'json' ? [] : [path]),
    ...childrenOf(field).flatMap((each) => walk(each, `${path}.${each.key}`)),
    ...(field.editor.kind === 'list' && field.editor.item.editor.kind === 'group'
      ? childrenOf(field.editor.item).flatMap((each) => walk(each, `${path}[].${each.key}`))
      : []),
  ]
  const files = [...committed.keys()].filter((file) => file.startsWith('teasers/'))
  t.ok(files.length >= 13)
  for (const file of [...files, 'footer.schema.json']) t.same(walk(fieldOf(resolveSchema(committed, file)), file), [])
})

t.test('a new teaser’s empty value has the shape of its schema', async (t) => {
  for (const file of [...committed.keys()].filter((each) => each.startsWith('teasers/'))) {
    const type = file.slice(8, -12)
    const attributes = emptyValue(fieldOf(resolveSchema(committed, file))) as object
    const odd = validateTeaser({ type, attributes }).filter(({ message }) =>
      /missing|not known|must be (?:object|array)/.test(message),
    )
    t.same(odd, [], type)
  }
})

t.test('alternativeOf picks the alternative that the value has', async (t) => {
  const ways = [['productIds'], ['categoryId']]
  t.equal(alternativeOf(ways, { categoryId: '1' }), 1)
  t.equal(alternativeOf(ways, {}), 0)
  t.equal(alternativeOf(ways, {}, 1), 1, 'the one that was chosen, while it is empty')
  t.equal(alternativeOf(ways, { productIds: ['100'] }, 1), 0, 'the choice of the other one was undone')
})

t.test('the entry of a list that is open stays open when others move or are deleted', async (t) => {
  const names = ['a', 'b', 'c', 'd']
  const nameAt = (list: readonly string[], open: number | null) => (open === null ? null : list[open])
  for (const open of names.keys()) {
    for (const index of names.keys()) {
      const rest = names.toSpliced(index, 1)
      t.equal(nameAt(rest, openAfterRemoval(open, index)), open === index ? null : names[open])
      for (const by of [1, -1] as const) {
        if (!(index + by in names)) continue
        t.equal(nameAt(rest.toSpliced(index + by, 0, names[index] ?? ''), openAfterMove(open, index, by)), names[open])
      }
    }
  }
  t.same([openAfterMove(null, 0, 1), openAfterRemoval(null, 0)], [null, null])
})

t.test('changing a value keeps the order of the others, and taking it out leaves no trace', async (t) => {
  t.same(Object.keys(withValue({ a: 1, b: 2 }, 'a', 3)), ['a', 'b'])
  t.same(withValue({ a: 1 }, 'a', undefined), {})
  t.same(withValue(undefined, 'a', 1), { a: 1 })
})

t.test('E2.15 a group that is not required is left out once it is emptied', async (t) => {
  const link = { url: '/ranzen/', openInNewWindow: true }
  t.equal(groupOrNone(link, { ...link, url: '' }), undefined, 'its required field and a switch are left')
  t.equal(groupOrNone({ de: 'x', en: '' }, { de: '', en: '' }), undefined)
  t.equal(groupOrNone({ from: 1 }, {}), undefined)
  t.equal(groupOrNone({ openInNewWindow: true }, { openInNewWindow: false }), undefined)
  t.same(groupOrNone(undefined, { openInNewWindow: true }), { openInNewWindow: true }, 'begun with the switch')
  t.same(groupOrNone(link, { ...link, url: '/' }), { url: '/', openInNewWindow: true })
  t.same(groupOrNone({ from: 1 }, { from: 0 }), { from: 0 })
})

t.test('findings stand at their field', async (t) => {
  const path = stepTo(stepTo(stepTo(stepTo('', 'rows'), 0), 'attributes'), 'head-line')
  t.equal(path, "rows[0].attributes['head-line']")
  const findings = [
    { path: 'rows[1]', message: 'a', level: 'error' },
    { path: 'rows[1].cells[0]', message: 'b', level: 'error' },
    { path: 'rows[10]', message: 'c', level: 'error' },
  ]
  t.equal(findingsBelow(findings, 'rows[1]').length, 2)
  t.equal(findingsAt(findings, 'rows[1]').length, 1)
})
