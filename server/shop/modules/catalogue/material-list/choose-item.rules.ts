import type { TextLanguage } from '#contract/stores.ts'
import { fold } from '#engine/search-index/words/words.ts'
import type { ListedItem, ListedProduct } from '../product/tiles/listed-products.ts'
import { colourOf } from '../search/colour-words.rules.ts'
import { factWords, isHardFact, sortOf } from './facts.rules.ts'

export type Wish = {
  /** Folded words besides the noun, of which one half may be missing in what fits. */
  words: readonly string[]
  /** Any of them: rot oder blau. */
  colours: readonly string[]
  count: number | null
  pack: number | null
}

export type ItemChoice = {
  product: ListedProduct
  item: ListedItem
  /** Pieces or packs. */
  quantity: number
  /** How well it has what the line says; higher is better. */
  score: number
  /** It has another size, format, ruling or hardness than the line says. */
  isAnother: boolean
}

const weights = {
  hard: 3,
  contradiction: -4,
  soft: 1,
  colour: 2,
  otherColour: -2,
  pack: 3,
  unasked: -1.5,
  large: -0.3,
  soldOut: -0.75,
} as const

const packNumber = /(?<![\p{L}\d])(\d+) ?(?:stuck|farben|blatt|teilig|haarpinsel|borstenpinsel|pieces|colours|sheets)/gu
/** Said of what is counted in sheets: 100 Blatt Kopierpapier, 10 Blätter Tonpapier. */
const sheetWord = /^(?:bl|blatt|blatter|sheets?)$/
const manyWords = /klassensatz|holzkiste|class set|im netz/

/** A count from which on a number in front may be that of a pack: 12 Buntstifte is one box. */
const smallestPack = 4

const textOf = (name: string, item: ListedItem): string =>
  `${name} ${item.variants.map(({ value }) => (/^\d+$/.test(value) ? `Größe${value}` : value)).join(' ')}`

const isSoft = (word: string, words: readonly string[], text: string): boolean =>
  (word.length >= 3 &&
    words.some(
      (each) =>
        each.startsWith(word) || (word.length >= 6 && each.length >= 6 && each.slice(0, 6) === word.slice(0, 6)),
    )) ||
  (word.length >= 4 && text.includes(word))

/** Six colours of a thing that comes in colours are a pack of six. */
const colourCount = /^(\d+)farben$/

const packsIn = (text: string, unit = /./): number[] =>
  [...text.matchAll(packNumber)].flatMap(([whole, number]) => (unit.test(whole) ? [Number(number)] : []))

const judge = (product: ListedProduct, item: ListedItem, wish: Wish, language: TextLanguage): ItemChoice => {
  const text = fold(textOf(product.name, item))
  const words = factWords(text)
  let score = 0
  let isAnother = false
  const packs = packsIn(text)
  for (const word of wish.words) {
    const [, colours] = colourCount.exec(word) ?? []
    if (colours && packs.includes(Number(colours))) score += weights.hard
    else if (!isHardFact(word)) score += isSoft(word, words, text) ? weights.soft : 0
    else if (words.includes(word)) score += weights.hard
    else if (words.some((each) => isHardFact(each) && sortOf(each) === sortOf(word))) {
      score += weights.contradiction
      isAnother = true
    }
  }
  if (wish.colours.length > 0) {
    const own = item.variants.flatMap(({ value }) => colourOf(fold(value), language) ?? fold(value))
    if (wish.colours.some((colour) => own.includes(colour))) score += weights.colour
    else if (item.variants.length > 0) score += weights.otherColour
  }
  const { count, pack } = wish
  const asPack = [pack, count !== null && count >= smallestPack && pack === null ? count : null].find(
    (number) => number !== null && packs.includes(number),
  )
  let quantity = count ?? 1
  if (asPack) {
    score += weights.pack
    quantity = asPack === count ? 1 : (count ?? 1)
  } else {
    if (pack !== null && count === null) quantity = pack
    const isRequested = wish.words.some((word) => manyWords.test(word))
    if (manyWords.test(text) !== isRequested) score += isRequested ? weights.contradiction : weights.unasked * 2
    const pieces = Math.max(1, ...packsIn(text, /stuck|pieces/))
    score += weights.unasked * Math.log10(pieces) + weights.large * Math.log10(Math.max(1, ...packs))
    const isOfSheets = wish.words.some((word) => sheetWord.test(word))
    const perPack = isOfSheets ? Math.max(pieces, ...packsIn(text, /blatt|sheets/)) : pieces
    // Ten envelopes are one pack of many, a hundred sheets one of 500.
    if (perPack >= smallestPack && quantity >= smallestPack) quantity = Math.ceil(quantity / perPack)
  }
  if (!item.isSaleable) score += weights.soldOut
  return { product, item, quantity, score, isAnother }
}

/**
 * The items that fit a wish, the best first and one of each product; `products` come by relevance, which decides among equals. What the
 * shop has but does not sell at the moment comes behind others.
 */
export const chooseItems = (products: readonly ListedProduct[], wish: Wish, language: TextLanguage): ItemChoice[] =>
  products
    .flatMap((product, rank) => {
      const offered = product.items.filter(({ prices }) => product.isSold && prices)
      const judged = offered.map((item) => judge(product, item, wish, language))
      const best = judged.reduce<ItemChoice | null>(
        (so, each) => (so === null || each.score > so.score ? each : so),
        null,
      )
      return best ? [{ best, rank }] : []
    })
    .sort((a, b) => b.best.score - a.best.score || a.rank - b.rank)
    .map(({ best }) => best)
