import type { AdjustedRange } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { isSoft } from '#engine/search-index/words/soft-words.ts'
import { wordsOf } from '#engine/search-index/words/words.ts'

/** Limits that a text names, and where: `from` and `to` are places in it. */
export type Limit = {
  from: number
  to: number
  /** The likeliest range first; a wider one for when nothing is in it. */
  ranges: readonly AdjustedRange[]
}

/** Oldest age that a number without a unit is read as. */
const oldestChild = 18
/** Years below the child's age from which on products are still meant for it. */
const yearsBelow = 3

/** Thousands may be grouped, as each country does: 1.500, 1 500, 1'500, 1,500. Three digits behind a mark are never decimals. */
const number = String.raw`(\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)`
const toNumber = (written: string): number => Number(written.replace(/[.,'’ ](?=\d{3}(?!\d))/g, '').replace(',', '.'))
const currency = String.raw`(?:€|euros?|eur|chf|sfr|fr\.|franken|francs?)`
/** Stands for no cents, and so for money: 20,- and 20.–, but not 1.-4. Klasse. */
const dash = String.raw`[.,][-–—]+(?!\s*\d)`
const figure = `${number}(?:${dash})?`
const money = String.raw`${currency}?\s*${figure}\s*${currency}?`
/** With its currency before or behind it, or a dash for cents, so that the number is an amount beyond doubt. */
const amount = String.raw`(?:${currency}\s*${figure}|${number}(?:${dash})?\s*${currency}|${number}${dash})`
const end = String.raw`(?![\p{L}\p{N}])`
const start = String.raw`(?<![\p{L}\p{N}])`

const wholeWords = (pattern: string): RegExp => new RegExp(`${start}(?:${pattern})${end}`, 'giu')

type Words = {
  lighter: string
  below: string
  upTo: string
  above: string
  between: string
  and: string
  year: string
  age: string
  older: string
}

const words: Record<TextLanguage, Words> = {
  de: {
    lighter: 'leichter als',
    below:
      'unter|max\\.?|maximal|höchstens|hoechstens|günstiger als|billiger als|weniger als|nicht mehr als|nicht über|nicht teurer als',
    upTo: 'bis(?: zu)?|für',
    above: 'ab|über|ueber|mehr als|mindestens|mind\\.?|min\\.?|teurer als|nicht unter',
    between: 'zwischen|von',
    and: 'und|bis|–|-',
    year: 'jahre?n? alt|jahre?n?|jährigen?r?s?|jaehrigen?r?s?|j\\.',
    age: 'ab|für|fuer|alter|von',
    older: 'und älter|und aelter',
  },
  en: {
    lighter: 'lighter than',
    below:
      'under|below|less than|cheaper than|max\\.?|maximum|at most|not more than|no more than|not over|not above|within',
    upTo: 'up to|for|until',
    above: 'over|above|more than|from|at least|min\\.?|minimum',
    between: 'between|from',
    and: 'and|to|–|-',
    year: 'years?[- ]olds?|yrs?[- ]olds?|years?|yrs?|yo',
    age: 'from|for|ages?|aged',
    older: '(?:and|or) (?:older|up)',
  },
}

type Rule = { pattern: RegExp; read: (numbers: readonly number[]) => AdjustedRange[] }

const price = (from: number | null, to: number | null): AdjustedRange => ({ name: 'PRICE', from, to })

/** Grams. */
const weight = (to: number): AdjustedRange => ({ name: 'WEIGHT', from: null, to })

const ages = (youngest: number, oldest: number): AdjustedRange[] => [
  { name: 'AGE', from: Math.max(0, youngest - yearsBelow), to: oldest },
  { name: 'AGE', from: null, to: oldest },
]

const ordered = (a = 0, b = 0): [number, number] => (a <= b ? [a, b] : [b, a])

const rulesFor = (language: TextLanguage): Rule[] => {
  const { lighter, below, upTo, above, between, and, year, age, older } = words[language]
  const make = (pattern: string) => new RegExp(`${start}${pattern}${end}`, 'iu')
  const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: make(pattern), read })
  // From the longest to the shortest: what one has read, the next does not see.
  return [
    rule(String.raw`(?:${between})\s+${currency}\s*${figure}\s*(?:${and})\s*${money}`, ([a, b]) => [
      price(...ordered(a, b)),
    ]),
    rule(String.raw`(?:(?:${between})\s+)?${figure}\s*${currency}?\s*(?:${and})\s*${amount}`, ([a, b]) => [
      price(...ordered(a, b)),
    ]),
    rule(String.raw`(?:(?:${between}|${age})\s+)?${number}\s*(?:${and})\s*${number}\s*-?(?:${year})`, ([a, b]) =>
      ages(...ordered(a, b)),
    ),
    rule(String.raw`(?:(?:${age})\s+)?${number}\s*(?:\+\s*)?[-–]?\s*(?:${year})(?:\s+(?:${older}))?`, ([a = 0]) =>
      ages(a, a),
    ),
    rule(String.raw`(?:${lighter}|${below}|${upTo})\s*${number}\s*(?:kg|kilos?|kilogramm?)`, ([a = 0]) => [
      weight(a * 1000),
    ]),
    rule(String.raw`(?:${lighter}|${below}|${upTo})\s*${number}\s*(?:g|gr|gramm?|grams)`, ([a = 0]) => [weight(a)]),
    rule(String.raw`(?:${below}|${upTo})\s*${amount}`, ([a = 0]) => [price(null, a)]),
    rule(String.raw`(?:${above})\s*${amount}`, ([a = 0]) => [price(a, null)]),
    rule(amount, ([a = 0]) => [price(null, a)]),
    // Without a currency: what else "unter 20" may be, no listing has.
    rule(String.raw`(?:${below})\s*${number}(?=\s*$)`, ([a = 0]) => [price(null, a)]),
    rule(
      String.raw`(?:(?:for|from|im|ab)\s+)?(?:alter|ages?|aged)\s*${number}(?:\s*(?:${and})\s*${number}|\s*\+|\s+(?:${older}))?`,
      ([a = 0, b = a]) => (Math.max(a, b) <= oldestChild ? ages(...ordered(a, b)) : []),
    ),
    rule(String.raw`ab\s*${number}(?=\s*$)`, ([a = 0]) => (a <= oldestChild ? ages(a, a) : [])),
    rule(String.raw`${number}\s*\+(?=\s*$)`, ([a = 0]) => (a <= oldestChild ? ages(a, a) : [])),
  ]
}

const rules: Record<TextLanguage, Rule[]> = { de: rulesFor('de'), en: rulesFor('en') }

/** Limits of price, age and weight of a text, at most one of each: unter 20 Euro, zwischen 10 und 30 €, ab 6, für 7-Jährige. */
export const findLimits = (text: string, language: TextLanguage): Limit[] => {
  let rest = text
  const found: Limit[] = []
  for (const { pattern, read } of rules[language]) {
    const match = pattern.exec(rest)
    if (!match) continue
    const numbers = match.slice(1).flatMap((each) => (each === undefined ? [] : [toNumber(each)]))
    const ranges = read(numbers)
    const name = ranges[0]?.name
    if (name === undefined || found.some(({ ranges: [known] }) => known?.name === name)) continue
    const to = match.index + match[0].length
    found.push({ from: match.index, to, ranges })
    // As long as before, so that places stay what they are.
    rest = `${rest.slice(0, match.index)}${'\n'.repeat(match[0].length)}${rest.slice(to)}`
  }
  return found
}

/** Said of anything: alles unter 5 Euro. */
const anything: Record<TextLanguage, RegExp> = {
  de: wholeWords('alles|alle|etwas|was|sachen|dinge|artikel|produkte|kleinigkeit(?:en)?|mitbringsel'),
  en: wholeWords('everything|anything|something|all|things|items|articles|products|stuff'),
}

/** The text without the limits that it names. */
export const withoutLimits = (text: string, limits: readonly Limit[], language: TextLanguage): string => {
  if (limits.length === 0) return text
  return [...limits]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replace(anything[language], ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether what is left of a text without its limits says nothing of what is looked for: of presents, or no word at all. */
export const isOfAnything = (rest: string, language: TextLanguage): boolean =>
  wordsOf(rest).every((word) => isSoft(word, language))

/** Whether a text says within which limits, and not what: unter 10 Euro, Geschenke ab 8. */
export const saysOnlyLimits = (text: string, language: TextLanguage): boolean => {
  const limits = findLimits(text, language)
  return limits.length > 0 && isOfAnything(withoutLimits(text, limits, language), language)
}
