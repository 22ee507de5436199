import { type Head, headElements } from './head.ts'
import type { AbAssignment, Site } from './site.ts'

/** Replaces title and elements of the head after a client navigation. */
export function setHead(head: Head, site: Site, ab: readonly AbAssignment[]): void {
  document.title = head.title
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { tag, attributes, json } of headElements(head, site, ab)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (json !== undefined) element.textContent = json
    element.toggleAttribute('data-head', true)
    document.head.append(element)
  }
}
