import type { StudioFieldError } from '#contract/generated/types.ts'
import type { ImportProductTexts } from '#contract/import/deltas.ts'
import { differencesOf } from '../../studio/compare.rules.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'

/** Characters of a text, and of one that is HTML. */
const maxText = 5000
const maxHtml = 100_000
const maxName = 200
/** Entries of a list. */
const maxEntries = 100
/** Characters of a text that the audit log notes. */
const maxNoted = 500

const htmlPaths = /^(?:longDescription|extraTabs\[\d+\]\.content)\./
const namePaths = /^(?:name|items\[\d+\]\.name)\.(?:de|en)$/
/** Lists of plain texts: an entry without any would be an empty line of the page. */
const linePaths = /^(?:shortFacts|features|scopeOfDelivery)\.(?:de|en)\[\d+\]$/

const stepTo = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const errorsOfText = (path: string, text: string): StudioFieldError[] => {
  if (text.trim() === '' && (namePaths.test(path) || linePaths.test(path)))
    return [{ fieldName: path, code: 'required' }]
  const max = namePaths.test(path) ? maxName : htmlPaths.test(path) ? maxHtml : maxText
  return text.length > max ? [{ fieldName: path, code: 'tooLong' }] : []
}

const errorsAt = (path: string, value: unknown): StudioFieldError[] => {
  if (typeof value === 'string') return errorsOfText(path, value)
  if (Array.isArray(value))
    return [
      ...(value.length > maxEntries ? [{ fieldName: path, code: 'tooLong' }] : []),
      ...value.slice(0, maxEntries).flatMap((each, index) => errorsAt(`${path}[${index}]`, each)),
    ]
  return Object.entries(value ?? {}).flatMap(([key, each]) => errorsAt(stepTo(path, key), each))
}

/** What a merchant has to mend in texts of the right form; fields are named as `items[0].name.de`. */
export const productTextErrors = (texts: Omit<ImportProductTexts, 'productId'>): StudioFieldError[] =>
  errorsAt('', texts)

const noted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.length > maxNoted ? `${text.slice(0, maxNoted - 1)}…` : text
}

/** Texts that differ, by their places, each cut to what a log can show. */
export const notedDifferences = (
  one: ImportProductTexts,
  other: ImportProductTexts,
): { before: DeskDetails; after: DeskDetails } => {
  const found = differencesOf(one, other)
  return {
    before: Object.fromEntries(found.map(({ path, before }) => [path, noted(before)])),
    after: Object.fromEntries(found.map(({ path, after }) => [path, noted(after)])),
  }
}
