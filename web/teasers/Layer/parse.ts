import {
  type ButtonType,
  buttonTypes,
  readAttributes,
  type TeaserLink,
  type TeaserPicture,
} from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type LayerProps = {
  teaserId: string
  anchor: string
  headline: string
  html: string
  picture: TeaserPicture | null
  link: TeaserLink | null
  button: { text: string; type: ButtonType } | null
  analyticsName: string | null
}

const anchorForm = /^[a-zA-Z][\w-]{0,39}$/

export function parseLayer({ id, attributes }: WireTeaser): LayerProps | null {
  const read = readAttributes(attributes)
  const anchor = read.text('anchor') ?? ''
  const headline = read.text('headline')
  const html = read.text('teasercontent')
  if (!headline || !html || !anchorForm.test(anchor)) return null
  const text = read.text('teaserButtonText')
  const type = read.choice('buttonType', buttonTypes, null)
  return {
    teaserId: id,
    anchor,
    headline,
    html,
    picture: read.picture('image'),
    link: read.link('teaserLink'),
    button: text && type ? { text, type } : null,
    analyticsName: read.text('googleAnalytics'),
  }
}
