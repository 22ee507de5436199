import { isDeepStrictEqual } from 'node:util'
import type { ContentKind, StoreId, StudioFinding, StudioImport } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { note, noteAll, noteOfStore } from '../audit.repository.ts'
import type { Body, Place } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { callOff } from '../publishing/call-off.ts'
import { publishBody } from '../publishing/publish.ts'
import {
  findPlanned,
  findVersionNumbers,
  insertVersions,
  keyOfPlace,
  lockAllRecords,
  nextRevision,
  openStates,
} from '../records.repository.ts'

type TransferPart = { kind: ContentKind; bodies: Body[] }

const error = (path: string, message: string): StudioFinding => ({ path, message, level: 'error' })

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts refer to nothing, pages to tests and redirects: later kinds may name records of earlier ones. */
const order: readonly ContentKind[] = [
  ...([
    'translation',
    'parameter',
    'synonyms',
    'searchRedirect',
    'editorList',
    'segment',
    'abTest',
    'redirect',
    'page',
  ] as const),
]

const kindOfList = new Map<string, ContentKind>(order.map((kind) => [kinds[kind].list, kind]))

/** The lists of an import by their kinds, or what is wrong with its form. */
const readLists = (content: unknown): { lists: TransferPart[]; findings: StudioFinding[] } => {
  if (!isObject(content)) return { lists: [], findings: [error('', 'must be an object of lists')] }
  const findings = Object.entries(content).flatMap(([name, records]) => {
    if (!kindOfList.has(name)) return [error(name, 'is not imported here')]
    if (!Array.isArray(records)) return [error(name, 'must be a list')]
    return records.flatMap((record, index) =>
      isObject(record) ? [] : [error(`${name}[${index}]`, 'must be an object')],
    )
  })
  if (findings.length > 0) return { lists: [], findings }
  const lists = order.map((kind) => ({ kind, bodies: (content[kinds[kind].list] ?? []) as Body[] }))
  return { lists, findings }
}

const placeOf = (kind: ContentKind, body: Body, store: StoreId): Place => {
  const { hasStore, hasLanguage, keyOf } = kinds[kind]
  return {
    kind,
    key: keyOf(body) ?? '',
    store: hasStore ? store : '',
    language: hasLanguage ? (body.language as TextLanguage) : '',
  }
}

/** Records of another store, and records that stand in the list twice. */
const placeViolations = ({ kind, bodies }: TransferPart, store: StoreId): StudioFinding[] => {
  const { list, hasStore, keyField } = kinds[kind]
  const seen = new Set<string>()
  return bodies.flatMap((body, index) => {
    const { key, language } = placeOf(kind, body, store)
    const name = `${key} ${language}`
    const isTwice = seen.has(name)
    seen.add(name)
    if (hasStore && body.store !== store) return [error(`${list}[${index}].store`, `must be ${store}`)]
    return isTwice ? [error(`${list}[${index}].${keyField}`, 'stands in the list twice')] : []
  })
}

const findingsOf = async (trx: Transaction, given: TransferPart, store: StoreId): Promise<StudioFinding[]> => {
  const { list, check } = kinds[given.kind]
  const violations = await check(trx, given.bodies)
  return [
    ...placeViolations(given, store),
    ...violations.map(({ record, path, message, level }) => {
      const place = `${list}[${record}]`
      return { path: path === '' ? place : `${place}${path.startsWith('[') ? '' : '.'}${path}`, message, level }
    }),
  ]
}

/** What a dry run rolls back. */
class DryRun extends Error {
  readonly result: StudioImport

  constructor(result: StudioImport) {
    super('dry run')
    this.result = result
  }
}

const bodiesByPlace = async (trx: Transaction, kind: ContentKind, store: StoreId): Promise<Map<string, Body>> => {
  const { find, hasStore } = kinds[kind]
  const bodies = await find(trx, hasStore ? { store } : {})
  return new Map(bodies.map((body) => [keyOfPlace(placeOf(kind, body, store)), body]))
}

