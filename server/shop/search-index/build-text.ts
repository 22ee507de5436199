import type { TextLanguage } from '#contract/stores.ts'
import { listsFrom, type TextSnapshot } from './snapshot.ts'
import { gramBuckets, gramsOf, stemmers, wordsOf } from './words.rules.ts'

/** A text of a product with its weight in percent: what stands in the name counts most. */
export type WeightedText = { text: string; weight: number }

const order = (keys: readonly string[]): Uint32Array =>
  Uint32Array.from(keys.keys()).sort((a, b) => {
    const left = keys[a] ?? ''
    const right = keys[b] ?? ''
    return left < right ? -1 : left > right ? 1 : a - b
  })

const reverse = (word: string): string => [...word].reverse().join('')

/** Terms of all products in one language; `texts[i]` belongs to the product in place i. */
export const buildText = (texts: readonly (readonly WeightedText[])[], language: TextLanguage): TextSnapshot => {
  const postings = new Map<string, Map<number, number>>()
  texts.forEach((fields, product) => {
    for (const { text, weight } of fields)
      for (const word of wordsOf(text)) {
        let places = postings.get(word)
        if (!places) {
          places = new Map()
          postings.set(word, places)
        }
        if ((places.get(product) ?? 0) < weight) places.set(product, weight)
      }
  })
  const words = [...postings.keys()].sort()
  const stems = words.map(stemmers[language])
  const rows = words.map((word) => [...(postings.get(word)?.keys() ?? [])])
  const weights = words.flatMap((word) => [...(postings.get(word)?.values() ?? [])])
  const grams = Array.from({ length: gramBuckets }, (): number[] => [])
  words.forEach((word, index) => {
    for (const gram of gramsOf(word)) grams[gram]?.push(index)
  })
  return {
    words,
    stems,
    byStem: order(stems),
    byEnd: order(words.map(reverse)),
    byStemEnd: order(stems.map(reverse)),
    postings: listsFrom(rows),
    weights: Uint8Array.from(weights),
    grams: listsFrom(grams),
  }
}
