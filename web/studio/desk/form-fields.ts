import type { Editor, Field } from '../form/fields.ts'
import type { InBoth } from '../form/schema.ts'

/** A field of a form of the desk, which no JSON Schema describes. */
export const fieldNamed = (
  key: string,
  label: InBoth,
  editor: Editor,
  { isRequired = false, help = { de: '', en: '' } }: { isRequired?: boolean; help?: InBoth } = {},
): Field => ({ key, label, help, isRequired, initial: undefined, editor, isKey: false })

/** All of them as one form. */
export const formOfFields = (fields: Field[]): Field =>
  fieldNamed('', { de: '', en: '' }, { kind: 'group', fields, alternatives: [], isPicture: false })

export const timeEditor: Editor = { kind: 'text', isNullable: false, format: 'date-time' }
export const textEditor: Editor = { kind: 'text', isNullable: false, maxLength: 200 }
