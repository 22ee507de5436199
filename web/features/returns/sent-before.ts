import type { Flash } from '../../lib/page/flash.ts'

/** What became of a form of a step that was sent before: its message, and what is wrong field by field. */
export function sentBefore(flash: Flash | null, form: string) {
  const own = flash?.form === `returns/${form}` ? flash : null
  const errors = Object.fromEntries(
    (own?.fieldErrors ?? []).map(({ fieldName, errorMessage }) => [fieldName, errorMessage]),
  )
  return {
    message: own?.isDone === false ? own.message : null,
    errorOf: (name: string): string | null => errors[name] ?? null,
    typedOf: (name: string, otherwise = ''): string => own?.values[name] ?? otherwise,
    hasValues: own !== null,
  }
}
