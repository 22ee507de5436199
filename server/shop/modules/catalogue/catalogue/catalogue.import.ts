import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ImportAttribute, ImportRecord } from '#contract/import/catalogue.ts'
import type { Transaction } from '#engine/db/database.ts'
import { directoryImporters, removeOtherValues } from '../directory/directory.import.ts'
import { ImportError, loadReferences, type RecordViolation, type References } from '../directory/import-references.ts'
import { importDeals } from '../lightning/lightning.import.ts'
import { importMedia, mediaViolations } from '../media/media.import.ts'
import {
  admitProduct,
  importProducts,
  importRelations,
  loadStoredProducts,
  productRecordViolations,
  relationViolations,
  type StoredProducts,
} from '../product/import/product.import.ts'
import { type RelationRow, relationRows } from '../product/import/product-import.rows.ts'
import { importReviews, rateProducts, reviewViolations } from '../reviews/reviews.import.ts'
import { requestRelease } from '../stock/stock.import.ts'

const batchSize = 1000
/** Records after which PostgreSQL is given its next statement: some milliseconds. */
const recordsInARow = 20

type Kind = ImportRecord['kind']
type RecordOf<K extends Kind> = Extract<ImportRecord, { kind: K }>['record']
type Write = (trx: Transaction) => Promise<void>

type Importer<Record> = {
  violations: (record: Record, references: References, stored: StoredProducts) => RecordViolation[]
  admit: (record: Record, references: References, stored: StoredProducts) => void
  prepare: (records: Record[], references: References, stored: StoredProducts) => Write
}

const importers: { [K in Kind]: Importer<RecordOf<K>> } = {
  media: {
    violations: mediaViolations,
    admit: ({ id }, references) => references.add('media', id),
    prepare: (records) => (trx) => importMedia(trx, records),
  },
  ...directoryImporters,
  product: {
    violations: productRecordViolations,
    admit: (record, _references, stored) => admitProduct(record, stored),
    prepare: (records, _references, stored) => {
      const writeProducts = importProducts(records, stored)
      const itemIds = records.flatMap(({ items }) => items.map(({ id }) => id))
      return async (trx) => {
        await writeProducts(trx)
        await importDeals(trx, records)
        await requestRelease(trx, itemIds)
      }
    },
  },
  review: {
    violations: (record, _references, { isKnown }) => [
      ...(isKnown(record.productId)
        ? []
        : [{ path: 'productId', message: `refers to the product ${record.productId}, which does not exist` }]),
      ...reviewViolations(record),
    ],
    admit: () => undefined,
    prepare: (records) => (trx) => importReviews(trx, records),
  },
}

const importerOf = (kind: Kind) => importers[kind] as Importer<{ id: string }>

/** What is wrong with which record. */
type NamedViolation = RecordViolation & { kind: Kind; id: string }

const errorOf = ({ kind, id, part, message }: NamedViolation): ImportError =>
  new ImportError([`${kind} ${id}`, ...(part === undefined ? [] : [part])].join(', '), message)

/**
 * An import in the caller's transaction: each record is checked, then written with others of its kind, each id once, then the whole is
 * finished. A record that is there already is replaced. Nothing is removed but items and values that their product or attribute no longer has.
 */
export const openCatalogueImport = async (trx: Transaction) => {
  const references = await loadReferences(trx)
  const stored = await loadStoredProducts(trx)
  const related: RelationRow[] = []
  const rated = new Set<string>()
  const written: ImportAttribute[] = []

  return {
    need: references.need,

    isProductStored: (id: string): boolean => stored.products.has(id),

    /** What is wrong with a record; when it is right, those behind it may refer to it. */
    check: ({ kind, record }: ImportRecord): RecordViolation[] => {
      const { violations, admit } = importerOf(kind)
      const found = violations(record, references, stored)
      if (found.length > 0) return found
      admit(record, references, stored)
      if (kind === 'product') {
        related.push(...relationRows(record))
        rated.add(record.id)
      } else if (kind === 'review') rated.add(record.productId)
      else if (kind === 'attribute') written.push(record)
      return []
    },

    /** Returns what writes records that were checked. */
    prepare: (kind: Kind, records: { id: string }[]): Write => importerOf(kind).prepare(records, references, stored),

    /** What is wrong once all records are known. Relations between products may lead to one that stands behind. */
    violations: (): NamedViolation[] => relationViolations(related, stored),

    finish: async (): Promise<void> => {
      await importRelations(trx, related)
      if (written.length > 0) await removeOtherValues(trx, written)
      await rateProducts(trx, [...rated])
    },
  }
}

/** Two records of one batch with the same id cannot be written by one statement; the later one counts, as it would alone. */
const lastOfEach = <Record extends { id: string }>(records: Record[]): Record[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]

const maxErrorsNamed = 50

const violationOfAll = (violations: readonly ImportError[]): ImportError => {
  const named = violations.slice(0, maxErrorsNamed).map(({ message }) => message)
  const others = violations.length - named.length
  return new ImportError(
    `${violations.length} records cannot be taken`,
    [...named, ...(others > 0 ? [`and ${others} more`] : [])].map((text) => `\n  ${text}`).join(''),
  )
}

/**
 * Takes a catalogue in, batch by batch. While PostgreSQL writes one batch, the next is collected and checked.
 * After the first record that cannot be taken the others are only checked, so that one run names them all.
 * @throws ImportError naming the records that refer to what does not exist or carry impossible prices
 */
export const importRecords = async (
  trx: Transaction,
  records: AsyncIterable<ImportRecord> | Iterable<ImportRecord>,
): Promise<void> => {
  const catalogue = await openCatalogueImport(trx)
  const errors: ImportError[] = []
  let batch: ImportRecord[] = []
  let writing: Promise<{ error: unknown } | null> = Promise.resolve(null)

  const waitForWriting = async (): Promise<void> => {
    const failed = await writing
    if (failed) throw failed.error
  }

  const refuse = (violations: readonly NamedViolation[]): void => {
    const [violation] = violations
    if (violation) errors.push(errorOf(violation))
  }

  const flush = async (): Promise<void> => {
    const kind = batch[0]?.kind
    if (!kind || errors.length > 0) {
      batch = []
      return
    }
    const write = catalogue.prepare(kind, lastOfEach(batch.map(({ record }) => record)))
    batch = []
    await waitForWriting()
    writing = write(trx).then(
      () => null,
      (error: unknown) => ({ error }),
    )
  }

  try {
    let count = 0
    for await (const entry of records) {
      if (batch.length >= batchSize || (batch[0] && batch[0].kind !== entry.kind)) await flush()
      refuse(catalogue.check(entry).map((each) => ({ ...each, kind: entry.kind, id: entry.record.id })))
      batch.push(entry)
      if (++count % recordsInARow === 0) await setImmediate()
    }
    await flush()
  } finally {
    await waitForWriting()
  }
  for (const violation of catalogue.violations()) refuse([violation])
  const [error] = errors
  if (error) throw errors.length === 1 ? error : violationOfAll(errors)
  await catalogue.finish()
  await trx.execute(sql`analyze`)
}
