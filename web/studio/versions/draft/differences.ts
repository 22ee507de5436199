import { type Field, isGroupValue } from '../../form/fields.ts'
import { stepTo } from '../../form/findings.ts'

export type Difference = {
  /** Path in the later body; for what was removed, in the earlier one. */
  path: string
  kind: 'added' | 'removed' | 'changed' | 'moved'
  before: unknown
  after: unknown
}

/** What differs between two bodies. Parts with an id are the same part wherever they stand. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return []
  if (before === undefined) return [{ path, kind: 'added', before, after }]
  if (after === undefined) return [{ path, kind: 'removed', before, after }]
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, path)
  if (isGroupValue(before) && isGroupValue(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => differences(before[key], after[key], stepTo(path, key)))
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, kind: 'changed', before, after }]
}

const leavesOf = (path: string, value: unknown): string[] =>
  isGroupValue(value) ? Object.entries(value).flatMap(([key, each]) => leavesOf(stepTo(path, key), each)) : [path]

/** The fields that a change is about. A group that begins or ends with a field, as a link does with its address, is no other field. */
export const fieldsChanged = (before: unknown, after: unknown): string[] =>
  differences(before, after).flatMap((each) => leavesOf(each.path, each.after ?? each.before))

const idOf = (value: unknown): string | null => (isGroupValue(value) && typeof value.id === 'string' ? value.id : null)

function ofLists(before: readonly unknown[], after: readonly unknown[], path: string): Difference[] {
  const isById = [...before, ...after].every((item) => idOf(item) !== null)
  if (!isById) {
    const length = Math.max(before.length, after.length)
    return Array.from({ length }, (_, index) => differences(before[index], after[index], stepTo(path, index))).flat()
  }
  const old = new Map(before.map((item, index) => [idOf(item), index]))
  const remaining = before.map(idOf).filter((id) => after.some((item) => idOf(item) === id))
  const storedNow = after.map(idOf).filter((id) => old.has(id))
  const gone = before.flatMap((item, index): Difference[] =>
    remaining.includes(idOf(item))
      ? []
      : [{ path: stepTo(path, index), kind: 'removed', before: item, after: undefined }],
  )
  const found = after.flatMap((item, index): Difference[] => {
    const at = stepTo(path, index)
    const from = old.get(idOf(item))
    if (from === undefined) return [{ path: at, kind: 'added', before: undefined, after: item }]
    const hasMoved = remaining.indexOf(idOf(item)) !== storedNow.indexOf(idOf(item))
    const moved: Difference[] = hasMoved ? [{ path: at, kind: 'moved', before: from, after: index }] : []
    return [...moved, ...differences(before[from], item, at)]
  })
  return [...gone, ...found]
}

export type LabelSource = {
  form: Field | null
  /** In which the path leads somewhere: the attributes of a teaser have the form of its type. */
  body: unknown
  attributesOf?: (type: string) => Field | null
}

/** The labels along a path: `rows[0].cells[1]` is Rows 1 › Cells 2. Keys without a field stand as they are. */
export function labelsOf(path: string, { form, body, attributesOf }: LabelSource, language: 'de' | 'en'): string[] {
  const steps = [...path.matchAll(/\['([^']*)'\]|\[(\d+)\]|([^.[\]]+)/g)]
  const labels: string[] = []
  let field = form
  let value = body
  for (const [, quoted, index, plain] of steps) {
    if (index !== undefined) {
      labels[labels.length - 1] = `${labels.at(-1) ?? ''} ${Number(index) + 1}`.trim()
      field = field?.editor.kind === 'list' ? field.editor.item : null
      value = Array.isArray(value) ? value[Number(index)] : undefined
      continue
    }
    const key = quoted ?? plain ?? ''
    const group = isGroupValue(value) ? value : {}
    const own = field?.editor.kind === 'group' ? field.editor.fields.find((each) => each.key === key) : undefined
    labels.push(own?.label[language] ?? key)
    const type = key === 'attributes' && typeof group.type === 'string' ? group.type : null
    field = (type === null ? own : attributesOf?.(type)) ?? null
    value = group[key]
  }
  return labels
}
