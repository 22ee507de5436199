import { readAttributes, type TeaserLink, type TeaserPicture } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { textColourOn } from '../definition/text-colour-on.ts'

/** Looks that editors choose by name (storefront.md §2): a framed box, or one of many small ones that stand two in a row on phones. */
const looks = { 'Linkbox Teaser': 'linkbox', 'Kleine Kachel': 'small' } as const

type TileLook = (typeof looks)[keyof typeof looks]

export type ContentTileProps = {
  look: TileLook | null
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
    look: template && Object.hasOwn(looks, template) ? looks[template as keyof typeof looks] : null,
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
