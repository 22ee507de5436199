import { sql } from 'drizzle-orm'
import type {
  ImportAttribute,
  ImportBadge,
  ImportCategory,
  ImportLabel,
  ImportManufacturer,
  ImportTextileCareIcon,
  ImportWarning,
} from '#contract/import/catalogue.ts'
import { replacementOf, runAll } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
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
} from './directory.tables.ts'
import {
  attributeRow,
  attributeValueRows,
  categoryRow,
  categoryTextRows,
  labelRow,
  manufacturerRow,
  warningRow,
} from './directory-import.rows.ts'
import type { RecordViolation, References } from './import-references.ts'

type Importer<Record> = {
  /** What is wrong with a record. */
  violations: (record: Record, references: References) => RecordViolation[]
  /** Lets records behind this one refer to it. */
  admit: (record: Record, references: References) => void
  /** Returns what writes records that were admitted. */
  prepare: (records: Record[], references: References) => (trx: Transaction) => Promise<void>
}

const categoryViolations = (record: ImportCategory, references: References): RecordViolation[] => {
  const { id, parentId, filters = [] } = record
  const above = parentId === null ? [] : references.lineage(parentId)
  return [
    ...(above ? [] : [{ path: 'parentId', message: `its parent ${parentId} does not exist` }]),
    ...(above?.includes(id) ? [{ path: 'parentId', message: 'is above itself' }] : []),
    ...references.needPicture('picture', record.picture),
    ...filters.flatMap((filter, index) =>
      filter === 'PRICE' || filter === 'rating' ? [] : references.need(`filters/${index}`, 'attribute', filter),
    ),
  ]
}

/** Categories whose own record did not change, or was read before that of the one above, go with a category that has moved. */
const placeBelowMoved = sql`
  with recursive placed (id, lineage) as (
    select id, array[id] from categories where parent_id is null
    union all
    select c.id, p.lineage || c.id from categories c join placed p on p.id = c.parent_id
  )
  update categories c set lineage = p.lineage from placed p where p.id = c.id and p.lineage <> c.lineage`

const attribute: Importer<ImportAttribute> = {
  violations: () => [],
  admit: ({ id, values = [] }, references) => {
    references.add('attribute', id)
    for (const value of values) references.addValue(id, value.id)
  },
  prepare: (records) => (trx) =>
    runAll(trx, [
      ...replacementOf(attributes, records.map(attributeRow)),
      ...replacementOf(attributeValues, records.flatMap(attributeValueRows)),
    ]),
}

const manufacturer: Importer<ImportManufacturer> = {
  violations: ({ picture }, references) => references.needPicture('picture', picture),
  admit: ({ id }, references) => references.add('manufacturer', id),
  prepare: (records) => (trx) => runAll(trx, replacementOf(manufacturers, records.map(manufacturerRow))),
}

const badge: Importer<ImportBadge> = {
  violations: () => [],
  admit: ({ id }, references) => references.add('badge', id),
  prepare: (records) => (trx) => runAll(trx, replacementOf(badges, records)),
}

const label: Importer<ImportLabel> = {
  violations: ({ picture }, references) => references.needPicture('picture', picture),
  admit: ({ id }, references) => references.add('label', id),
  prepare: (records) => (trx) => runAll(trx, replacementOf(labels, records.map(labelRow))),
}

const warning: Importer<ImportWarning> = {
  violations: ({ picture }, references) => references.needPicture('picture', picture),
  admit: ({ id }, references) => references.add('warning', id),
  prepare: (records) => (trx) => runAll(trx, replacementOf(warnings, records.map(warningRow))),
}

const textileCareIcon: Importer<ImportTextileCareIcon> = {
  violations: ({ mediaId }, references) => references.need('mediaId', 'media', mediaId),
  admit: ({ id }, references) => references.add('textileCareIcon', id),
  prepare: (records) => (trx) => runAll(trx, replacementOf(textileCareIcons, records)),
}

const category: Importer<ImportCategory> = {
  violations: categoryViolations,
  admit: ({ id, parentId }, references) => {
    references.add('category', id)
    references.addLineage(id, [...((parentId === null ? [] : references.lineage(parentId)) ?? []), id])
  },
  prepare: (records, references) => {
    const rows = records.map((record) => categoryRow(record, references.lineage(record.id) ?? [record.id]))
    const textRows = records.flatMap(categoryTextRows)
    return (trx) =>
      runAll(trx, [...replacementOf(categories, rows), placeBelowMoved, ...replacementOf(categoryTexts, textRows)])
  },
}

export const directoryImporters = { attribute, manufacturer, badge, label, warning, textileCareIcon, category }

/** Removes values that these attributes no longer have; those that products still have stay. Once their products were imported. */
export const removeOtherValues = async (trx: Transaction, records: readonly ImportAttribute[]): Promise<void> => {
  const ids = records.map(({ id }) => id)
  const keys = records.flatMap(({ id, values = [] }) => values.map((value) => `${id} ${value.id}`))
  await trx.execute(sql`
    delete from ${attributeValues} v
    where v.attribute_id = any(${sql.param(ids)}::text[]) and v.attribute_id || ' ' || v.id <> all(${sql.param(keys)}::text[])
      and not exists (select from product_attribute_values p where p.attribute_id = v.attribute_id and p.value_id = v.id)
      and not exists (select from item_variant_values i where i.attribute_id = v.attribute_id and i.value_id = v.id)`)
}
