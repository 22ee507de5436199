const { dataset } = document.documentElement

/**
 * Fetches the fonts of a first page, or leaves it to the next page when one does not come. On a phone, such a page is drawn in the
 * fallbacks, since fonts would delay its largest picture, and changes to them here: the fallbacks are measured, so nothing moves. Wider
 * screens have drawn in them from the start.
 */
export async function fetchFonts(): Promise<void> {
  if ('fonts' in dataset) return
  const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  const loads = await Promise.allSettled(fonts.map((font) => font.load()))
  if (loads.some(({ status }) => status === 'rejected')) return
  dataset.fonts = ''
  if (!matchMedia('(max-width: 767px)').matches) return
  try {
    localStorage.setItem('fonts', '1')
  } catch {}
}
