import type { parameterFindingTexts } from '../texts/parameter-findings.ts'

type Texts = (typeof parameterFindingTexts)['de']
type Say = (texts: Texts, ...values: string[]) => string

/** In the words of `server/contract/parameters/entry-types.ts`. */
const fits: readonly [RegExp, Say][] = [
  [/^true or false$/, (texts) => texts.fits.flag],
  [/^a whole number from (\d+) to (\d+)$/, (texts, from = '', to = '') => texts.fits.number(from, to)],
  [/^whole cents without a comma, from (\d+) to (\d+)$/, (texts, from = '', to = '') => texts.fits.amount(from, to)],
  [
    /^whole cents without a comma, 0 or from (\d+) to (\d+)$/,
    (texts, from = '', to = '') => texts.fits.amountOrFree(from, to),
  ],
  [/^one or several of (.*)$/, (texts, known = '') => texts.fits.choices(known)],
  [
    /^whole numbers from (\d+) to (\d+), separated by spaces$/,
    (texts, from = '', to = '') => texts.fits.numbers(from, to),
  ],
  [/^ids, separated by spaces$/, (texts) => texts.fits.ids],
  [/^codes of countries, /, (texts) => texts.fits.countries],
  [/^the code of a country, /, (texts) => texts.fits.country],
  [/^one of (.*)$/, (texts, known = '') => texts.fits.choice(known)],
  [/^the id of a picture$/, (texts) => texts.fits.picture],
  [/^some text$/, (texts) => texts.fits.text],
]

const said = (patterns: readonly [RegExp, Say][], message: string, texts: Texts): string | null => {
  for (const [pattern, say] of patterns) {
    const match = pattern.exec(message)
    if (match) return say(texts, ...match.slice(1))
  }
  return null
}

const fitsIn = (texts: Texts, fitting: string): string => said(fits, fitting, texts) ?? fitting

/** In the words of `server/contract/parameters/parameter-violations.ts` and of the engine's check of what is left. */
const errors: readonly [RegExp, Say][] = [
  [
    /^(.*?): "(.*)" does not fit\. What fits: (.*)$/s,
    (texts, entry = '', value = '', fitting = '') => texts.unfit(entry, value, fitsIn(texts, fitting)),
  ],
  [/^(.*) is read by nothing\. Known here: (.*)$/s, (texts, entry = '', known = '') => texts.unknown(entry, known)],
  [/^(.*) is read by nothing$/s, (texts, entry = '') => texts.unread(entry)],
  [/^(.*) is set twice$/s, (texts, entry = '') => texts.twice(entry)],
  [
    /^(.*) is missing\. What fits: (.*)$/s,
    (texts, entry = '', fitting = '') => texts.missing(entry, fitsIn(texts, fitting)),
  ],
  [/^leaves no way to pay in the store /, (texts) => texts.noPayment],
  [/^leaves no way of delivery in the store /, (texts) => texts.noDelivery],
]

/** What the engine found in a parameter, in the language of the studio; null for another finding. */
export const parameterMessageOf = (message: string, texts: Texts): string | null => said(errors, message, texts)
