import type { InBoth, JsonSchema } from './schema.ts'

/** What a field chooses by search, by the value of `x-editor`. */
const pickable = [
  'media',
  'product',
  'item',
  'category',
  'manufacturer',
  'url',
  'wishlist',
  'abTest',
  'segment',
] as const
export type Pickable = (typeof pickable)[number]

export type Option = { value: string; label: InBoth }

export type Editor =
  | { kind: 'text'; maxLength?: number; placeholder?: string; isNullable: boolean; format?: string }
  | { kind: 'lines'; maxLength?: number }
  | { kind: 'html' }
  | { kind: 'colour'; placeholder?: string }
  | { kind: 'number'; minimum?: number; maximum?: number; step?: number }
  | { kind: 'boolean' }
  /** An amount; its value is minor units. */
  | { kind: 'money'; currency: string }
  | { kind: 'choice'; options: Option[] }
  /** Any of some; its value is a list. */
  | { kind: 'choices'; options: Option[] }
  | { kind: 'pick'; of: Pickable }
  | { kind: 'group'; fields: Field[]; alternatives: string[][]; isPicture: boolean }
  | { kind: 'list'; item: Field; least: number; most: number }
  /** Shown as JSON: what no other editor is for keeps its value and can still be changed. */
  | { kind: 'json' }

export type Field = {
  /** Name in its group; empty for the whole form and for items of a list. */
  key: string
  label: InBoth
  help: InBoth
  isRequired: boolean
  initial: unknown
  editor: Editor
  /** Names the record, so it is chosen once. */
  isKey: boolean
}

/** Values that the screen itself sees to: ids of parts, the record's store and language. */
const ofScreen = new Set(['hidden', 'fixed'])

const segmentField: Field = {
  key: '',
  label: { de: 'Segment', en: 'Segment' },
  help: { de: '', en: '' },
  isRequired: true,
  initial: undefined,
  editor: { kind: 'pick', of: 'segment' },
  isKey: false,
}

const both = (text = ''): InBoth => ({ de: text, en: text })

/** The fields of a form, made from a schema whose references are written out. */
export function fieldOf(schema: JsonSchema, key = '', isRequired = false): Field {
  const title = schema.title ?? key
  return {
    key,
    label: { ...both(title), ...schema['x-label'] },
    // Descriptions are English; a German one stands in x-help.
    help: { de: '', en: schema.description ?? '', ...schema['x-help'] },
    isRequired,
    initial: schema.default,
    editor: editorOf(schema),
    isKey: schema['x-editor'] === 'key',
  }
}

function editorOf(schema: JsonSchema): Editor {
  const types = [schema.type ?? []].flat()
  const named = schema['x-editor']
  const [of] = pickable.filter((each) => each === named)
  if (of) return { kind: 'pick', of }
  if (named === 'html') return { kind: 'html' }
  if (named === 'path') return { kind: 'pick', of: 'url' }
  if (named === 'segments') return { kind: 'list', item: segmentField, least: 0, most: schema.maxItems ?? 50 }
  if (named === 'instant') return { kind: 'text', isNullable: types.includes('null'), format: 'date-time' }
  if (named === 'lines' || named === 'multiline') return { kind: 'lines', maxLength: schema.maxLength }
  if (named === 'colour') return { kind: 'colour', placeholder: textOrNone(schema.default) }
  if (schema.enum) return { kind: 'choice', options: optionsOf(schema) }
  if (types.includes('object')) return groupOf(schema, named === 'picture')
  if (types.includes('array') && schema.items) {
    const item = fieldOf(schema.items)
    return { kind: 'list', item, least: schema.minItems ?? 0, most: schema.maxItems ?? Number.POSITIVE_INFINITY }
  }
  if (types.includes('boolean')) return { kind: 'boolean' }
  if (types.includes('integer') || types.includes('number')) {
    return { kind: 'number', minimum: schema.minimum, maximum: schema.maximum }
  }
  if (!types.includes('string')) return { kind: 'json' }
  const placeholder = textOrNone(schema.default) ?? textOrNone(schema.examples?.[0])
  const isNullable = types.includes('null')
  return { kind: 'text', maxLength: schema.maxLength, placeholder, isNullable, format: schema.format }
}

