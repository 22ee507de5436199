/** Minor units as providers write them: 1234 is 12.34. Every currency of the stores has two places. */
export const decimal = (amount: number): string => (amount / 100).toFixed(2)

/** Null for what is no amount. */
export const minorUnits = (text: string): number | null =>
  /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null
