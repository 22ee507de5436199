/**
 * Whatever lies above the page has an id: popovers, dialogs, and other parts that say `data-overlay` and are `details`. The
 * document itself knows which of them are open, so nothing has to be kept beside it (storefront.md §4).
 */
type Overlay = HTMLElement

const openOnes = ':popover-open, dialog[open], details[data-overlay][open]'

/** Closes all but the one named, and what holds it. */
export function closeOverlays(except?: string): void {
  const kept = except ? document.getElementById(except) : null
  for (const overlay of document.querySelectorAll<Overlay>(openOnes)) {
    if (overlay === kept || (kept && overlay.contains(kept))) continue
    if (overlay.matches(':popover-open')) overlay.hidePopover()
    else if (overlay instanceof HTMLDialogElement) overlay.close()
    else if (overlay instanceof HTMLDetailsElement) overlay.open = false
  }
}
