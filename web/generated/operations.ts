/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '../lib/operation.ts'
export type EnumFilterInput = {
  id: string;
  /** Ids of values; of one filter any may match, of several filters all must. At most 200 are read. */
  values: Array<string>;
};

export type FormValueInput = {
  name: string;
  /** true for a box that is ticked. */
  value: string;
};

export type ListingFilterInput = {
  enumFilters?: Array<EnumFilterInput> | null | undefined;
  rangeFilters?: Array<RangeFilterInput> | null | undefined;
};

export type PagingInput = {
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  /** Name of a sort; unknown ones give the default (si for categories, relevance for search). */
  sortBy?: string | null | undefined;
};

/** PRICE is in the currency's major unit (12.5 is 12 euros 50), rating in stars, others in the filter's unit. A bound that is null is open; from above to matches nothing. */
export type RangeFilterInput = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};

export type ReviewInput = {
  /** Name shown with the review; empty for an anonymous one. */
  authorName: string;
  message: string;
  productId: string;
  /** 1 to 5. */
  rating: number;
  title: string;
};

export type SearchFilterInput = {
  /** Search only below this category. */
  category?: string | null | undefined;
  enumFilters?: Array<EnumFilterInput> | null | undefined;
  rangeFilters?: Array<RangeFilterInput> | null | undefined;
  searchTerm: string;
};

export type SelectedVariantInput = {
  /** Name of the attribute. */
  name: string;
  /** Value of the option. */
  value: string;
};

export type SitemapKind =
  | 'category'
  | 'page'
  | 'product';

export type StoreId =
  | 'at'
  | 'b2b'
  | 'ch'
  | 'de';

export type TrackingDatumInput = {
  name: string;
  value: string;
};

export type TrackingEventInput = {
  /** What the event is about, for example teaser_id and teaser_name. */
  data?: Array<TrackingDatumInput> | null | undefined;
  /** UUID of the browser. */
  id: string;
  meta: TrackingMetaInput;
  /** page_view, teaser_view, teaser_click, navigation, product_view, search, add_to_cart, remove_from_cart, user_login or lightning_deal. */
  name: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  occurredAt: number;
};

/** storefront.md §9. */
export type TrackingMetaInput = {
  internal: boolean;
  /** Type of the page as its path says (storefront.md §2). */
  page_area: string;
  page_path: string;
  page_title: string;
  prime_status: string;
  /** Opened as an installed app. */
  pwa: boolean;
  /** Ids of active tests, joined by commas. */
  test_id: string;
  test_variant: string;
  /** Empty for guests. */
  user_id: string;
  visitor_login_state: string;
  visitor_type: string;
};

export type VariantAttributeType =
  | 'dropdown'
  | 'tile';

export type CategoryListingQueryVariables = Exact<{
  id: string;
  paging?: PagingInput | null | undefined;
  filter?: ListingFilterInput | null | undefined;
}>;


export type CategoryListingQuery = { core_category: { totalProducts: number, category: { id: string, name: string, path: string, seo: { title: string, description: string | null, headline: string, text: string | null, robots: string | null, canonicalUrl: string }, breadcrumbs: Array<{ displayName: string, url: string | null }>, children: Array<{ id: string, name: string, path: string, count: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, tree: { id: string, name: string, path: string, count: number, isActive: boolean, children: Array<{ id: string, name: string, path: string, count: number, isActive: boolean, children: Array<{ id: string, name: string, path: string, count: number, isActive: boolean, children: Array<{ id: string, name: string, path: string, count: number, isActive: boolean }> }> }> } }, products: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, filters: Array<
      | { __typename: 'EnumFilter', id: string, displayName: string, isHero: boolean, values: Array<{ id: string, displayValue: string, count: number, selected: boolean, css: string | null }> }
      | { __typename: 'NumericRangeFilter', min: number, max: number, from: number | null, to: number | null, unit: string | null, id: string, displayName: string, isHero: boolean }
      | { __typename: 'PriceRangeFilter', min: number, max: number, from: number | null, to: number | null, currencyCode: string, id: string, displayName: string, isHero: boolean }
    >, sorts: Array<{ name: string, displayName: string, selected: boolean }>, state: { currentPage: number, totalPages: number, productsPerPage: number, sort: string } } | null };

export type CategoryTreeNodeFragment = { id: string, name: string, path: string, count: number, isActive: boolean };

type ListingFilter_EnumFilter_Fragment = { __typename: 'EnumFilter', id: string, displayName: string, isHero: boolean, values: Array<{ id: string, displayValue: string, count: number, selected: boolean, css: string | null }> };

type ListingFilter_NumericRangeFilter_Fragment = { __typename: 'NumericRangeFilter', min: number, max: number, from: number | null, to: number | null, unit: string | null, id: string, displayName: string, isHero: boolean };

type ListingFilter_PriceRangeFilter_Fragment = { __typename: 'PriceRangeFilter', min: number, max: number, from: number | null, to: number | null, currencyCode: string, id: string, displayName: string, isHero: boolean };

export type ListingFilterFragment =
  | ListingFilter_EnumFilter_Fragment
  | ListingFilter_NumericRangeFilter_Fragment
  | ListingFilter_PriceRangeFilter_Fragment
;

export type ListingStateFragment = { currentPage: number, totalPages: number, productsPerPage: number, sort: string };

export type AddressStatusQueryVariables = Exact<{
  url: string;
}>;


export type AddressStatusQuery = { getPageDetailsByUrl: { status: number, redirectUrl: string | null } };

export type ExtraTabQueryVariables = Exact<{
  productId: string;
  tabId: string;
}>;


export type ExtraTabQuery = { getExtraTabContent: { id: string, headline: string, content: string } | null };

export type GlanceViewMutationVariables = Exact<{
  productId: string;
  itemId?: string | null | undefined;
  domain: string;
}>;


export type GlanceViewMutation = { recordGlanceView: boolean };

export type ProductBestItemQueryVariables = Exact<{
  itemId: string;
}>;


export type ProductBestItemQuery = { getItemById: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string } }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null };

