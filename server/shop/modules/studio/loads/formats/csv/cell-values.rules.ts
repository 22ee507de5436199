import { cleanLine, cleanText } from '#contract/text/clean-text.ts'
import { hasCheckDigit, isGtinLength } from '#lib/gtin.ts'
import { endOfDay, sellersCountry } from '#lib/local-days.ts'
import { htmlOfText } from '../html-of-text.ts'

export type CellOptions = {
  /** Decimal separator of all numbers, where the mapping names it. */
  decimal?: ',' | '.'
}
export type CellResult = { value: unknown } | { violation: string }
type ReadCell = (text: string, options: CellOptions) => CellResult

const is = (value: unknown): CellResult => ({ value })
const isNot = (violation: string): CellResult => ({ violation })

const months = 'jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec'
const dateInstead = new RegExp(
  `^(?:\\d{1,2}[.\\s-]+(?:${months})\\p{L}*\\.?(?:[\\s-]*\\d{2,4})?|(?:${months})\\p{L}*\\.?[\\s-]+\\d{2,4}|\\d{1,2}\\.\\s?\\d{1,2}\\.(?:\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d)$`,
  'iu',
)
const shortened = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i
const errorOfExcel = /^#(?:nv|n\/a|wert!|value!|bezug!|ref!|div\/0!|name\?|zahl!|num!|null!|überlauf!|spill!|#+)$/iu

/** What Excel has made of a number; null for what it left alone. */
const numberDamageOf = (text: string): string | null => {
  const again = 'format the column as text and fill in the number again'
  if (shortened.test(text)) return `"${text}" was shortened by Excel, and its last digits are lost: ${again}`
  return dateInstead.test(text) ? `"${text}" is a date that Excel made of a number: ${again}` : null
}

/** How a spreadsheet or a wrong encoding has damaged a cell; null for a sound one. */
export const damageOf = (text: string): string | null => {
  if (errorOfExcel.test(text)) return `"${text}" is an error of the spreadsheet and no value`
  if (text.includes('\ufffd')) return 'has letters that were lost when the file was saved (�)'
  if (/Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text))
    return `"${text.slice(0, 40)}" was read as Windows-1252 and is UTF-8: save the file from the original once more`
  return null
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

/** A cell without what spreadsheets put around it: `="0123"` keeps a leading zero. */
export const cellText = (cell: string): string => {
  const text = cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1) : cell
  return (isPlain(text) ? text : cleanText(text)).trim()
}

const currency = '(?:€|eur|chf|sfr\\.?|fr\\.)'
const currencyBefore = new RegExp(`^${currency}\\s*`, 'i')
const currencyBehind = new RegExp(`\\s*${currency}$`, 'i')
const withoutCurrency = (text: string): string =>
  text
    .replace(currencyBefore, '')
    .replace(currencyBehind, '')
    .replace(/[.,]\s?[-–—]{1,2}$/, '')

/** As JavaScript writes it, `1299.5`. */
const decimalOf = (written: string, { decimal }: CellOptions): { number: string } | { violation: string } => {
  const text = withoutCurrency(written).replaceAll('’', "'").replace(/^[−–]/, '-')
  const none = { violation: `"${written}" is no number` }
  const damage = numberDamageOf(text)
  if (damage !== null) return { violation: damage }
  if (/^[+-]?\d+$/.test(text)) return { number: text }
  const [, whole = '', sign = '', fraction = ''] = /^([+-]?\d+)([.,])(\d+)$/.exec(text) ?? []
  if (sign !== '') {
    const mayBeThousands = fraction.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole)
    if (decimal === undefined && mayBeThousands)
      return {
        violation: `"${written}" may be ${whole}${fraction} or ${whole} and a fraction: write ${whole}${fraction}, or say in the mapping which sign is the decimal one`,
      }
    if (decimal === undefined || decimal === sign) return { number: `${whole}.${fraction}` }
    return mayBeThousands ? { number: `${whole}${fraction}` } : none
  }
  const grouped = /^([+-]?\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(text)
  const [, groups = '', separator = '', point, cents] = grouped ?? []
  if (!grouped || separator === point) return none
  if (decimal !== undefined && (separator === decimal || (point !== undefined && point !== decimal))) return none
  return { number: `${groups.replaceAll(separator, '')}${cents === undefined ? '' : `.${cents}`}` }
}

const readNumber: ReadCell = (text, options) => {
  const result = decimalOf(text, options)
  return 'violation' in result ? result : is(Number(result.number))
}

const readWhole: ReadCell = (text, options) => {
  const result = decimalOf(text.replace(/\s*(?:stk|stück|st|pcs)\.?$/i, ''), options)
  if ('violation' in result) return result
  const number = Number(result.number)
  return Number.isInteger(number) ? is(number) : isNot(`"${text}" is no whole number`)
}

/** Minor units: all currencies of the shop have hundred of them. */
const readMoney: ReadCell = (text, options) => {
  const result = decimalOf(text, options)
  if ('violation' in result) return result
  const [whole = '', fraction = ''] = result.number.split('.')
  const cents = fraction.replace(/0+$/, '').padEnd(2, '0')
  return cents.length > 2 ? isNot(`"${text}" has fractions of a cent`) : is(Number(`${whole}${cents}`))
}

