import { type FieldRule, violationOf } from '#contract/rules/fields.rules.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import { useTexts } from '../i18n/use-texts.ts'
import type { Flash } from '../page/flash.ts'
import type { Values } from './form-element.ts'
import { errorsByName, type Outcome, type Violations } from './form-outcome.ts'
import { type FormOptions, type FormState, useForm } from './use-form.ts'

type RuledFormOptions = Pick<FormOptions, 'id' | 'ask' | 'send'> & {
  /** Takes the form, `/api/{action}/`, and names it in the flash. */
  action: string
  /** In the order in which they stand. */
  rules: readonly FieldRule[]
  /** What is stored, by the names of the fields. */
  stored?: Values | undefined
  /** How a form went without script, this one or another. */
  flash?: Flash | null | undefined
  /** Fields that are marked when the form is refused as a whole (transactions.md §5). */
  marked?: readonly string[]
  /** Said when no answer came. */
  lost?: string
}

/** A form whose fields have rules: its texts, and what a flash says of it after it was sent without script. */
export function useRuledForm(options: RuledFormOptions): FormState {
  const { id, action, rules, flash, send, stored = {}, ask = {}, marked = [], lost } = options
  const own = flash?.form === action ? flash : null
  const t = useTexts()
  return useForm({
    ...(id !== undefined && { id }),
    action: `/api/${action}/`,
    fields: rules.map(({ name }) => name),
    checkField: (name, values) => {
      const violation = callErrorIn(rules, name, values)
      if (!violation) return null
      const [key = `login.fault.${violation.code}`] = missingKeys(violation.code, name)
      return t(key, { limit: violation.limit })
    },
    ask,
    send: async (...sent) => withMarks(await send(...sent), marked),
    messageFor: (count) =>
      count === null ? (lost ?? t('login.lost')) : t('login.faults', { count: Math.max(count, 1) }),
    before:
      own?.isDone === false
        ? {
            values: { ...stored, ...own.values },
            violations: violationsOfFlash(own, marked),
            retryAfter: own.retryAfter,
          }
        : { values: stored },
  })
}

/** Whether a form was taken without script. */
export function wasSent(flash: Flash | null, action: string): boolean {
  return flash?.form === action && flash.isDone
}

function callErrorIn(rules: readonly FieldRule[], name: string, values: Values) {
  const rule = rules.find((each) => each.name === name)
  return rule ? violationOf(rule, values) : null
}

function violationsOfFlash(
  { isDone, message, fieldErrors, retryAfter }: Flash,
  marked: readonly string[],
): Violations | null {
  return isDone ? null : markedViolations({ message, errors: errorsByName(fieldErrors) }, retryAfter, marked)
}

function withMarks(outcome: Outcome, marked: readonly string[]): Outcome {
  if (outcome.kind !== 'refused') return outcome
  return { ...outcome, ...markedViolations(outcome, outcome.retryAfter, marked) }
}

/** Where no field is named, and waiting would not help, the fields that belong together are marked. */
function markedViolations(
  { message, errors }: Violations,
  retryAfter: number | null | undefined,
  marked: readonly string[],
) {
  const isWhole = message !== null && Object.keys(errors).length === 0 && !retryAfter
  return { message, errors: isWhole ? Object.fromEntries(marked.map((name) => [name, ''])) : errors }
}
