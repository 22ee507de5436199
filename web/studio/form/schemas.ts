import { type Field, fieldOf } from './fields.ts'
import { type JsonSchema, resolveSchema } from './schema.ts'

const modules = import.meta.glob<JsonSchema>('../../../cms-schemas/**/*.schema.json', {
  eager: true,
  import: 'default',
})

const files = new Map(
  Object.entries(modules).map(([path, schema]) => [path.slice(path.indexOf('cms-schemas/') + 12), schema]),
)

const forms = new Map<string, Field>()

/** The form of a schema file, for example `page.schema.json`; null when there is no such file. */
export function formOf(file: string): Field | null {
  const known = forms.get(file)
  if (known || !files.has(file)) return known ?? null
  const form = fieldOf(resolveSchema(files, file))
  forms.set(file, form)
  return form
}

/** A record of another kind than pages. */
export const recordForm = (kind: string): Field | null => formOf(`records/${kind}.schema.json`)

/** Attributes of one type of teaser. */
export const teaserForm = (type: string): Field | null => formOf(`teasers/${type}.schema.json`)

export const teaserTypes: readonly string[] = [...files.keys()].flatMap((path) => {
  const [, type] = /^teasers\/(.+)\.schema\.json$/.exec(path) ?? []
  return type ? [type] : []
})

/** The form of a definition, without some of its fields: those that the screen itself sees to. */
export function partForm(definition: string, without: readonly string[]): Field {
  const schema = files.get('grid.schema.json')?.definitions?.[definition]
  const form = fieldOf(resolveSchema(files, 'grid.schema.json', schema))
  if (form.editor.kind !== 'group') return form
  const fields = form.editor.fields.filter(({ key }) => !without.includes(key))
  return { ...form, editor: { ...form.editor, fields } }
}
