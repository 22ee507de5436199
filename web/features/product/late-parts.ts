import { lateView } from '../../lib/late-view.tsx'

const folder = 'web/features/product'

/** What the server draws and no first page waits for; the product page says where each stands. */
export const details = lateView(
  `${folder}/DetailSections.tsx`,
  async () => (await import('./DetailSections.tsx')).DetailSections,
)
export const extraTabs = lateView(`${folder}/ExtraTabs.tsx`, async () => (await import('./ExtraTabs.tsx')).ExtraTabs)
export const videos = lateView(`${folder}/Videos.tsx`, async () => (await import('./Videos.tsx')).Videos)
export const shortFacts = lateView(
  `${folder}/ShortFacts.tsx`,
  async () => (await import('./ShortFacts.tsx')).ShortFacts,
)
export const energyClass = lateView(
  `${folder}/EnergyClass.tsx`,
  async () => (await import('./EnergyClass.tsx')).EnergyClass,
)
export const lightningDeal = lateView(
  `${folder}/LightningDeal.tsx`,
  async () => (await import('./LightningDeal.tsx')).LightningDeal,
)
export const itemList = lateView(`${folder}/ItemList.tsx`, async () => (await import('./ItemList.tsx')).ItemList)
export const productRow = lateView(
  `${folder}/ProductRow.tsx`,
  async () => (await import('./ProductRow.tsx')).ProductRow,
)
export const dataForSearchEngines = lateView(
  `${folder}/StructuredData.tsx`,
  async () => (await import('./StructuredData.tsx')).StructuredData,
)

const parts = [
  details,
  extraTabs,
  videos,
  shortFacts,
  energyClass,
  lightningDeal,
  itemList,
  productRow,
  dataForSearchEngines,
]

/** Before the page is drawn whole: on the server, and after a link. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map(({ load }) => load()))
}
