const { dataset } = document.documentElement

/**
 * Lets a phone draw in the shop's fonts from the start when an earlier page has fetched them (ui/tokens.css). A first page is
 * drawn in the fallbacks, since the fonts would delay its largest picture.
 */
export function recallFonts(): void {
  try {
    if (localStorage.getItem('fonts')) dataset.fonts = 'all'
  } catch {}
}

/**
 * Fetches the fonts of a first page, or leaves it to the next page when one does not come. On a phone headings change to theirs at
 * once, text with the next page, since it would break anew; wider screens have drawn in them from the start.
 */
export async function fetchFonts(): Promise<void> {
  if (dataset.fonts) return
  const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  const loads = await Promise.allSettled(fonts.map((font) => font.load()))
  if (loads.some(({ status }) => status === 'rejected')) return
  if (!matchMedia('(max-width: 767px)').matches) {
    dataset.fonts = 'all'
    return
  }
  dataset.fonts = 'headings'
  try {
    localStorage.setItem('fonts', '1')
  } catch {}
}