const isDay = (iso: string): boolean => {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

const readDate: ReadCell = (text) => {
  const [, isoDay] = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d.*)?$/.exec(text) ?? []
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
  const iso = isoDay ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year === '' && isoDay === undefined)
    return isNot(
      /^\d{5}$/.test(text)
        ? `"${text}" is a date as Excel counts its days: format the column as a date`
        : `"${text}" is no date as 31.12.2026 or 2026-12-31`,
    )
  return isDay(iso) ? is(iso) : isNot(`"${text}" is no day of the calendar`)
}

/** The beginning of a day where the sellers are, or a moment with its time zone. */
const readMoment: ReadCell = (text, options) => {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return is(text)
  const day = readDate(text, options)
  if ('violation' in day) return day
  const endOfDayBefore = endOfDay(sellersCountry, new Date(`${day.value}T12:00:00Z`), -1)
  return is(new Date(endOfDayBefore.getTime() + 1).toISOString())
}

const yes = ['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x', '✓']
const no = ['nein', 'n', 'no', 'false', 'falsch', '0', '-']

const readBoolean: ReadCell = (text) => {
  const word = text.toLowerCase()
  if (yes.includes(word)) return is(true)
  return no.includes(word) ? is(false) : isNot(`"${text}" is neither ja (yes, 1, x) nor nein (no, 0)`)
}

const readId: ReadCell = (text) => {
  const damage = numberDamageOf(text)
  return damage === null ? is(cleanLine(text)) : isNot(damage)
}

const readGtin: ReadCell = (text) => {
  const digits = text.replaceAll(/[\s-]/g, '').replace(/[.,]0+$/, '')
  const damage = numberDamageOf(text)
  if (damage !== null) return isNot(damage)
  if (!/^\d+$/.test(digits)) return isNot(`"${text}" is no GTIN: it has 8, 12, 13 or 14 digits`)
  if (isGtinLength(digits))
    return hasCheckDigit(digits) ? is(digits) : isNot(`"${text}" is no GTIN: its last digit does not fit the others`)
  const whole = digits.padStart(digits.length < 8 ? 8 : 13, '0')
  if (digits.length < 12 && hasCheckDigit(whole))
    return isNot(
      `"${text}" has lost its leading zeros (it was ${whole}): format the column as text and fill it in again`,
    )
  return isNot(`"${text}" is no GTIN: it has ${digits.length} digits instead of 8, 12, 13 or 14`)
}

const parts = (text: string, separator: RegExp): string[] =>
  text.split(separator).flatMap((part) => (part.trim() === '' ? [] : [cleanLine(part)]))

/** What a cell may hold, and what the documentation says of it. Cells with nothing in them are never read. */
export const cellTypes = {
  line: {
    read: (text) => is(isPlain(text) ? text.replaceAll(/ {2,}/g, ' ') : cleanLine(text)),
    description: 'text in one line',
  },
  html: { read: (text) => is(htmlOfText(text)), description: 'HTML, or text with line breaks' },
  list: {
    read: (text) => is(parts(text, /[|\n]/)),
    description: 'texts, with a vertical bar or line break between them',
  },
  id: { read: readId, description: 'number or id' },
  ids: { read: (text) => is(parts(text, /[|;,\n]/)), description: 'ids, with a vertical bar or comma between them' },
  gtin: { read: readGtin, description: 'GTIN (EAN)' },
  whole: { read: readWhole, description: 'whole number' },
  number: { read: readNumber, description: 'number' },
  money: { read: readMoney, description: 'price, 1.299,00 or 1,299.00' },
  date: { read: readDate, description: 'date, 31.12.2026 or 2026-12-31' },
  moment: { read: readMoment, description: 'date, or date and time as 2026-12-31T06:00:00Z' },
  boolean: { read: readBoolean, description: 'ja or nein' },
} as const satisfies Record<string, { read: ReadCell; description: string }>

/** One of several values, each with what else is written for it. */
export type Choice = { choice: Readonly<Record<string, readonly string[]>> }
export type CellType = keyof typeof cellTypes | Choice

const readChoice = (text: string, { choice }: Choice): CellResult => {
  const word = text.toLowerCase()
  const found = Object.entries(choice).find(([value, words]) => value.toLowerCase() === word || words.includes(word))
  return found ? is(found[0]) : isNot(`"${text}" is none of ${Object.keys(choice).join(', ')}`)
}

/** The value of a cell that is not empty. */
export const readCell = (text: string, type: CellType, options: CellOptions): CellResult => {
  const damage = damageOf(text)
  if (damage !== null) return isNot(damage)
  return typeof type === 'string' ? cellTypes[type].read(text, options) : readChoice(text, type)
}

export const describeType = (type: CellType): string =>
  typeof type === 'string' ? cellTypes[type].description : `one of ${Object.keys(type.choice).join(', ')}`
