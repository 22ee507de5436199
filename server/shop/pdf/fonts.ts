import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The shop's fonts (web/ui), whole and unpacked: documents hold the subset of the glyphs that they use. */
const ownFiles = {
  text: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  heading: import.meta.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
} as const

/** For letters that those lack: further Latin, Greek and Cyrillic ones with their marks, Hebrew and Arabic. Found and read when they are first needed. */
const otherFiles: Record<'400Regular' | '700Bold', readonly (() => string)[]> = {
  '400Regular': [
    () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    () => import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    () => import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  ],
  '700Bold': [
    () => import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    () => import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
    () => import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  ],
}

export type FontName = keyof typeof ownFiles

export const ownFileOf = (name: FontName): string => ownFiles[name]

const parsed = new Map<string, Font>()

/** A font, parsed at its first use in the process. */
export const fontOf = (file: string): Font => {
  const known = parsed.get(file)
  if (known) return known
  const font = create(readFileSync(new URL(file)))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  parsed.set(file, font)
  return font
}

/** Part of a line in one font. */
export type Run = {
  file: string
  text: string
  /** Its glyphs do not say which letters they stand for, so the document has to. */
  needsActualText: boolean
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** U+202F between digits and units is wider in no font of ours, and missing in some. */
const replacements: Record<string, string> = { '\u202f': '\u00a0', '\t': ' ' }

/** Zero width joiner and non-joiner shape letters; other invisible characters are left out. */
const isJoiner = (character: string): boolean => character === '\u200c' || character === '\u200d'

const hasAll = (file: string, letter: string): boolean => {
  const font = fontOf(file)
  return [...letter].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
}

/** One of the fonts that has the letter with its marks. */
const fileOf = (letter: string, name: FontName): string | undefined => {
  const own = ownFiles[name]
  if (hasAll(own, letter)) return own
  return otherFiles[name === 'text' ? '400Regular' : '700Bold']
    .map((find) => find())
    .find((file) => hasAll(file, letter))
}

/** As PDF/UA wants it, no letter is without a glyph: one that no font has is drawn without its marks, or as a question mark. */
const inFonts = (given: string, name: FontName): string => {
  if (fileOf(given, name) !== undefined) return given
  const [base = ''] = [...given.normalize('NFKD')].filter((each) => !isJoiner(each))
  return base !== '' && fileOf(base, name) === undefined ? '?' : base
}

/** The text with letters of the fonts alone. Control and formatting characters are left out. */
export const inFont = (text: string, name: FontName): string => {
  const remaining = [...text]
    .map((character) => replacements[character] ?? character)
    .filter((character) => isJoiner(character) || !/[\p{Cc}\p{Cf}]/u.test(character))
    .join('')
    .normalize('NFC')
  let result = ''
  for (const { segment } of graphemes.segment(remaining)) result += inFonts(segment, name)
  return result
}

const sharedOf = new Map<string, ReadonlySet<number>>()

/** Characters of a font that share their glyph with another one: a document's table from glyphs to letters knows one of them. */
const sharedLetters = (file: string): ReadonlySet<number> => {
  const known = sharedOf.get(file)
  if (known) return known
  const font = fontOf(file)
  const byGlyph = new Map<number, number[]>()
  for (const code of font.characterSet) {
    if (/[\p{Z}\p{Pd}\p{Cf}]/u.test(String.fromCodePoint(code))) continue
    const { id } = font.glyphForCodePoint(code)
    byGlyph.set(id, [...(byGlyph.get(id) ?? []), code])
  }
  const shared = new Set([...byGlyph.values()].filter(({ length }) => length > 1).flat())
  sharedOf.set(file, shared)
  return shared
}

/** Arabic and Hebrew are written from right to left, a whole part at once. */
export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** Between words and spaces. */
const wordEnds = /(?<=\s)|(?=\s)/u

/** Readers turn letters around that are written from right to left, and so they would those of an actual text. */
const needsActualText = ({ file, text }: Pick<Run, 'file' | 'text'>, own: string): boolean =>
  !isRightToLeft(text) &&
  (file !== own || /\p{M}/u.test(text) || [...text].some((each) => sharedLetters(file).has(each.codePointAt(0) ?? 0)))

/**
 * Parts of a line: one where a font has all of its letters, else words each in the first font that has theirs. Spaces and signs between two words
 * of another font stay in it.
 */
export const fontRunsOf = (text: string, name: FontName): Run[] => {
  const own = ownFiles[name]
  const whole = isRightToLeft(text) ? undefined : fileOf(text, name)
  if (whole !== undefined) return [{ file: whole, text, needsActualText: needsActualText({ file: whole, text }, own) }]
  const parts = text
    .split(wordEnds)
    .flatMap((word) =>
      fileOf(word, name) === undefined ? [...graphemes.segment(word)].map(({ segment }) => segment) : [word],
    )
  const runs: Pick<Run, 'file' | 'text'>[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    const stays = last !== undefined && !/[\p{L}\p{N}]/u.test(part) && hasAll(last.file, part)
    const file = stays ? last.file : (fileOf(part, name) ?? own)
    if (last?.file === file) last.text += part
    else runs.push({ file, text: part })
  }
  return runs.map((run) => ({ ...run, needsActualText: needsActualText(run, own) }))
}

/** Parts of one size of the height above the baseline. */
export const ascentOf = (file: string): number => fontOf(file).ascent / fontOf(file).unitsPerEm
