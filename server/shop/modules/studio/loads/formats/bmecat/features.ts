import type { ImportAttributeValue, LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Draft } from '../draft.ts'
import type { FileViolation, Place } from '../source.ts'
import { type BmecatMapping, named } from './bmecat-mapping.ts'
import type { Catalogue } from './catalogue.ts'
import { fractionOf, integerOf, numberOf } from './decimals.rules.ts'
import { localised } from './texts.ts'
import { unitSign } from './units.rules.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts'

type Feature = { name: LocalisedText; value: LocalisedText; written: string[]; element: XmlElement }

/** Files write a decimal point in every language. */
const inGerman = (text: string): string => (/^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text)

const joined = (values: readonly XmlElement[], unit: string, language: TextLanguage): LocalisedText | null => {
  const inLanguage = (wanted: TextLanguage) => values.flatMap((value) => localised([value], language)?.[wanted] ?? [])
  // Values with a language are translations of each other, values without one are several.
  const texts = values.some(({ attributes }) => attributes.lang)
    ? localised(values, language)
    : { de: inLanguage('de').map(inGerman).join(', '), en: inLanguage('en').join(', ') }
  const sign = unitSign(unit)
  if (!texts || texts.de === '') return null
  return sign === '' ? texts : { de: `${texts.de} ${sign}`, en: `${texts.en} ${sign}` }
}

/** Values as the mapping names them: of translations the first one. */
const writtenOf = (values: readonly XmlElement[]): string[] => {
  const [first] = values
  return values.filter(({ attributes }) => attributes.lang === first?.attributes.lang).map(textOf)
}

const readFeature = (element: XmlElement, language: TextLanguage): Feature[] => {
  const values = childrenOf(element, 'FVALUE')
  const unit = textOf(childOf(element, 'FUNIT'))
  const name = localised(childrenOf(element, 'FNAME'), language)
  const value = joined(values, unit, language)
  return name && value ? [{ name, value, written: writtenOf(values), element }] : []
}

const orderOf = ({ element }: Feature): number =>
  integerOf(textOf(childOf(element, 'FORDER'))) ?? Number.MAX_SAFE_INTEGER

const technicalData: LocalisedText = { de: 'Technische Daten', en: 'Technical data' }

const attributeValues = (
  { name, written, element }: Feature,
  { attributes }: BmecatMapping,
): { value: ImportAttributeValue; place: Place }[] | FileViolation => {
  const mapped = named(attributes, name.de) ?? named(attributes, name.en)
  if (mapped === undefined) return []
  const { id, number = false, values } = typeof mapped === 'string' ? { id: mapped } : mapped
  const { place } = element
  if (!number)
    return written.map((text) => ({ value: { attributeId: id, valueId: named(values, text) ?? text }, place }))
  const numbers = written.map((text) => fractionOf(text))
  const wrong = numbers.indexOf(null)
  if (wrong >= 0) return { place, message: `${name.de}: "${written[wrong]}" is no number` }
  return numbers.flatMap((each) => (each ? [{ value: { attributeId: id, number: numberOf(each) }, place }] : []))
}

/** Features as tables of data, and as attributes where the mapping says so. */
export const addFeatures = (draft: Draft, article: XmlElement, { header, mapping }: Catalogue): FileViolation[] => {
  const violations: FileViolation[] = []
  for (const list of childrenOf(article, 'PRODUCT_FEATURES')) {
    const features = childrenOf(list, 'FEATURE')
      .flatMap((feature) => readFeature(feature, header.language))
      .sort((a, b) => orderOf(a) - orderOf(b))
    const facts = features.map(({ name, value }) => ({ name, value }))
    const headline = localised(childrenOf(list, 'REFERENCE_FEATURE_GROUP_NAME'), header.language) ?? technicalData
    if (facts.length > 0) draft.add('dataAndFacts', { headline, facts }, list.place)
    for (const feature of features) {
      const values = attributeValues(feature, mapping)
      if (!Array.isArray(values)) violations.push(values)
      else for (const { value, place } of values) draft.add('attributes', value, place)
    }
  }
  return violations
}
