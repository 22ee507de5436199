import type { MaterialItem, MaterialLine, MaterialList, MaterialWish } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { SearchIndex } from '#engine/search-index/search-index.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { isPdf, pdfTextErrorKey } from '../../content/uploads/pdf-text/pdf-text.rules.ts'
import type { PdfTextReader } from '../../content/uploads/pdf-text/pdf-text-reader.ts'
import type { BuyerGroup } from '../product/pricing/buyer-price.rules.ts'
import { money } from '../product/pricing/price.rules.ts'
import type { ProductService } from '../product/product.service.ts'
import type { ListedProduct } from '../product/tiles/listed-products.ts'
import { variantText } from '../product/variant-text.ts'
import { chooseItems, type ItemChoice } from './choose-item.rules.ts'
import { textOfFile } from './list-file.rules.ts'
import { materialListLimits, type ReadLine, readLines } from './list-lines.rules.ts'
import { leastCertain, nounCertainty, nounOf } from './nouns.rules.ts'
import { type Noun, nounsIn, partsOf } from './parts.rules.ts'

type Dependencies = {
  db: Database
  index: SearchIndex
  product: Pick<ProductService, 'listed' | 'tiles'>
  translate: Translate
  readPdf: PdfTextReader
}

const namesLookedAt = 6
const hitsOfNoun = 24
const hitsOfText = 12
const maxAlternatives = 4
/** What has another size or ruling than the line, or leaves a number of it unread, is only perhaps right. */
const ofAnother = 0.5

/** The names that each word of a list finds; each word is searched for once, the names come in one call. */
const lookUp = async (words: ReadonlySet<string>, audience: Audience, { index, product }: Dependencies) => {
  const found = [...words].map((word) => ({ word, ...search(index, word, namesLookedAt, audience) }))
  const ids = [...new Set(found.flatMap((each) => each.ids))]
  const names = new Map((await product.tiles(audience, ids)).map(({ id, name }) => [id, name]))
  return new Map(
    found.map(({ word, ids: own, correctedTerm }) => [
      word,
      { names: own.flatMap((id) => names.get(id) ?? []), correctedTerm },
    ]),
  )
}

const search = (index: SearchIndex, term: string, limit: number, { store, textLanguage: language }: Audience) => {
  const request = { store: store.id, language, categoryId: null, enums: [], ranges: [], offset: 0, isBrief: true }
  return index.search({ ...request, term, limit, sort: 'relevance' })
}

/** Parts of all lines, with the products that each may mean. */
const askFor = async (lines: readonly ReadLine[], audience: Audience, dependencies: Dependencies) => {
  const { textLanguage: language } = audience
  const words = new Set(lines.flatMap(({ wish, note }) => (wish === null ? [] : nounsIn(`${wish} ${note}`, language))))
  const hits = await lookUp(words, audience, dependencies)
  const namesOf = (word: string) => hits.get(word)?.names ?? []
  const nounIn = (candidates: readonly string[]): Noun | null =>
    candidates.reduce<Noun | null>((best, word) => {
      const known = hits.get(word)
      const certainty = known ? nounCertainty(word, known, language) : 0
      return certainty >= leastCertain && certainty > (best?.certainty ?? 0) ? { word, certainty } : best
    }, null)
  const hasWithIt = ({ word }: Noun, other: string) =>
    namesOf(word).some((name) => nounOf(name).includes(other) || name.toLowerCase().includes(other)) ||
    nounOf(namesOf(word)[0] ?? '') === nounOf(namesOf(other)[0] ?? '')
  return lines.map((line) => ({
    line,
    parts: (line.wish === null ? [] : partsOf(line, { language, nounIn, hasWithIt })).map((part) => {
      if (!part.noun) return { part, ids: [] }
      const { word } = part.noun
      const ids = [
        ...search(dependencies.index, part.text, hitsOfText, audience).ids,
        ...search(dependencies.index, word, hitsOfNoun, audience).ids,
      ]
      const nouns = new Set(
        namesOf(word)
          .map(nounOf)
          .filter((noun, at) => at === 0 || noun.endsWith(word)),
      )
      return { part, ids: [...new Set(ids)], nouns }
    }),
  }))
}

