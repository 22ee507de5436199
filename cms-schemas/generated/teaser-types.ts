/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */
import type { AbTestTabAttributes } from './abTestTab.ts'
import type { ContentTileAttributes } from './contentTile.ts'
import type { FormAttributes } from './form.ts'
import type { HtmlAttributes } from './html.ts'
import type { HtmlBoxAttributes } from './htmlBox.ts'
import type { ImageLinkAttributes } from './imageLink.ts'
import type { ImageTeaserAttributes } from './imageTeaser.ts'
import type { InfoBarAttributes } from './infoBar.ts'
import type { LayerAttributes } from './layer.ts'
import type { PrimeOfferAttributes } from './primeOffer.ts'
import type { PrizeDrawTabAttributes } from './prizeDrawTab.ts'
import type { RecommendationsAttributes } from './recommendations.ts'
import type { SliderHeroAttributes } from './sliderHero.ts'
import type { WishlistListAttributes } from './wishlistList.ts'

export const teaserTypes = ['abTestTab', 'contentTile', 'form', 'html', 'htmlBox', 'imageLink', 'imageTeaser', 'infoBar', 'layer', 'primeOffer', 'prizeDrawTab', 'recommendations', 'sliderHero', 'wishlistList'] as const
export type TeaserType = (typeof teaserTypes)[number]

/** Stored attributes by type of teaser. */
export type TeaserAttributes = {
  abTestTab: AbTestTabAttributes
  contentTile: ContentTileAttributes
  form: FormAttributes
  html: HtmlAttributes
  htmlBox: HtmlBoxAttributes
  imageLink: ImageLinkAttributes
  imageTeaser: ImageTeaserAttributes
  infoBar: InfoBarAttributes
  layer: LayerAttributes
  primeOffer: PrimeOfferAttributes
  prizeDrawTab: PrizeDrawTabAttributes
  recommendations: RecommendationsAttributes
  sliderHero: SliderHeroAttributes
  wishlistList: WishlistListAttributes
}
