import { errorsByName, type Violations } from '#web/lib/forms/form-outcome.ts'
import type { Flash } from '#web/lib/page/flash.ts'

/** What a form starts with: what is stored, what was typed before it was sent without script, and what was wrong with it. */
export function formBefore(action: string, stored: Readonly<Record<string, string>>, flash: Flash | null) {
  const own = flash?.form === action ? flash : null
  const violations: Violations | null =
    own && !own.isDone && (own.message || own.fieldErrors.length > 0)
      ? { message: own.message, errors: errorsByName(own.fieldErrors) }
      : null
  return {
    values: own ? { ...stored, ...own.values } : stored,
    violations,
    retryAfter: own?.retryAfter ?? null,
  }
}
