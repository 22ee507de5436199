import type { Token } from '../words/words.ts'

/** A number with what it counts or measures, in one word: 30cm, 500ml, 24er, 10x. */
const joined = /^(\d+)(\p{L}{1,6})$/u
/** Of 24er Pack the Pack says no more than the 24. */
const packWord = /^(packs?|packung|set|paket|box|pk)$/
const countEnding = /^(er|x)$/

/**
 * Takes a number and its unit apart where the shop does not write them in one word, reads 24er as 24, and 0,5 l as 500 ml.
 * `isWord` tells whether a folded word stands in what products are found by.
 */
export const splitMeasures = (tokens: readonly Token[], isWord: (word: string) => boolean): Token[] => {
  const split: Token[] = []
  let wasCount = false
  for (const token of tokens) {
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
