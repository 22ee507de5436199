import type { ImportItem, ImportPrice, ImportProduct } from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import { ImportError, type References } from '../../directory/import-references.ts'
import { isMediaId } from '../../media/media.formats.ts'

const largest = 2_147_483_647

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount > 0 && amount <= largest

const checkPrice = (record: string, store: string, price: ImportPrice): void => {
  const { amount, oldAmount, uvpAmount } = price
  if (!(storeIds as readonly string[]).includes(store))
    throw new ImportError(record, `has a price in ${store}, which is no store`)
  if (!isAmount(amount))
    throw new ImportError(record, `its price in ${store} is ${amount}: whole minor units above 0 are needed`)
  for (const [name, other] of [
    ['old', oldAmount],
    ['recommended', uvpAmount],
  ] as const) {
    if (other === undefined) continue
    if (!isAmount(other))
      throw new ImportError(record, `its ${name} price in ${store} is ${other}: whole minor units above 0 are needed`)
  }
  if (oldAmount !== undefined && oldAmount <= amount)
    throw new ImportError(record, `its old price in ${store} (${oldAmount}) is not above its price (${amount})`)
}

const checkItem = (product: ImportProduct, item: ImportItem, references: References): void => {
  const record = `product ${product.id}, item ${item.id}`
  for (const [store, price] of Object.entries(item.prices)) checkPrice(record, store, price)
  if (!Number.isInteger(item.stock) || item.stock < 0) throw new ImportError(record, `its stock is ${item.stock}`)
  if (item.minimumOrderQuantity < 1 || item.maxQuantity < item.minimumOrderQuantity)
    throw new ImportError(record, `may be ordered ${item.minimumOrderQuantity} to ${item.maxQuantity} times`)
  if (item.content && !(item.content.quantity > 0))
    throw new ImportError(record, `its content is ${item.content.quantity}`)
  if (item.pictures.length === 0) throw new ImportError(record, 'has no picture')
  for (const { attributeId, valueId } of item.variant) references.needValue(record, attributeId, valueId)
  for (const id of [...item.warnings, ...item.dangerWarnings]) references.need(record, 'warning', id)
  references.needPictures(record, item.pictures)
  references.needDownloads(record, item.downloads)
}

const checkDeal = (
  record: string,
  deal: NonNullable<ImportProduct['lightningDeal']>,
  items: readonly ImportItem[],
): void => {
  const cheaper = items.find(({ prices }) => (prices[deal.store]?.amount ?? deal.amount + 1) <= deal.amount)
  if (cheaper) throw new ImportError(record, `its item ${cheaper.id} costs no more than the lightning deal`)
  if (!isAmount(deal.amount)) throw new ImportError(record, `its lightning price is ${deal.amount}`)
  if (!(Date.parse(deal.until) > Date.parse(deal.from)))
    throw new ImportError(record, 'its lightning deal ends before it begins')
  const { quantity, soldElsewhere, maxPerOrder } = deal
  if (!(quantity > 0 && soldElsewhere >= 0 && soldElsewhere <= quantity && maxPerOrder > 0))
    throw new ImportError(
      record,
      `of its lightning deal ${soldElsewhere} of ${quantity} are gone, ${maxPerOrder} an order`,
    )
}

/** The data sheet is a stored file or the address of one elsewhere; a page of the shop is none. */
const checkDataSheet = (record: string, sheet: string | undefined, references: References): void => {
  if (sheet === undefined) return
  if (isMediaId(sheet)) references.need(record, 'media', sheet)
  else if (!/^https:\/\/\S+$/.test(sheet))
    throw new ImportError(record, `its data sheet is ${sheet}: a stored file or an https address is needed`)
}

/** @throws ImportError when the product refers to what does not exist, or carries impossible numbers */
export const checkProduct = (product: ImportProduct, references: References): void => {
  const record = `product ${product.id}`
  if (!/^\d+$/.test(product.id)) throw new ImportError(record, 'its id is not a number')
  if (product.categoryIds.length === 0) throw new ImportError(record, 'has no category')
  if (product.items.length === 0) throw new ImportError(record, 'has no item')
  if (!product.name.de || !product.name.en) throw new ImportError(record, 'has no name in one of the languages')
  if (product.rating && !(product.rating.average >= 0 && product.rating.average <= 5))
    throw new ImportError(record, `its rating is ${product.rating.average}`)
  for (const id of product.categoryIds) references.need(record, 'category', id)
  if (product.manufacturerId !== null) references.need(record, 'manufacturer', product.manufacturerId)
  for (const value of product.attributes) {
    if ('valueId' in value) references.needValue(record, value.attributeId, value.valueId)
    else {
      references.need(record, 'attribute', value.attributeId)
      if (!Number.isFinite(value.number)) throw new ImportError(record, `its ${value.attributeId} is ${value.number}`)
    }
  }
  for (const id of product.badgeIds) references.need(record, 'badge', id)
  for (const id of product.labelIds) references.need(record, 'label', id)
  for (const id of product.textileCareIconIds) references.need(record, 'textileCareIcon', id)
  references.needPictures(record, [product.energyLabel?.label, ...product.youtubeVideos.map(({ picture }) => picture)])
  checkDataSheet(record, product.energyLabel?.sheet, references)
  for (const { mediaId } of product.audioSamples) references.need(record, 'media', mediaId)
  references.needDownloads(record, product.downloads)
  if (product.lightningDeal) checkDeal(record, product.lightningDeal, product.items)
  for (const item of product.items) checkItem(product, item, references)
}
