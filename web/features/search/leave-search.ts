/** Closes what is open and gives the focus away, so that a phone's keyboard goes. */
export function leave(search: HTMLElement): void {
  if (document.activeElement instanceof HTMLElement && search.contains(document.activeElement)) {
    document.activeElement.blur()
  }
  if (search.popover !== null && search.matches(':popover-open')) search.hidePopover()
}
