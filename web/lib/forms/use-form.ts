import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type CheckField, errorsOf } from '#contract/rules/errors-of.ts'
import { inBackground } from '../browser/in-background.ts'
import { useIsLive } from '../hydration/use-is-live.ts'
import { nameOf, type Values, valuesOf } from './form-element.ts'
import type { FieldErrors, Outcome } from './form-outcome.ts'
import { watchPress, whenReleased } from './press.ts'
import { type Refused, withRefused } from './refused-values.ts'
import { type Maybe, useViolations, type ViolationOptions } from './use-violations.ts'

export type FormOptions = ViolationOptions & {
  /** Path of the edge that takes the form. */
  action?: string
  /** Begins the ids of the fields; the form's own by default. */
  id?: string
  /** What is wrong with one field; asked again while it is corrected and when it is left with something in it. */
  checkField?: CheckField
  /** What is wrong with all fields before they are sent; `checkField` of each by default. */
  check?: (values: Values) => Maybe<FieldErrors>
  /** Checks that need the engine, when a field is left with something right in it; null when nothing is wrong. */
  ask?: Readonly<Record<string, (value: string) => Promise<string | null>>>
  /** `posting()` sends it to its path; what has no path is sent by other means. */
  send: SendForm
}

export type SendForm = (values: Values, form: HTMLFormElement, submitter: HTMLElement | null) => Promise<Outcome>

/**
 * A form: its fields keep their values themselves, so that it works before and without script. All are checked in their order
 * before it is sent, and the first one that is wrong gets the focus (storefront.md §5, transactions.md §5).
 */
export function useForm(options: FormOptions) {
  const { action, fields = [], ask = {}, send, before } = options
  const ownId = useId()
  const id = options.id ?? ownId
  const form = useRef<HTMLFormElement>(null)
  const { shown, refuse, setError, clear } = useViolations(options, form)
  const [isSending, setSending] = useState(false)
  const [wait, setWait] = useWait(before?.retryAfter ?? 0)
  const isLive = useIsLive()
  useEffect(watchPress, [])
  const [refused, setRefused] = useState<Refused>({ values: before?.values, errors: before?.violations?.errors })
  const checkField = options.checkField && withRefused(options.checkField, refused)

  const submit = async (element: HTMLFormElement, submitter: HTMLElement | null) => {
    const values = valuesOf(element)
    const errors = await checkAll(options, values)
    if (Object.keys(errors).length > 0) return refuse({ message: null, errors })
    // What was wrong is right by now, as far as the browser knows.
    clear()
    const outcome = await send(values, element, submitter)
    if (outcome.kind === 'lost') return refuse(null)
    if (outcome.kind === 'refused') {
      setWait(outcome.retryAfter ?? 0)
      setRefused({ values, errors: outcome.errors })
      return refuse(outcome)
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || wait > 0) return
    setSending(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    await submit(event.currentTarget, submitter).finally(() => setSending(false))
  }

  /** What was wrong may be right by now. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const name = nameOf(target)
    if (checkField && fields.includes(name) && name in shown.errors) {
      setError(name, checkField(name, valuesOf(currentTarget)))
    }
  }

  /** A field that is left with something in it; some things only the engine knows. */
  const leave = async (element: HTMLFormElement, name: string) => {
    const values = valuesOf(element)
    const value = values[name] ?? ''
    if (!checkField || value === '') return
    const own = checkField(name, values)
    setError(name, own)
    const answer = own === null ? await ask[name]?.(value.trim()) : null
    // Something else may have been typed meanwhile.
    if (answer && valuesOf(element)[name] === value) setError(name, answer)
  }

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target)
    if (fields.includes(name)) whenReleased(() => inBackground(leave(currentTarget, name)))
  }

  const choice = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: shown.errors[name] || null,
    invalid: name in shown.errors,
  })
  const given = (name: string) => before?.values?.[name] ?? ''

  return {
    form: {
      ref: form,
      ...(action !== undefined && { method: 'post' as const, action }),
      // The browser's own checks are for those without script.
      noValidate: isLive,
      onSubmit,
      onInput,
      onBlur,
      'aria-busy': isSending || undefined,
    },
    /** Of a text field. */
    field: (name: string) => ({ ...choice(name), defaultValue: given(name) }),
    /** Of what is chosen or ticked, and of a password. */
    choice,
    /** What was typed before. */
    given,
    message: shown.message,
    /** The fields that are wrong, in their order. */
    wrong: fields
      .filter((name) => name in shown.errors)
      .map((name) => ({ name, id: `${id}-${name}`, error: shown.errors[name] ?? '' })),
    /** Of the button that sends it. */
    button: { type: 'submit' as const, busy: isSending, 'aria-disabled': wait > 0 || undefined },
    /** Seconds until the next attempt is taken. */
    wait,
  }
}

export type FormState = ReturnType<typeof useForm>

function checkAll({ fields = [], check, checkField }: FormOptions, values: Values): Maybe<FieldErrors> {
  if (check) return check(values)
  return checkField ? errorsOf(fields, checkField, values) : {}
}

/** Runs down to nothing, a second at a time. */
function useWait(first: number) {
  const [wait, setWait] = useState(first)
  const isWaiting = wait > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return [wait, setWait] as const
}
