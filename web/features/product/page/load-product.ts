import type { PageContext } from 'vike/types'
import { ExtraTab, type ExtraTabQuery, ProductBestItem, ProductItems, ProductPage } from '#web/generated/operations.ts'
import { shortenJson } from '#web/lib/data/page-json.ts'
import { query } from '#web/lib/data/query.ts'
import { send } from '#web/lib/data/send.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import type { Head } from '#web/lib/page/head.ts'
import { loadParts } from '../late-parts.ts'
import type { Item, ListedItem, Product, Variants } from '../product-types.ts'
import { productHead } from '../seo/product-head.ts'

export type ProductPageData = {
  head: Head
  product: Product
  variants: Variants
  /** The item shown: the chosen one, or the product's best until the visitor chooses. */
  item: Item | null
  /** All items, for the parts that stay static HTML; the page's data block leaves them out. */
  items: readonly ListedItem[]
  /** The address names no item: what the picture shows is chosen for a start, and search engines are told of the whole product. */
  isPreselected: boolean
  /** The tab that was opened without script. */
  openTab: ExtraTabQuery['getExtraTabContent']
}

const itemIdForm = /^[A-Za-z0-9_.-]{1,60}$/
const tabIdForm = /^[A-Za-z0-9_-]{1,60}$/

/**
 * Loads a product for `+data`; null when the store does not sell it. An unknown item, or one of another product, is no
 * error: the product is shown without a choice.
 */
export async function loadProduct(pageContext: PageContext, productId: string): Promise<ProductPageData | null> {
  const params = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const itemId = matching(params.get('varid'), itemIdForm)
  const [{ getProductById: product, getVariantInformationForProduct }, items] = await Promise.all([
    query(pageContext, ProductPage, { productId, itemId }),
    loadItems(pageContext, productId),
    loadParts(),
  ])
  if (!product) return null
  const variants = getVariantInformationForProduct ?? { productId, isConfigured: false, attributes: [], item: null }
  // A product with one item needs no choice, regardless of the attributes of that item.
  const isPreselected = product.hasMultipleItems && variants.item?.itemId !== itemId

  const [item, openTab] = await Promise.all([
    variants.item ?? loadBestItem(pageContext, product.bestItemId),
    loadTab(pageContext, product, matching(params.get('tab'), tabIdForm)),
  ])
  return { head: productHead(product, item), product, variants, item, items, isPreselected, openTab }
}

async function loadBestItem(pageContext: PageContext, itemId: string): Promise<Item | null> {
  return (await query(pageContext, ProductBestItem, { itemId })).getItemById
}

/** Without the list of items the page still works, so a failure returns an empty list. */
async function loadItems({ runOperation }: PageContext, productId: string): Promise<ListedItem[]> {
  const items = (await send(ProductItems, { productId }, { runOperation })).data?.getProductById?.items ?? []
  if (isServer) shortenJson(items, [])
  return items
}

async function loadTab({ runOperation }: PageContext, product: Product, tabId: string | null) {
  if (tabId === null || !product.extraTabs.some((tab) => tab.id === tabId)) return null
  const { data } = await send(ExtraTab, { productId: product.productId, tabId }, { runOperation })
  return data?.getExtraTabContent ?? null
}

const matching = (text: string | null, form: RegExp) => (text !== null && form.test(text) ? text : null)
