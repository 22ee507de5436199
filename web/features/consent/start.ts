import { inBackground } from '../../lib/browser/in-background.ts'
import { type ConsentLayer, consentAnchor, onConsentAsked, readConsent } from '../../lib/visitor/consent.ts'

/**
 * Asks for consent where nobody has answered yet, and opens the settings wherever a link leads to their anchor. What is
 * shown is loaded only then, so that it costs nothing to those who have answered.
 */
export function start(): void {
  document.addEventListener('click', openFromAnchor)
  onConsentAsked((layer) => inBackground(show(layer)))
  if (location.hash === consentAnchor) inBackground(show(2))
  else if (readConsent() === null) inBackground(show(1))
}

async function show(layer: ConsentLayer): Promise<void> {
  const { openConsent } = await import('./consent-view.tsx')
  await openConsent(layer)
}

/** Also of links in editors' HTML and in what was never hydrated. */
function openFromAnchor(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.hash !== consentAnchor || link.host !== location.host) return
  event.preventDefault()
  inBackground(show(2))
}
