import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import type { Flash } from '../../../lib/page/flash.ts'
import { type FieldRule, faultOf, faultsOf } from './fields.rules.ts'

export type FieldErrors = Readonly<Record<string, string>>

export type Outcome =
  | { kind: 'done' }
  /** What is wrong as a whole, and field by field; `retryAfter` in seconds. */
  | { kind: 'refused'; message: string | null; errors: FieldErrors; retryAfter?: number | null | undefined }
  /** It never arrived, or no answer did. */
  | { kind: 'lost' }

type Values = Readonly<Record<string, string>>

type AccountFormOptions = {
  /** Takes the form where there is no script: `/api/{action}/`. */
  action: string
  /** In the order in which they stand. */
  rules: readonly FieldRule[]
  /** How a form went without script, this one or another. */
  flash?: Flash | null | undefined
  send: (values: Values) => Promise<Outcome>
  /** Checks that need the engine, when a field is left with something right in it; null when nothing is wrong. */
  ask?: Readonly<Record<string, (value: string) => Promise<string | null>>>
  /** Fields that are marked when the form is refused as a whole (transactions.md §5). */
  marked?: readonly string[]
}

type Faults = {
  message: string | null
  /** An empty one marks its field, and the words for it stand above. */
  errors: FieldErrors
  isRefused: boolean
}

const noFaults: Faults = { message: null, errors: {}, isRefused: false }

/**
 * A form about an account: all fields are checked in their order before it is sent, and the first one that is wrong gets
 * the focus (transactions.md §5). Without script it is a plain form that leads back here with a flash.
 */
export function useAccountForm({ action, rules, flash: told, send, ask = {}, marked = [] }: AccountFormOptions) {
  const flash = told?.form === action ? told : null
  const t = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>(() => faultsOfFlash(flash, marked))
  const [isSending, setSending] = useState(false)
  const [wait, setWait] = useWait(flash?.retryAfter ?? 0)
  // The browser's own checks are for those without script.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  useEffect(watchPress, [])

  const explain = (rule: FieldRule, values: Values): string | null => {
    const fault = faultOf(rule, values)
    return fault && t(`login.fault.${fault.code}`, { limit: fault.limit })
  }

  const show = (next: Omit<Faults, 'isRefused'>) => {
    setFaults({ ...next, isRefused: true })
    const first = rules.find(({ name }) => name in next.errors)
    // After the message has been drawn, so that it is read out with the field.
    requestAnimationFrame(() => comeTo(form.current, first?.name))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || wait > 0) return
    const values = valuesOf(event.currentTarget)
    const wrong = faultsOf(rules, values)
    if (wrong.length > 0) {
      const errors = Object.fromEntries(
        wrong.map(([name, { code, limit }]) => [name, t(`login.fault.${code}`, { limit })]),
      )
      return show({ message: t('login.faults', { count: wrong.length }), errors })
    }
    setSending(true)
    const outcome = await send(values)
    setSending(false)
    if (outcome.kind === 'done') setFaults(noFaults)
    else if (outcome.kind === 'lost') show({ message: t('login.lost'), errors: {} })
    else {
      const { message, errors, retryAfter } = outcome
      setWait(retryAfter ?? 0)
      const isWrong = message !== null && Object.keys(errors).length === 0 && !retryAfter
      const count = Object.keys(errors).length
      show({
        message: message ?? t('login.faults', { count: Math.max(count, 1) }),
        errors: isWrong ? Object.fromEntries(marked.map((name) => [name, ''])) : errors,
      })
    }
  }

  /** What was wrong may be right by now. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const rule = rules.find(({ name }) => name === nameOf(target))
    if (rule && rule.name in faults.errors) setError(rule.name, explain(rule, valuesOf(currentTarget)))
  }

  /** A field that is left with something in it; some things only the engine knows. */
  const leave = async (element: HTMLFormElement, rule: FieldRule) => {
    const values = valuesOf(element)
    const value = values[rule.name] ?? ''
    if (value === '') return
    const own = explain(rule, values)
    setError(rule.name, own)
    const told = own === null ? await ask[rule.name]?.(value.trim()) : null
    // Something else may have been typed meanwhile.
    if (told && valuesOf(element)[rule.name] === value) setError(rule.name, told)
  }

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const rule = rules.find(({ name }) => name === nameOf(target))
    if (rule) whenReleased(() => inBackground(leave(currentTarget, rule)))
  }

  const setError = (name: string, error: string | null) =>
    setFaults((old) => {
      const { [name]: _, ...others } = old.errors
      return { ...old, errors: error === null ? others : { ...others, [name]: error } }
    })

  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: faults.errors[name] || null,
    invalid: name in faults.errors,
  })

  return {
    form: {
      ref: form,
      method: 'post' as const,
      action: `/api/${action}/`,
      noValidate: isLive,
      onSubmit,
      onInput,
      onBlur,
      'aria-busy': isSending || undefined,
    },
    /** Of a text field. */
    field: (name: string) => ({ ...field(name), defaultValue: flash?.values[name] ?? '' }),
    /** Of what is chosen or ticked. */
    choice: field,
    given: (name: string) => flash?.values[name] ?? '',
    faults,
    /** Of the button that sends it. */
    button: { type: 'submit' as const, busy: isSending, 'aria-disabled': wait > 0 || undefined },
    /** Seconds until the next attempt is taken. */
    wait,
    isLive,
  }
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

export type AccountFormState = ReturnType<typeof useAccountForm>

/** Whether a form was taken without script. */
export function isToldOf(flash: Flash | null, action: string): boolean {
  return flash?.form === action && flash.isDone
}

function faultsOfFlash(flash: Flash | null | undefined, marked: readonly string[]): Faults {
  if (!flash || flash.isDone) return noFaults
  const { message, fieldErrors, retryAfter } = flash
  const isWrong = fieldErrors.length === 0 && !retryAfter
  const errors = isWrong
    ? marked.map((name) => [name, ''])
    : fieldErrors.map(({ fieldName, errorMessage }) => [fieldName, errorMessage])
  return { message, errors: Object.fromEntries(errors), isRefused: true }
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

const nameOf = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''

let isPressed = false

/** What is about to be clicked must not move away from under the pointer: messages come and go when it is released. */
function whenReleased(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}

function watchPress(): () => void {
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
  }
  addEventListener('pointerdown', press, { capture: true })
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, release, { capture: true })
  return () => {
    removeEventListener('pointerdown', press, { capture: true })
    for (const type of ['pointerup', 'pointercancel'] as const) removeEventListener(type, release, { capture: true })
  }
}

/** To the middle of the screen: what stands above and below it belongs to what is wrong. */
function comeTo(form: HTMLFormElement | null, name: string | undefined): void {
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  const target = field instanceof HTMLElement ? field : form?.querySelector<HTMLElement>('[data-message]')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  target?.focus({ preventScroll: true })
}
