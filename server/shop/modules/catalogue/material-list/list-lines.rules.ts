import { fold } from '../../../search-index/words/words.ts'
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
  /** Written behind: 30 Stück, 24er. What is sold by that many is one of them, else so many are wanted. */
  pack: number | null
}

const bullet = /^(?:[-–•*·▪□☐>]+|\(?\d{1,2}[.)]+\)?(?=\s*\S)|[a-z]\))\s*/i
const counted =
  /^(\d{1,3})\s*(?:x|×|mal\b|stück\b|stk\b\.?|st\b\.?|packung\b|pack\b|set\b|paar\b)?\s*(?=\p{L}|\d*\s*packung)/iu
/** Of what is one thing: 2 kg Modelliermasse, 12 Farben Wachsmalstifte. */
const unitBehind = /^\d{1,4}(?:[.,]\d+)?\s*(?:ml|cl|l|liter|g|gr|kg|mm|cm|m|gb|farben|colours)\b/i
const packBehind = /\b(\d{1,3})\s*(?:er[\s-]*pack\w*|er\b|stück\b|stk\b\.?|st\b\.?)/i
const timesBehind = /\s(\d{1,2})\s*x?$/i
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
  const isClass = /\b(?:klasse|kl|schuljahr)\b/.test(words.join(' ')) || /^(?:[1-9][a-e])$/.test(words.at(-1) ?? '')
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

/** Headings, remarks and wishes of one line; numbers in front and behind are taken off. */
export const readLine = (written: string): ReadLine => {
  const text = written.trim()
  const remark: ReadLine = { text, wish: null, note: '', count: null, pack: null }
  let rest = text.slice(0, materialListLimits.line).replace(bullet, '')
  // 12 Buntstifte is no bullet.
  if (/^\d/.test(text) && !/^\(?\d{1,2}[.)]/.test(text)) rest = text.slice(0, materialListLimits.line)
  for (const [short, long] of abbreviations) rest = rest.replace(short, long)
  const notes = [...rest.matchAll(/\(([^)]*)\)?/g)].map(([, inside = '']) => inside)
  rest = rest.replace(/\([^)]*\)?/g, ' ')
  const row = rest.split(cells).filter((cell) => cell !== '')
  if (row.length > 1) rest = row.join(' ')
  const [, lesson = '', behind] = /^([^:]{2,40}):\s+(\S.*)$/.exec(rest) ?? []
  const isLesson = wordsIn(lesson).every((word) => lessons.has(word))
  if (behind && (isLesson || (startsWithNumber(behind) && !isTitle(lesson)))) rest = behind
  rest = rest
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;]+$/, '')
    .trim()
  const note = notes.join(' ').trim()
  if (isRemark(rest, note)) return remark

  let count: number | null = null
  const [first = '', ...others] = rest.split(' ')
  const spelled = numberWords[fold(first)]
  const leading = unitBehind.test(rest) ? null : counted.exec(rest)
  if (leading) {
    count = Number(leading[1])
    rest = rest.slice(leading[0].length).replace(/^packung\s+/i, '')
  } else if (spelled !== undefined && others.length > 0) {
    count = spelled
    rest = others.join(' ').replace(/^packung\s+/i, '')
  }
  const packed = packBehind.exec(`${rest} ${note}`)
  const pack = packed ? Number(packed[1]) : null
  rest = rest.replace(packBehind, ' ').trim()
  const times = count === null && pack === null ? timesBehind.exec(rest) : null
  // Gr. 32 and A 4 are no numbers of pieces.
  if (times && !/(?:gr|größe|nr|klasse|a)\.?\s*\d+$/i.test(rest)) {
    count = Number(times[1])
    rest = rest.slice(0, times.index)
  }
  return { text, wish: rest.trim(), note, count: count === 0 ? 1 : count, pack }
}

/** Lines of a list, empty ones left out. */
export const readLines = (text: string): { lines: ReadLine[]; isCut: boolean } => {
  const written = text.split(/\r?\n|\f/).filter((line) => /[\p{L}\p{N}]/u.test(line))
  return {
    lines: written.slice(0, materialListLimits.lines).map(readLine),
    isCut: written.length > materialListLimits.lines,
  }
}
