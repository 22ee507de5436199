/** Whether the browser alone can't answer a press on a control as the hydrated page would. */
export type PressedControl = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement

/**
 * The control under a press that has to wait for the page's scripts, or null for what the browser answers by itself: links to
 * other pages, unless they open something on this one (layouts/Header/flyout), and to places on this one, searches and other forms that lead to an address, popovers, menus, fields.
 */
export function pressedControl(target: EventTarget | null, page: Pick<Location, 'href'>): PressedControl | null {
  const control = target instanceof Element ? target.closest('a[href], button, input, summary, label, select') : null
  if (control instanceof HTMLAnchorElement) {
    return control.dataset.opens !== undefined || changesPage(control, page) ? control : null
  }
  if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return null
  if (control.matches('[popovertarget], [commandfor], [type="reset"]')) return null
  if (control.type === 'submit' || control.type === 'image') return isPosted(control.form, control) ? control : null
  return control instanceof HTMLButtonElement ? control : null
}

/** True for what a script sends in place; a form that leads to an address is answered by a document at once. */
export function isPosted(form: HTMLFormElement | null, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute('formmethod') ?? form?.getAttribute('method'))?.toLowerCase() === 'post'
}

/** A link to the same page with another choice (filter, variant, order), or to an anchor that only a script knows. */
function changesPage(link: HTMLAnchorElement, page: Pick<Location, 'href'>): boolean {
  const [to, from] = [new URL(link.href), new URL(page.href)]
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  if (to.origin !== from.origin || to.pathname !== from.pathname) return false
  if (to.search !== from.search) return true
  return to.hash !== '' && document.getElementById(decodeURIComponent(to.hash.slice(1))) === null
}
