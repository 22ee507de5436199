import type { Page } from '@playwright/test'

/** What a page shows of the system in `web/ui`, by kind: each distinct value once. */
export type Styles = Record<StyleKind, string[]>

export type StyleKind = keyof typeof kinds

/** What is counted, as it stands in the table. */
export const kinds = {
  h1Left: 'left edges of h1',
  h1Top: 'tops of h1',
  h1Look: 'looks of h1',
  h2Look: 'looks of h2',
  fontSize: 'font sizes',
  radius: 'radii',
  shadow: 'shadows',
  drawnBorder: 'borders drawn as shadows',
  offGrid: 'paddings and gaps off the grid of 4 px',
  button: 'shapes of buttons, tabs, chips and pills',
} as const

/** Reads the computed styles of all that is visible in a page, rows that are not laid out yet as well. */
export const stylesOf = (page: Page): Promise<Styles> =>
  page.evaluate(() => {
    const found = {
      h1Left: new Set<string>(),
      h1Top: new Set<string>(),
      h1Look: new Set<string>(),
      h2Look: new Set<string>(),
      fontSize: new Set<string>(),
      radius: new Set<string>(),
      shadow: new Set<string>(),
      drawnBorder: new Set<string>(),
      offGrid: new Set<string>(),
      button: new Set<string>(),
    }
    const round = (pixels: number) => String(Math.round(pixels * 10) / 10)
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isHidden = (element: Element, style: CSSStyleDeclaration) =>
      style.visibility === 'hidden' || element.getClientRects().length === 0 || style.clipPath === 'inset(50%)'
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement) continue
      const style = getComputedStyle(element)
      if (isHidden(element, style) || element.parentElement?.closest('svg')) continue
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const look = `${round(Number.parseFloat(style.fontSize))}/${style.fontWeight}`
      if (element.tagName === 'H1') {
        found.h1Look.add(look)
        found.h1Left.add(round(box.left))
        found.h1Top.add(round(box.top + scrollY))
      }
      if (element.tagName === 'H2') found.h2Look.add(look)
      if (hasOwnText(element)) found.fontSize.add(round(Number.parseFloat(style.fontSize)))
      for (const corner of [style.borderTopLeftRadius, style.borderBottomRightRadius])
        if (corner !== '0px') {
          const [across = '0'] = corner.split(' ')
          const pixels = Number.parseFloat(across)
          const isRound = across.endsWith('%') || pixels >= Math.min(box.width, box.height) / 2
          found.radius.add(isRound ? 'round' : round(pixels))
        }
      if (style.boxShadow !== 'none')
        for (const shadow of style.boxShadow.split(/,(?![^(]*\))/).map((each) => each.trim()))
          if (/ 0px 0px 0px [\d.]+px( inset)?$/.test(shadow)) found.drawnBorder.add(shadow)
          else found.shadow.add(style.boxShadow)
      const spaces = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft]
      if (style.display.includes('grid') || style.display.includes('flex')) spaces.push(style.rowGap, style.columnGap)
      // The browser's own fields, and measures in the letters of a text.
      if (!element.closest('input, select, textarea, progress, iframe'))
        for (const space of spaces) {
          const pixels = Number.parseFloat(space)
          if (pixels > 2 && Math.abs(pixels / 4 - Math.round(pixels / 4)) > 0.02) found.offGrid.add(round(pixels))
        }
      const isControl = element.matches('button, summary, [role="tab"], a, label:has(> input)')
      const hasEdge = Number.parseFloat(style.borderTopWidth) > 0
      const hasGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || hasEdge
      if (isControl && hasGround && style.borderTopLeftRadius !== '0px' && box.height <= 64) {
        const hasMinimum = style.minHeight !== 'auto' && style.minHeight !== '0px'
        const height = hasMinimum ? Number.parseFloat(style.minHeight) : box.height
        const isPill = Number.parseFloat(style.borderTopLeftRadius) >= height / 2 || style.borderTopLeftRadius === '50%'
        found.button.add(`${Math.round(height)} px, ${isPill ? 'pill' : style.borderTopLeftRadius}, ${look}`)
      }
    }
    return Object.fromEntries(Object.entries(found).map(([kind, values]) => [kind, [...values]])) as never
  })
