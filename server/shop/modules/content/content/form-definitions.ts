import {
  drawFormId,
  type FieldKind,
  type FieldRule,
  maxLengthOf,
  optionsIn,
  prizeDrawRules,
} from '#schemas/form.rules.ts'
import type { CmsTeaser as StoredTeaser } from '#schemas/generated/grid.ts'

/** What a form of a page takes, and when. */
export type FormDefinition = {
  fields: FieldRule[]
  /** ISO 8601; null when it has no such limit. */
  startsAt: string | null
  endsAt: string | null
  /** A competition: each person takes part once. */
  isDraw: boolean
}

type StoredField = {
  name: string
  kind: FieldKind
  label?: string
  required?: boolean
  options?: string
  value?: string
  minLength?: number
  maxLength?: number
}

type StoredDraw = { drawId: string; answers?: string; startsAt?: string; endsAt?: string }

const toRule = ({ name, kind, label, required, options, value, minLength, maxLength }: StoredField): FieldRule => ({
  name,
  kind,
  label: label ?? null,
  isRequired: required ?? false,
  options: optionsIn(options),
  minLength: minLength ?? 0,
  maxLength: maxLength ?? maxLengthOf(kind),
  value: value ?? null,
})

/** The forms of a teaser by their ids: one for a form, one for each draw of a teaser of prize draws. */
export const formsIn = ({ id, type, attributes }: StoredTeaser): [id: string, FormDefinition][] => {
  if (type === 'form') {
    const { fields } = attributes as { fields: StoredField[] }
    return [[id, { fields: fields.map(toRule), startsAt: null, endsAt: null, isDraw: false }]]
  }
  if (type !== 'prizeDrawTab') return []
  const { tabs } = attributes as { tabs: StoredDraw[] }
  return tabs.map(({ drawId, answers, startsAt = null, endsAt = null }) => [
    drawFormId(id, drawId),
    { fields: prizeDrawRules(optionsIn(answers)), startsAt, endsAt, isDraw: true },
  ])
}