/** Short wishes that name nothing of the shop are things that it does not sell; long ones are sentences. */
const maxUnknownWords = 6

const toItem = ({ product, item }: ItemChoice, { language, store }: Audience): MaterialItem => ({
  itemId: item.id,
  productId: product.id,
  orderNumber: item.orderNumber,
  name: item.name,
  variationText: variantText(
    item.name,
    item.variants.map(({ value }) => value),
  ),
  path: item.path,
  image: item.image,
  pricePerUnit: money(item.prices?.amount ?? 0, store.currencyCode, language),
  tiers: (item.prices?.tiers ?? []).map(({ quantity, amount }) => ({
    quantity,
    price: money(amount, store.currencyCode, language),
    basePrice: null,
  })),
  maxQuantity: item.maxQuantity,
  minimumOrderQuantity: item.minimumOrderQuantity,
  isSaleable: item.isSaleable,
})

/** Reads a school's list of materials and says which products it asks for (transactions.md §5). */
export const createMaterialList = (dependencies: Dependencies) => {
  const { db, product, translate, readPdf } = dependencies

  const refused = (generalErrorMessage: string): MaterialList => ({ lines: [], isCut: false, generalErrorMessage })

  const read = async (text: string, audience: Audience, group: BuyerGroup): Promise<MaterialList> => {
    const limit = materialListLimits.text
    if (text.length > limit) return refused(translate(audience, 'materialLists.tooLong', { limit }))
    const { lines, isCut } = readLines(text)
    if (lines.length === 0) return refused(translate(audience, 'materialLists.empty'))
    const requested = await askFor(lines, audience, dependencies)
    const ids = new Set(requested.flatMap(({ parts }) => parts.flatMap((part) => part.ids)))
    const listed = await product.listed(db, [...ids], audience, group)
    const toWish = (
      { part, ids: own, nouns }: (typeof requested)[number]['parts'][number],
      isOpen: boolean,
    ): MaterialWish => {
      const { noun, wish } = part
      const products = own.flatMap((id) => (listed.get(id) as ListedProduct | undefined) ?? [])
      const fitting = products.filter(({ name }) => nouns?.has(nounOf(name)))
      const [best, ...others] = chooseItems(fitting, wish, audience.textLanguage)
      const certainty = noun && best ? noun.certainty * (best.isAnother || isOpen ? ofAnother : 1) : 0
      return {
        words: part.text,
        quantity: best?.quantity ?? wish.count ?? 1,
        confidence: Math.round(certainty * 100) / 100,
        item: best ? toItem(best, audience) : null,
        alternatives: others.slice(0, maxAlternatives).map((other) => toItem(other, audience)),
      }
    }
    return {
      generalErrorMessage: null,
      isCut,
      lines: requested.map(({ line, parts }): MaterialLine => {
        const isKnown = parts.some(({ part }) => part.noun !== null)
        const isShort = (line.wish ?? '').split(' ').length <= maxUnknownWords
        return { text: line.text, wishes: isKnown || isShort ? parts.map((part) => toWish(part, line.isOpen)) : [] }
      }),
    }
  }

  return {
    read,

    /** Parses a PDF or text file; of `network` one PDF is read at a time. */
    readFile: async (
      bytes: Buffer,
      audience: Audience,
      group: BuyerGroup,
      network: string | null,
    ): Promise<MaterialList> => {
      const written = isPdf(bytes) ? await readPdf(bytes, network) : textOfFile(bytes)
      if ('fault' in written) return refused(translate(audience, pdfTextErrorKey(written.fault)))
      return read(written.text, audience, group)
    },
  }
}
