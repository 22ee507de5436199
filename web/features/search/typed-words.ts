/** Words of a field that were sent, or that a page put into it; until then those of the server's HTML. */
const settled = new WeakMap<HTMLInputElement, string>()

/** What stands in the field was sent: the page that arrives may replace it. */
export function settleWords(field: HTMLInputElement): void {
  settled.set(field, field.value)
}

/** The words of the page that is shown, unless the visitor has typed others meanwhile, be it before scripts were there. */
export function showWords(field: HTMLInputElement, words: string): void {
  if (field === document.activeElement || hasUnsentWords(field)) return
  field.value = words
  settleWords(field)
}

export const hasUnsentWords = (field: HTMLInputElement): boolean =>
  field.value !== '' && field.value !== (settled.get(field) ?? field.defaultValue)
