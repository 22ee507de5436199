import type { ContentKind } from '../generated/operations.ts'

/** Kinds of records besides pages, in the order of the menu. */
export const recordKinds = [
  'redirect',
  'abTest',
  'segment',
  'translation',
  'parameter',
  'searchRedirect',
  'synonyms',
  'editorList',
] as const satisfies readonly ContentKind[]

export type RecordKind = (typeof recordKinds)[number]

export const isRecordKind = (kind: string | undefined): kind is RecordKind =>
  recordKinds.some((known) => known === kind)

/** Kinds of which each language has records of its own. */
export const hasLanguage = (kind: RecordKind): boolean => kind === 'searchRedirect' || kind === 'synonyms'

/** Members that say to which store and language a record belongs. */
export const hasStore = (kind: RecordKind): boolean =>
  kind === 'redirect' || kind === 'abTest' || kind === 'parameter' || kind === 'searchRedirect'

export const recordAddress = (kind: RecordKind, key: string, language: string | null): string =>
  `/content/${kind}/${encodeURIComponent(key)}${language ? `?language=${language}` : ''}`
