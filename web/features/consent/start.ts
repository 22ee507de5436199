import { inBackground } from '../../lib/browser/in-background.ts'
import { type ConsentLayer, consentAnchor, onConsentRequested, readConsent } from '../../lib/visitor/consent.ts'

/**
 * Shows the consent question to visitors who have not answered, and opens the settings from links to their anchor. The
 * view is loaded only when it is shown.
 */
export function start(): void {
  document.addEventListener('click', openFromAnchor)
  onConsentRequested((layer) => inBackground(show(layer)))
  if (location.hash === consentAnchor) inBackground(show(2))
  else if (readConsent() === null) inBackground(show(1))
}

async function show(layer: ConsentLayer): Promise<void> {
  const { openConsent } = await import('./consent-view.tsx')
  await openConsent(layer)
}

/** Delegated click handler, so that links in editors' HTML and in static HTML work too. */
function openFromAnchor(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.hash !== consentAnchor || link.host !== location.host) return
  event.preventDefault()
  inBackground(show(2))
}
