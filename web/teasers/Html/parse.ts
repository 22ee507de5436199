import { readAttributes } from '../attributes.ts'
import type { WireTeaser } from '../define-teaser.ts'

export type HtmlProps = { html: string }

export function parseHtml({ attributes }: WireTeaser): HtmlProps | null {
  const html = readAttributes(attributes).text('teasercontent')
  return html ? { html } : null
}
