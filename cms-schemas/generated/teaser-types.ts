/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */
import type { ContentTileAttributes } from './contentTile.ts'
import type { HtmlAttributes } from './html.ts'
import type { HtmlBoxAttributes } from './htmlBox.ts'
import type { ImageLinkAttributes } from './imageLink.ts'
import type { ImageTeaserAttributes } from './imageTeaser.ts'
import type { InfoBarAttributes } from './infoBar.ts'
import type { RecommendationsAttributes } from './recommendations.ts'
import type { SliderHeroAttributes } from './sliderHero.ts'

export const teaserTypes = ['contentTile', 'html', 'htmlBox', 'imageLink', 'imageTeaser', 'infoBar', 'recommendations', 'sliderHero'] as const
export type TeaserType = (typeof teaserTypes)[number]

/** Stored attributes by type of teaser. */
export type TeaserAttributes = {
  contentTile: ContentTileAttributes
  html: HtmlAttributes
  htmlBox: HtmlBoxAttributes
  imageLink: ImageLinkAttributes
  imageTeaser: ImageTeaserAttributes
  infoBar: InfoBarAttributes
  recommendations: RecommendationsAttributes
  sliderHero: SliderHeroAttributes
}
