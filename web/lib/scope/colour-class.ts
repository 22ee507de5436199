import { useInsertionEffect } from 'react'
import { usePageScope } from './page-scope.ts'

type ColourProperty = 'color' | 'background-color' | 'border-color' | 'fill'

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const named = /^[a-z]{3,22}$/
const functional = /^(?:rgba?|hsla?|oklch)\([\d\s.,%/-]{3,40}(?:deg)?[\d\s.,%/-]{0,30}\)$/

/** A CSS colour in lower case, or null for anything else: nothing but a colour gets into a style sheet. */
export function parseColour(value: string | null | undefined): string | null {
  const colour = value?.trim().toLowerCase() ?? ''
  return hex.test(colour) || named.test(colour) || functional.test(colour) ? colour : null
}

const nameOf = (colour: string) => colour.replace(/[^a-z\d]/g, (sign) => `_${sign.charCodeAt(0).toString(36)}`)

/** Class name for a colour; the same colour gives the same name on server and browser. */
export const colourClassName = (property: ColourProperty, colour: string): string => `c-${property}-${nameOf(colour)}`

/**
 * Class for a colour that editors or attributes chose: `className={colour('background-color', teaser.bgcolor)}`. The
 * rule goes into the page's own style element, since style attributes are forbidden (CSP). Undefined for no colour.
 */
export function useColourClass(): (property: ColourProperty, value: string | null | undefined) => string | undefined {
  const declare = useRules()
  return (property, value) => {
    const colour = parseColour(value)
    return colour ? declare(colourClassName(property, colour), `${property}:${colour}`) : undefined
  }
}

/** Class of the image `--stripes`: colours beside each other in equal widths. `--count` is how many. */
export function useStripesClass(values: readonly string[]): string {
  const declare = useRules()
  const { name, rule } = stripes(values.flatMap((value) => parseColour(value) ?? []))
  return declare(name, rule)
}

export function stripes(colours: readonly string[]): { name: string; rule: string } {
  const percent = (index: number) => `${Math.round((index / colours.length) * 10_000) / 100}%`
  // A stop at 0 begins where the one before ends.
  const stops = colours.map((colour, index) => `${colour} 0 ${percent(index + 1)}`)
  return {
    name: `s-${colours.map(nameOf).join('-')}`,
    rule: `--count:${colours.length};--stripes:linear-gradient(90deg,${stops.join()})`,
  }
}

/** Puts the rule of a class into the page, and gives the class. */
function useRules(): (name: string, declarations: string) => string {
  const { record } = usePageScope()
  const pending: [string, string][] = []
  useInsertionEffect(() => {
    for (const [name, rule] of pending) insertRule(name, rule)
  })
  return (name, declarations) => {
    const rule = `.${name}{${declarations}}`
    record.needColour(name, rule)
    pending.push([name, rule])
    return name
  }
}

let sheet: CSSStyleSheet | undefined
const inserted = new Set<string>()

function insertRule(name: string, rule: string): void {
  if (inserted.has(name)) return
  inserted.add(name)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.insertRule(rule, sheet.cssRules.length)
}
