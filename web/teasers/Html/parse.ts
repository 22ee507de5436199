import { readAttributes } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type HtmlProps = { html: string }

export function parseHtml({ attributes }: WireTeaser): HtmlProps | null {
  const html = readAttributes(attributes).text('teasercontent')
  return html ? { html } : null
}
