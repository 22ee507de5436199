import type { CompiledPart, CompiledText } from '../scope/page-scope.ts'
import { writeNumber } from './write-number.ts'

export type TextValues = Readonly<Record<string, string | number | Date>>

/**
 * Fills a compiled ICU message. Knows arguments, plural, selectordinal, select, number and date; a value that is
 * missing is left out.
 */
export function formatMessage(text: CompiledText, values: TextValues, language: string): string {
  let result = ''
  for (const part of text) result += typeof part === 'string' ? part : formatPart(part, values, language)
  return result
}

type ArgumentPart = Exclude<CompiledPart, string>

function formatPart([name, type, options]: ArgumentPart, values: TextValues, language: string): string {
  const value = values[name]
  if (value === undefined) return ''
  switch (type) {
    case undefined:
      return String(value)
    case 'number':
      return writeNumber(language, Number(value), numberOptions[typeof options === 'string' ? options : ''])
    case 'date':
      return dateFormat(language, typeof options === 'string' ? options : 'medium').format(new Date(value))
    default:
      return typeof options === 'object' ? formatChoice(type, options, value, values, language) : String(value)
  }
}

function formatChoice(
  type: string,
  options: Readonly<Record<string, CompiledText | number>>,
  value: string | number | Date,
  values: TextValues,
  language: string,
): string {
  if (type === 'select') return formatMessage(branch(options, String(value)), values, language)
  const count = Number(value)
  const shown = count - (typeof options.offset === 'number' ? options.offset : 0)
  const exact = options[count]
  const text =
    typeof exact === 'object'
      ? exact
      : branch(options, pluralRules(language, type === 'selectordinal' ? 'ordinal' : 'cardinal').select(shown))
  return formatMessage(
    text.map((part) => (part === '#' ? writeNumber(language, shown) : part)),
    values,
    language,
  )
}

function branch(options: Readonly<Record<string, CompiledText | number>>, name: string): CompiledText {
  const text = options[name] ?? options.other
  return typeof text === 'object' ? text : []
}

const made = new Map<string, unknown>()

function once<T>(key: string, make: () => T): T {
  let value = made.get(key) as T | undefined
  if (!value) {
    value = make()
    made.set(key, value)
  }
  return value
}

const pluralRules = (language: string, type: 'cardinal' | 'ordinal') =>
  once(`plural ${type} ${language}`, () => new Intl.PluralRules(language, { type }))

/** By the style that a message names; any other is a number without options. */
const numberOptions: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  percent: { style: 'percent' },
  integer: { maximumFractionDigits: 0 },
}

const dateStyles = ['full', 'long', 'medium', 'short'] as const

const dateFormat = (language: string, style: string) =>
  once(`date ${style} ${language}`, () => {
    const dateStyle = dateStyles.find((known) => known === style) ?? 'medium'
    return new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'Europe/Berlin' })
  })
