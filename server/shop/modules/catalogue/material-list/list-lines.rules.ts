import { fold } from '#engine/search-index/words/words.ts'
import { abbreviations, contact, costs, lessons, notYet, numberWords, sentence, titleWords } from './list-words.ts'

/** Characters of a list, lines that are looked at, characters of a line that are read. */
export const materialListLimits = { text: 20_000, lines: 120, line: 200 } as const

/** A line as far as it can be read without knowing the shop. */
export type ReadLine = {
  /** As written. */
  text: string
  /** What is asked for, without number and bullets; null for headings and remarks. */
  wish: string | null
  /** In brackets, which say more of it. */
  note: string
  /** Pieces or packs; null where the line says nothing. */
  count: number | null
  /** A number is left that was not understood: whoever reads it has to look. */
  isOpen: boolean
  /** Written behind: 30 Stück, 24er. What is sold by that many is one of them, else so many are wanted. */
  pack: number | null
}

/** Signs that are no letter, digit or bracket, boxes, and letters that stand for the bullets of Word's own fonts (Wingdings). */
const bullet = /^(?:[^\p{L}\p{N}([]+|\[[\sxX✓✔]?\]|[oOØøvqüÜ§](?=\s+[\d\p{Lu}])|[a-z]\))\s*/u
/** 1. and 2) count lines; 1.000 and 2,5 are amounts. */
const lineNumber = /^\(?\d{1,2}[.)]+\)?(?!\d)(?=\s*\S)\s*/
const amount = '\\d{1,3}(?:\\.\\d{3})+|\\d{1,4}'
const noLetter = '(?![\\p{L}\\p{M}])'
/** 2x Heft, 2 x Heft, 2xHeft; the X of 1 Xylophon is its own. */
const multiplied = new RegExp(`^(${amount})(?:[xX×]|\\s+(?:×|[xX](?!\\p{Ll})))\\s*(?=\\p{L})`, 'u')
const counted = new RegExp(
  `^(${amount})(?!\\d)(?!\\s*-?er${noLetter})\\s*(?:(?:mal|stücke?|stueck|stck|stk|st|packung|pack|set|paar)${noLetter}\\.?)?\\s*(?=\\p{L}|\\d*\\s*packung)`,
  'iu',
)
/** Amount of a single thing: 2 kg Modelliermasse, 12 Farben Wachsmalstifte. */
const unitBehind = /^\d{1,4}(?:[.,]\d+)?\s*(?:ml|cl|l|liter|g|gr|kg|mm|cm|m|gb|farben|colours)(?![\p{L}\p{M}])/iu
const packBehind = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.,])(${amount})\\s*(?:-?er[\\s-]*(?:pack|set)\\p{L}*|-?er${noLetter}|(?:stücke?|stueck|stck|stk|st|pcs|pieces)${noLetter}\\.?)`,
  'iu',
)
const timesBehind = /\s(\d{1,2})\s*[x×]?$/i
/** (2x), (2), (je 2 Stück): a number and no more. */
const countInBrackets = /^(?:je\s+|à\s+)?(\d{1,3})\s*(?:[x×]|mal|stücke?|stueck|stck|stk|st|pcs)?\.?$/iu
/** What follows a colon and is the number of what stands before it: "Bleistifte: 2 Stück". */
const countAlone = /^\d{1,4}\s*(?:[x×]|mal|stücke?|stueck|stck|stk|st|pcs|packung(?:en)?|pack)?\.?$/iu
/** Numbers that say more of a thing: sizes, rulings, hardness, measures, years. */
const factNumbers = [
  /\d+(?:[.,]\d+)?\s*(?:[x×]\s*\d+(?:[.,]\d+)?\s*)?(?:ml|cl|l|liter|g|gr|kg|mm|cm|m|gb|mb|°|%|blatt|bl|seiten|farben|farbig|fach|teilig|jahre?n?|klasse|colours|sheets)(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:nr|no|nummer|gr|größe|grösse|stärke|lin|lineatur|kl|klasse|band|teil|typ|stufe)\.?\s*\d+(?:[.,/-]\d+)*/giu,
  /\d+(?:[.,]\d+)?\s*[x×]\s*\d+(?:[.,]\d+)?/gu,
  /\p{L}[\p{L}\p{M}]*-?\d+|\d+-?(?:[hb]|hb|f)(?![\p{L}\p{M}])/giu,
]
/** Columns of a table. */
const cells = /\s*[;\t]\s*/

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const startsWithNumber = (text: string): boolean =>
  /^\d/.test(text) || numberWords[fold(text.split(' ')[0] ?? '')] !== undefined

const isTitle = (text: string): boolean => {
  const words = wordsIn(text)
  const isClass =
    words.some((word) => /^(?:klasse|kl|schuljahr)$/.test(word)) || /^(?:[1-9][a-e])$/.test(words.at(-1) ?? '')
  return words.some((word) => titleWords.has(word)) || (isClass && !/^\d+\s*x?\s+\p{Lu}/u.test(text))
}

const isRemark = (text: string, note: string): boolean =>
  text === '' ||
  /:$/.test(text) ||
  /[!?]$/.test(text.replace(/!+$/, '!')) ||
  costs.test(text) ||
  contact.test(`${text} ${note}`) ||
  sentence.test(text) ||
  notYet.test(note) ||
  isTitle(text) ||
  wordsIn(text).every((word) => lessons.has(word) || /^\d+$/.test(word))

const numberOf = (written = ''): number => Number(written.replaceAll('.', ''))

const hasOpenNumber = (text: string): boolean =>
  /\d/.test(factNumbers.reduce((left, fact) => left.replaceAll(fact, ' '), text.replace(packBehind, ' ')))

/** Headings, remarks and wishes of one line; numbers in front and behind are taken off. */
export const readLine = (written: string): ReadLine => {
  const text = written.trim()
  const remark: ReadLine = { text, wish: null, note: '', count: null, pack: null, isOpen: false }
  let rest = text.slice(0, materialListLimits.line).replace(bullet, '').replace(lineNumber, '')
  for (const [short, long] of abbreviations) rest = rest.replace(short, long)
  const notes = [...rest.matchAll(/\(([^)]*)\)?/g)].map(([, inside = '']) => inside)
  rest = rest.replace(/\([^)]*\)?/g, ' ')
  const row = rest.split(cells).filter((cell) => cell !== '')
  if (row.length > 1) rest = row.join(' ')
  const [, lesson = '', behind] = /^([^:]{2,40}):\s+(\S.*)$/.exec(rest) ?? []
  const isLesson = wordsIn(lesson).every((word) => lessons.has(word))
  if (behind && countAlone.test(behind.trim().replace(/[\s,;]+$/, ''))) rest = `${lesson} ${behind}`
  else if (behind && (isLesson || (startsWithNumber(behind) && !isTitle(lesson)))) rest = behind
  rest = rest
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;]+$/, '')
    .trim()
  const note = notes.join(' ').trim()
  if (isRemark(rest, note)) return remark

  let count: number | null = null
  const [first = '', ...others] = rest.split(' ')
  const spelled = numberWords[fold(first)]
  const leading = unitBehind.test(rest) ? null : (multiplied.exec(rest) ?? counted.exec(rest))
  if (leading) {
    count = numberOf(leading[1])
    rest = rest.slice(leading[0].length).replace(/^packung\s+/i, '')
  } else if (spelled !== undefined && others.length > 0) {
    count = spelled
    rest = others.join(' ').replace(/^packung\s+/i, '')
  }
  const packed = packBehind.exec(`${rest} ${note}`)
  const pack = packed ? numberOf(packed[1]) : null
  rest = rest.replace(packBehind, ' ').trim()
  const times = count === null && pack === null ? timesBehind.exec(rest) : null
  // Gr. 32 and A 4 are no numbers of pieces.
  if (times && !/(?:gr|größe|nr|klasse|a)\.?\s*\d+$/i.test(rest)) {
    count = Number(times[1])
    rest = rest.slice(0, times.index)
  }
  const inBrackets = notes.flatMap((inside) => countInBrackets.exec(inside.trim())?.[1] ?? [])
  if (count === null && pack === null && inBrackets.length === 1) count = Number(inBrackets[0])
  const isOpen = hasOpenNumber(`${rest} ${notes.filter((inside) => !countInBrackets.test(inside.trim())).join(' ')}`)
  return { text, wish: rest.trim(), note, count: count === 0 ? 1 : count, pack, isOpen }
}

/** Lines of a list, empty ones left out. */
export const readLines = (text: string): { lines: ReadLine[]; isCut: boolean } => {
  const written = text.split(/\r\n?|[\n\f\v\u0085\u2028\u2029]/).filter((line) => /[\p{L}\p{N}]/u.test(line))
  return {
    lines: written.slice(0, materialListLimits.lines).map(readLine),
    isCut: written.length > materialListLimits.lines,
  }
}
