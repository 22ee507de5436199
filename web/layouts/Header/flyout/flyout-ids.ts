/** What openers of the header name in `data-opens`; the name is the id of the popover that is drawn for them. */
export type FlyoutId = 'flyout-account' | 'flyout-wishlist' | 'flyout-cart' | `usp-${number}`

/** A selling point tells more by focus as well, and sooner. */
export const isTooltip = (id: string): boolean => id.startsWith('usp-')
