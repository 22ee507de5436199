import type { TextLanguage } from '#contract/stores.ts'
import { languageOf } from './texts.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts'

export type CatalogueHeader = {
  /** Of texts that say none. */
  language: TextLanguage
  /** ISO 4217; of prices that say none. */
  currency: string | null
  /** ISO 3166; of prices that say none. */
  territories: string[]
  /** Tells groups of two suppliers apart. */
  supplier: string
}

/** Languages of which 2005 marks one as the usual one. */
const languageOfCatalogue = (catalogue: XmlElement | undefined): TextLanguage => {
  const languages = childrenOf(catalogue, 'LANGUAGE')
  const usual = languages.find(({ attributes }) => attributes.default === 'true') ?? languages[0]
  return languageOf(textOf(usual)) ?? 'de'
}

export const readCatalogueHeader = (header: XmlElement | undefined): CatalogueHeader => {
  const catalogue = childOf(header, 'CATALOG')
  const supplier = childOf(header, 'SUPPLIER')
  const names = [
    childOf(supplier, 'SUPPLIER_ID'),
    childOf(supplier, 'SUPPLIER_NAME'),
    childOf(header, 'SUPPLIER_IDREF'),
  ]
  return {
    language: languageOfCatalogue(catalogue),
    currency: textOf(childOf(catalogue, 'CURRENCY')) || null,
    territories: childrenOf(catalogue, 'TERRITORY').map(textOf),
    supplier: [...names, childOf(catalogue, 'CATALOG_ID')].map(textOf).find((name) => name !== '') ?? '',
  }
}
