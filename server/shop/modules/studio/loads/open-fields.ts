import { sql } from 'drizzle-orm'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import { isMediaId } from '../../catalogue/media/media.formats.ts'
import { mediaIdOf, mediaNamed } from '../../catalogue/media/media.import.ts'
import { itemPicturesExporter } from '../../catalogue/product/item-pictures/item-pictures.import.ts'
import { stockExporter } from '../../catalogue/stock/stock.export.ts'
import type { Entry } from './entry.ts'
import type { LoadContext } from './kind-of-load.ts'

type OpenPicture = { mediaId: string; [key: string]: unknown }
type OpenItem = { id: string; stock?: number; pictures: OpenPicture[]; [key: string]: unknown }
type OpenProduct = { id?: unknown; categoryIds?: unknown; items: OpenItem[]; [key: string]: unknown }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPicture = (value: unknown): boolean => isObject(value) && typeof value.mediaId === 'string'

const isItem = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && Array.isArray(value.pictures) && value.pictures.every(isPicture)

/** Has the items of a product, as far as open fields are read; all else of it may be wrong still. */
const isProduct = (record: unknown): record is OpenProduct =>
  isObject(record) && Array.isArray(record.items) && record.items.every(isItem)

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><rect width="800" height="600" fill="#f1efe9"/><path d="M300 370l70-90 50 60 40-45 60 75z" fill="#c9c4b8"/><circle cx="470" cy="245" r="26" fill="#c9c4b8"/></svg>'

/** Shown for an item of which no picture was brought yet. */
const noPictureYet: ImportMedia = {
  id: mediaIdOf(drawing),
  mime: 'image/svg+xml',
  data: drawing,
  width: 800,
  height: 600,
}

const idOf = ({ id }: OpenProduct): string => (typeof id === 'string' ? id : '')

/** Categories of products, the main one first. */
const findCategories = async (db: Executor, ids: readonly string[]): Promise<Map<string, string[]>> => {
  const { rows } = await db.execute<{ id: string; categories: string[] }>(sql`
    select product_id as id, array_agg(category_id order by position) as categories from product_categories
    where product_id = any(${sql.param([...ids])}::text[]) group by product_id`)
  return new Map(rows.map(({ id, categories }) => [id, categories]))
}

type Refuse = (entry: Entry, id: string, violations: readonly RecordViolation[]) => void

/**
 * Fills in what records of products leave to the shop: an item without a stock or without pictures keeps those that it has, a product without
 * categories those of before, and a picture may be named by the name of its file, of this load or of one before it.
 */
export const createOpenFields = (context: LoadContext) => {
  const filesOfLoad = new Map<string, string>()
  /** Files that products name. */
  const named = new Set<string>()
  let hasNoPictureYet = false

  const bringNoPictureYet = async (): Promise<void> => {
    if (hasNoPictureYet) return
    const { check, prepare } = await context.catalogue()
    check({ kind: 'media', record: noPictureYet })
    await prepare('media', [noPictureYet])(context.trx)
    hasNoPictureYet = true
  }

  const filesNamed = async (items: readonly OpenItem[]): Promise<Map<string, string[]>> => {
    const names = items.flatMap(({ pictures }) => pictures.map(({ mediaId }) => mediaId))
    const unknown = names.filter((name) => !isMediaId(name) && !filesOfLoad.has(name))
    return mediaNamed(context.trx, new Set(unknown))
  }

  const readProducts = async (entries: readonly Entry[], refuse: Refuse): Promise<Entry[]> => {
    const { trx } = context
    const items = entries.flatMap(({ record }) => (isProduct(record) ? record.items : []))
    const withoutStock = items.flatMap(({ id, stock }) => (stock === undefined ? [id] : []))
    const withoutPictures = items.flatMap(({ id, pictures: own }) => (own.length === 0 ? [id] : []))
    const storedFiles = await filesNamed(items)
    // Only where needed: PostgreSQL reads tables that a load fills from end to end.
    const stocks = withoutStock.length === 0 ? null : await stockExporter.find(trx, withoutStock)
    const pictures = withoutPictures.length === 0 ? null : await itemPicturesExporter.find(trx, withoutPictures)
    const withoutCategories = entries.flatMap(({ record }) =>
      isProduct(record) && record.categoryIds === undefined ? [idOf(record)] : [],
    )
    const categories = withoutCategories.length === 0 ? null : await findCategories(trx, withoutCategories)
    if (items.some((item) => item.pictures.length === 0 && !pictures?.has(item.id))) await bringNoPictureYet()

    const fileOf = (name: string): string | null => {
      if (isMediaId(name)) return name
      const stored = storedFiles.get(name) ?? []
      return filesOfLoad.get(name) ?? (stored.length === 1 ? (stored[0] ?? null) : null)
    }
    const messageOf = (name: string): string =>
      storedFiles.has(name)
        ? `several files are called ${name}: load the right one together with the product`
        : `refers to the picture ${name}, and no file of the load or the shop is called so`

    return entries.filter((entry) => {
      if (!isProduct(entry.record)) return true
      const violations: RecordViolation[] = []
      if (entry.record.categoryIds === undefined) {
        const own = categories?.get(idOf(entry.record))
        if (own) entry.record.categoryIds = own
        else violations.push({ path: 'categoryIds', message: 'is new and in no category' })
      }
      for (const [index, item] of entry.record.items.entries()) {
        item.stock ??= stocks?.get(item.id)?.pieces ?? 0
        for (const [place, picture] of item.pictures.entries()) {
          const file = fileOf(picture.mediaId)
          if (file === null)
            violations.push({ path: `items/${index}/pictures/${place}/mediaId`, message: messageOf(picture.mediaId) })
          else {
            if (file !== picture.mediaId) named.add(file)
            picture.mediaId = file
          }
        }
        if (item.pictures.length > 0) continue
        const stored = pictures?.get(item.id)?.pictures
        const own = stored?.filter((picture) => typeof picture !== 'string')
        item.pictures = own ?? [{ mediaId: noPictureYet.id, alt: item.name }]
      }
      refuse(entry, idOf(entry.record), violations)
      return violations.length === 0
    })
  }

  const noteFile = ({ record }: Entry): void => {
    if (isObject(record) && typeof record.fileName === 'string' && typeof record.id === 'string')
      filesOfLoad.set(record.fileName, record.id)
  }

  /** Products of this load have said already which picture is whose; the names of such files need not be those of articles. */
  const isNamedByProducts = ({ record }: Entry): boolean =>
    isObject(record) &&
    Array.isArray(record.pictures) &&
    record.pictures.length > 0 &&
    record.pictures.every((id) => named.has(id))

  return async (entries: readonly Entry[], refuse: Refuse): Promise<readonly Entry[]> => {
    const kind = entries[0]?.kind
    if (kind === 'media') for (const entry of entries) noteFile(entry)
    if (kind === 'product') return readProducts(entries, refuse)
    return kind === 'itemPictures' ? entries.filter((entry) => !isNamedByProducts(entry)) : entries
  }
}
