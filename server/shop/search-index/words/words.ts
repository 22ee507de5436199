const stopWords = new Set(
  (
    'fur mit und der die das ein eine einen den dem von zu zum zur im in aus bei ab bis unter uber zwischen maximal hochstens mindestens ' +
    'for the and with of a an to from under below up between over'
  ).split(' '),
)

/** Reads 2.500 as one number. */
const joinThousands = (text: string): string => text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')

/** Lower case without marks; ae, oe and ue read as umlauts (not in blaue and neue), on both sides of the comparison. */
export const fold = (text: string): string =>
  joinThousands(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([ao]|(?<![aeq])u)e/g, '$1')

/** Folded words of a text without stop words. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))

/** A word as typed, with the stop words before it, and folded. */
export type Token = { before: string; raw: string; word: string }

/**
 * DIN A4, also written DIN A 4, DIN-A4 and A 4, is A4: the shop's texts leave the norm out. A small letter with a space is a size at the end
 * only: "a 4 pack" has an article.
 */
const withoutNorm = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])din[ -]*([abc])[ -]?(\d)(?![\p{L}\p{N}])/giu, '$1$2')
    .replace(/(?<![\p{L}\p{N}])([ABC])[ -](\d)(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(?<![\p{L}\p{N}])([abc])[ -](\d)(?=\s*$)/gu, '$1$2')

/** Tokens of typed text, in a form from which the text can be rebuilt. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = []
  let before = ''
  for (const [raw] of withoutNorm(joinThousands(text.normalize('NFC'))).matchAll(/[\p{L}\p{N}]+/gu)) {
    const [word, more] = wordsOf(raw)
    if (word === undefined || more !== undefined) before += `${raw} `
    else {
      tokens.push({ before, raw, word })
      before = ''
    }
  }
  return tokens
}

/** Ends of words, in folded letters, whose plural is made with -er: Gläser, Bücher. */
const pluralInEr =
  /(?:glas|haus|buch|blatt|bild|kind|band|rad|brett|schild|tuch|fach|bad|kleid|wort|lied|feld|licht|loch)$/
/** The s belongs to the word. */
const endsInS = /(?:glas|haus|moos|kreis|preis|mais|kurs|hals)$/

const stemGerman = (word: string): string => {
  if (endsInS.test(word)) return word
  if (word.length > 5) {
    const cut = word.replace(/(ern|em|en|er|es)$/, '')
    if (cut !== word) return cut
  }
  return word.length > 3 && /[esn]$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Whether two folded German words of one stem are forms of one word beyond doubt: Hefter has the stem of Heft but is another thing. */
const isFormGerman = (word: string, other: string): boolean => {
  const bare = (each: string) => {
    if (pluralInEr.test(each)) return `${each}er`
    return each.endsWith('er') ? each : stemGerman(each)
  }
  return bare(word) === bare(other)
}

const stemEnglish = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** Light stemmers for folded words: they take off endings of number and case, nothing that makes another word. */
export const stemmers = { de: stemGerman, en: stemEnglish } as const

export const isSameWord = { de: isFormGerman, en: () => true } as const

/** Restricted Damerau-Levenshtein distance; anything above `max` is given as max + 1. */
export const editDistance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      current[j] = cost
      if (cost < best) best = cost
    }
    if (best > max) return max + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? max + 1
}

export const gramBuckets = 65_536

/** Buckets of a word's trigrams. Two trigrams may share one: candidates are compared in full afterwards. */
export const gramsOf = (word: string): Set<number> => {
  const grams = new Set<number>()
  for (let i = 0; i + 3 <= word.length; i++) {
    const hash = (word.charCodeAt(i) * 961 + word.charCodeAt(i + 1) * 31 + word.charCodeAt(i + 2)) * 2_654_435_761
    grams.add((hash >>> 8) % gramBuckets)
  }
  return grams
}
