/**
 * All data attributes by which scripts find server's HTML, read it, or mark it for other scripts, with who writes them and who reads
 * them; marks for style sheets alone are not among them. A value in JSX that doesn't fit is a type error, and `hooks.test.ts` finds
 * names that scripts use and that are not listed.
 */
export type Hooks = {
  // The document.
  /** `''` once the loader holds presses: early/loader → journeys. */
  'data-listening': Mark
  /** `''` once the page is hydrated: mount → early/held-events, journeys. */
  'data-hydrated': Mark
  /** `''` once the router has started: lib/routing/replace-address → early/loader, journeys. */
  'data-routed': Mark
  /** `''` after the first act: early/loader → lib/browser/first-interaction. */
  'data-touched': Mark
  /** `''` while another document is loaded: lib/browser/watch-leaving → lib/browser/leaving. */
  'data-leaving': Mark
  /** `''` once the fonts are there: early/fonts → ui/tokens.css. */
  'data-fonts': Mark
  /** `''` while some products are chosen to be compared: compare-boxes → style sheets. */
  'data-compared': Mark
  /** `''` while a message says that the deals are over: features/cart/parts/CheckoutDeals → features/checkout/shipping/follow-cart. */
  'data-deals-over': Mark
  /** `''` for members of prime: features/account/header/account-mark → style sheets. */
  'data-prime': Mark
  /** Of `meta` in the head, what early/loader loads: server/bff/pages/render/document → early/loader, lib/routing/router. */
  'data-entry': string
  'data-styles': string
  'data-page-data': string
  'data-page': string
  /** Of elements in the head that belong to the page: lib/page/set-head → itself. */
  'data-head': string

  // Hydration.
  /** Name of static HTML: Static → itself, when React renders the first page anew. */
  'data-static': string
  /** `''` on what holds a press: early/held-events → layouts/Header/flyout, ui/base.css. */
  'data-held': Mark

  // Links.
  /** `false`: leads to a document: Link and others → Vike's router, entry/prefetch-links. */
  'data-vike': 'false'
  /** `''`: the next page keeps the place of this one: features/listing/filters → lib/routing/router. */
  'data-keep-scroll': Mark

  // Header and navigation, static HTML on every page.
  /** Id of the popover that it opens: layouts/Header → early/pressed-control, layouts/Header/flyout, features/account, features/cart. */
  'data-opens': string
  /** Where an opener leads whose popover can't be drawn: flyout-openers → flyout-hover. */
  'data-href': string
  /** Name of a place: layouts/Header → features/account, features/cart, features/wishlist, which fill it for the visitor. */
  'data-slot': string
  /** Quantity from which on the price of a row holds: features/product/offer/PriceTiers → ui/product/Price/mark-tier. */
  'data-from': number
  /** `''` on a flyout that is being filled: features/account/start → itself. */
  'data-filled': Mark
  /** `''` on a mark that is shown: features/account/header/account-mark → style sheets. */
  'data-on': Mark
  /** `''` on the selling points: layouts/Header/ServiceStrip → strip-slides. */
  'data-slides': Mark
  /** Kind of a part of the navigation: layouts/Navigation → navigation-state, style sheets. */
  'data-nav':
    | 'entry'
    | 'group'
    | 'leaf'
    | 'leaves'
    | 'panel'
    | 'below'
    | 'column'
    | 'toggle'
    | 'back'
    | 'all'
    | 'service'
  /** Id of a group, and paths of its departments: NavigationTree → panel-root, navigation-behaviour. */
  'data-id': string
  'data-paths': string
  /** `''` on the navigation that fills the screen: MainNavigation → navigation-state, style sheets. */
  'data-full-screen': Mark
  /**
   * `''` on what is open, on a panel whose content has come, on the navigation that its script refines, and on the row that makes room:
   * layouts/Navigation → itself, style sheets.
   */
  'data-open': Mark
  'data-ready': Mark
  'data-live': Mark
  'data-away': Mark
  /** `''` on the root while that row is away: sticky-row → style sheets of what sticks below it. */
  'data-row-away': Mark
  /** `''` on a search: features/search/SearchForm → search-start; on a field that suggests. */
  'data-search': Mark
  'data-suggests': Mark
  /** Id and name of a category to search in: listings → features/search/suggestions. */
  'data-search-place': string
  'data-search-place-name': string
  /** `''` on the form of the login gate: features/account/login/LoginGate → features/account/start. */
  'data-login-gate': Mark

  // Cards and products, whose HTML stays the server's in listings.
  /** Product and item of a heart: ui/product/HeartButton → features/wishlist/hearts. */
  'data-heart': string
  'data-heart-item': string
  /** Item whose price an organisation may have of its own, its parts and the least quantity: ui/product/Price → features/product/group-prices. */
  'data-own-price': string
  'data-price-part': 'current' | 'base' | 'note'
  'data-minimum': number
  /** Item, product, quantity and price of a card's button: ui/product/ProductCard → features/cart/adding/add-from-card. */
  'data-add': string
  'data-product': string
  'data-quantity': number
  'data-price': string
  /** End in milliseconds of a countdown, and its words with `#` for the time: ui/product/Countdown, features/cart/cart-start → countdown-behaviour. */
  'data-countdown': number
  'data-days': string
  'data-hours': string
  'data-minutes': string
  'data-over': string | true
  /** `''` on a countdown whose end was told: countdown-behaviour → itself. */
  'data-ended': Mark
  /** Until when a promised day is right, and what it is made from: ui/product/DeliveryDate → delivery-behaviour, show-delivery. */
  'data-until': number
  'data-deadline': Mark
  'data-delivery': number
  'data-country': string
  /** Product beside those that were compared last: features/product/facts/ShortFacts → compare-start. */
  'data-compare': string
  /** Ids on the page that compares: ComparePage → compare-start. */
  'data-compared-ids': string
  /** `''` on the bar of what is chosen, and its words with `#` for how many: CompareBar → compare-boxes, style sheets. */
  'data-chosen': Mark
  'data-words': string
  /** `''` on the place of what was looked at last, and the product to leave out: RecentlyViewed → features/product/recent, search. */
  'data-recent': Mark
  'data-except': string
  /** `''` on a picture that could not be loaded: ui/content/Picture/picture-errors → style sheets. */
  'data-failed': Mark
  /** `''` around the choice of a variant: BuyBox → features/cart/adding/BuyForm. */
  'data-choices': Mark
  /** `''` around the filter's values, words for none, and name of a filter that folds: features/listing/filters → listing-start. */
  'data-values': Mark
  'data-none': string
  'data-fold': string
  /** `''` around the cart, and around its deals; id of a position: features/cart → cart-start, RemovedLine. */
  'data-cart': Mark
  'data-deals': Mark
  'data-position': string

  // Statistics.
  /** Of a teaser: teasers/grid/TeaserSlot → features/tracking. */
  'data-teaser-id': string
  'data-teaser-name': string
  'data-teaser-type': string
  /** The editors' name for clicks, and of a place on every page: teasers, MainNavigation → features/tracking. */
  'data-analytics': string | null
  'data-track': string

  // Dialogs and notices.
  /** `''` on a dialog that closes by a press beside it: Dialog → lib/browser/close-beside. */
  'data-closes-beside': Mark
  /** Id of the teaser, `''` on the one that is offered, and on one that a script shows: teasers/Layer → layer-behaviour. */
  'data-layer': string
  'data-info-layer': Mark
  'data-scripted': Mark
  /** `''`, or its words, on what closes: teasers/Layer → layer-behaviour; ToastRegion → toast-view. */
  'data-close': string
  /** `''` on `details` that close like dialogs: → lib/browser/overlays. */
  'data-overlay': Mark
  /** `''` on bars that toasts stand above: consent, CompareBar → toast-view. */
  'data-above-consent': Mark
  /** Kind of a toast, and where the region stands: toast-view, free-place → style sheets. */
  'data-toast': 'success' | 'error' | 'info'
  'data-place': '' | 'end' | 'middle'
  /** `''` while a navigation runs: lib/routing/navigation → its style sheet. */
  'data-running': Mark

  // Within one component, which finds its own elements.
  /** `''` on the field of an invitation: features/wishlist/sharing/ShareDialog. */
  'data-invite': Mark
  /** `''` on the message above a form: ui/forms/FormMessage, features/reviews → lib/forms. */
  'data-message': Mark
  /** State of a draw as the server drew it: teasers/PrizeDrawTab. */
  'data-state': string
  /** Which of a carousel's buttons it is: ui/structure/Carousel. */
  'data-way': 'previous' | 'next'
}

/** Says something by being there. */
type Mark = '' | true

declare module 'react' {
  interface HTMLAttributes<T> extends Partial<Hooks> {}
}
