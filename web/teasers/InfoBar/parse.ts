import { readAttributes, type TeaserLink } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { textColourOn } from '../definition/text-colour-on.ts'

export type InfoBarProps = {
  /** Names the cookie that remembers that it was closed. */
  name: string
  /** Over the strip at the top of the page, instead of in its row. */
  isInStrip: boolean
  headline: string | null
  html: string
  link: TeaserLink | null
  linkText: string | null
  background: string | null
  textColour: string | null
}

/** Look that editors choose by name (storefront.md §2). */
const stripTemplate = 'Streifen'

export function parseInfoBar({ name, template, attributes }: WireTeaser): InfoBarProps | null {
  const read = readAttributes(attributes)
  const html = read.text('teasercontent')
  if (!html) return null
  const background = read.colour('bgcolor', null)
  return {
    name,
    isInStrip: template === stripTemplate,
    headline: read.text('headline'),
    html,
    link: read.link('teaserLink'),
    linkText: read.text('teaserButtonText'),
    background,
    textColour: read.colour('textColor', textColourOn(background)),
  }
}
