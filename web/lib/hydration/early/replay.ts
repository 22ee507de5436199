import type { HeldEvent } from './held-event.ts'

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
      repeatInput(event)
  }
}

/** Remembers the value of a field as React last saw it, in order to skip events that change nothing. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

function repeatInput({ target, types, value, isChecked, before }: HeldEvent & { kind: 'input' }): void {
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    // React reads these from the click.
    target.checked = !isChecked
    target.click()
    return
  }
  // The hydrated page has answered what was typed, by another value: what was typed would take the place of that.
  if (before !== null && target.value !== value && target.value !== before) return
  // A render after hydration may have put the first value back.
  if (target.value !== value && target.type !== 'file') target.value = value
  // Hydration takes what stands in the field for known, and would skip the event.
  const tracked: Tracked = target as Tracked
  tracked._valueTracker?.setValue(`${value} `)
  for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }))
  // Some fields take over what was typed when they are left.
  if (target !== document.activeElement) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
