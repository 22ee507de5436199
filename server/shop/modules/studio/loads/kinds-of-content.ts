import type { ContentKind, StoreId } from '#contract/generated/types.ts'
import type { contentSchemas, ImportLegalText, ImportStore } from '#contract/import/content.ts'
import type { LoadRecordOf } from '#contract/import/load-records.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { findNamed, legalTextExporter, removeLegalTexts } from '../../content/legal/legal.export.ts'
import { importLegalTexts, keyOf, legalTextViolations } from '../../content/legal/legal.import.ts'
import { storeExporter } from '../../stores/stores/stores.export.ts'
import { importStores, storeViolation } from '../../stores/stores/stores.import.ts'
import type { Body, Place } from '../studio/kinds/kind.ts'
import { kinds } from '../studio/kinds/kinds.ts'
import { endByOperators, lockContent, replaceByOperators } from '../studio/publishing/operators.ts'
import { placeOf } from '../studio/publishing/replace.ts'
import { type KindOfLoad, usualBatch } from './kind-of-load.ts'

/** Kinds that editors write as well, by the names that they have in the studio. */
const studioKinds = {
  translation: 'translation',
  parameter: 'parameter',
  synonyms: 'synonyms',
  searchRedirect: 'searchRedirect',
  segment: 'segment',
  abTest: 'abTest',
  editorWishlist: 'editorList',
  redirect: 'redirect',
  page: 'page',
} as const satisfies Partial<Record<keyof typeof contentSchemas, ContentKind>>

type StudioLoadKind = keyof typeof studioKinds

/** Records of one kind are checked against those that come with them: a store's last way to pay must not depend on where a batch ends. */
const largeBatch = 5000

const idOf = ({ store, language, key }: Place): string => [store, language, key].filter((part) => part !== '').join(' ')

/** `rows[0].cells` as `rows/0/cells`. */
const slashed = (path: string): string =>
  path.replaceAll(/\['([^']*)'\]|\[(\d+)\]|\./g, (_all, name, index) => `/${name ?? index ?? ''}`).replace(/^\//, '')

/** A kind of content, stored as by an editor's publication: every load leaves versions behind and calls off what was planned. */
const ofContent = <K extends StudioLoadKind>(name: K, batchSize = usualBatch): KindOfLoad<LoadRecordOf<K>> => {
  const kind: ContentKind = studioKinds[name]
  const { hasStore, hasLanguage, find, places, normalised, check, removalViolations, withdrawn, shipped } = kinds[kind]
  type Record = LoadRecordOf<K>
  const bodyOf = (record: Record) => record as unknown as Body
  const placeOfBody = (body: Body): Place => placeOf(kind, body, (body.store ?? '') as StoreId)

  const placeOfId = (id: string): Place => {
    const parts = id.split(' ')
    const store = hasStore ? ((parts.shift() ?? '') as StoreId) : ''
    const language = hasLanguage ? ((parts.shift() ?? '') as TextLanguage) : ''
    return { kind, store, language, key: parts.join(' ') }
  }

  return {
    batchSize,
    idOf: (record) => idOf(placeOfBody(bodyOf(record))),
    ids: async (db) => (await places(db)).map(idOf).toSorted((one, other) => (one < other ? -1 : 1)),
    find: async (db, ids) => {
      const bodies = await find(db, { keys: ids.map((id) => placeOfId(id).key) })
      const wanted = new Set(ids)
      const found = bodies.map((body) => [idOf(placeOfBody(body)), body] as const)
      const blanks = ids.flatMap((id) => {
        const blank = shipped?.blank(placeOfId(id).key)
        return blank ? [[id, blank] as const] : []
      })
      return new Map([...blanks, ...found].filter(([id]) => wanted.has(id))) as unknown as Map<string, Record>
    },
    normalised: (record) => normalised(bodyOf(record)) as unknown as Record,
    lock: ({ trx }) => lockContent(trx),
    openChecks: async ({ trx }, records) => {
      const found = (await check(trx, records.map(bodyOf))).filter(({ level }) => level === 'error')
      const byRecord = Map.groupBy(found, ({ record }) => records[record])
      return (record) =>
        (byRecord.get(record) ?? []).map(({ path, message }) => ({
          path: slashed(path),
          message: `${path} ${message}`.trim(),
        }))
    },
    write: ({ trx }, records) => replaceByOperators(trx, kind, records.map(bodyOf)),
    withdrawable: async (db) => {
      const live = withdrawn
        ? (await find(db, {})).filter(({ isGone }) => isGone !== true).map(placeOfBody)
        : await places(db)
      return { ids: live.map(idOf), of: live.length }
    },
    withdrawalViolations: async (db, ids) => {
      const found = []
      for (const id of removalViolations ? ids : [])
        for (const { path, message } of (await removalViolations?.(db, placeOfId(id))) ?? [])
          found.push({ id, path, message })
      return found
    },
    withdraw: (trx, ids) => endByOperators(trx, ids.map(placeOfId), 'withdraw'),
    remove: (trx, ids) => endByOperators(trx, ids.map(placeOfId), 'remove'),
  }
}

/** Orders name the version that they were made by: a stored text is never another one, and none is withdrawn. */
const legalText: KindOfLoad<ImportLegalText> = {
  ...legalTextExporter,
  batchSize: largeBatch,
  idOf: keyOf,
  openChecks: async ({ trx }, records) => {
    const violations = Map.groupBy(await legalTextViolations(trx, records), ({ record }) => record)
    return (record) => violations.get(`legal text ${keyOf(record)}`) ?? []
  },
  write: ({ trx }, records) => importLegalTexts(trx, records),
  findNeeded: findNamed,
  remove: removeLegalTexts,
}

/** The shop cannot be without a store that it has had: none is withdrawn or removed. */
const store: KindOfLoad<ImportStore> = {
  ...storeExporter,
  batchSize: usualBatch,
  idOf: ({ id }) => id,
  openChecks: async () => (record) => {
    const violation = storeViolation(record)
    return violation === null
      ? []
      : [{ path: slashed(violation.path), message: `${violation.path} ${violation.message}` }]
  },
  write: ({ trx }, records) => importStores(trx, records),
}

export const kindsOfContent = {
  store,
  translation: ofContent('translation'),
  parameter: ofContent('parameter', largeBatch),
  synonyms: ofContent('synonyms'),
  searchRedirect: ofContent('searchRedirect', largeBatch),
  segment: ofContent('segment'),
  abTest: ofContent('abTest'),
  editorWishlist: ofContent('editorWishlist'),
  redirect: ofContent('redirect', largeBatch),
  page: ofContent('page', 100),
  legalText,
}
