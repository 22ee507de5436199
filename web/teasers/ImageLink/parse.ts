import { readAttributes, type TeaserLink, type TeaserPicture } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type ImageLinkProps = {
  picture: TeaserPicture
  link: TeaserLink | null
  /** What the link is called where the picture has no words for it: as its caption, or else as the teaser. */
  linkName: string | null
  caption: string | null
  info: { text: string; icon: 'infoIcon' | 'starIcon'; position: 'topleft' | 'other' } | null
  analyticsName: string | null
  isEager: boolean
}

/**
 * The parser of a teaser: wire attributes in, the view's props out. Null means that there is nothing to show, here
 * because a picture link without a picture is none. Defaults are those of the specification (storefront.md §5).
 */
export function parseImageLink({ name, attributes }: WireTeaser): ImageLinkProps | null {
  const read = readAttributes(attributes)
  const picture = read.picture('image', 'alternativText')
  if (!picture) return null
  const caption = read.text('bildunterschrift')
  const infoText = read.text('bildunterschriftInfoIconText')
  return {
    picture,
    link: read.link('teaserLink'),
    linkName: picture.alt.trim() ? null : (caption ?? name),
    caption,
    info: infoText
      ? {
          text: infoText,
          icon: read.choice('iconType', ['infoIcon', 'starIcon'], 'infoIcon'),
          position: read.choice('positionInfoIcon', ['topleft', 'other'], 'topleft'),
        }
      : null,
    analyticsName: read.text('googleAnalytics'),
    isEager: read.flag('loading.eager'),
  }
}
