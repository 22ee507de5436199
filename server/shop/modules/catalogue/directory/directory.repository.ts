import { asc } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { attributes, attributeValues, badges, categories, categoryTexts } from './directory.tables.ts'

export const findCategories = (db: Executor) => db.select().from(categories)

export const findCategoryTexts = (db: Executor) => db.select().from(categoryTexts)

export const findAttributes = (db: Executor) => db.select().from(attributes)

export const findAttributeValues = (db: Executor) =>
  db.select().from(attributeValues).orderBy(asc(attributeValues.attributeId), asc(attributeValues.position))

export const findBadges = (db: Executor) => db.select().from(badges)
