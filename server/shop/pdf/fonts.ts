import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The shop's fonts (web/ui), whole and unpacked: documents hold the subset of the glyphs that they use. */
const files = {
  text: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  heading: import.meta.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
} as const

export type FontName = keyof typeof files
export const fontNames = Object.keys(files) as FontName[]

const parsed = new Map<FontName, Font>()

/** A font, parsed at its first use in the process. */
export const fontOf = (name: FontName): Font => {
  const known = parsed.get(name)
  if (known) return known
  const font = create(readFileSync(new URL(files[name])))
  if (!('layout' in font)) throw new Error(`${files[name]} is a collection of fonts`)
  parsed.set(name, font)
  return font
}

/** U+202F between digits and units is wider in no font of ours, and missing in some. */
const replacements: Record<string, string> = { '\u202f': '\u00a0', '\t': ' ' }

/**
 * The text with characters of the font alone, as PDF/UA wants it: without its marks where the font knows the letter, otherwise a question
 * mark. Control characters are left out.
 */
export const inFont = (text: string, name: FontName): string => {
  const font = fontOf(name)
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  let result = ''
  for (const given of text.normalize('NFC')) {
    const character = replacements[given] ?? given
    if (/[\p{Cc}\p{Cf}\p{M}]/u.test(character)) continue
    const [base = ''] = character.normalize('NFKD')
    if (has(character)) result += character
    else result += has(base) ? base : '?'
  }
  return result
}
