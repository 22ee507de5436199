import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ImportAttribute, ImportCategory, ImportRecord } from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import { replacementOf, runAll } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import { sanitiseHtml } from '#engine/html/sanitise-html.ts'
import {
  attributes,
  attributeValues,
  badges,
  categories,
  categoryTexts,
  labels,
  manufacturers,
  textileCareIcons,
  warnings,
} from '../directory/directory.tables.ts'
import { ImportError, loadReferences, type References } from '../directory/import-references.ts'
import { importDeals } from '../lightning/lightning.import.ts'
import { importMedia } from '../media/media.import.ts'
import {
  importProducts,
  importRelations,
  loadStoredProducts,
  type StoredProducts,
} from '../product/import/product.import.ts'
import { type RelationRow, relationRows } from '../product/import/product-import.rows.ts'
import { importReviews, rateProducts, reviewViolation } from '../reviews/reviews.import.ts'
import { requestRelease } from '../stock/stock.import.ts'

const batchSize = 1000
/** Records after which PostgreSQL is given its next statement: some milliseconds. */
const recordsInARow = 20
const textLanguages = ['de', 'en'] as const

type Kind = ImportRecord['kind']
type RecordOf<K extends Kind> = Extract<ImportRecord, { kind: K }>['record']
type Write = (trx: Transaction) => Promise<void>
/** Checks records of one kind, and returns what writes them. */
type Importers = {
  [K in Kind]: (records: RecordOf<K>[], references: References, stored: StoredProducts) => Write
}

const importAttributes = (records: ImportAttribute[], references: References): Write => {
  for (const { id, values } of records) {
    references.add('attribute', id)
    for (const value of values ?? []) references.addValue(id, value.id)
  }
  const rows = records.map(({ id, name, kind, unit, selector }) => ({
    id,
    name,
    kind,
    unit: unit ?? null,
    selector: selector ?? null,
  }))
  const valueRows = records.flatMap(({ id, values }) =>
    (values ?? []).map((value) => ({ ...value, attributeId: id, css: value.css ?? null })),
  )
  return (trx) => runAll(trx, [...replacementOf(attributes, rows), ...replacementOf(attributeValues, valueRows)])
}

const categoryRow = (record: ImportCategory, references: References) => {
  const name = `category ${record.id}`
  const above = record.parentId === null ? [] : references.lineage(record.parentId)
  if (!above) throw new ImportError(name, `its parent ${record.parentId} does not exist`)
  if (above.includes(record.id)) throw new ImportError(name, 'is above itself')
  references.needPictures(name, [record.picture])
  for (const id of record.filters ?? []) if (id !== 'PRICE' && id !== 'rating') references.need(name, 'attribute', id)
  const lineage = [...above, record.id]
  references.add('category', record.id)
  references.addLineage(record.id, lineage)
  const { id, parentId, position, path, isSale, isExcludedFromNav } = record
  return {
    id,
    parentId,
    lineage,
    position,
    path,
    isSale,
    isExcludedFromNav,
    robots: record.robots ?? null,
    picture: record.picture ?? null,
    stores: record.stores ?? [...storeIds],
    filters: record.filters ?? null,
  }
}

const importCategories = (records: ImportCategory[], references: References): Write => {
  const rows = records.map((record) => categoryRow(record, references))
  const textRows = records.flatMap(({ id, name, headline, text, metaDescription }) =>
    textLanguages.map((language) => ({
      categoryId: id,
      language,
      name: name[language],
      headline: headline[language],
      text: text ? sanitiseHtml(text[language]) : null,
      metaDescription: metaDescription[language],
    })),
  )
  return (trx) =>
    runAll(trx, [...replacementOf(categories, rows), placeBelowMoved, ...replacementOf(categoryTexts, textRows)])
}

/** Categories whose own record did not change, or was read before that of the one above, go with a category that has moved. */
const placeBelowMoved = sql`
  with recursive placed (id, lineage) as (
    select id, array[id] from categories where parent_id is null
    union all
    select c.id, p.lineage || c.id from categories c join placed p on p.id = c.parent_id
  )
  update categories c set lineage = p.lineage from placed p where p.id = c.id and p.lineage <> c.lineage`

