import { isCountryCode } from '../country-codes.ts'

/** How the text of a parameter's entry is read. Amounts are gross, minor units. */
export type EntryType<Value> = {
  /** Null for a text that does not fit. */
  read: (text: string) => Value | null
  /** Says what fits; the studio translates it (`web/studio/form/parameter-messages.ts`). */
  fits: string
  /** Value of an entry that is not set. */
  unset: Value
  /** Value of an entry whose text does not fit; `unset` without it. It never gives anything away. */
  unfit?: (text: string) => Value
  /** A parameter without this entry is refused. */
  isRequired?: boolean
  /** What may stand for the `*` of an entry's name. */
  names?: { has: (name: string) => boolean; fits: string }
}

const digits = /^\d{1,9}$/

const numberIn = (text: string, from: number, to: number): number | null =>
  digits.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null

/** Words between spaces or commas. */
const wordsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '')

export const flag = (unset = false): EntryType<boolean> => ({
  read: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  fits: 'true or false',
  unset,
})

export const wholeNumber = <Unset extends number | null>(
  unset: Unset,
  [from, to]: readonly [number, number],
): EntryType<number | Unset> => ({
  read: (text) => numberIn(text, from, to),
  fits: `a whole number from ${from} to ${to}`,
  unset,
})

/** A small amount is taken for whole euros that were meant (`39` for 39.00), and refused. */
export const amount = <Unset extends number | null>(
  unset: Unset,
  [from, to]: readonly [number, number],
): EntryType<number | Unset> => ({
  read: (text) => numberIn(text, from, to),
  fits: `whole cents without a comma, from ${from} to ${to}`,
  unset,
})

/** As `amount`, or 0 for what costs nothing. */
export const amountOrFree = <Unset extends number | null>(
  unset: Unset,
  [from, to]: readonly [number, number],
): EntryType<number | Unset> => ({
  read: (text) => numberIn(text, 0, 0) ?? numberIn(text, from, to),
  fits: `whole cents without a comma, 0 or from ${from} to ${to}`,
  unset,
})

const listOf = <Value, Unset>(
  unset: Unset,
  fits: string,
  readWord: (word: string) => Value | null,
): EntryType<readonly Value[] | Unset> => {
  const readable = (text: string): Value[] => wordsIn(text).flatMap((word) => readWord(word) ?? [])
  return {
    read: (text) => {
      const values = readable(text)
      return values.length > 0 && values.length === wordsIn(text).length ? values : null
    },
    fits,
    unset,
    unfit: readable,
  }
}

export const choices = <Choice extends string, Unset>(
  unset: Unset,
  known: readonly Choice[],
): EntryType<readonly Choice[] | Unset> =>
  listOf(unset, `one or several of ${known.join(' ')}`, (word) => known.find((choice) => choice === word) ?? null)

export const numbers = <Unset>(unset: Unset, [from, to]: readonly [number, number]) =>
  listOf<number, Unset>(unset, `whole numbers from ${from} to ${to}, separated by spaces`, (word) =>
    numberIn(word, from, to),
  )

/** Ids of products or categories. */
export const ids = <Unset>(unset: Unset) =>
  listOf<string, Unset>(unset, 'ids, separated by spaces', (word) => (/^[\w.-]+$/.test(word) ? word : null))

export const countries = <Unset>(unset: Unset) =>
  listOf<string, Unset>(unset, 'codes of countries, as DE AT', (word) => (isCountryCode(word) ? word : null))

export const choice = <Choice extends string>(unset: Choice, known: readonly Choice[]): EntryType<Choice> => ({
  read: (text) => known.find((each) => each === text) ?? null,
  fits: `one of ${known.join(' ')}`,
  unset,
})

export const line = (): EntryType<string | null> => ({
  read: (text) => (text === '' ? null : text),
  fits: 'some text',
  unset: null,
})

/** Id of a picture among the media. */
export const picture = (): EntryType<string | null> => ({
  read: (text) => (/^[0-9a-f]{16}$/.test(text) ? text : null),
  fits: 'the id of a picture',
  unset: null,
})

export const required = <Value>(type: EntryType<Value>): EntryType<Value> => ({ ...type, isRequired: true })

export const inEachCountry = <Value>(type: EntryType<Value>): EntryType<Value> => ({
  ...type,
  names: { has: isCountryCode, fits: 'the code of a country, as AT' },
})

export const ofEach = <Value>(known: readonly string[], type: EntryType<Value>): EntryType<Value> => ({
  ...type,
  names: { has: (name) => known.includes(name), fits: `one of ${known.join(' ')}` },
})
