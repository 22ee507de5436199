import type { Image, Product, VariantAttribute, VariantInformation } from '#contract/generated/types.ts'
import type { ImportPicture } from '#contract/import/catalogue.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { Directory } from '../directory/directory.ts'
import { filePath, fixedImage, isMediaId, picturePath } from '../media/media.formats.ts'
import type { MediaService } from '../media/media.service.ts'
import { toDownloads } from './downloads.ts'
import { discountPercent } from './pricing/price.rules.ts'
import { shownTiers } from './pricing/price-tiers.rules.ts'
import type { ShippingTerms } from './pricing/shipping.rules.ts'
import {
  badgesOnPage,
  bestItem,
  dealInfo,
  deliveryStatus,
  extraBadgeIds,
  isNew,
  isShortage,
  runningDeal,
  shown,
} from './pricing/sold-product.rules.ts'
import type { FullItem, FullProduct } from './product.repository.ts'
import { pricingOf } from './tiles/tiles.service.ts'
import { productPath } from './tiles/to-tile.ts'
import { type ItemSources, toItem } from './to-item.ts'
import { variantAttributesOf } from './variant-attributes.ts'
import { configuredItem, optionStates, pictured, readChoice, settleChoice, type VariantItem } from './variants.rules.ts'

export type PageSources = {
  audience: Audience
  directory: Directory
  media: MediaService
  translate: Translate
  shipping: ShippingTerms
  /** Editors have lightning deals switched on. */
  hasDeals: boolean
  now: number
}

const maxChoices = 50

const uniqueBy = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
]

export const itemSources = (product: FullProduct, sources: PageSources): ItemSources => {
  const { audience, translate, shipping, hasDeals, now } = sources
  return {
    pricing: pricingOf(audience),
    textLanguage: audience.textLanguage,
    deal: hasDeals ? runningDeal(product.deals, now) : null,
    shipping,
    deliveryFree: product.deliveryFree,
    variantOf: ({ variant, pictures }) =>
      variantAttributesOf({ variant, picture: pictures[0] ?? null }, sources.directory, audience.textLanguage),
    say: (key, values) => translate(audience, key, values),
  }
}

const imageOf = (
  picture: ImportPicture | null | undefined,
  { audience, media }: PageSources,
): Promise<Image | null> | null => {
  if (!picture) return null
  const { mediaId, alt, title } = picture
  return media.ownAspectImage({ mediaId, alt: alt[audience.textLanguage], title: title?.[audience.textLanguage] })
}

type ProductMedia = Awaited<ReturnType<typeof loadMedia>>

/** Pictures and files of the page, all asked for at once. */
const loadMedia = async (product: FullProduct, best: FullItem, sources: PageSources) => {
  const { audience, media } = sources
  const { energyLabel, manufacturer } = product
  const [downloads, manufacturerImage, videoImages, labelImages, samples, sheet] = await Promise.all([
    // Catalogues often keep a file with the product and with its item: it is one file.
    toDownloads(
      uniqueBy([...product.downloads, ...best.downloads], ({ mediaId }) => mediaId),
      audience.textLanguage,
      media,
    ),
    imageOf(manufacturer?.picture, sources),
    Promise.all(product.youtubeVideos.map(({ picture }) => imageOf(picture, sources))),
    Promise.all(product.labels.map(({ picture }) => imageOf(picture, sources))),
    Promise.all(product.audioSamples.map(({ mediaId }) => media.descriptionOf(mediaId))),
    energyLabel && isMediaId(energyLabel.sheet) ? media.descriptionOf(energyLabel.sheet) : null,
  ])
  return { downloads, manufacturerImage, videoImages, labelImages, samples, sheet }
}

