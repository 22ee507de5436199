import type { AdjustedFilter } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { isCounted, saysSomething } from '#engine/search-index/text/measures.ts'
import { isSoft } from '#engine/search-index/words/soft-words.ts'
import { stemmers, type Token, wordsOf } from '#engine/search-index/words/words.ts'
import type { AttributeEntry } from '../directory/directory.ts'
import { colourOf } from './colour-words.rules.ts'

/** Words of one value that stand together: DIN lang, 1. Klasse, Lineatur 2. */
const maxPhraseWords = 3
const shortestBare = 3
/** Bordeaux farben: said of the word before. */
const ofColour = /^(farben|farbig)|^colou?red$/
const adjectiveEndings = ['e', 'er', 'es', 'en', 'em']

const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt']

/** The number of an ordinal: 2 of zweite, before a Klasse. */
const ordinalOf = (word: string, next: string): string[] => {
  const number = /^klassen?$/.test(next) ? ordinals.indexOf(word.replace(/e[nrs]?$/, '')) + 1 : 0
  return number > 0 ? [String(number)] : []
}

export type ValueMatch = {
  attributeId: string
  valueIds: string[]
  /** Tokens that are taken out, from `from` up to but not including `to`. */
  from: number
  to: number
}

/** All that a word may be a form of: roter of rot, Rechtshänder of itself. */
const formsOf = (word: string, language: TextLanguage): Set<string> => {
  const forms = new Set([word, stemmers[language](word)])
  if (language === 'de')
    for (const ending of adjectiveEndings)
      if (word.endsWith(ending) && word.length - ending.length >= shortestBare) forms.add(word.slice(0, -ending.length))
  return forms
}

/** A value that stands for all sizes between two: 110-116. */
const sizes = /^(\d+)[-–](\d+)$/

type Names = { whole: string[]; parts: string[]; sizes: readonly [from: number, to: number] | null }

/** Values by what they are called; a directory that is read anew brings new ones. */
const known = new WeakMap<object, Partial<Record<TextLanguage, Names>>>()

/** Every search reads the names of every value, so each is taken apart once. */
const namesIn = (name: Readonly<Record<TextLanguage, string>>, language: TextLanguage): Names => {
  const namesByLanguage = known.get(name) ?? {}
  const names = namesByLanguage[language] ?? namesOf(name[language])
  if (!namesByLanguage[language]) known.set(name, { ...namesByLanguage, [language]: names })
  return names
}

/** Names under which a value is asked for: Lineatur 5 (kariert, 5 mm) is also Lineatur 5, kariert and 5 mm. */
const namesOf = (name: string): Names => {
  const [bare = '', inside = ''] = name.split(/[()]/)
  const key = (text: string) => wordsOf(text).join(' ')
  const [, from, to] = sizes.exec(name) ?? []
  return {
    sizes: from && to ? [Number(from), Number(to)] : null,
    whole: [key(name), key(bare)].filter((each) => each !== ''),
    parts: inside
      .split(',')
      .map(key)
      .filter((each) => each !== '' && !/^.$/.test(each)),
  }
}

/** Ids of values whose whole name was asked for, and of those of which a part was. */
type ValueMatches = { whole: string[]; parts: string[] }

/** `asked`: each word with all that it may be a form of. */
const sameWords = (requested: readonly ReadonlySet<string>[], name: string, language: TextLanguage): boolean => {
  const words = name.split(' ')
  return (
    words.length === requested.length &&
    words.every((word, index) => requested[index]?.has(word) || requested[index]?.has(stemmers[language](word)))
  )
}

const isWithin = (requested: readonly ReadonlySet<string>[], names: Names): boolean => {
  const [only, more] = requested
  if (!names.sizes || !only || more) return false
  const [from, to] = names.sizes
  return [...only].some((form) => /^\d+$/.test(form) && Number(form) >= from && Number(form) <= to)
}

const isColours = ({ values }: AttributeEntry): boolean => [...values.values()].some(({ css }) => css !== null)

const matchesIn = (
  requested: readonly ReadonlySet<string>[],
  attribute: AttributeEntry,
  language: TextLanguage,
): ValueMatches => {
  const found: ValueMatches = { whole: [], parts: [] }
  const [only] = requested.length === 1 ? requested : []
  const colour = only && isColours(attribute) ? [...only].map((form) => colourOf(form, language)).find(Boolean) : null
  for (const [id, { name }] of attribute.values) {
    const names = namesIn(name, language)
    if (names.whole.some((each) => sameWords(requested, each, language))) found.whole.push(id)
    else if (colour && names.whole.includes(colour)) found.parts.push(id)
    else if (isWithin(requested, names)) found.parts.push(id)
    else if (names.parts.some((each) => sameWords(requested, each, language))) found.parts.push(id)
  }
  return found
}

