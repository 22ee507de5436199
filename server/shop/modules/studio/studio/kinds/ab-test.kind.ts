import { asc } from 'drizzle-orm'
import type { ImportAbTest } from '#contract/import/content.ts'
import { importAbTests } from '#engine/modules/content/content/content.import.ts'
import { abTests } from '#engine/modules/content/content/content.tables.ts'
import { abTestViolations } from '#engine/modules/content/content/content.violations.ts'
import { defineKind, each, meant } from './kind.ts'

const at = { table: abTests, key: abTests.id, store: abTests.store }

const variantViolations = ({ variants }: ImportAbTest) => {
  const isTwice = new Set(variants.map(({ id }) => id)).size < variants.length
  const isOff = variants.every(({ weight }) => weight === 0)
  const message = isTwice ? 'have an id twice' : isOff ? 'have no share at all' : null
  return message === null ? [] : [{ path: 'variants', message }]
}

/** A plan's start and end are the test's: it runs while it is published and active. */
export const abTestKind = defineKind<ImportAbTest>({
  kind: 'abTest',
  list: 'abTests',
  at,
  keyField: 'id',
  titleOf: ({ trackingCode }) => trackingCode,
  find: (db, filter) => db.select().from(abTests).where(meant(at, filter)).orderBy(asc(abTests.id)),
  violations: each((test) => [...abTestViolations(test), ...variantViolations(test)]),
  save: importAbTests,
})
