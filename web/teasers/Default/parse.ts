import {
  type ButtonType,
  buttonTypes,
  readAttributes,
  type TeaserLink,
  type TeaserPicture,
} from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type DefaultProps = {
  picture: TeaserPicture | null
  headline: string | null
  /** Sanitised when it was saved, as all texts of a type without a schema are. */
  html: string | null
  link: TeaserLink | null
  /** Text of the link; the headline is the link where there is none. */
  linkText: string | null
  buttonType: ButtonType
  analyticsName: string | null
}

/** Names under which the known types and common systems keep the same thing; the first that is there counts. */
const names = {
  picture: ['image', 'picture', 'teaserImage', 'backgroundImage'],
  headline: ['headline', 'title', 'name'],
  html: ['teasercontent', 'description', 'html', 'content', 'text'],
  link: ['teaserLink', 'link', 'imageLink', 'url'],
  linkText: ['teaserButtonText', 'buttonText', 'linkText'],
} as const

/** Props of a teaser whose type this build doesn't know: what most types have in common; null when it has none of it. */
export function parseDefault({ attributes }: WireTeaser): DefaultProps | null {
  const read = readAttributes(attributes)
  const first = <Value>(candidates: readonly string[], readOne: (name: string) => Value | null): Value | null =>
    candidates.map(readOne).find((value) => value !== null) ?? null
  const picture = first(names.picture, (name) => read.picture(name, 'alternativText'))
  const headline = first(names.headline, read.text)
  const html = first(names.html, read.text)
  const link = first(names.link, read.link)
  const linkText = first(names.linkText, read.text)
  if (!picture && !headline && !html && !(link && linkText)) return null
  return {
    picture,
    headline,
    html,
    link,
    linkText,
    buttonType: read.choice('buttonType', buttonTypes, 'outline'),
    analyticsName: read.text('googleAnalytics'),
  }
}
