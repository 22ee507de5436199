type ZoomPicture = { id: string; src: string; alt: string }

const tag = /<(\/?)(a|img)\b([^>]*)>/gi
const attribute = (name: string, text: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(text)?.[1] ?? null

/**
 * Makes every picture of the HTML a button that opens its overlay, and lists those overlays. Opening and closing is
 * the browser's (popovertarget), so no script is needed. Pictures in links stay as they are. The HTML is what the
 * engine sanitised: attributes in double quotes, no bracket inside of them.
 *
 * @param label what the button says to who doesn't see the picture, from its alternative text (still escaped)
 */
export function zoomable(
  html: string,
  idPrefix: string,
  className: string,
  label: (alt: string) => string,
): { html: string; pictures: ZoomPicture[] } {
  const pictures: ZoomPicture[] = []
  let isInLink = false
  const result = html.replaceAll(tag, (whole, close: string, name: string, attributes: string) => {
    if (name.toLowerCase() === 'a') {
      isInLink = close === ''
      return whole
    }
    const src = attribute('src', attributes)
    if (isInLink || !src) return whole
    const alt = attribute('alt', attributes) ?? ''
    const id = `${idPrefix}-${pictures.length + 1}`
    pictures.push({ id, src: unescaped(src), alt: unescaped(alt) })
    return `<button type="button" class="${className}" popovertarget="${id}" aria-label="${label(alt)}">${whole}</button>`
  })
  return { html: result, pictures }
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
