import type { LocalisedText } from '#contract/import/catalogue.ts'
import type { Draft } from '../draft.ts'
import type { Column } from './columns.ts'

/** Text of a row by target. */
export type TextOf = (target: string) => string

/** A kind of table that is read. */
export type CsvKind = {
  /** As the table is called. */
  name: LocalisedText
  columns: readonly Column[]
  /** Names the record that a row belongs to, where several rows make one; they stand one below the other. */
  keyOf?: (textOf: TextOf) => string
  /** Fills in what the columns leave out. Returns the records, each with the path at which its values stand in the draft. */
  complete: (draft: Draft) => { kind: string; record: unknown; pathOf?: (path: string) => string }[]
}

type LocalisedDraft = { de?: unknown; en?: unknown } | undefined

/** English falls back on German. */
export const completeLanguages = (columns: readonly Column[], { record }: Draft): void => {
  for (const { path } of columns) {
    if (!path.endsWith('/en') || path.includes('*')) continue
    const texts = record[path.slice(0, -'/en'.length)] as LocalisedDraft
    if (!texts) continue
    texts.de ??= texts.en
    texts.en ??= texts.de
  }
}
