import type { LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { FileViolation, Place } from '../source.ts'
import { type BmecatMapping, named } from './bmecat-mapping.ts'
import { integerOf } from './decimals.rules.ts'
import { localised } from './texts.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts'

type Value = { supplement: string; name: LocalisedText; value: { attributeId: string; valueId: string }; place: Place }
type VariantFeature = { order: number; values: Value[] }

/** One item of an article: what stands behind its number, the values that tell it from the others, and how they are called. */
export type Variant = { supplement: string; values: Value['value'][]; names: LocalisedText[]; place: Place }

/** Items of one article. */
const maxVariants = 200

const readValue = (
  element: XmlElement,
  feature: { name: string; id: string; values: Readonly<Record<string, string>> | undefined },
  language: TextLanguage,
): Value | FileViolation => {
  const { place } = element
  const texts = childrenOf(element, 'FVALUE')
  const supplement = textOf(childOf(element, 'SUPPLIER_AID_SUPPLEMENT') ?? childOf(element, 'SUPPLIER_PID_SUPPLEMENT'))
  const name = localised(texts, language)
  const written = textOf(texts[0])
  if (!name) return { place, message: `${feature.name}: a variant has no FVALUE` }
  if (supplement === '')
    return { place, message: `${feature.name}: the variant ${written} has no SUPPLIER_AID_SUPPLEMENT` }
  return {
    supplement,
    name,
    value: { attributeId: feature.id, valueId: named(feature.values, written) ?? written },
    place,
  }
}

const readFeature = (
  feature: XmlElement,
  { attributes }: BmecatMapping,
  language: TextLanguage,
): VariantFeature | FileViolation[] => {
  const variants = childOf(feature, 'VARIANTS')
  const name = localised(childrenOf(feature, 'FNAME'), language)?.de ?? ''
  const mapped = named(attributes, name)
  const { id, number = false, values } = typeof mapped === 'string' ? { id: mapped } : (mapped ?? { id: '' })
  if (id === '' || number)
    return [
      {
        place: feature.place,
        message: `has variants by ${name}: name their attribute in the mapping (attributes: {"${name}": {"id": "COLOUR"}})`,
      },
    ]
  const read = childrenOf(variants, 'VARIANT').map((each) => readValue(each, { name, id, values }, language))
  const violations = read.filter((each) => 'message' in each)
  if (violations.length > 0) return violations
  return {
    order: integerOf(textOf(childOf(variants, 'VORDER'))) ?? Number.MAX_SAFE_INTEGER,
    values: read.filter((each) => 'value' in each),
  }
}

const combined = (before: readonly Variant[], { values }: VariantFeature): Variant[] =>
  before.flatMap((variant) =>
    values.map(({ supplement, name, value, place }) => ({
      supplement: `${variant.supplement}${supplement}`,
      values: [...variant.values, value],
      names: [...variant.names, name],
      place,
    })),
  )

/**
 * Items that an article stands for: one, or of features with VARIANTS one for each combination of their values. The number of an item is the
 * article's with the supplements behind it, in the order of VORDER.
 */
export const readVariants = (
  article: XmlElement,
  mapping: BmecatMapping,
  language: TextLanguage,
): { variants: Variant[] } | { violations: FileViolation[] } => {
  const features = childrenOf(article, 'PRODUCT_FEATURES')
    .flatMap((list) => childrenOf(list, 'FEATURE'))
    .filter((feature) => childOf(feature, 'VARIANTS'))
    .map((feature) => readFeature(feature, mapping, language))
  const violations = features.flatMap((each) => (Array.isArray(each) ? each : []))
  if (violations.length > 0) return { violations }
  const inOrder = features.flatMap((each) => (Array.isArray(each) ? [] : [each])).sort((a, b) => a.order - b.order)
  const count = inOrder.reduce((product, { values }) => product * values.length, 1)
  if (count === 0 || count > maxVariants)
    return { violations: [{ place: article.place, message: `has ${count} variants: 1 to ${maxVariants} are read` }] }
  const single: Variant = { supplement: '', values: [], names: [], place: article.place }
  const variants = inOrder.reduce<Variant[]>(combined, [single])
  const seen = new Set<string>()
  for (const { supplement, place } of variants) {
    if (seen.has(supplement))
      return { violations: [{ place, message: `has two variants with the number …${supplement}` }] }
    seen.add(supplement)
  }
  return { variants }
}
