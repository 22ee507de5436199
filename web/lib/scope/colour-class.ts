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

/** Class name for a colour; the same colour gives the same name on server and browser. */
export function colourClassName(property: ColourProperty, colour: string): string {
  return `c-${property}-${colour.replace(/[^a-z\d]/g, (sign) => `_${sign.charCodeAt(0).toString(36)}`)}`
}

/**
 * Class for a colour that editors or attributes chose: `className={colour('background-color', teaser.bgcolor)}`. The
 * rule goes into the page's own style element, since style attributes are forbidden (CSP). Undefined for no colour.
 */
export function useColourClass(): (property: ColourProperty, value: string | null | undefined) => string | undefined {
  const { record } = usePageScope()
  const pending: [string, string][] = []
  useInsertionEffect(() => {
    for (const [name, rule] of pending) insertRule(name, rule)
  })
  return (property, value) => {
    const colour = parseColour(value)
    if (!colour) return undefined
    const name = colourClassName(property, colour)
    const rule = `.${name}{${property}:${colour}}`
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
