import type { TextLanguage } from '#contract/stores.ts'
import { buildText, type ProductText } from './build-text.ts'
import type { TextSnapshot } from './snapshot.ts'
import type { SnapshotRows } from './snapshot-rows.ts'

/** Percent; the name says itself what counts in it. */
const weights = { number: 100, brand: 80, category: 50, categoryAbove: 40, value: 52 }

type Sources = {
  rows: SnapshotRows
  codesOf: Map<string, [code: number, mask: number][]>
  directOf: Map<string, string[]>
  /** Categories of a product with all above them. */
  lineagesOf: Map<string, string[]>
  language: TextLanguage
}

/** What the products are found by in one language, as an index of words. */
export const textOf = ({ rows, codesOf, directOf, lineagesOf, language }: Sources): TextSnapshot => {
  const categoryNames = new Map(rows.categories.map((row) => [row.id, language === 'de' ? row.name_de : row.name_en]))
  const saleIds = new Set(rows.categories.flatMap(({ id, is_sale: isSale }) => (isSale ? [id] : [])))
  const inCategory = new Map<string, number>()
  const texts = rows.products.map((product): ProductText => {
    const direct = directOf.get(product.id) ?? []
    const all = lineagesOf.get(product.id) ?? []
    for (const id of all) inCategory.set(id, (inCategory.get(id) ?? 0) + 1)
    return {
      name: language === 'de' ? product.name_de : product.name_en,
      fields: [
        { text: product.order_numbers ?? '', weight: weights.number },
        { text: product.manufacturer ?? '', weight: weights.brand },
        // That a product is reduced says nothing of what it is.
        ...all
          .filter((id) => !saleIds.has(id))
          .map((id) => ({
            text: categoryNames.get(id) ?? '',
            weight: direct.includes(id) ? weights.category : weights.categoryAbove,
          })),
        ...(codesOf.get(product.id) ?? []).map(([code]) => ({
          text: rows.codes[code]?.name[language] ?? '',
          weight: weights.value,
        })),
      ],
    }
  })
  return buildText(texts, language, rows.synonyms, {
    brands: rows.products.map(({ manufacturer }) => manufacturer),
    categories: rows.categories
      .filter(({ id, lineage }) => !saleIds.has(id) && lineage.length > 1)
      .map(({ id }) => ({ name: categoryNames.get(id) ?? '', products: inCategory.get(id) ?? 0 })),
  })
}
