export type Values = Readonly<Record<string, string>>

/** What the form holds, without files. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

/** What was chosen in a field for files. */
export function fileIn(form: HTMLFormElement | null, name: string): File | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.files?.[0] : undefined
}

/** The name of the field that an event came from. */
export function nameOf(target: EventTarget): string {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  return isField ? target.name : ''
}

/**
 * Scrolls to a field and gives it the focus; to the message above the fields when none is named. To the middle of the screen:
 * what stands above and below a field belongs to what is wrong.
 */
export function comeTo(form: HTMLFormElement | null, name: string | undefined): void {
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  const target = field instanceof HTMLElement ? field : form?.querySelector<HTMLElement>('[data-message]')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  target?.focus({ preventScroll: true })
}
