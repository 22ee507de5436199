import type { CallError } from '../apollo/call-errors.ts'
import type { ShownPage } from '../scope/page-shown.ts'
import type { ConsentLayer } from '../visitor/consent.ts'

/**
 * All events of our own that cross the document, with who sends them and who hears them; `addEventListener` knows their types. An event
 * is for parts that share no module: HTML of the server, the loader, journeys, or code of which the first page must not load more. Parts
 * that can import the same module share a store or listeners (lib/browser/store.ts, listeners.ts).
 */
export type ShopEvents = {
  /** From a countdown, bubbling: ui/product/Countdown. To what stands around it: features/product/offer/BuyBox, features/cart/cart-start. */
  'shop:countdown-over': Event
  /** To the document: features/cart/parts/CheckoutDeals. From there: features/checkout/shipping/follow-cart, a feature of its own. */
  'shop:deals-over': Event
  /** To the window: lib/scope/page-shown, of a page that a link led to. From there: many parts, none of which may stop another by a failure. */
  'shop:page-shown': CustomEvent<ShownPage>
  /** To the window: lib/visitor/consent, and journeys. From there: tracking, layers, videos. */
  'shop:consent-changed': Event
  /** To the window: lib/visitor/consent, which every first page loads and a store would make larger. From there: features/consent/start. */
  'shop:consent-asked': CustomEvent<ConsentLayer>
  /** To the window: lib/apollo. From there: entry/show-call-errors, which is loaded without Apollo. */
  'shop:error': CustomEvent<CallError>
  /** To the window: lib/routing/navigation. From there: lib/routing/router, as lib/visitor/consent on every first page. */
  'shop:navigation-over': Event
  /** To the window: lib/browser/watch-leaving, a part of the loader. From there: the loader and lib/browser/leaving. */
  'shop:stays': Event
  /** At an entry of the main navigation: what is below it has come. Within layouts/Navigation. */
  'navigation:ready': Event
}

declare global {
  interface WindowEventMap extends ShopEvents {}
  interface DocumentEventMap extends ShopEvents {}
  interface HTMLElementEventMap extends ShopEvents {}
}
