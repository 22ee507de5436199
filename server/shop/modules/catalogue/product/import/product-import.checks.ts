import type { StoreId } from '#contract/generated/types.ts'
import type { ImportItem, ImportPrice, ImportProduct } from '#contract/import/catalogue.ts'
import { isBusinessStore, storeIds } from '#contract/stores.ts'
import type { RecordViolation, References } from '../../directory/import-references.ts'
import { isMediaId } from '../../media/media.formats.ts'

const largest = 2_147_483_647

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount > 0 && amount <= largest

/** The violation when the rule does not hold. */
const unless = (holds: boolean, path: string, message: string): RecordViolation[] => (holds ? [] : [{ path, message }])

const maxTiers = 10

/** The data of an item and its product that its prices have to fit. */
export type PricedItem = { isBook: boolean; minimumOrderQuantity: number }

/** Each tier is of more pieces and of a lower price than what stands before it: the first one than the price itself. */
const tierViolations = (
  path: string,
  store: string,
  { amount, tiers = [] }: ImportPrice,
  { isBook, minimumOrderQuantity }: PricedItem,
): RecordViolation[] => [
  ...unless(tiers.length === 0 || !isBook, path, `has tiers of prices in ${store}: a book has the same price for all`),
  ...unless(tiers.length <= maxTiers, path, `has ${tiers.length} tiers of prices in ${store}: ${maxTiers} at most`),
  ...tiers.flatMap((tier, index) => {
    const above = tiers[index - 1] ?? { quantity: Math.max(minimumOrderQuantity, 1), amount }
    const named = `its price in ${store} from ${tier.quantity} pieces on`
    return [
      ...unless(
        Number.isInteger(tier.quantity) && tier.quantity > above.quantity,
        `${path}/${index}/quantity`,
        `${named} does not begin above ${above.quantity}`,
      ),
      ...unless(
        isAmount(tier.amount) && tier.amount < above.amount,
        `${path}/${index}/amount`,
        `${named} (${tier.amount}) is not below the one before (${above.amount})`,
      ),
    ]
  }),
]

/** Those of each group are as tiers are, but may begin with the price of one piece. */
const groupTierViolations = (
  path: string,
  store: string,
  { amount, groupTiers = [] }: ImportPrice,
  { isBook, minimumOrderQuantity }: PricedItem,
): RecordViolation[] => [
  ...unless(
    groupTiers.length === 0 || isBusinessStore(store as StoreId),
    path,
    `has prices for groups in ${store}: only the business store knows groups`,
  ),
  ...unless(
    groupTiers.length === 0 || !isBook,
    path,
    `has prices for groups in ${store}: a book has the same price for all`,
  ),
  ...groupTiers.flatMap(({ group, ...tier }, index) => {
    const own = groupTiers.slice(0, index).filter((each) => each.group === group)
    const least = Math.max(minimumOrderQuantity, 1)
    const above = own.at(-1) ?? { quantity: tier.quantity === 1 ? 0 : least, amount }
    const named = `its price in ${store} for ${group} from ${tier.quantity} pieces on`
    return [
      ...unless(own.length !== maxTiers, path, `has too many prices in ${store} for ${group}: ${maxTiers} at most`),
      ...unless(
        Number.isInteger(tier.quantity) &&
          tier.quantity > above.quantity &&
          (tier.quantity === 1 || tier.quantity > least),
        `${path}/${index}/quantity`,
        `${named} does not begin above ${Math.max(above.quantity, least)}`,
      ),
      ...unless(
        isAmount(tier.amount) && tier.amount < above.amount,
        `${path}/${index}/amount`,
        `${named} (${tier.amount}) is not below the one before (${above.amount})`,
      ),
    ]
  }),
]

/** What is wrong with a price of an item in a store; `path` leads to it. */
export const priceViolations = (
  path: string,
  store: string,
  price: ImportPrice,
  item: PricedItem,
): RecordViolation[] => {
  const { amount, oldAmount, uvpAmount } = price
  const needed = 'whole minor units above 0 are needed'
  return [
    ...unless((storeIds as readonly string[]).includes(store), path, `has a price in ${store}, which is no store`),
    ...unless(isAmount(amount), `${path}/amount`, `its price in ${store} is ${amount}: ${needed}`),
    ...(
      [
        ['old', 'oldAmount', oldAmount],
        ['recommended', 'uvpAmount', uvpAmount],
      ] as const
    ).flatMap(([name, key, other]) =>
      unless(
        other === undefined || isAmount(other),
        `${path}/${key}`,
        `its ${name} price in ${store} is ${other}: ${needed}`,
      ),
    ),
    ...unless(
      oldAmount === undefined || oldAmount > amount,
      `${path}/oldAmount`,
      `its old price in ${store} (${oldAmount}) is not above its price (${amount})`,
    ),
    ...tierViolations(`${path}/tiers`, store, price, item),
    ...groupTierViolations(`${path}/groupTiers`, store, price, item),
  ]
}

