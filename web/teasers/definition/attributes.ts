import type { WireAttribute } from './define-teaser.ts'

/**
 * Reads what editors wrote. Everything here takes any input and never throws: an attribute that is missing or makes no
 * sense gives null or its default, so that one bad teaser can't take its page down.
 */

export type TeaserPicture = {
  src: string
  alt: string
  title: string | null
  /** Pixels; 0 when not known. */
  width: number
  height: number
  /** Smallest first. */
  sources: { src: string; width: number; media: string | null; sizesValue: string | null }[]
}

export type TeaserLink = { href: string; newWindow: boolean }

export type AttributeReader = {
  /** Text without surrounding space; null when nothing is left. HTML was sanitised when it was saved. */
  text: (name: string) => string | null
  flag: (name: string) => boolean
  choice: <Allowed extends string, Fallback>(
    name: string,
    allowed: readonly Allowed[],
    fallback: Fallback,
  ) => Allowed | Fallback
  /** Whole number within the limits, the fallback outside of them. */
  whole: (name: string, limits: { min: number; max: number }, fallback: number) => number
  /** #rrggbb in lower case. */
  colour: <Fallback>(name: string, fallback: Fallback) => string | Fallback
  link: (name: string) => TeaserLink | null
  /** `altName` names the attribute whose text stands in for the alternative text of the picture. */
  picture: (name: string, altName?: string) => TeaserPicture | null
  list: (name: string) => AttributeReader[]
}

const sixDigits = /^#[\da-f]{6}$/
const noAttributes: readonly WireAttribute[] = []

export function readAttributes(attributes: readonly WireAttribute[] | null | undefined): AttributeReader {
  const byName = new Map((attributes ?? noAttributes).map((attribute) => [attribute.name, attribute] as const))
  const text = (name: string): string | null => {
    const attribute = byName.get(name)
    return (attribute?.text ?? attribute?.value)?.trim() || null
  }
  return {
    text,
    flag: (name) => text(name) === 'true',
    choice: (name, allowed, fallback) => allowed.find((value) => value === text(name)) ?? fallback,
    whole: (name, { min, max }, fallback) => {
      const number = Number(text(name) ?? Number.NaN)
      return Number.isInteger(number) && number >= min && number <= max ? number : fallback
    },
    colour: (name, fallback) => {
      const colour = text(name)?.toLowerCase() ?? ''
      return sixDigits.test(colour) ? colour : fallback
    },
    link: (name) => {
      const attribute = byName.get(name)
      const href = attribute?.urlPath || attribute?.url
      return href ? { href, newWindow: attribute?.openLinkInNewWindow === true } : null
    },
    picture: (name, altName) => {
      const attribute = byName.get(name)
      if (!attribute?.url) return null
      return {
        src: attribute.url,
        alt: (altName ? text(altName) : null) ?? attribute.altTag ?? '',
        title: attribute.imgTitle || null,
        width: attribute.width ?? 0,
        height: attribute.height ?? 0,
        sources: (attribute.sources ?? []).map(({ src, width, media, sizesValue }) => ({
          src,
          width,
          media: media ?? null,
          sizesValue: sizesValue ?? null,
        })),
      }
    },
    list: (name) => (byName.get(name)?.valueList ?? []).map((group) => readAttributes(group.attributes)),
  }
}

export const buttonTypes = ['primary', 'secondary', 'red', 'green', 'outline', 'link'] as const
export type ButtonType = (typeof buttonTypes)[number]

const buttonPositions = ['left', 'right', 'center', 'centerhigh'] as const
type ButtonPosition = (typeof buttonPositions)[number]

export type TeaserButton = { text: string; type: ButtonType; position: ButtonPosition }

/** Button types are accepted from the list only, otherwise there is no button; position is left (storefront.md §5). */
export function readButton(attributes: AttributeReader): TeaserButton | null {
  const text = attributes.text('teaserButtonText')
  const type = attributes.choice('buttonType', buttonTypes, null)
  if (!text || !type) return null
  return { text, type, position: attributes.choice('buttonPosition', buttonPositions, 'left') }
}
