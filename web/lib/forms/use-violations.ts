import { type RefObject, useEffect, useState } from 'react'
import { comeTo, type Values } from './form-element.ts'
import type { Violations } from './form-outcome.ts'

export type Maybe<Value> = Value | Promise<Value>

export type ViolationOptions = {
  /** Names of the fields, in the order in which they stand. */
  fields?: readonly string[]
  /** The message above `count` wrong fields, or of a form that got lost (null); no message by default. */
  messageFor?: (count: number | null) => Maybe<string | null>
  /** What the plain form was led back with: what was typed, what was wrong, and seconds until the next attempt is taken. */
  before?: { values?: Values; violations?: Violations | null; retryAfter?: number | null } | undefined
  /**
   * What gets the focus when it is refused: the first wrong field, the message that leads to all of them, or (summary) the message
   * while the first wrong field is scrolled to.
   */
  focus?: 'field' | 'message' | 'summary'
}

/** `turn` counts how often the focus was given away. */
type Shown = Violations & { turn: number }

const noViolations: Violations = { message: null, errors: {} }

/** What is shown of the violations of a form; the focus follows each refusal. */
export function useViolations(
  { fields = [], messageFor, before, focus = 'field' }: ViolationOptions,
  form: RefObject<HTMLFormElement | null>,
) {
  const [shown, setShown] = useState<Shown>(() => {
    const violations = before?.violations
    return { ...(violations ?? noViolations), turn: violations && focus !== 'field' ? 1 : 0 }
  })
  const { turn, errors } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, when its message has been drawn
  useEffect(() => {
    if (turn === 0) return
    comeTo(form.current, focus === 'message' ? undefined : fields.find((name) => name in errors))
    if (focus === 'summary') form.current?.querySelector<HTMLElement>('[data-message]')?.focus({ preventScroll: true })
  }, [turn])

  return {
    shown,
    /** Shows what is wrong; null for a form that got lost. */
    refuse: async (violations: Violations | null): Promise<void> => {
      const { message, errors } = violations ?? noViolations
      const shownMessage = message ?? (await messageFor?.(violations ? Object.keys(errors).length : null)) ?? null
      setShown((old) => ({ message: shownMessage, errors, turn: old.turn + 1 }))
    },
    clear: () => setShown(({ turn }) => ({ ...noViolations, turn })),
    setError: (name: string, error: string | null) =>
      setShown((old) => {
        const { [name]: _, ...others } = old.errors
        return { ...old, errors: error === null ? others : { ...others, [name]: error } }
      }),
  }
}
