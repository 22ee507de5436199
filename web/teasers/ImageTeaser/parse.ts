import { readAttributes, readButton, type TeaserButton, type TeaserLink, type TeaserPicture } from '../attributes.ts'
import type { WireTeaser } from '../define-teaser.ts'
import { textColourOn } from '../text-colour-on.ts'

export type ImageTeaserProps = {
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

export function parseImageTeaser({ attributes }: WireTeaser): ImageTeaserProps | null {
  const read = readAttributes(attributes)
  const picture = read.picture('image', 'alternativText')
  if (!picture) return null
  const background = read.colour('bgcolor', null)
  return {
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
