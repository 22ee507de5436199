import { sql } from 'drizzle-orm'
import type { ImportPicture } from '#contract/import/catalogue.ts'
import type { Transaction } from '#engine/db/database.ts'
import { media } from '../media/media.tables.ts'
import {
  attributes,
  attributeValues,
  badges,
  categories,
  labels,
  manufacturers,
  textileCareIcons,
  warnings,
} from './directory.tables.ts'

/** What is wrong with a record. `path` leads to the value (`items/0/stock`), `part` names the part of the record that has it. */
export type RecordViolation = { path: string; message: string; part?: string }

/** A record that cannot be taken: the message names it and says what is wrong with it. */
export class ImportError extends Error {
  constructor(record: string, violation: string) {
    super(`${record}: ${violation}`)
    this.name = 'ImportError'
  }
}

const tables = {
  media,
  attribute: attributes,
  manufacturer: manufacturers,
  badge: badges,
  label: labels,
  warning: warnings,
  textileCareIcon: textileCareIcons,
  category: categories,
} as const

type ReferredKind = keyof typeof tables

const valueKey = (attributeId: string, valueId: string) => `${attributeId} ${valueId}`

/** What records may refer to: all that is stored, and what this import has brought so far. */
export const loadReferences = async (trx: Transaction) => {
  const known = {} as Record<ReferredKind, Set<string>>
  for (const [kind, table] of Object.entries(tables)) {
    const { rows } = await trx.execute<{ id: string }>(sql`select id from ${table}`)
    known[kind as ReferredKind] = new Set(rows.map((row) => row.id))
  }
  const storedValues = await trx
    .select({ attributeId: attributeValues.attributeId, id: attributeValues.id })
    .from(attributeValues)
  const values = new Set(storedValues.map(({ attributeId, id }) => valueKey(attributeId, id)))
  const stored = await trx.select({ id: categories.id, lineage: categories.lineage }).from(categories)
  const lineages = new Map(stored.map(({ id, lineage }) => [id, lineage]))

  const need = (path: string, kind: ReferredKind, id: string): RecordViolation[] =>
    known[kind].has(id) ? [] : [{ path, message: `refers to the ${kind} ${id}, which does not exist` }]

  return {
    add: (kind: ReferredKind, id: string): void => {
      known[kind].add(id)
    },
    addValue: (attributeId: string, valueId: string): void => {
      values.add(valueKey(attributeId, valueId))
    },
    /** A category that has moved takes those below it along. */
    addLineage: (categoryId: string, lineage: string[]): void => {
      const before = lineages.get(categoryId)
      lineages.set(categoryId, lineage)
      if (!before || before.join() === lineage.join()) return
      for (const [id, path] of lineages) {
        if (id !== categoryId && path.includes(categoryId))
          lineages.set(id, [...lineage, ...path.slice(path.indexOf(categoryId) + 1)])
      }
    },
    lineage: (categoryId: string): string[] | undefined => lineages.get(categoryId),
    need,
    needAll: (path: string, kind: ReferredKind, ids: readonly string[]): RecordViolation[] =>
      ids.flatMap((id, index) => need(`${path}/${index}`, kind, id)),
    needValue: (path: string, attributeId: string, valueId: string): RecordViolation[] => {
      const violations = need(`${path}/attributeId`, 'attribute', attributeId)
      if (violations.length > 0 || values.has(valueKey(attributeId, valueId))) return violations
      const message = `refers to the value ${valueId} of ${attributeId}, which does not exist`
      return [{ path: `${path}/valueId`, message }]
    },
    needPicture: (path: string, picture: ImportPicture | undefined): RecordViolation[] =>
      picture ? need(`${path}/mediaId`, 'media', picture.mediaId) : [],
    /** Files, pictures and sounds in a list. */
    needFiles: (path: string, files: readonly { mediaId: string }[]): RecordViolation[] =>
      files.flatMap(({ mediaId }, index) => need(`${path}/${index}/mediaId`, 'media', mediaId)),
  }
}

export type References = Awaited<ReturnType<typeof loadReferences>>
