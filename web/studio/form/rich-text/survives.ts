import { generateHTML, generateJSON } from '@tiptap/core'
import { extensions } from './extensions.ts'
import { canonicalHtml, storedHtml } from './html-form.ts'

/** Whether the editor would write a text as it is. */
export function survives(html: string): boolean {
  try {
    const written = storedHtml(generateHTML(generateJSON(html, extensions), extensions), html)
    return canonicalHtml(written) === canonicalHtml(html)
  } catch {
    return false
  }
}