const itemViolations = (item: ImportItem, isBook: boolean, references: References): RecordViolation[] => {
  const { stock, minimumOrderQuantity, maxQuantity, content } = item
  return [
    ...Object.entries(item.prices).flatMap(([store, price]) =>
      priceViolations(`prices/${store}`, store, price, { isBook, minimumOrderQuantity }),
    ),
    ...unless(Number.isInteger(stock) && stock >= 0, 'stock', `its stock is ${stock}`),
    ...unless(
      minimumOrderQuantity >= 1 && maxQuantity >= minimumOrderQuantity,
      'maxQuantity',
      `may be ordered ${minimumOrderQuantity} to ${maxQuantity} times`,
    ),
    ...unless(!content || content.quantity > 0, 'content/quantity', `its content is ${content?.quantity}`),
    ...unless(item.pictures.length > 0, 'pictures', 'has no picture'),
    ...item.variant.flatMap(({ attributeId, valueId }, index) =>
      references.needValue(`variant/${index}`, attributeId, valueId),
    ),
    ...references.needAll('warnings', 'warning', item.warnings),
    ...references.needAll('dangerWarnings', 'warning', item.dangerWarnings),
    ...references.needFiles('pictures', item.pictures),
    ...references.needFiles('downloads', item.downloads),
  ]
}

/** A deal with the prices of the items that it would make cheaper. */
type DealWithPrices = Pick<ImportProduct, 'lightningDeal'> & {
  items: readonly { id: string; prices: Partial<Record<StoreId, Pick<ImportPrice, 'amount'>>> }[]
}

export const dealViolations = ({ lightningDeal: deal, items }: DealWithPrices): RecordViolation[] => {
  if (!deal) return []
  const cheaper = items.find(({ prices }) => (prices[deal.store]?.amount ?? deal.amount + 1) <= deal.amount)
  const { quantity, soldElsewhere, maxPerOrder } = deal
  return [
    ...unless(
      cheaper === undefined,
      'lightningDeal/amount',
      `its item ${cheaper?.id} costs no more than the lightning deal`,
    ),
    ...unless(isAmount(deal.amount), 'lightningDeal/amount', `its lightning price is ${deal.amount}`),
    ...unless(
      Date.parse(deal.until) > Date.parse(deal.from),
      'lightningDeal/until',
      'its lightning deal ends before it begins',
    ),
    ...unless(
      quantity > 0 && soldElsewhere >= 0 && soldElsewhere <= quantity && maxPerOrder > 0,
      'lightningDeal/quantity',
      `of its lightning deal ${soldElsewhere} of ${quantity} are gone, ${maxPerOrder} an order`,
    ),
  ]
}

/** The data sheet is a stored file or the address of one elsewhere; a page of the shop is none. */
const dataSheetViolations = (sheet: string | undefined, references: References): RecordViolation[] => {
  if (sheet === undefined) return []
  const path = 'energyLabel/sheet'
  if (isMediaId(sheet)) return references.need(path, 'media', sheet)
  return unless(
    /^https:\/\/\S+$/.test(sheet),
    path,
    `its data sheet is ${sheet}: a stored file or an https address is needed`,
  )
}

const attributeViolations = ({ attributes }: ImportProduct, references: References): RecordViolation[] =>
  attributes.flatMap((value, index) => {
    const path = `attributes/${index}`
    if ('valueId' in value) return references.needValue(path, value.attributeId, value.valueId)
    return [
      ...references.need(`${path}/attributeId`, 'attribute', value.attributeId),
      ...unless(Number.isFinite(value.number), `${path}/number`, `its ${value.attributeId} is ${value.number}`),
    ]
  })

/** What the product refers to and does not exist, and its impossible numbers. */
export const productViolations = (product: ImportProduct, references: References): RecordViolation[] => {
  const { id, categoryIds, items, name, rating, manufacturerId } = product
  return [
    ...unless(/^\d+$/.test(id), 'id', 'its id is not a number'),
    ...unless(categoryIds.length > 0, 'categoryIds', 'has no category'),
    ...unless(items.length > 0, 'items', 'has no item'),
    ...unless(Boolean(name.de && name.en), 'name', 'has no name in one of the languages'),
    ...unless(
      !rating || (rating.average >= 0 && rating.average <= 5),
      'rating/average',
      `its rating is ${rating?.average}`,
    ),
    ...references.needAll('categoryIds', 'category', categoryIds),
    ...(manufacturerId === null ? [] : references.need('manufacturerId', 'manufacturer', manufacturerId)),
    ...attributeViolations(product, references),
    ...references.needAll('badgeIds', 'badge', product.badgeIds),
    ...references.needAll('labelIds', 'label', product.labelIds),
    ...references.needAll('textileCareIconIds', 'textileCareIcon', product.textileCareIconIds),
    ...references.needPicture('energyLabel/label', product.energyLabel?.label),
    ...product.youtubeVideos.flatMap(({ picture }, index) =>
      references.needPicture(`youtubeVideos/${index}/picture`, picture),
    ),
    ...dataSheetViolations(product.energyLabel?.sheet, references),
    ...references.needFiles('audioSamples', product.audioSamples),
    ...references.needFiles('downloads', product.downloads),
    ...dealViolations(product),
    ...items.flatMap((item, index) =>
      itemViolations(item, product.isBook, references).map(({ path, message }) => ({
        path: `items/${index}/${path}`,
        part: `item ${item.id}`,
        message,
      })),
    ),
  ]
}
