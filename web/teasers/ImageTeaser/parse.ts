import {
  readAttributes,
  readButton,
  type TeaserButton,
  type TeaserLink,
  type TeaserPicture,
} from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { textColourOn } from '../definition/text-colour-on.ts'

/** Looks that editors choose by name (storefront.md §2); an unknown one shows the type as it is. */
const templates = {
  'Boxeinschub Image Teaser': 'slip',
  'Service Teaser': 'service',
  'Linkbox Teaser': 'linkbox',
} as const

type TeaserTemplate = (typeof templates)[keyof typeof templates]

export function templateOf(name: string | null | undefined): TeaserTemplate | null {
  return name && Object.hasOwn(templates, name) ? templates[name as keyof typeof templates] : null
}

export type ImageTeaserProps = {
  template: TeaserTemplate | null
  picture: TeaserPicture
  pictureSide: 'left' | 'right'
  headline: string | null
  headlineColour: string | null
  html: string | null
  /** Columns that the text runs in on a wide screen, 1 to 3. */
  columns: number
  link: TeaserLink | null
  button: TeaserButton | null
  background: string | null
  textColour: string | null
  analyticsName: string | null
  isEager: boolean
}

export function parseImageTeaser({ template, attributes }: WireTeaser): ImageTeaserProps | null {
  const read = readAttributes(attributes)
  const picture = read.picture('image', 'alternativText')
  if (!picture) return null
  const background = read.colour('bgcolor', null)
  return {
    template: templateOf(template),
    picture,
    pictureSide: read.choice('imageposition', ['left', 'right'], 'left'),
    headline: read.text('headline'),
    headlineColour: read.colour('headlineColor', null),
    html: read.text('teasercontent'),
    columns: read.whole('columns', { min: 1, max: 3 }, 1),
    link: read.link('teaserLink'),
    button: readButton(read),
    background,
    textColour: read.colour('textColor', textColourOn(background)),
    analyticsName: read.text('googleAnalytics'),
    isEager: read.flag('loading.eager'),
  }
}
