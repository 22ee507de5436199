import type { TeaserType } from '#schemas/generated/teaser-types.ts'
import { parseContentTile } from './ContentTile/parse.ts'
import { defineTeaser, type TeaserEntry } from './define-teaser.ts'
import { parseHtml } from './Html/parse.ts'
import { parseHtmlBox } from './HtmlBox/parse.ts'
import { parseImageLink } from './ImageLink/parse.ts'
import { parseImageTeaser } from './ImageTeaser/parse.ts'
import { parseInfoBar } from './InfoBar/parse.ts'
import { parseRecommendations } from './Recommendations/parse.ts'
import { parseSliderHero } from './SliderHero/parse.ts'

/** One line per type of teaser; a schema in cms-schemas without its line doesn't compile. Other types are shown by Fallback. */
// biome-ignore format: one line a teaser is what makes this a list
const known = {
  contentTile: defineTeaser({ type: 'contentTile', parse: parseContentTile, hydrate: 'never', View: () => import('./ContentTile/ContentTile.tsx').then((file) => file.ContentTile) }),
  html: defineTeaser({ type: 'html', parse: parseHtml, hydrate: 'never', View: () => import('./Html/Html.tsx').then((file) => file.Html) }),
  htmlBox: defineTeaser({ type: 'htmlBox', parse: parseHtmlBox, hydrate: 'never', View: () => import('./HtmlBox/HtmlBox.tsx').then((file) => file.HtmlBox) }),
  imageLink: defineTeaser({ type: 'imageLink', parse: parseImageLink, hydrate: 'never', View: () => import('./ImageLink/ImageLink.tsx').then((file) => file.ImageLink) }),
  imageTeaser: defineTeaser({ type: 'imageTeaser', parse: parseImageTeaser, hydrate: 'never', View: () => import('./ImageTeaser/ImageTeaser.tsx').then((file) => file.ImageTeaser) }),
  infoBar: defineTeaser({ type: 'infoBar', parse: parseInfoBar, hydrate: 'now', View: () => import('./InfoBar/InfoBar.tsx').then((file) => file.InfoBar) }),
  recommendations: defineTeaser({ type: 'recommendations', parse: parseRecommendations, hydrate: 'later', deferred: true, View: () => import('./Recommendations/Recommendations.tsx').then((file) => file.Recommendations) }),
  sliderHero: defineTeaser({ type: 'sliderHero', parse: parseSliderHero, hydrate: 'now', eager: true, View: () => import('./SliderHero/SliderHero.tsx').then((file) => file.SliderHero) }),
} satisfies Record<TeaserType, TeaserEntry>

const teasers: Readonly<Record<string, TeaserEntry>> = known

export function findTeaser(type: string): TeaserEntry | undefined {
  return Object.hasOwn(teasers, type) ? teasers[type] : undefined
}

/** The server has every view at hand, so that rendering never waits for code. */
export async function loadAllTeasers(): Promise<void> {
  await Promise.all(Object.values(teasers).map((entry) => entry.load()))
}

/** Loads the views of what a client navigation is about to show, so that nothing jumps in after the page. */
export async function loadTeasers(types: readonly string[]): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => findTeaser(type)?.load()))
}
