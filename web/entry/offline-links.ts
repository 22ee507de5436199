/**
 * Without a connection a link leads to a document, as it does without script: the router could load neither the code of the
 * page nor that of the error page. The service worker answers with the page that it keeps, at the address that was wanted.
 */
export function start(): void {
  window.addEventListener('click', leaveToBrowser, { capture: true })
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (navigator.onLine !== false || !link || link.origin !== location.origin) return
  // An anchor of this page needs no connection.
  if (link.pathname + link.search !== location.pathname + location.search) event.stopImmediatePropagation()
}
