import { type Token, wordsOf } from '../words/words.ts'

/** A number with what it counts or measures, in one word: 30cm, 500ml, 24er, 10x. */
const joined = /^(\d+)(\p{L}{1,6})$/u
/** In “24er Pack” the Pack says no more than the 24. */
const packWord = /^(packs?|packung|set|paket|box|pk)$/
const countEnding = /^(er|x)$/
/** Two sides: 50x70. */
const sides = /^(\d+)x(\d+)$/

/** Units with their size in the smallest of their kind; the first word is the usual one. */
const kinds: readonly (readonly { words: readonly string[]; size: number }[])[] = [
  [
    { words: ['mm', 'millimeter', 'millimetre', 'millimetres'], size: 1 },
    { words: ['cm', 'zentimeter', 'centimetre', 'centimetres'], size: 10 },
    { words: ['m', 'meter', 'metre', 'metres'], size: 1000 },
  ],
  [
    { words: ['g', 'gr', 'gramm', 'gram', 'grams'], size: 1 },
    { words: ['kg', 'kilo', 'kilogramm', 'kilos'], size: 1000 },
  ],
  [
    { words: ['ml', 'milliliter', 'millilitre', 'millilitres'], size: 1 },
    { words: ['l', 'liter', 'litre', 'litres'], size: 1000 },
  ],
]

/** True for text with a word of three letters: a measure alone ("30 cm", "unter 10") does not describe a product. */
export const saysSomething = (text: string): boolean => wordsOf(text).some((word) => /\p{L}{3}/u.test(word))

const counted = /^(blatt|stuck|stk|farben|teile|seiten|sheets?|pieces|colou?rs|pages)$/

/** True for a folded word that numbers count: 40 Blatt, 36 Farben. Without a number it says nothing. */
export const isCounted = (word: string): boolean => counted.test(word)

/** A whole number of units in all the ways in which a shop may write it: 8 cm is also 80 mm. None for what is no measure. */
export const sameMeasures = (number: string, unit: string): { number: string; unit: string }[] => {
  const kind = kinds.find((units) => units.some(({ words }) => words.includes(unit)))
  const size = kind?.find(({ words }) => words.includes(unit))?.size
  if (!kind || !size || !/^\d{1,6}$/.test(number)) return []
  return kind.flatMap((other) => {
    const amount = (Number(number) * size) / other.size
    return Number.isInteger(amount) ? other.words.map((word) => ({ number: String(amount), unit: word })) : []
  })
}

/**
 * Takes a number and its unit apart where the shop does not write them in one word, reads 24er as 24, and 0,5 l as 500 ml.
 * `isWord` tells whether a folded word stands in what products are found by.
 */
export const splitMeasures = (tokens: readonly Token[], isWord: (word: string) => boolean): Token[] => {
  const split: Token[] = []
  let wasCount = false
  for (const token of tokens) {
    const [, width, height] = sides.exec(token.word) ?? []
    if (width && height && !isWord(token.word)) {
      split.push({ before: token.before, raw: width, word: width }, { before: '', raw: height, word: height })
      wasCount = false
      continue
    }
    const [, number = '', unit = ''] = joined.exec(token.word) ?? []
    const isCount = countEnding.test(unit)
    if (number === '' || (!isCount && isWord(token.word))) {
      if (!(wasCount && packWord.test(token.word))) split.push(token)
      wasCount = false
      continue
    }
    split.push({ before: token.before, raw: number, word: number })
    if (!isCount) split.push({ before: '', raw: unit, word: unit })
    wasCount = isCount
  }
  return inMillilitres(split)
}

/** 0,5 l comes as 0, 5 and l. */
const inMillilitres = (tokens: readonly Token[]): Token[] => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      word === '0' &&
      /^\d{1,2}$/.test(tokens[index + 1]?.word ?? '') &&
      /^(l|liter|litre|litres)$/.test(tokens[index + 2]?.word ?? ''),
  )
  if (at < 0) return [...tokens]
  const amount = String(Number(`0.${tokens[at + 1]?.word}`) * 1000)
  const [first] = tokens.slice(at)
  return [
    ...tokens.slice(0, at),
    { before: first?.before ?? '', raw: amount, word: amount },
    { before: '', raw: 'ml', word: 'ml' },
    ...tokens.slice(at + 3),
  ]
}
