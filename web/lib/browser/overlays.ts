/**
 * Every overlay has an id: popovers, dialogs, and `details` with `data-overlay`. The document itself knows which ones
 * are open, so no other state is kept (storefront.md §4).
 */
type Overlay = HTMLElement

const openOnes = ':popover-open, dialog[open], details[data-overlay][open]'

/** Closes all overlays except the named one and its ancestors. */
export function closeOverlays(except?: string): void {
  const exception = except ? document.getElementById(except) : null
  for (const overlay of document.querySelectorAll<Overlay>(openOnes)) {
    if (overlay === exception || (exception && overlay.contains(exception))) continue
    if (overlay.matches(':popover-open')) overlay.hidePopover()
    else if (overlay instanceof HTMLDialogElement) overlay.close()
    else if (overlay instanceof HTMLDetailsElement) overlay.open = false
  }
}