/** Saves records of which nothing is published: all with a few statements, since a new shop begins with thousands of texts. */
const saveNew = async (trx: Transaction, { kind, bodies }: TransferPart, store: StoreId, by: string): Promise<void> => {
  if (bodies.length === 0) return
  const places = bodies.map((body) => placeOf(kind, body, store))
  const numbers = await findVersionNumbers(trx, { kind, store: kinds[kind].hasStore ? store : '' })
  await kinds[kind].save(trx, bodies)
  const stored = await bodiesByPlace(trx, kind, store)
  const revision = await nextRevision(trx)
  const versions = places.map((place, index) => ({
    ...place,
    number: (numbers.get(keyOfPlace(place)) ?? 0) + 1,
    revision,
    body: stored.get(keyOfPlace(place)) ?? (bodies[index] as Body),
    publishedBy: by,
    isWithdrawal: false,
  }))
  await insertVersions(trx, versions)
  await noteAll(
    trx,
    versions.map(({ number, body: _body, publishedBy: _by, isWithdrawal: _is, ...place }) => ({
      ...place,
      editor: by,
      action: 'import' as const,
      version: number,
    })),
  )
}

/** As with any publication at once: what was planned of a record before would take the place of what is imported. */
const callOffPlans = async (
  trx: Transaction,
  { kind, bodies }: TransferPart,
  store: StoreId,
  by: string,
): Promise<void> => {
  const planned = await findPlanned(trx, { kind, store: kinds[kind].hasStore ? store : '' })
  const places = bodies.map((body) => placeOf(kind, body, store)).filter((place) => planned.has(keyOfPlace(place)))
  for (const place of places) await callOff(trx, place, { states: openStates, by })
}

/** Saves the list's records that differ from what is published; how many. */
const saveChanged = async (
  trx: Transaction,
  { kind, bodies }: TransferPart,
  store: StoreId,
  by: string,
): Promise<number> => {
  const published = await bodiesByPlace(trx, kind, store)
  const publishedOf = (body: Body) => published.get(keyOfPlace(placeOf(kind, body, store)))
  const changed = bodies.filter((body) => !isDeepStrictEqual(publishedOf(body), body))
  await callOffPlans(trx, { kind, bodies: changed }, store, by)
  await saveNew(trx, { kind, bodies: changed.filter((body) => !publishedOf(body)) }, store, by)
  for (const body of changed.filter(publishedOf)) {
    const place = placeOf(kind, body, store)
    const revision = await nextRevision(trx)
    const version = await publishBody(trx, place, body, { revision, by })
    await note(trx, place, { editor: by, action: 'import', revision, version })
  }
  return changed.length
}

/** Carries content of a store from one shop to another. */
export const createTransfer = (db: Database) => ({
  export: async (wanted: readonly ContentKind[], store: StoreId, { email }: Editor): Promise<Body> => {
    const content: Body = {}
    for (const kind of order.filter((each) => wanted.includes(each)))
      content[kinds[kind].list] = await kinds[kind].find(db, { store })
    await noteOfStore(db, store, { editor: email, action: 'export' })
    return content
  },

  /** All records or, when one has an error, none. */
  import: async (content: unknown, dryRun: boolean, store: StoreId, { email }: Editor): Promise<StudioImport> => {
    const { lists, findings } = readLists(content)
    if (findings.length > 0) return { successful: false, findings, changed: 0 }
    const run = inTransaction(db, async (trx) => {
      await lockAllRecords(trx)
      let changed = 0
      // One kind after the other, so that records are checked against those that come with them. Kinds that it does not bring are not read:
      // all writers wait meanwhile.
      for (const given of lists.filter(({ bodies }) => bodies.length > 0)) {
        const found = await findingsOf(trx, given, store)
        findings.push(...found)
        const isRefused = findings.some(({ level }) => level === 'error')
        if (!isRefused) changed += await saveChanged(trx, given, store, email)
      }
      const successful = findings.every(({ level }) => level !== 'error')
      const result = { successful, findings, changed: successful ? changed : 0 }
      if (dryRun || !successful) throw new DryRun(result)
      return result
    })
    return run.catch((violation: unknown) => {
      if (violation instanceof DryRun) return violation.result
      throw violation
    })
  },
})
