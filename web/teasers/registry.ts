import type { TeaserType } from '#schemas/generated/teaser-types.ts'
import { defineTeaser, type TeaserEntry } from './definition/define-teaser.ts'

/** One line per type of teaser; a schema in cms-schemas without its line doesn't compile. Other types are drawn by `fallback`. */
// biome-ignore format: one line a teaser is what makes this a list
const known = {
  abTestTab: defineTeaser({ type: 'abTestTab', hydrate: 'never', load: () => import('./AbTestTab/AbTestTab.tsx').then(({ AbTestTab: View, parse }) => ({ View, parse })) }),
  contentTile: defineTeaser({ type: 'contentTile', hydrate: 'never', load: () => import('./ContentTile/ContentTile.tsx').then(({ ContentTile: View, parse }) => ({ View, parse })) }),
  form: defineTeaser({ type: 'form', hydrate: 'near', load: () => import('./Form/Form.tsx').then(({ Form: View, parse }) => ({ View, parse })) }),
  html: defineTeaser({ type: 'html', hydrate: 'never', load: () => import('./Html/Html.tsx').then(({ Html: View, parse }) => ({ View, parse })) }),
  htmlBox: defineTeaser({ type: 'htmlBox', hydrate: 'never', load: () => import('./HtmlBox/HtmlBox.tsx').then(({ HtmlBox: View, parse }) => ({ View, parse })) }),
  imageLink: defineTeaser({ type: 'imageLink', hydrate: 'never', load: () => import('./ImageLink/ImageLink.tsx').then(({ ImageLink: View, parse }) => ({ View, parse })) }),
  imageTeaser: defineTeaser({ type: 'imageTeaser', hydrate: 'never', load: () => import('./ImageTeaser/ImageTeaser.tsx').then(({ ImageTeaser: View, parse }) => ({ View, parse })) }),
  infoBar: defineTeaser({ type: 'infoBar', hydrate: 'never', load: () => import('./InfoBar/InfoBar.tsx').then(({ InfoBar: View, parse }) => ({ View, parse })) }),
  layer: defineTeaser({ type: 'layer', hydrate: 'never', load: () => import('./Layer/Layer.tsx').then(({ Layer: View, parse }) => ({ View, parse })) }),
  primeOffer: defineTeaser({ type: 'primeOffer', hydrate: 'near', deferred: true, load: () => import('./PrimeOffer/PrimeOffer.tsx').then(({ PrimeOffer: View, parse }) => ({ View, parse })) }),
  prizeDrawTab: defineTeaser({ type: 'prizeDrawTab', hydrate: 'near', load: () => import('./PrizeDrawTab/PrizeDrawTab.tsx').then(({ PrizeDrawTab: View, parse }) => ({ View, parse })) }),
  recommendations: defineTeaser({ type: 'recommendations', hydrate: 'near', deferred: true, load: () => import('./Recommendations/Recommendations.tsx').then(({ Recommendations: View, parse }) => ({ View, parse })) }),
  sliderHero: defineTeaser({ type: 'sliderHero', hydrate: 'near', eager: true, load: () => import('./SliderHero/SliderHero.tsx').then(({ SliderHero: View, parse }) => ({ View, parse })) }),
  wishlistList: defineTeaser({ type: 'wishlistList', hydrate: 'near', deferred: true, load: () => import('./WishlistList/WishlistList.tsx').then(({ WishlistList: View, parse }) => ({ View, parse })) }),
} satisfies Record<TeaserType, TeaserEntry>

const teasers: Readonly<Record<string, TeaserEntry>> = known

const fallback = defineTeaser({
  type: 'default',
  hydrate: 'never',
  load: () =>
    import('./Default/Default.tsx').then(({ Default: View, UnknownType: Note, parse }) => ({ View, Note, parse })),
})

export const isKnownTeaser = (type: string): boolean => Object.hasOwn(teasers, type)

/** The entry of a type; of one that this build doesn't know, the default (storefront.md §2). */
export function teaserOf(type: string): TeaserEntry {
  return (isKnownTeaser(type) && teasers[type]) || fallback
}

/** The server has every view at hand, so that rendering never waits for code. */
export async function loadAllTeasers(): Promise<void> {
  await Promise.all([fallback, ...Object.values(teasers)].map((entry) => entry.code.load()))
}

/** Loads the views of what a client navigation is about to show, so that nothing jumps in after the page. */
export async function loadTeasers(types: readonly string[]): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => teaserOf(type).code.load()))
}
