import { type InferSelectModel, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ImportAttribute, ImportCategory, LocalisedText } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
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
import { attributeRow, attributeValueRows, categoryRow, categoryTextRows } from './directory-import.rows.ts'

/** Stored records in the form of an import: importing one changes nothing. */
export type Exporter<Record> = {
  /** Ids of all that are stored, in an order in which they can be imported. */
  ids: (db: Executor) => Promise<string[]>
  /** Records by id. */
  find: (db: Executor, ids: readonly string[]) => Promise<Map<string, Record>>
  /** The record as it would be found once it was imported. */
  normalised: (record: Record) => Record
}

const idsOf =
  (table: PgTable, order = sql`id collate "C"`) =>
  async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${table} order by ${order}`)
    return rows.map(({ id }) => id)
  }

/** Records of a table whose rows have their form, null for what is left out. */
const plainExporter = <
  Table extends typeof manufacturers | typeof badges | typeof labels | typeof warnings | typeof textileCareIcons,
>(
  table: Table,
) => {
  type Row = InferSelectModel<Table>
  type Record = { [Key in keyof Row]: Exclude<Row[Key], null> } & { id: string }
  const recordOf = (row: object) =>
    defined(Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? undefined]))) as Record
  return {
    ids: idsOf(table),
    find: async (db: Executor, ids: readonly string[]) => {
      const rows = await db
        .select()
        .from(table as typeof manufacturers)
        .where(inArray((table as typeof manufacturers).id, [...ids]))
      return new Map(rows.map((row) => [row.id, recordOf(row)]))
    },
    normalised: recordOf,
  }
}

const attributeOf = (
  { id, name, kind, unit, selector }: ReturnType<typeof attributeRow>,
  values: readonly Omit<ReturnType<typeof attributeValueRows>[number], 'attributeId'>[],
): ImportAttribute =>
  defined({
    id,
    name,
    kind,
    unit: unit ?? undefined,
    selector: selector ?? undefined,
    values:
      values.length === 0
        ? undefined
        : values
            .map((value) =>
              defined({ id: value.id, name: value.name, css: value.css ?? undefined, position: value.position }),
            )
            .sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1)),
  })

const attribute: Exporter<ImportAttribute> = {
  ids: idsOf(attributes),
  find: async (db, ids) => {
    const rows = await db
      .select()
      .from(attributes)
      .where(inArray(attributes.id, [...ids]))
    const values = await db
      .select()
      .from(attributeValues)
      .where(inArray(attributeValues.attributeId, [...ids]))
    const valuesOf = Map.groupBy(values, ({ attributeId }) => attributeId)
    return new Map(rows.map((row) => [row.id, attributeOf(row, valuesOf.get(row.id) ?? [])]))
  },
  normalised: (record) => attributeOf(attributeRow(record), attributeValueRows(record)),
}

type CategoryTexts = Omit<ReturnType<typeof categoryTextRows>[number], 'categoryId'>

const categoryOf = (
  row: Omit<ReturnType<typeof categoryRow>, 'lineage'>,
  texts: readonly CategoryTexts[],
): ImportCategory => {
  const both = (pick: (text: CategoryTexts) => string | null): LocalisedText => {
    const inLanguage = (language: 'de' | 'en') => {
      const text = texts.find((each) => each.language === language)
      return (text && pick(text)) ?? ''
    }
    return { de: inLanguage('de'), en: inLanguage('en') }
  }
  const hasText = texts.some(({ text }) => text !== null)
  return defined({
    id: row.id,
    parentId: row.parentId,
    position: row.position,
    name: both(({ name }) => name),
    path: row.path,
    headline: both(({ headline }) => headline),
    text: hasText ? both(({ text }) => text) : undefined,
    metaDescription: both(({ metaDescription }) => metaDescription),
    robots: row.robots ?? undefined,
    picture: row.picture ?? undefined,
    isSale: row.isSale,
    isExcludedFromNav: row.isExcludedFromNav,
    stores: row.stores,
    filters: row.filters ?? undefined,
  })
}

const category: Exporter<ImportCategory> = {
  ids: idsOf(categories, sql`cardinality(lineage), length(id), id collate "C"`),
  find: async (db, ids) => {
    const rows = await db
      .select()
      .from(categories)
      .where(inArray(categories.id, [...ids]))
    const texts = await db
      .select()
      .from(categoryTexts)
      .where(inArray(categoryTexts.categoryId, [...ids]))
    const textsOf = Map.groupBy(texts, ({ categoryId }) => categoryId)
    return new Map(rows.map((row) => [row.id, categoryOf(row, textsOf.get(row.id) ?? [])]))
  },
  normalised: (record) => categoryOf(categoryRow(record, []), categoryTextRows(record)),
}

export const directoryExporters = {
  attribute,
  manufacturer: plainExporter(manufacturers),
  badge: plainExporter(badges),
  label: plainExporter(labels),
  warning: plainExporter(warnings),
  textileCareIcon: plainExporter(textileCareIcons),
  category,
}
