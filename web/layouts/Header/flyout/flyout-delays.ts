/** Milliseconds: flyouts open as the navigation does, and close after the account flyout's delay (storefront.md §9). */
export const flyoutDelays = { flyout: 250, tooltip: 150, close: 300 } as const