const mediaFields = (product: FullProduct, loaded: ProductMedia, { audience }: PageSources) => {
  const language = audience.textLanguage
  const { energyLabel } = product
  const { downloads, manufacturerImage, videoImages, labelImages, samples, sheet } = loaded
  return {
    manufacturerImage,
    downloads,
    youtubeVideos: product.youtubeVideos.map(({ id: videoId, title }, index) => ({
      id: videoId,
      title: title[language],
      image: videoImages[index] ?? null,
    })),
    audioSamples: product.audioSamples.flatMap(({ title, mediaId }, index) => {
      const file = samples[index]
      return file ? [{ title: title[language], url: filePath(mediaId, file.fileName ?? mediaId) }] : []
    }),
    energyEfficiency: energyLabel
      ? {
          displayName: energyLabel.class,
          url: sheet ? filePath(sheet.id, sheet.fileName ?? energyLabel.class) : energyLabel.sheet,
          bigImageUrl: picturePath(energyLabel.label.mediaId, 'teaser_768'),
        }
      : null,
    labels: product.labels.map(({ id: labelId, name, description }, index) => ({
      id: labelId,
      name: name[language],
      description: description[language],
      image: labelImages[index] ?? null,
    })),
    textileCareIcons: product.careIcons.map(({ id: iconId, name, mediaId }) => ({
      id: iconId,
      name: name[language],
      imgPath: picturePath(mediaId, 'thumb'),
    })),
  }
}

/** Price, stock and delivery of the page before an item is chosen. */
const offerFields = (product: FullProduct, best: FullItem, sources: PageSources) => {
  const { items } = product
  const pricing = pricingOf(sources.audience)
  const allPrices = (item: FullItem) =>
    JSON.stringify([shown(item, pricing), shownTiers(item, pricing), item.groupTiers])
  const status = (item: FullItem) => `${deliveryStatus(item).key} ${item.deliveryDays}`
  return {
    isShortage: isShortage(items),
    discountPercent: discountPercent(best.amount, best.oldAmount),
    maxQuantity: best.maxQuantity,
    minimumOrderQuantity: best.minimumOrderQuantity,
    hasMultipleItems: items.length > 1,
    hasSamePricesForAllItems: new Set(items.map(allPrices)).size === 1,
    isSingleVariant: items.length === 1,
    availableForSale: items.some((item) => item.stock > 0),
    areAllDeliveryTimesTheSame: new Set(items.map(status)).size === 1,
    deliveryFree: product.deliveryFree,
    deliveryInfo: product.deliveryInfo,
    lightningDealInfo: dealInfo(itemSources(product, sources).deal, best.taxClass, pricing),
    bestItemId: best.id,
    items: items.map((item) => toItem(item, product.id, itemSources(product, sources))),
  }
}

/** The product page; accessories, replacements and brand teasers have resolvers of their own. */
export const toProduct = async (product: FullProduct, sources: PageSources): Promise<Product> => {
  const { audience, directory, now } = sources
  const { store, textLanguage: language } = audience
  const { id, manufacturer } = product
  const best = bestItem(product.items, pricingOf(audience)) ?? (product.items[0] as FullItem)
  return {
    ...mediaFields(product, await loadMedia(product, best, sources), sources),
    ...offerFields(product, best, sources),
    productId: id,
    name: product.name,
    url: store.baseUrl + productPath(id),
    path: productPath(id),
    rating: product.numberOfRatings > 0 ? product.rating : null,
    numberOfRatings: product.numberOfRatings,
    isNewProduct: isNew(product.onSaleSince, now),
    isTopseller: product.isTopseller,
    isBook: product.isBook,
    manufacturerName: manufacturer?.name ?? null,
    manufacturerLink: manufacturer?.path ?? null,
    warranty: product.warranty,
    longDescription: product.longDescription,
    shortFacts: product.shortFacts,
    scopeOfDelivery: product.scopeOfDelivery,
    dataAndFacts: product.dataAndFacts.map(({ headline, facts }) => ({
      headline: headline[language],
      facts: facts.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    })),
    badges: extraBadgeIds(product.badgeIds, badgesOnPage).flatMap((badgeId) => {
      const name = directory.badges.get(badgeId)
      return name ? [{ id: badgeId, name: name[language] }] : []
    }),
    replacementProducts: [],
    accessories: [],
    extraTabs: product.extraTabs.map((tab) => ({ id: tab.id, headline: tab.headline[language] })),
    brandTeasers: [],
    rightOfWithdrawalInfo: product.rightOfWithdrawalInfo,
    oldElectricalDevicesInfo: product.oldElectricalDevicesInfo,
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
    metaRobots: product.metaRobots,
    productFeatures: product.features,
    labelAttributes: product.labelAttributes.map(({ name, value }) => ({
      name: name[language],
      value: value[language],
    })),
    matrixCodeMessages: product.matrixCodeMessages,
    breadcrumbs: [
      ...directory.breadcrumbs(product.categoryId, store.id, language),
      { displayName: product.name, url: null },
    ],
    categoryId: product.categoryId,
    stores: product.stores,
  }
}

