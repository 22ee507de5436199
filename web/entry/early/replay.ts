import type { HeldEvent } from './held-events.ts'

/** Repeats an event on the hydrated element, so that handlers and the browser treat it as one that happens now. */
export function replay(event: HeldEvent): void {
  switch (event.kind) {
    case 'press':
      event.target.dispatchEvent(
        new MouseEvent('click', { ...event.init, bubbles: true, cancelable: true, composed: true, view: window }),
      )
      return
    case 'submit':
      event.target.requestSubmit(event.submitter)
      return
    case 'input':
      repeatInput(event.target, event.types)
  }
}

/** Remembers the value of a field as React last saw it, in order to skip events that change nothing. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

function repeatInput(field: Element, types: readonly string[]): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // React reads these from the click.
    field.checked = !field.checked
    field.click()
    return
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // Hydration takes what stands in the field for known, so its event would be skipped.
    const tracked: Tracked = field as Tracked
    tracked._valueTracker?.setValue(`${field.value} `)
  }
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}
