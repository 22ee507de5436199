/**
 * The visitor's consent. Necessary purposes need none; all others are off until the visitor agrees. Stored in a cookie
 * of this device that only the page reads.
 */
export const consentPurposes = ['statistics', 'marketing', 'media'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
type Consent = Readonly<Record<ConsentPurpose, boolean>>

/** First layer: the short question. Second layer: a choice for each purpose. */
export type ConsentLayer = 1 | 2

/** Links to this anchor, anywhere in the shop, open the second layer (storefront.md §2). */
export const consentAnchor = '#cookie-consent'

const cookieName = 'consent'
/** Increased when purposes are added: all visitors are asked again. */
const version = '1'
const lifetimeSeconds = 365 * 24 * 60 * 60

const changed = 'shop:consent-changed'
const requestEvent = 'shop:consent-asked'

/** Layer that was requested before the view was loaded. */
let waiting: ConsentLayer | null = null
let isHeard = false

/** Null while the visitor hasn't decided. */
export function readConsent(): Consent | null {
  const stored = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1]?.split('.') ?? []
  if (stored.shift() !== version) return null
  return Object.fromEntries(consentPurposes.map((purpose) => [purpose, stored.includes(purpose)])) as Consent
}

export function isAllowed(purpose: ConsentPurpose): boolean {
  return readConsent()?.[purpose] === true
}

export function saveConsent(purposes: readonly ConsentPurpose[]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = [version, ...purposes].join('.')
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser that the shop serves.
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`
  window.dispatchEvent(new Event(changed))
}

/** Subscribes to decisions, the first one included. Returns the function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Shows the question again, for example from the footer or from the placeholder of a video. */
export function askForConsent(layer: ConsentLayer): void {
  if (isHeard) window.dispatchEvent(new CustomEvent<ConsentLayer>(requestEvent, { detail: layer }))
  else waiting = layer
}

/** Subscribes the view of the question; it also receives a request made before it was loaded. */
export function onConsentRequested(listener: (layer: ConsentLayer) => void): void {
  window.addEventListener(requestEvent, ({ detail }) => listener(detail))
  isHeard = true
  if (waiting) listener(waiting)
  waiting = null
}
