/** Widths in which a page is looked at, in CSS pixels. */
export const deviceWidths = { desktop: 1280, tablet: 820, phone: 390 } as const

export type Device = keyof typeof deviceWidths
export const devices = ['desktop', 'tablet', 'phone'] as const satisfies readonly Device[]
