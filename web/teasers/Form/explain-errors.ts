import { errorsOf } from '#contract/rules/errors-of.ts'
import { fieldErrorKeys } from '#contract/rules/missing-field.ts'
import { type FieldRule, ticked, violationOf } from '#schemas/form.rules.ts'
import { Texts } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import type { Values } from '../../lib/forms/form-element.ts'
import type { FieldErrors } from '../../lib/forms/form-outcome.ts'
import { formatMessage } from '../../lib/i18n/format-message.ts'
import { compileTexts } from '../../lib/i18n/load-texts.ts'

type Explain = (keys: readonly string[], values?: { limit: number; label: string }) => string

let explaining: Promise<Explain> | undefined

/** Texts for what can be wrong; asked for when a form gets the focus, since most pages never need them. */
export function loadExplanations(language: string): Promise<Explain> {
  explaining ??= send(Texts, { prefixes: ['forms.', 'login.missing.'] }).then(async ({ data }) => {
    if (!data) explaining = undefined
    const texts = await compileTexts(data?.getTranslationsByPrefix ?? [])
    return (keys, values = { limit: 0, label: '' }) => {
      const text = keys.map((key) => texts[key]).find((each) => each !== undefined)
      return text ? formatMessage(text, values, language) : ''
    }
  })
  return explaining
}

/** All fields in their order (storefront.md §5). */
export function errorsIn(fields: readonly FieldRule[], values: Values, explain: Explain): FieldErrors {
  const callErrorIn = (field: FieldRule) => {
    const value = values[field.name] ?? ''
    return violationOf(field, value === 'on' ? ticked : value)
  }
  const check = (name: string) => {
    const field = fields.find((each) => each.name === name)
    const violation = field ? callErrorIn(field) : null
    if (!field || !violation) return null
    const { code, limit } = violation
    const { label } = field
    return explain(fieldErrorKeys({ code, name, label }), { limit: limit ?? 0, label: label ?? '' })
  }
  return errorsOf(
    fields.map(({ name }) => name),
    check,
    values,
  )
}
