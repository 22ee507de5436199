/** Width of a teaser without a known cell, in columns of 12. */
const usual = 6

/**
 * The attribute `sizes` of a picture that fills its cell, or the `share` of it from 768 px on: the container's width within its gutters
 * (--container in tokens.css), by columns of 12. Phones show every cell as wide as the screen.
 */
export function cellSizes(columns = usual, share = 1): string {
  const part = (Math.min(12, Math.max(1, columns)) / 12) * share
  const pixels = (width: number) => `${Math.round(width * part)}px`
  return `(min-width: 1780px) ${pixels(1472)}, (min-width: 1280px) ${pixels(1216)}, (min-width: 768px) ${Math.round(100 * part)}vw, 100vw`
}
