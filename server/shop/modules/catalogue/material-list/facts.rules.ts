import { fold } from '#engine/search-index/words/words.ts'

const units: Readonly<Record<string, string>> = {
  liter: 'l',
  gr: 'g',
  bl: 'blatt',
  stk: 'stuck',
  st: 'stuck',
  farbe: 'farben',
  colours: 'farben',
  pieces: 'stuck',
  sheets: 'blatt',
}
const measure =
  /(\d+(?:[.,]\d+)?)\s*(ml|l|liter|gr?|kg|mm|cm|m|gb|blatt|bl|stuck|stk|st|farben?|teilig|colours|pieces|sheets)(?![\p{L}\p{N}])/gu
const area = /(\d+)\s*[x×]\s*(\d+)\s*cm/g

const inSmallUnits = (amount: number, unit: string): string =>
  unit === 'l' ? `${amount * 1000}ml` : `${amount}${unit}`

/** Words of a text with its measures in one word each, in one unit: 0,5 l and 500 ml are 500ml, Lineatur 4 is lineatur4. */
export const factWords = (text: string): string[] =>
  fold(text)
    .replace(area, (_all, width, height) => ` ${width}x${height}cm `)
    .replace(measure, (_all, number: string, unit: string) => {
      return ` ${inSmallUnits(Number(number.replace(',', '.')), units[unit] ?? unit)} `
    })
    .replace(/lineatur\s*(\d+)/g, ' lineatur$1 ')
    .replace(/(?<![\p{L}\p{N}])(?:din\s*)?a\s*(\d)(?!\d)/gu, ' a$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const hard =
  /^(?:\d+(?:x\d+)?(?:ml|g|kg|mm|cm|m|gb|blatt|stuck|farben|teilig)|lineatur\d+|grosse\d+|a\d|[2-9]?[hb]|hb|f)$/

/** What a word demands that another product contradicts: size, format, ruling, hardness. */
export const isHardFact = (word: string): boolean => hard.test(word)

/** What two facts must have in common to contradict each other: 17cm and 30cm, but not 17cm and a4. */
export const sortOf = (word: string): string =>
  /^(?:[2-9]?[hb]|hb|f)$/.test(word) ? 'hardness' : /^lineatur/.test(word) ? 'ruling' : word.replace(/[\d.x]+/g, '#')
