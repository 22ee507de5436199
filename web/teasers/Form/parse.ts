import { type FieldRule, fieldKinds, maxFields, maxLengthOf, maxTextLength, optionsIn } from '#schemas/form.rules.ts'
import { type AttributeReader, readAttributes } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type ViewField = FieldRule & {
  label: string
  hint: string | null
  /** Beside the box of a consent; HTML. */
  consentHtml: string | null
  autocomplete: string | null
  isHalf: boolean
}

export type FormProps = {
  formId: string
  headline: string | null
  html: string | null
  fields: ViewField[]
  buttonText: string
  success: { headline: string | null; html: string | null }
  background: string | null
  analyticsName: string | null
}

const lengths = { min: 0, max: maxTextLength }

/** Fields without a name, a kind or a label are left out; without fields there is no form. */
export function parseForm({ id, attributes }: WireTeaser): FormProps | null {
  const read = readAttributes(attributes)
  const fields = read
    .list('fields')
    .map(parseField)
    .filter((field) => field !== null)
    .slice(0, maxFields)
  const buttonText = read.text('buttonText')
  if (fields.length === 0 || !buttonText) return null
  return {
    formId: id,
    headline: read.text('headline'),
    html: read.text('teasercontent'),
    fields,
    buttonText,
    success: { headline: read.text('successHeadline'), html: read.text('successText') },
    background: read.colour('bgcolor', null),
    analyticsName: read.text('googleAnalytics'),
  }
}

function parseField(read: AttributeReader): ViewField | null {
  const name = read.text('name')
  const label = read.text('label')
  const kind = read.choice('kind', fieldKinds, null)
  if (!name || !label || !kind) return null
  return {
    name,
    kind,
    label,
    isRequired: read.flag('required'),
    options: optionsIn(read.text('options')),
    minLength: read.whole('minLength', lengths, 0),
    maxLength: read.whole('maxLength', lengths, maxLengthOf(kind)),
    value: read.text('value'),
    hint: read.text('hint'),
    consentHtml: read.text('consentText'),
    autocomplete: read.text('autocomplete'),
    isHalf: read.choice('width', ['full', 'half'], 'full') === 'half',
  }
}
