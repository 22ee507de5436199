import { type Head, headElements } from './head.ts'
import type { AbAssignment, Site } from './site.ts'

/** Title and elements of a head as HTML. */
export function headHtml(head: Head, site: Site, ab: readonly AbAssignment[]): string {
  let html = `<title>${escapeHtml(head.title)}</title>`
  for (const { tag, attributes, json } of headElements(head, site, ab)) {
    html += `<${tag}`
    for (const [name, value] of Object.entries(attributes)) html += ` ${name}="${escapeHtml(value)}"`
    html += json === undefined ? ' data-head>' : ` data-head>${json}</script>`
  }
  return html
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
}