export type ProductItemsQueryVariables = Exact<{
  productId: string;
}>;


export type ProductItemsQuery = { getProductById: { items: Array<{ itemId: string, orderNumber: string, gtin: string | null, name: string, path: string, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, variantAttributes: Array<{ name: string, displayValue: string }>, images: Array<{ src: string }>, prices: { price: { stringValue: string, amount: number, currencyCode: string }, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null }, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { lightningDealTimestampUntil: number } | null }> } | null };

export type ProductPageQueryVariables = Exact<{
  productId: string;
  itemId?: string | null | undefined;
}>;


export type ProductPageQuery = { getProductById: { productId: string, name: string, path: string, rating: number | null, numberOfRatings: number, isNewProduct: boolean, isTopseller: boolean, isBook: boolean, isShortage: boolean, manufacturerName: string | null, manufacturerLink: string | null, discountPercent: number | null, hasMultipleItems: boolean, hasSamePricesForAllItems: boolean, isSingleVariant: boolean, availableForSale: boolean, areAllDeliveryTimesTheSame: boolean, deliveryFree: boolean, deliveryInfo: string | null, warranty: string | null, longDescription: string, shortFacts: Array<string>, scopeOfDelivery: Array<string>, rightOfWithdrawalInfo: string | null, oldElectricalDevicesInfo: string | null, metaTitle: string, metaDescription: string, metaRobots: string | null, productFeatures: Array<string>, categoryId: string, bestItemId: string, manufacturerImage: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, dataAndFacts: Array<{ headline: string, facts: Array<{ name: string, value: string }> }>, downloads: Array<{ headline: string, description: string | null, url: string, file: string, dataType: string, dataName: string, dataSize: number }>, youtubeVideos: Array<{ id: string, title: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, audioSamples: Array<{ title: string, url: string }>, badges: Array<{ id: string, name: string }>, energyEfficiency: { displayName: string, url: string, bigImageUrl: string } | null, replacementProducts: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, accessories: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, extraTabs: Array<{ id: string, headline: string }>, labels: Array<{ id: string, name: string, description: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, textileCareIcons: Array<{ id: string, name: string, imgPath: string }>, brandTeasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string, amount: number } } | null, labelAttributes: Array<{ name: string, value: string }>, matrixCodeMessages: Array<{ key: string, message: string }>, breadcrumbs: Array<{ displayName: string, url: string | null }> } | null, getVariantInformationForProduct: { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, type: VariantAttributeType, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }>, item: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string } }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null } | null };

