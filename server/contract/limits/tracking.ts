/** Characters of what a tracking event says. */
export const trackingTexts = { path: 2000, title: 300, tests: 1000, dataValue: 1000 } as const
