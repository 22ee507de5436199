import type { ContentKind, StoreId, StudioFinding, StudioImport } from '#contract/generated/types.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { noteOfStore } from '../audit.repository.ts'
import type { Body } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { placeOf, type RecordsOfKind, replaceChanged } from '../publishing/replace.ts'
import { lockAllRecords } from '../records.repository.ts'

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
const readLists = (content: unknown): { lists: RecordsOfKind[]; findings: StudioFinding[] } => {
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

/** Records of another store, and records that stand in the list twice. */
const placeViolations = ({ kind, bodies }: RecordsOfKind, store: StoreId): StudioFinding[] => {
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

const findingsOf = async (trx: Transaction, given: RecordsOfKind, store: StoreId): Promise<StudioFinding[]> => {
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
        if (!isRefused) changed += await replaceChanged(trx, given, store, { editor: email, publishedBy: email })
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