export type ProductDetailFragment = { productId: string, name: string, path: string, rating: number | null, numberOfRatings: number, isNewProduct: boolean, isTopseller: boolean, isBook: boolean, isShortage: boolean, manufacturerName: string | null, manufacturerLink: string | null, discountPercent: number | null, hasMultipleItems: boolean, hasSamePricesForAllItems: boolean, isSingleVariant: boolean, availableForSale: boolean, areAllDeliveryTimesTheSame: boolean, deliveryFree: boolean, deliveryInfo: string | null, warranty: string | null, longDescription: string, shortFacts: Array<string>, scopeOfDelivery: Array<string>, rightOfWithdrawalInfo: string | null, oldElectricalDevicesInfo: string | null, metaTitle: string, metaDescription: string, metaRobots: string | null, productFeatures: Array<string>, categoryId: string, bestItemId: string, manufacturerImage: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, dataAndFacts: Array<{ headline: string, facts: Array<{ name: string, value: string }> }>, downloads: Array<{ headline: string, description: string | null, url: string, file: string, dataType: string, dataName: string, dataSize: number }>, youtubeVideos: Array<{ id: string, title: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, audioSamples: Array<{ title: string, url: string }>, badges: Array<{ id: string, name: string }>, energyEfficiency: { displayName: string, url: string, bigImageUrl: string } | null, replacementProducts: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, accessories: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, extraTabs: Array<{ id: string, headline: string }>, labels: Array<{ id: string, name: string, description: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, textileCareIcons: Array<{ id: string, name: string, imgPath: string }>, brandTeasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string, amount: number } } | null, labelAttributes: Array<{ name: string, value: string }>, matrixCodeMessages: Array<{ key: string, message: string }>, breadcrumbs: Array<{ displayName: string, url: string | null }> };

export type ProductVariantsQueryVariables = Exact<{
  productId: string;
  selectedVariants?: Array<SelectedVariantInput> | SelectedVariantInput | null | undefined;
  itemId?: string | null | undefined;
}>;


export type ProductVariantsQuery = { getVariantInformationForProduct: { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, type: VariantAttributeType, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }>, item: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string } }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null } | null };

export type ProductVariantsFragment = { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, type: VariantAttributeType, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }>, item: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string } }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null };

export type ProductItemFragment = { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string } }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null };

export type ProductPricesFragment = { isBestPrice: boolean, taxRate: number, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string } };

export type ProductMoneyFragment = { stringValue: string, amount: number, currencyCode: string };

export type ProductWarningFragment = { id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null };

export type TrackedItemQueryVariables = Exact<{
  itemId: string;
}>;


export type TrackedItemQuery = { getTrackingItem: { itemId: string, productId: string, name: string, brand: string | null, variant: string | null, price: number, currencyCode: string, category1: string | null, category2: string | null, category3: string | null, category4: string | null, category5: string | null } | null };

export type RatingLinkQueryVariables = Exact<{
  encryptedData: string;
}>;


export type RatingLinkQuery = { decryptRatingData: { productId: string, rating: number | null, authorName: string | null } | null, getReviewArticles: Array<{ productId: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, review: { ratingId: string, rating: number, title: string, message: string, authorName: string | null } | null }> };

export type SubmitReviewMutationVariables = Exact<{
  encryptedData: string;
  review: ReviewInput;
}>;


export type SubmitReviewMutation = { submitReview: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type ProductReviewsQueryVariables = Exact<{
  productId: string;
  limit: number;
  offset: number;
  stars?: number | null | undefined;
}>;


export type ProductReviewsQuery = { getReviewsByProduct: { productId: string, numberOfReviews: number, rating: number | null, totalMatching: number, isSubmissionEnabled: boolean, counts: { one: number, two: number, three: number, four: number, five: number }, starRatios: { one: string, two: string, three: string, four: string, five: string }, reviews: Array<{ ratingId: string, rating: number, fullAuthorInfo: string | null, title: string, message: string, date: string, helpfulRating: number, comment: string | null, commentAuthor: string | null, commentDate: string | null, isVerified: boolean }> } | null };

export type ReviewFragment = { ratingId: string, rating: number, fullAuthorInfo: string | null, title: string, message: string, date: string, helpfulRating: number, comment: string | null, commentAuthor: string | null, commentDate: string | null, isVerified: boolean };

export type MarkReviewHelpfulMutationVariables = Exact<{
  ratingId: string;
  voteId: string;
}>;


export type MarkReviewHelpfulMutation = { markReviewHelpful: boolean };

export type SearchListingQueryVariables = Exact<{
  filter: SearchFilterInput;
  paging?: PagingInput | null | undefined;
}>;


export type SearchListingQuery = { core_search: { totalProducts: number, correctedTerm: string | null, didYouMean: Array<string>, products: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, filters: Array<
      | { __typename: 'EnumFilter', id: string, displayName: string, isHero: boolean, values: Array<{ id: string, displayValue: string, count: number, selected: boolean, css: string | null }> }
      | { __typename: 'NumericRangeFilter', min: number, max: number, from: number | null, to: number | null, unit: string | null, id: string, displayName: string, isHero: boolean }
      | { __typename: 'PriceRangeFilter', min: number, max: number, from: number | null, to: number | null, currencyCode: string, id: string, displayName: string, isHero: boolean }
    >, sorts: Array<{ name: string, displayName: string, selected: boolean }>, state: { searchInCategoryId: string | null, categoryName: string | null, currentPage: number, totalPages: number, productsPerPage: number, sort: string }, link: { url: string } | null, categories: Array<{ id: string, name: string, count: number }> } };

export type SearchRulesQueryVariables = Exact<{
  query: string;
}>;


export type SearchRulesQuery = { getSearchRedirect: { redirectPath: string | null, query: string }, getLongTailAdjustment: { searchQuery: string, filters: Array<{ name: string, values: Array<{ id: string }> }> } };

export type SearchSuggestionsQueryVariables = Exact<{
  userQuery: string;
}>;


export type SearchSuggestionsQuery = { suggestQueries: { suggest: Array<{ query: string, count: number }>, categories: Array<{ id: string, name: string, path: string, parentName: string | null }>, products: Array<{ id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean } }> } };

