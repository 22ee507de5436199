import { inArray, sql } from 'drizzle-orm'
import type { ImportPicture } from '#contract/import/catalogue.ts'
import type { ImportItemPictures } from '#contract/import/deltas.ts'
import { insertionOf, runAll } from '#engine/db/bulk-rows.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import type { Exporter } from '../../directory/directory.export.ts'
import type { RecordViolation, References } from '../../directory/import-references.ts'
import { pictureRows } from '../import/product-import.rows.ts'
import { itemPictures, items } from '../item.tables.ts'

/** Pictures as they are stored: each with its texts. */
type WholePictures = { itemId: string; pictures: ImportPicture[] }

const findPictures = async (db: Executor, itemIds: readonly string[]): Promise<Map<string, WholePictures>> => {
  const rows = await db
    .select()
    .from(itemPictures)
    .where(inArray(itemPictures.itemId, [...itemIds]))
    .orderBy(itemPictures.position)
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId)
  return new Map(
    [...byItem].map(([itemId, own]) => [
      itemId,
      { itemId, pictures: own.map(({ mediaId, alt, title }) => defined({ mediaId, alt, title: title ?? undefined })) },
    ]),
  )
}

const namesOf = async (db: Executor, itemIds: readonly string[]) => {
  const rows = await db
    .select({ id: items.id, name: items.name })
    .from(items)
    .where(inArray(items.id, [...itemIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const idOf = (picture: ImportItemPictures['pictures'][number]): string =>
  typeof picture === 'string' ? picture : picture.mediaId

/** Pictures of items in the form of an import. */
export const itemPicturesExporter: Exporter<ImportItemPictures> = {
  ids: async (db) => {
    const rows = await db
      .selectDistinct({ itemId: itemPictures.itemId })
      .from(itemPictures)
      .orderBy(sql`item_id collate "C"`)
    return rows.map(({ itemId }) => itemId)
  },
  find: findPictures,
  normalised: (record) => record,
}

/** The records with the texts of each picture: those that it has at this item, else the item's name. */
export const withTexts = async (
  db: Executor,
  records: readonly ImportItemPictures[],
  stored: ReadonlyMap<string, ImportItemPictures>,
): Promise<ImportItemPictures[]> => {
  const names = await namesOf(
    db,
    records.map(({ itemId }) => itemId),
  )
  return records.map(({ itemId, pictures }) => ({
    itemId,
    pictures: pictures.map((picture) => {
      if (typeof picture !== 'string') return picture
      const before = stored.get(itemId)?.pictures.find((each) => idOf(each) === picture)
      return before ?? { mediaId: picture, alt: names.get(itemId) ?? { de: '', en: '' } }
    }),
  }))
}

/** Checks pictures of these items. */
export const openItemPictureChecks = async (
  db: Executor,
  records: readonly ImportItemPictures[],
  { need }: Pick<References, 'need'>,
) => {
  const names = await namesOf(
    db,
    records.map(({ itemId }) => itemId),
  )
  return ({ itemId, pictures }: ImportItemPictures): RecordViolation[] => [
    ...(names.has(itemId) ? [] : [{ path: 'itemId', message: `refers to the item ${itemId}, which does not exist` }]),
    ...(pictures.length > 0 ? [] : [{ path: 'pictures', message: 'has no picture' }]),
    ...pictures.flatMap((picture, index) => need(`pictures/${index}`, 'media', idOf(picture))),
  ]
}

/** Replaces the pictures of items by those of records that were checked and have their texts. */
export const importItemPictures = async (trx: Transaction, records: readonly ImportItemPictures[]): Promise<void> => {
  const itemIds = records.map(({ itemId }) => itemId)
  await trx.delete(itemPictures).where(inArray(itemPictures.itemId, itemIds))
  const rows = records.flatMap(({ itemId, pictures }) =>
    pictureRows({ id: itemId, pictures: pictures.filter((picture) => typeof picture !== 'string') }),
  )
  await runAll(trx, insertionOf(itemPictures, rows))
}
