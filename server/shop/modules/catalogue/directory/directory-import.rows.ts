import type {
  ImportAttribute,
  ImportCategory,
  ImportLabel,
  ImportManufacturer,
  ImportWarning,
} from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import { sanitiseHtml } from '#engine/html/sanitise-html.ts'

const textLanguages = ['de', 'en'] as const

export const attributeRow = ({ id, name, kind, unit, selector }: ImportAttribute) => ({
  id,
  name,
  kind,
  unit: unit ?? null,
  selector: selector ?? null,
})

export const attributeValueRows = ({ id, values = [] }: ImportAttribute) =>
  values.map((value) => ({ ...value, attributeId: id, css: value.css ?? null }))

export const manufacturerRow = ({ id, name, picture, path }: ImportManufacturer) => ({
  id,
  name,
  picture: picture ?? null,
  path: path ?? null,
})

export const labelRow = (record: ImportLabel) => ({ ...record, picture: record.picture ?? null })

export const warningRow = (record: ImportWarning) => ({ ...record, picture: record.picture ?? null })

export const categoryRow = (record: ImportCategory, lineage: string[]) => {
  const { id, parentId, position, path, isSale, isExcludedFromNav } = record
  return {
    id,
    parentId,
    lineage,
    position,
    path,
    isSale,
    isExcludedFromNav,
    robots: record.robots ?? null,
    picture: record.picture ?? null,
    stores: record.stores ?? [...storeIds],
    filters: record.filters ?? null,
  }
}

export const categoryTextRows = ({ id, name, headline, text, metaDescription }: ImportCategory) =>
  textLanguages.map((language) => ({
    categoryId: id,
    language,
    name: name[language],
    headline: headline[language],
    text: text ? sanitiseHtml(text[language]) : null,
    metaDescription: metaDescription[language],
  }))