type Words = {
  /** Keeps apart what is one word in two, as Kopier Papier. */
  isWord: (word: string) => boolean
  /** What a mistyped word may be; null for a word that is known. */
  corrected: (word: string) => string | null
}

/**
 * Places in a text where values of filters stand, the longest first; a value's whole name goes before part of one. None
 * where nothing else is asked for.
 */
export const findValues = (
  tokens: readonly Token[],
  attributes: readonly AttributeEntry[],
  language: TextLanguage,
  { isWord, corrected }: Words,
): ValueMatch[] => {
  const wordAt = (index: number) => tokens[index]?.word ?? ''
  const isPartOfWord = (index: number) =>
    [wordAt(index - 1) + wordAt(index), wordAt(index) + wordAt(index + 1)].some(
      (joined) => joined !== wordAt(index) && !/\d/.test(joined) && isWord(joined),
    )
  const forms = tokens.map(({ word }, index) => {
    const likeliest = corrected(word)
    const others = likeliest === null ? [] : formsOf(likeliest, language)
    return new Set([...formsOf(word, language), ...others, ...ordinalOf(word, wordAt(index + 1))])
  })
  const isNameOf = ({ name }: AttributeEntry, index: number) => wordsOf(name[language]).join(' ') === wordAt(index)
  const whole: ValueMatch[] = []
  const parts: ValueMatch[] = []
  for (let length = Math.min(maxPhraseWords, tokens.length - 1); length > 0; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const requested = tokens.slice(from, from + length).map(({ word }) => word)
      if (length === 1 && isPartOfWord(from)) continue
      for (const attribute of attributes) {
        const isNamed = from > 0 && isNameOf(attribute, from - 1)
        // A lone digit or letter may be anything.
        if (requested.join('').length < 2 && !isNamed) continue
        const found = matchesIn(forms.slice(from, from + length), attribute, language)
        const isDescribed = isColours(attribute) && ofColour.test(wordAt(from + length))
        const place = {
          attributeId: attribute.id,
          from: isNamed ? from - 1 : from,
          to: from + length + (isDescribed ? 1 : 0),
        }
        if (found.whole.length > 0) whole.push({ ...place, valueIds: found.whole })
        else if (found.parts.length > 0) parts.push({ ...place, valueIds: found.parts })
      }
    }
  const found = [...whole, ...parts]
  const isTaken = (index: number) => found.some(({ from, to }) => index >= from && index < to)
  if (tokens.every((_token, index) => isTaken(index))) return []
  return found.sort((a, b) => b.to - b.from - (a.to - a.from))
}

/** What is left of a text without some of its tokens. */
export const textWithout = (tokens: readonly Token[], matches: readonly ValueMatch[]): string =>
  tokens
    .filter((_token, index) => !matches.some(({ from, to }) => index >= from && index < to))
    .map(({ before, raw }, index) => (index === 0 ? raw : before + raw))
    .join(' ')

const namesThing = (words: readonly Token[], language: TextLanguage): boolean =>
  words.some(({ word }) => saysSomething(word) && !isSoft(word, language) && !isCounted(word))

/**
 * Whether the text still says what is looked for when a value is taken out beside those that are already. Papier of "Papier A4 farbig" is a
 * material, too, but without it the text is "A4 farbig", which all kinds of things are.
 */
export const leavesThing = (
  tokens: readonly Token[],
  taken: readonly ValueMatch[],
  value: ValueMatch,
  language: TextLanguage,
): boolean => {
  const left = tokens.filter((_token, index) => ![...taken, value].some(({ from, to }) => index >= from && index < to))
  return namesThing(left, language) || !namesThing(tokens.slice(value.from, value.to), language)
}

export const toAdjustedFilters = (
  matches: readonly ValueMatch[],
  attribute: (id: string) => AttributeEntry | null,
  language: TextLanguage,
): AdjustedFilter[] =>
  matches.map(({ attributeId, valueIds }) => ({
    name: attributeId,
    values: valueIds.map((id) => ({ id, displayValue: attribute(attributeId)?.values.get(id)?.name[language] ?? id })),
  }))