const importers: Importers = {
  media: (records, references) => {
    for (const { id } of records) references.add('media', id)
    return (trx) => importMedia(trx, records)
  },
  attribute: importAttributes,
  manufacturer: (records, references) => {
    for (const { id, picture } of records) {
      references.needPictures(`manufacturer ${id}`, [picture])
      references.add('manufacturer', id)
    }
    const rows = records.map(({ id, name, picture, path }) => ({
      id,
      name,
      picture: picture ?? null,
      path: path ?? null,
    }))
    return (trx) => runAll(trx, replacementOf(manufacturers, rows))
  },
  badge: (records, references) => {
    for (const { id } of records) references.add('badge', id)
    return (trx) => runAll(trx, replacementOf(badges, records))
  },
  label: (records, references) => {
    for (const { id, picture } of records) {
      references.needPictures(`label ${id}`, [picture])
      references.add('label', id)
    }
    const rows = records.map((record) => ({ ...record, picture: record.picture ?? null }))
    return (trx) => runAll(trx, replacementOf(labels, rows))
  },
  warning: (records, references) => {
    for (const { id, picture } of records) {
      references.needPictures(`warning ${id}`, [picture])
      references.add('warning', id)
    }
    const rows = records.map((record) => ({ ...record, picture: record.picture ?? null }))
    return (trx) => runAll(trx, replacementOf(warnings, rows))
  },
  textileCareIcon: (records, references) => {
    for (const { id, mediaId } of records) {
      references.need(`textileCareIcon ${id}`, 'media', mediaId)
      references.add('textileCareIcon', id)
    }
    return (trx) => runAll(trx, replacementOf(textileCareIcons, records))
  },
  category: importCategories,
  product: (records, references, stored) => {
    const writeProducts = importProducts(records, references, stored)
    const itemIds = records.flatMap(({ items }) => items.map(({ id }) => id))
    return async (trx) => {
      await writeProducts(trx)
      await importDeals(trx, records)
      await requestRelease(trx, itemIds)
    }
  },
  review: (records, _references, stored) => {
    for (const review of records) {
      const violation = stored.products.has(review.productId)
        ? reviewViolation(review)
        : `refers to the product ${review.productId}, which does not exist`
      if (violation !== null) throw new ImportError(`review ${review.id}`, violation)
    }
    return (trx) => importReviews(trx, records)
  },
}

/** Two records of one batch with the same id cannot be written by one statement; the later one counts, as it would alone. */
const lastOfEach = <Record extends { id: string }>(records: Record[]): Record[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]

const preparedOrInvalid = (prepare: () => Write): Write | ImportError => {
  try {
    return prepare()
  } catch (error) {
    if (error instanceof ImportError) return error
    throw error
  }
}

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
 * Takes a catalogue in, batch by batch; a record that is there already is replaced. Nothing is removed but the items that
 * a product no longer has. Relations between products are written last, since products may refer to each other. While
 * PostgreSQL writes one batch, the next is collected and checked.
 * After the first record that cannot be taken the others are only checked, so that one run names them all.
 * @throws ImportError naming the records that refer to what does not exist or carry impossible prices
 */
export const importRecords = async (
  trx: Transaction,
  records: AsyncIterable<ImportRecord> | Iterable<ImportRecord>,
): Promise<void> => {
  const references = await loadReferences(trx)
  const stored = await loadStoredProducts(trx)
  const related: RelationRow[] = []
  const rated = new Set<string>()
  const violations: ImportError[] = []
  let batch: ImportRecord[] = []
  let writing: Promise<{ error: unknown } | null> = Promise.resolve(null)

  const waitForWriting = async (): Promise<void> => {
    const failed = await writing
    if (failed) throw failed.error
  }

  const flush = async (): Promise<void> => {
    const kind = batch[0]?.kind
    if (!kind) return
    const prepare = importers[kind] as (
      records: { id: string }[],
      references: References,
      stored: StoredProducts,
    ) => Write
    const taken = lastOfEach(batch.map(({ record }) => record))
    batch = []
    const write = preparedOrInvalid(() => prepare(taken, references, stored))
    await waitForWriting()
    if (write instanceof ImportError) {
      // One by one: each record of the batch may have a fault of its own.
      const each = taken.map((record) => preparedOrInvalid(() => prepare([record], references, stored)))
      violations.push(...each.filter((outcome) => outcome instanceof ImportError))
    }
    if (write instanceof ImportError || violations.length > 0) return
    writing = write(trx).then(
      () => null,
      (error: unknown) => ({ error }),
    )
  }

  try {
    let count = 0
    for await (const entry of records) {
      if (batch.length >= batchSize || (batch[0] && batch[0].kind !== entry.kind)) await flush()
      batch.push(entry)
      if (entry.kind === 'product') {
        related.push(...relationRows(entry.record))
        rated.add(entry.record.id)
      } else if (entry.kind === 'review') rated.add(entry.record.productId)
      if (++count % recordsInARow === 0) await setImmediate()
    }
    await flush()
  } finally {
    await waitForWriting()
  }
  const [violation] = violations
  if (violation) throw violations.length === 1 ? violation : violationOfAll(violations)
  await importRelations(trx, related)
  await rateProducts(trx, [...rated])
  await trx.execute(sql`analyze`)
}
