import { settleWords } from './typed-words.ts'

/** After a choice: closes what is open and gives the focus away, so that a phone's keyboard goes. */
export function leave(search: HTMLElement, field: HTMLInputElement): void {
  settleWords(field)
  if (document.activeElement instanceof HTMLElement && search.contains(document.activeElement)) {
    document.activeElement.blur()
  }
  if (search.popover !== null && search.matches(':popover-open')) search.hidePopover()
}
