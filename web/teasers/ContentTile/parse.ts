import { readAttributes, type TeaserLink, type TeaserPicture } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { textColourOn } from '../definition/text-colour-on.ts'
import { templateOf } from '../ImageTeaser/parse.ts'

export type ContentTileProps = {
  /** As a box of a link: a small picture beside the words, on any screen. */
  isLinkbox: boolean
  picture: TeaserPicture
  headline: string
  headlineColour: string | null
  text: string | null
  link: TeaserLink | null
  linkText: string | null
  background: string | null
  textColour: string | null
  analyticsName: string | null
  isEager: boolean
}

export function parseContentTile({ template, attributes }: WireTeaser): ContentTileProps | null {
  const read = readAttributes(attributes)
  const picture = read.picture('image', 'alternativText')
  const headline = read.text('headline')
  if (!picture || !headline) return null
  const background = read.colour('bgcolor', null)
  return {
    isLinkbox: templateOf(template) === 'linkbox',
    picture,
    headline,
    headlineColour: read.colour('headlineColor', null),
    text: read.text('description'),
    link: read.link('teaserLink'),
    linkText: read.text('teaserButtonText'),
    background,
    textColour: read.colour('textColor', textColourOn(background)),
    analyticsName: read.text('googleAnalytics'),
    isEager: read.flag('loading.eager'),
  }
}