function groupOf(schema: JsonSchema, isPicture: boolean): Editor {
  if (!schema.properties) return { kind: 'json' }
  const required = new Set(schema.required)
  const shown = Object.entries(schema.properties).filter(([, value]) => !ofScreen.has(value['x-editor'] ?? ''))
  const fields = shown.map(([key, value]) => fieldOf(value, key, required.has(key)))
  const alternatives = (schema.oneOf ?? []).flatMap((each) => (each.required ? [each.required] : []))
  return { kind: 'group', fields, alternatives, isPicture }
}

const optionsOf = (schema: JsonSchema) =>
  (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => ({
      value: String(value),
      label: { ...both(String(value)), ...schema['x-options']?.[String(value)] },
    }))

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const isGroupValue = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a new value starts with: all that is required, and nothing more. */
export function emptyValue(field: Field): unknown {
  const { editor, initial } = field
  if (initial !== undefined) return initial
  switch (editor.kind) {
    case 'group': {
      const chosen = new Set(editor.alternatives[0])
      const needed = editor.fields.filter(({ key, isRequired }) => isRequired || chosen.has(key))
      return Object.fromEntries(needed.map((each) => [each.key, emptyValue(each)]))
    }
    case 'list':
      return Array.from({ length: editor.least }, () => emptyValue(editor.item))
    case 'number':
      return editor.minimum ?? 0
    case 'boolean':
      return false
    case 'choice':
      return editor.options[0]?.value ?? ''
    case 'json':
      return {}
    case 'text':
      return editor.isNullable ? null : ''
    default:
      return ''
  }
}

/** A group with one value changed; `undefined` takes it out. */
export function withValue(group: unknown, key: string, value: unknown): Record<string, unknown> {
  const { [key]: _old, ...rest } = isGroupValue(group) ? group : {}
  if (value === undefined) return rest
  return isGroupValue(group) && key in group ? { ...group, [key]: value } : { ...rest, [key]: value }
}

const isEmpty = (value: unknown): boolean =>
  isGroupValue(value) ? Object.values(value).every(isEmpty) : value == null || value === '' || isEmptyList(value)

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Something besides switches, which say nothing by themselves. */
const hasContent = (group: unknown): boolean =>
  isGroupValue(group) && Object.values(group).some((value) => typeof value !== 'boolean' && !isEmpty(value))

/**
 * A group that is not required, after a change: left out once it is emptied, although it has required fields, as a link has its address.
 * A switch that is set before anything else stays.
 */
export function groupOrNone(before: unknown, group: Record<string, unknown>): Record<string, unknown> | undefined {
  const isBegun = Object.values(group).includes(true) && !hasContent(before)
  return hasContent(group) || isBegun ? group : undefined
}

/** Which of a group's alternatives its value has, also after a step was undone; the one that was `chosen` when it has none. */
export function alternativeOf(alternatives: readonly string[][], value: unknown, chosen = 0): number {
  const held = alternatives.findIndex((keys) => isGroupValue(value) && keys.every((key) => value[key] !== undefined))
  return held < 0 ? chosen : held
}

/** Which entry of a list is open once the one at `index` has moved by a place: the same as before. */
export function openAfterMove(open: number | null, index: number, by: 1 | -1): number | null {
  if (open === index) return index + by
  return open === index + by ? index : open
}

/** As `openAfterMove`, once the one at `index` is gone; null when that was open. */
export function openAfterRemoval(open: number | null, index: number): number | null {
  if (open === null || open === index) return null
  return open > index ? open - 1 : open
}