const asVariant = ({ id, variant }: FullItem): VariantItem => ({
  id,
  values: new Map(variant.map(({ attributeId, valueId }) => [attributeId, valueId])),
})

export type VariantSelection = {
  selected: readonly { name: string; value: string }[]
  itemId: string | null
  /** Selects what the picture of the best item shows while nothing is chosen. */
  preselect: boolean
}

/** The variant selectors for a selection. An item id overrides the selected values. */
export const toVariantInformation = (
  product: FullProduct,
  { selected, itemId, preselect }: VariantSelection,
  sources: PageSources,
): VariantInformation => {
  const { audience, directory } = sources
  const { items } = product
  const variants = items.map(asVariant)
  const requested = variants.find((item) => item.id === itemId)
  const sent = settleChoice(variants, readChoice(variants, selected.slice(0, maxChoices)))
  const best = variants.find(({ id }) => id === bestItem(items, pricingOf(audience))?.id)
  const isTile = (name: string) => directory.attribute(name)?.selector === 'tile'
  const chosen = preselect && best && sent.size === 0 ? pictured(variants, best, isTile) : sent
  const choice = requested?.values ?? chosen
  const names = [...new Set(items.flatMap((item) => item.variant.map(({ attributeId }) => attributeId)))]
  const attributes = names.map((name, position): VariantAttribute => {
    const attribute = directory.attribute(name)
    const place = (value: string) => attribute?.values.get(value)?.position ?? 0
    const values = [...new Set(variants.flatMap((item) => item.values.get(name) ?? []))].sort(
      (a, b) => place(a) - place(b),
    )
    return {
      name,
      displayName: attribute?.name[audience.textLanguage] ?? '',
      position,
      type: attribute?.selector ?? 'dropdown',
      selectedValue: choice.get(name) ?? null,
      options: optionStates(variants, choice, name, values).map(
        ({ value, isSelected, isDisabled, itemId: leadsTo }) => {
          const entry = attribute?.values.get(value)
          const picture = items.find((item) => item.id === leadsTo)?.pictures[0]
          return {
            value,
            displayValue: entry?.name[audience.textLanguage] ?? '',
            selected: isSelected,
            disabled: isDisabled,
            css: entry?.css ?? null,
            image: attribute?.selector === 'tile' && picture ? fixedImage(picture, 'thumb') : null,
            itemId: leadsTo,
          }
        },
      ),
    }
  })
  // Items that nothing tells apart are chosen by themselves, from a list; one alone needs no choice.
  const isListed = names.length === 0 && items.length > 1
  const listed = preselect ? (best?.id ?? null) : null
  const configured = requested?.id ?? (isListed ? listed : configuredItem(variants, choice, names))
  const item = items.find((each) => each.id === configured)
  return {
    productId: product.id,
    attributes,
    isConfigured: item !== undefined,
    item: item ? toItem(item, product.id, itemSources(product, sources)) : null,
  }
}
