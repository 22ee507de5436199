import {
  type AttributeReader,
  type ButtonType,
  buttonTypes,
  readAttributes,
  type TeaserLink,
  type TeaserPicture,
} from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

type HeroLine = { text: string; colour: string }

export type HeroSlide = {
  name: string
  tabText: string
  picture: TeaserPicture
  link: TeaserLink | null
  alignment: 'left' | 'center' | 'right'
  preHeadline: HeroLine | null
  headline: HeroLine | null
  postHeadline: HeroLine | null
  button: { text: string; type: ButtonType } | null
  /** There is something to read or press on the picture: any of the lines, or the button. */
  hasNote: boolean
  background: string | null
}

export type SliderHeroProps = { slides: HeroSlide[]; analyticsName: string | null }

/** Colour of all three lines (storefront.md §5). */
const defaultHeadlineColour = '#008dca'
const maxSlides = 8

/** Screens that show the crop for phones: those whose words stand below the picture (HeroSlide.module.css). */
const phones = '(max-width: 767.98px)'

/** A slide without a picture is left out; without slides there is no hero. */
export function parseSliderHero({ attributes }: WireTeaser): SliderHeroProps | null {
  const read = readAttributes(attributes)
  const slides = read
    .list('tabs')
    .map(parseSlide)
    .filter((slide) => slide !== null)
    .slice(0, maxSlides)
  return slides.length > 0 ? { slides, analyticsName: read.text('googleAnalytics') } : null
}

function parseSlide(read: AttributeReader, index: number): HeroSlide | null {
  const picture = read.picture('image', 'alt')
  if (!picture) return null
  const crop = read.picture('phoneImage')
  const preHeadline = line(read, 'preHeadline')
  const headline = line(read, 'headline')
  const postHeadline = line(read, 'postHeadline')
  const buttonText = read.text('buttonText')
  const buttonType = read.choice('buttonType', buttonTypes, null)
  const link = read.link('link')
  const button = link && buttonText && buttonType ? { text: buttonText, type: buttonType } : null
  const name = read.text('teaserName') ?? `${index + 1}`
  return {
    name,
    tabText: read.text('tabText') ?? headline?.text ?? name,
    picture: crop ? withCrop(picture, crop) : picture,
    link,
    alignment: read.choice('heroTeaserAlignment', ['left', 'center', 'right'], 'left'),
    preHeadline,
    headline,
    postHeadline,
    button,
    hasNote: Boolean(preHeadline || headline || postHeadline || button),
    background: read.colour('bgcolor', null),
  }
}

function line(read: AttributeReader, name: 'preHeadline' | 'headline' | 'postHeadline'): HeroLine | null {
  const text = read.text(name)
  return text ? { text, colour: read.colour(`${name}Color`, defaultHeadlineColour) } : null
}

/** The picture with the crop's sizes for phones. A picture that is not one of ours keeps to itself. */
function withCrop(picture: TeaserPicture, crop: TeaserPicture): TeaserPicture {
  if (picture.sources.length === 0) return picture
  return { ...picture, sources: [...crop.sources.map((source) => ({ ...source, media: phones })), ...picture.sources] }
}
