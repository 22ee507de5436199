import type { CompiledPart, CompiledText } from '../scope/page-scope.ts'
import { madeOnce } from './made-once.ts'
import { writeDate } from './write-date.ts'
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
      return writeDate(language, value, { dateStyle: dateStyles.find((known) => known === options) ?? 'medium' })
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

const pluralRules = (language: string, type: 'cardinal' | 'ordinal') =>
  madeOnce(`plural ${type} ${language}`, () => new Intl.PluralRules(language, { type }))

/** By the style that a message names; any other is a number without options. */
const numberOptions: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  percent: { style: 'percent' },
  integer: { maximumFractionDigits: 0 },
}

const dateStyles = ['full', 'long', 'medium', 'short'] as const