export type SearchDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchDepartmentsQuery = { getNavigation: Array<{ id: string, isExcludedFromNav: boolean, isSale: boolean }> };

export type SearchTopSellersQueryVariables = Exact<{
  first: string;
  second: string;
  third: string;
}>;


export type SearchTopSellersQuery = { first: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null, second: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null, third: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null };

export type AddTrackingEventsMutationVariables = Exact<{
  events: Array<TrackingEventInput> | TrackingEventInput;
}>;


export type AddTrackingEventsMutation = { tracking_addEvents: { stored: number, rejected: number } };

export type NavigationBelowQueryVariables = Exact<{
  categoryId: string;
}>;


export type NavigationBelowQuery = { getNavigationByCategoryId: { id: string, children: Array<{ id: string, children: Array<{ id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean }> }> } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { getStore: { id: StoreId, languages: Array<string> }, getNavigation: Array<{ id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean, children: Array<{ hasChildren: boolean, id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean }> }>, getFooter: { usps: Array<{ headline: string, subheadline: string | null, text: string | null, link: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, links: Array<{ headline: string, type: string, content: string | null, link: string | null, entries: Array<{ label: string, url: string, external: boolean }> }> } | null, getGlobalParametersByName: Array<{ name: string, entries: Array<{ name: string, value: string }> }> };

export type NavigationEntryFragment = { id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean };

export type ActiveAbTestsQueryVariables = Exact<{
  url: string;
}>;


export type ActiveAbTestsQuery = { getActiveAbTestsByUrl: Array<{ id: string, trackingCode: string, variants: Array<{ id: string, weight: number }> }> };

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { getStore: { id: StoreId, baseUrl: string, currencyCode: string } };

export type SitemapPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPartsQuery = { getSitemapParts: Array<{ kind: SitemapKind, part: number, lastModified: string }> };

export type SitemapEntriesQueryVariables = Exact<{
  kind: SitemapKind;
  part: number;
  after?: string | null | undefined;
}>;


export type SitemapEntriesQuery = { getSitemapEntries: { next: string | null, entries: Array<{ path: string, lastModified: string, image: string | null }> } };

export type TextsQueryVariables = Exact<{
  prefixes: Array<string> | string;
}>;


export type TextsQuery = { getTranslationsByPrefix: Array<{ key: string, value: string }> };

export type CategorySizeQueryVariables = Exact<{
  id: string;
}>;


export type CategorySizeQuery = { core_category: { totalProducts: number, category: { id: string, name: string } } | null };

export type PageDetailsQueryVariables = Exact<{
  url: string;
}>;


export type PageDetailsQuery = { getPageDetailsByUrl: { status: number, redirectUrl: string | null, pageType: string, pageId: string | null, categoryId: string | null } };

export type ContentPageQueryVariables = Exact<{
  pageId: string;
  titleKeys: Array<string> | string;
}>;


export type ContentPageQuery = { getPageById: { id: string, pageType: string, categoryId: string | null, hideBreadcrumb: boolean, hideLeftColumn: boolean, seo: { title: string | null, description: string | null, canonicalUrl: string | null, robots: string | null, links: Array<{ rel: string, href: string, hreflang: string | null }>, breadcrumbs: Array<{ displayName: string, url: string | null }>, rows: Array<{ cells: Array<{ x: number, y: number, width: number, height: number, backgroundgreydots: boolean, nospaces: boolean, paperbordertop: boolean, paperborderbottom: boolean, whiteBackground: boolean, whiteBackgroundFullWidth: boolean, noMarginTop: boolean, teasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }> }> }> } } | null, getTranslationsByKeys: Array<{ key: string, value: string }> };

export type TeaserAttributeFieldsFragment = { name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null };

export type SubmitFormMutationVariables = Exact<{
  formId: string;
  submissionId: string;
  values: Array<FormValueInput> | FormValueInput;
}>;


export type SubmitFormMutation = { submitForm: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type TeaserRecommendationsQueryVariables = Exact<{
  teaserIds: Array<string> | string;
}>;


export type TeaserRecommendationsQuery = { getTeaserRecommendations: Array<{ teaserId: string, products: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> }> };

export type PictureFragment = { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> };

export type ProductCardFragment = { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null };

export const ActiveAbTests: Operation<ActiveAbTestsQuery, ActiveAbTestsQueryVariables> = {
  id: '355e07c6392f2d91e5eba7a6aa97fc28188420bbe364316ab66659052f4cb8b2',
  name: 'ActiveAbTests',
}

export const AddTrackingEvents: Operation<AddTrackingEventsMutation, AddTrackingEventsMutationVariables> = {
  id: 'ecee28977015c655841c9ca7a45b160fa7381754374ec8aa0c4098d5f3bb06f4',
  name: 'AddTrackingEvents',
}

export const AddressStatus: Operation<AddressStatusQuery, AddressStatusQueryVariables> = {
  id: '85751ac547412879b7e025b7706b7fd9ae81bf7930362f92d8ee8faab9b03ae9',
  name: 'AddressStatus',
}

export const CategoryListing: Operation<CategoryListingQuery, CategoryListingQueryVariables> = {
  id: 'b8f135ac9f554f7a10d198bce611c9c579d74fb5ccd48c7d6de78a1a721e22e8',
  name: 'CategoryListing',
}

export const CategorySize: Operation<CategorySizeQuery, CategorySizeQueryVariables> = {
  id: '94f70a5b7bd85747c9e9e1758a4f7dd4fa7cd38aff751cbe56d23f544d62d79c',
  name: 'CategorySize',
}

export const ContentPage: Operation<ContentPageQuery, ContentPageQueryVariables> = {
  id: '7aa78d9f913a624aa8911ab6c3d4913ddd6367aeb34dd1035733b85dc096ff43',
  name: 'ContentPage',
}

export const ExtraTab: Operation<ExtraTabQuery, ExtraTabQueryVariables> = {
  id: 'a2f06802de0dfdb77befa915ba992363d4ba3646ab4f988eea05b8f4f928ccae',
  name: 'ExtraTab',
}

export const GlanceView: Operation<GlanceViewMutation, GlanceViewMutationVariables> = {
  id: 'be3568accae8caf5b1341c128ccd6d204c047bead7830bdd674e8a28d550ee4b',
  name: 'GlanceView',
}

export const MarkReviewHelpful: Operation<MarkReviewHelpfulMutation, MarkReviewHelpfulMutationVariables> = {
  id: 'd8a7a867595f54de2092b6b501ad8778810f1e8ba3e6ee19bb829484e2070384',
  name: 'MarkReviewHelpful',
}

export const NavigationBelow: Operation<NavigationBelowQuery, NavigationBelowQueryVariables> = {
  id: '718e6263d570bb34cc4bc5414cd916c84b4683c272c223c961fa6ba5e2cd62b2',
  name: 'NavigationBelow',
}

export const PageDetails: Operation<PageDetailsQuery, PageDetailsQueryVariables> = {
  id: 'f2a5f9e2d02e9f3dcd4be2673846c21a1fccda5a2940b025ffdd2bc42ec73d55',
  name: 'PageDetails',
}

export const ProductBestItem: Operation<ProductBestItemQuery, ProductBestItemQueryVariables> = {
  id: 'df2e83eff3498616cfda618c4bf3f33493a453c729f471ffc0ae9cb9b86780e8',
  name: 'ProductBestItem',
}

export const ProductItems: Operation<ProductItemsQuery, ProductItemsQueryVariables> = {
  id: 'bf9f35463d7a2422b572ab0613cd79aa5e27143f76c2f17c034de2dc9a1632a6',
  name: 'ProductItems',
}

export const ProductPage: Operation<ProductPageQuery, ProductPageQueryVariables> = {
  id: '3989fdc80806e444e9d73de313a2b7b1dd50dbd1c31f1f2e663df14a439e34ce',
  name: 'ProductPage',
}

export const ProductReviews: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = {
  id: '7f622ae36b02d55dcc32394c320e643849c02f6772d0cef44f27fa5f04081935',
  name: 'ProductReviews',
}

export const ProductVariants: Operation<ProductVariantsQuery, ProductVariantsQueryVariables> = {
  id: 'fe640c325ddc5090be10beedf95eb0979ab7a8d7ee8dd8de30b8b11fd3b0a845',
  name: 'ProductVariants',
}

export const RatingLink: Operation<RatingLinkQuery, RatingLinkQueryVariables> = {
  id: '25956aa69b9511a986c71111064eb7ddde9ebed54959faa7bec8db63288355af',
  name: 'RatingLink',
}

export const SearchDepartments: Operation<SearchDepartmentsQuery, SearchDepartmentsQueryVariables> = {
  id: 'd4ca4a135eae0e68d8e64723bcef5d694534e3109a1c3d0bc3e6f582dd3cff7b',
  name: 'SearchDepartments',
}

export const SearchListing: Operation<SearchListingQuery, SearchListingQueryVariables> = {
  id: '1413f6ed24958af1bbb83ad636693fdee7aab53bcf78d4b06cb3413346d4a5ca',
  name: 'SearchListing',
}

export const SearchRules: Operation<SearchRulesQuery, SearchRulesQueryVariables> = {
  id: '1140ccd2f4891c519a62147b0eabaec6582293443a795eccecc24de5cca85954',
  name: 'SearchRules',
}

export const SearchSuggestions: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  id: 'b43c00e83922454f13d5d3e4dcff534c3d6b627100387b4a0ea652caa48c293f',
  name: 'SearchSuggestions',
}

export const SearchTopSellers: Operation<SearchTopSellersQuery, SearchTopSellersQueryVariables> = {
  id: '2dbb12bee8de270ee077c34cebc4479064806f5906d853ef2f625b62a734fea0',
  name: 'SearchTopSellers',
}

export const Shell: Operation<ShellQuery, ShellQueryVariables> = {
  id: '8a63a5ca6588ea4be301a23dd06625658172468dedf7eed4b7d9e30c7381485d',
  name: 'Shell',
}

export const Site: Operation<SiteQuery, SiteQueryVariables> = {
  id: '396f0fff7550833331ad7a349d57f3cd735fa52e6a1ca5b3a9f8f610fa22640d',
  name: 'Site',
}

export const SitemapEntries: Operation<SitemapEntriesQuery, SitemapEntriesQueryVariables> = {
  id: 'c141d719a3dc83d450e36eb0484dfb997d7730d8ccbf5f8b23a32173afbe3e55',
  name: 'SitemapEntries',
}

export const SitemapParts: Operation<SitemapPartsQuery, SitemapPartsQueryVariables> = {
  id: '1543402c967824bcce7ecf5802da419e7e1ee2715c8410e680ce9d9de98eec8b',
  name: 'SitemapParts',
}

export const SubmitForm: Operation<SubmitFormMutation, SubmitFormMutationVariables> = {
  id: 'ae96e792ffc60bdaaec32b25e3ba774f6c915b9271e146b4b621a6119a689045',
  name: 'SubmitForm',
}

export const SubmitReview: Operation<SubmitReviewMutation, SubmitReviewMutationVariables> = {
  id: '8281f2527c13a6c0f15e1f5c7574e96373f740a9bdf501a91aeb2c1049a32255',
  name: 'SubmitReview',
}

export const TeaserRecommendations: Operation<TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables> = {
  id: 'f7db767d98f3781802813519761b7a3bf0782bb488f20e1da3f09c868360b630',
  name: 'TeaserRecommendations',
}

export const Texts: Operation<TextsQuery, TextsQueryVariables> = {
  id: '49a587c54e74039c086c98db40ee21cd268a194d09593d86bf8e7e859250b8af',
  name: 'Texts',
}

export const TrackedItem: Operation<TrackedItemQuery, TrackedItemQueryVariables> = {
  id: '0b0c7375da4818f752a4a9f9c04ffc4345268b25c58550713c8f31980ed8afe9',
  name: 'TrackedItem',
}