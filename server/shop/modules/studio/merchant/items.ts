import type { StudioItem } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { CatalogueService } from '../../catalogue/catalogue/catalogue.service.ts'
import { fixedImage } from '../../catalogue/media/media.formats.ts'
import { shown } from '../../catalogue/product/pricing/sold-product.rules.ts'
import { pricingOf } from '../../catalogue/product/tiles/tiles.service.ts'
import { findItems, type ItemRow, maxItems, searchItems } from './items.repository.ts'

export type ItemsDependencies = { db: Database; catalogue: Pick<CatalogueService, 'search'> }

const maxIds = 100
const maxTextLength = 100

export const itemQueryOf = ({ store, textLanguage }: Audience) => ({ store: store.id, language: textLanguage })

export const toStudioItem = (row: ItemRow, audience: Audience): StudioItem => {
  const { id, productId, number, gtin, name, stock, picture, taxClass, amount } = row
  const price = amount === null ? null : shown({ taxClass, amount }, pricingOf(audience))
  return { id, productId, number, gtin, name, stock, price, image: picture && fixedImage(picture, 'thumb').src }
}

/** Items that merchants choose from. */
export const findStudioItems = async (
  { search, ids }: { search: string; ids: readonly string[] | null },
  audience: Audience,
  { db, catalogue }: ItemsDependencies,
): Promise<StudioItem[]> => {
  const query = itemQueryOf(audience)
  if (ids) return (await findItems(db, ids.slice(0, maxIds), query)).map((row) => toStudioItem(row, audience))
  const text = search.trim().slice(0, maxTextLength)
  const { products } = await catalogue.search({ searchTerm: text }, { limit: maxItems }, audience)
  const rows = await searchItems(db, { text, productIds: products.map(({ id }) => id) }, query)
  return rows.map((row) => toStudioItem(row, audience))
}
