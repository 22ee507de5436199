import { readAttributes } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { plainText } from '../Html/first-headline.ts'

export type HtmlBoxProps = {
  teaserId: string
  headline: string | null
  html: string
  /** Shown in part until the reader asks for the rest. */
  isCollapsed: boolean
}

/** Characters of text that are shown at once; a picture counts as some lines of it. */
const shownAtOnce = 420
const perPicture = 240

export function parseHtmlBox({ id, attributes }: WireTeaser): HtmlBoxProps | null {
  const read = readAttributes(attributes)
  const html = read.text('teasercontent')
  if (!html) return null
  const pictures = html.match(/<img\b/gi)?.length ?? 0
  return {
    teaserId: id,
    headline: read.text('headline'),
    html,
    isCollapsed: plainText(html).length + pictures * perPicture > shownAtOnce,
  }
}
