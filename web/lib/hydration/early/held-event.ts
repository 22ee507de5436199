import type { PressedControl } from './pressed-control.ts'

/** What a visitor did before the page could answer. */
export type HeldEvent =
  | { kind: 'press'; target: PressedControl; init: MouseEventInit }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | {
      kind: 'input'
      target: Field
      types: readonly string[]
      value: string
      isChecked: boolean
      /** What stood there before, in a field of a page that has been hydrated: it may have answered by itself. */
      before: string | null
    }

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
