const ink = '#1f2a37'
const paper = '#fffdf8'

/**
 * Text colour for a background that an editor chose without one: whichever of ink and paper stands out more (WCAG 2.2
 * relative luminance). Null leaves the shop's own colour.
 */
export function textColourOn(background: string | null): string | null {
  if (!background) return null
  return contrast(background, ink) >= contrast(background, paper) ? ink : paper
}

/** 1 to 21, for two colours as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
