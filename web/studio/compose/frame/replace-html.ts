/** Marks by which the server names parts of the page in the frame (web/teasers/grid). */
const keys = ['data-row', 'data-cell', 'data-teaser-id'] as const

const keyOf = (node: Node): string | null => {
  if (!(node.nodeType === Node.ELEMENT_NODE)) return null
  for (const name of keys) {
    const value = (node as Element).getAttribute(name)
    if (value !== null) return `${name} ${value}`
  }
  return null
}

/**
 * Makes one element like another of a newer document by changing only what differs, so that pictures do not load anew and
 * nothing else moves. Afterwards both are equal. Returns how many nodes were replaced or added.
 */
export function replaceDifferences(old: Element, next: Element): number {
  if (old.isEqualNode(next)) return 0
  copyAttributes(old, next)
  const byKey = new Map<string, Element>()
  for (const child of old.children) {
    const key = keyOf(child)
    if (key) byKey.set(key, child)
  }
  let count = 0
  for (const [index, wanted] of [...next.childNodes].entries()) {
    const key = keyOf(wanted)
    const here = old.childNodes[index] ?? null
    const match = key ? (byKey.get(key) ?? null) : here && keyOf(here) === null ? here : null
    if (match && canBecome(match, wanted)) {
      if (match !== here) old.insertBefore(match, here)
      count += replaceDifferences(match as Element, wanted as Element)
    } else if (match?.isEqualNode(wanted)) {
      if (match !== here) old.insertBefore(match, here)
    } else {
      const added = old.ownerDocument.importNode(wanted, true)
      if (match && match === here) old.replaceChild(added, match)
      else old.insertBefore(added, here)
      count++
    }
  }
  while (old.childNodes.length > next.childNodes.length) old.lastChild?.remove()
  return count
}

const canBecome = (old: Node, next: Node): boolean =>
  old.nodeType === Node.ELEMENT_NODE && old.nodeName === next.nodeName && old.nodeName !== 'NOSCRIPT'

function copyAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}

const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g

/** A page as the server drew it, and its styles apart from it: the studio's policy lets no style of a page be parsed. */
export function parsePage(html: string): { page: Document; css: string } {
  const css = [...html.matchAll(styleElements)].map(([, style = '']) => style).join('\n')
  return { page: new DOMParser().parseFromString(html.replaceAll(styleElements, ''), 'text/html'), css }
}

/** What only editors see: a cell in which nothing is drawn yet has a place on the page. */
const placeholders =
  '[data-placeholder] { min-height: 4rem; border: 2px dashed #8a97a6; border-radius: 8px; opacity: 0.6 }'

/** The frame's policy names the page's first styles by hash, so later ones, and those of the frame, come as a constructed sheet. */
export function adoptStyles(frame: Window & typeof globalThis, css: string): void {
  const { document } = frame
  const [known] = document.adoptedStyleSheets
  const sheet = known ?? new frame.CSSStyleSheet()
  sheet.replaceSync(`${css}\n${placeholders}`)
  if (!known) document.adoptedStyleSheets = [sheet]
}
