import { islandCode } from '../../lib/hydration/island-code.ts'

const folder = 'web/features/product'

/** What the server draws and no first page waits for; the product page says where each stands. */
export const details = islandCode(
  `${folder}/details/DetailSections.tsx`,
  async () => (await import('./details/DetailSections.tsx')).DetailSections,
)
export const extraTabs = islandCode(
  `${folder}/details/ExtraTabs.tsx`,
  async () => (await import('./details/ExtraTabs.tsx')).ExtraTabs,
)
export const videos = islandCode(`${folder}/media/Videos.tsx`, async () => (await import('./media/Videos.tsx')).Videos)
export const shortFacts = islandCode(
  `${folder}/facts/ShortFacts.tsx`,
  async () => (await import('./facts/ShortFacts.tsx')).ShortFacts,
)
export const energyClass = islandCode(
  `${folder}/facts/EnergyClass.tsx`,
  async () => (await import('./facts/EnergyClass.tsx')).EnergyClass,
)
export const lightningDeal = islandCode(
  `${folder}/offer/LightningDeal.tsx`,
  async () => (await import('./offer/LightningDeal.tsx')).LightningDeal,
)
export const priceTiers = islandCode(
  `${folder}/offer/PriceTiers.tsx`,
  async () => (await import('./offer/PriceTiers.tsx')).PriceTiers,
)
export const delivery = islandCode(
  `${folder}/offer/Delivery.tsx`,
  async () => (await import('./offer/Delivery.tsx')).Delivery,
)
export const itemList = islandCode(
  `${folder}/variants/ItemList.tsx`,
  async () => (await import('./variants/ItemList.tsx')).ItemList,
)
export const productRow = islandCode(
  `${folder}/page/ProductRow.tsx`,
  async () => (await import('./page/ProductRow.tsx')).ProductRow,
)
export const dataForSearchEngines = islandCode(
  `${folder}/seo/StructuredData.tsx`,
  async () => (await import('./seo/StructuredData.tsx')).StructuredData,
)

const parts = [
  details,
  extraTabs,
  videos,
  shortFacts,
  energyClass,
  lightningDeal,
  priceTiers,
  delivery,
  itemList,
  productRow,
  dataForSearchEngines,
]

/** Before the page is drawn whole: on the server, and after a link. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map(({ load }) => load()))
}
