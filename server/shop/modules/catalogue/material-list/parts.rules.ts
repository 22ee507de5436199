import type { TextLanguage } from '#contract/stores.ts'
import { wholeWords } from '#contract/text/whole-words.ts'
import { colourOf } from '../search/colour-words.rules.ts'
import type { Wish } from './choose-item.rules.ts'
import { factWords, isHardFact } from './facts.rules.ts'
import { type ReadLine, readLine } from './list-lines.rules.ts'
import { fillers } from './list-words.ts'

/** A word that names a thing of the shop, and how surely, 0 to 1. */
export type Noun = { word: string; certainty: number }

/** What a part of a line asks for: the noun and what says more of it. */
export type Part = { text: string; noun: Noun | null; wish: Wish }

/** `nounIn` is the surest noun among folded words; `hasWithIt` whether things of a noun have another word in their names. */
export type Things = {
  language: TextLanguage
  nounIn: (words: readonly string[]) => Noun | null
  hasWithIt: (noun: Noun, word: string) => boolean
}

/** Folded words of a text that may say what is wanted. */
const wordsThatCount = (text: string): string[] =>
  factWords(text).filter((word) => !fillers.has(word) && !/^\d+$/.test(word))

/** Words that may name a thing. */
export const nounsIn = (text: string, language: TextLanguage): string[] =>
  wordsThatCount(text).filter((word) => word.length >= 3 && !isHardFact(word) && colourOf(word, language) === null)

const joints = /\s+(und|mit|and|with)\s+|\s*([+&])\s*|(,)\s+(?=\d+\s)/i
const surelyAnother = 0.75

type Piece = { joint: string; text: string; note: string; count: number | null; pack: number | null }

const piecesOf = ({ wish, note, count, pack }: ReadLine, { language, nounIn }: Things): Piece[] => {
  const [first = '', ...rest] = (wish ?? '').split(joints).filter((text) => text !== undefined)
  const pieces: Piece[] = [{ joint: '', text: first, note, count, pack }]
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const text = rest[at + 1] ?? ''
    const read = readLine(text)
    const isCounted = read.count !== null && nounsIn(read.wish ?? '', language).some((word) => nounIn([word]))
    pieces.push({
      joint: (rest[at] ?? '').toLowerCase(),
      text: isCounted ? (read.wish ?? text) : text,
      note: '',
      count: isCounted ? read.count : null,
      pack: read.pack,
    })
  }
  return pieces
}

/** Malkittel oder altes T-Shirt is a Malkittel; rot oder blau leaves it open. */
const withoutChoice = (text: string, { language, nounIn }: Things): string => {
  const [first = '', ...others] = text.split(/\s+(?:oder|or|bzw\.?)\s+/i)
  if (others.length === 0 || !nounIn(nounsIn(first, language))) return text
  return others.every((other) => wordsThatCount(other).every((word) => colourOf(word, language) !== null))
    ? text
    : first
}

const partOf = ({ text, note, count, pack }: Piece, noun: Noun | null, language: TextLanguage): Part => {
  const words = wordsThatCount(`${text} ${note}`)
  const colours = words.flatMap((word) => colourOf(word, language) ?? [])
  const said = words.filter((word) => word !== noun?.word && colourOf(word, language) === null)
  return { text: `${text} ${note}`.trim(), noun, wish: { words: said, colours: [...new Set(colours)], count, pack } }
}

/** Two folders (rot, blau) are one of each; rot oder blau is one of either. */
const oneOfEach = (part: Part): Part[] => {
  const { colours, count } = part.wish
  if (colours.length < 2 || wholeWords('oder|or|bzw').test(part.text) || (count !== null && count !== colours.length))
    return [part]
  return colours.map((colour) => ({ ...part, wish: { ...part.wish, colours: [colour], count: 1 } }))
}

/** What things of the same kind in one line have in common: rot und gelb je 50 g. */
const share = (parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (part.wish.words.some(isHardFact)) return part
    const same = parts.filter(({ noun }) => noun !== null && noun.word === part.noun?.word)
    const facts = same.flatMap(({ wish }) => wish.words.filter(isHardFact))
    return { ...part, wish: { ...part.wish, words: [...part.wish.words, ...new Set(facts)] } }
  })

/** The things that a line asks for: most lines one, Brotdose und Trinkflasche two. */
export const partsOf = (line: ReadLine, things: Things): Part[] => {
  const { language, nounIn, hasWithIt } = things
  const parts: { piece: Piece; noun: Noun | null }[] = []
  for (const piece of piecesOf(line, things)) {
    const text = withoutChoice(piece.text, things)
    const noun = nounIn(nounsIn(text, language))
    const last = parts.at(-1)
    const isWith = piece.joint === 'mit' || piece.joint === 'with'
    const isThing =
      noun !== null &&
      noun.certainty >= (isWith ? 1 : surelyAnother) &&
      !(isWith && last?.noun && hasWithIt(last.noun, noun.word))
    const isColour = !isWith && wordsThatCount(text).some((word) => colourOf(word, language) !== null)
    const lastIsColoured = last && wordsThatCount(last.piece.text).some((word) => colourOf(word, language) !== null)
    if (!last) parts.push({ piece: { ...piece, text }, noun })
    else if (isThing && last.noun) parts.push({ piece: { ...piece, text }, noun })
    else if (!noun && isColour && lastIsColoured && last.noun)
      parts.push({ piece: { ...piece, text, count: piece.count ?? last.piece.count }, noun: last.noun })
    else {
      last.piece = { ...last.piece, text: `${last.piece.text} ${piece.text}`, pack: last.piece.pack ?? piece.pack }
      last.noun ??= noun
    }
  }
  return share(parts.flatMap(({ piece, noun }) => oneOfEach(partOf(piece, noun, language))))
}
