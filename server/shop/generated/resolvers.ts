import type { GraphQLResolveInfo } from 'graphql';
import type { ShopContext } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AbTest = {
  id: Scalars['ID']['output'];
  trackingCode: Scalars['String']['output'];
  variants: Array<AbVariant>;
};

export type AbVariant = {
  id: Scalars['ID']['output'];
  /** Share of visitors, relative to the sum of all weights of the test. */
  weight: Scalars['Int']['output'];
};

export type AudioSample = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Badge = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BasePrice = {
  /** Shown only where the law asks for it. */
  isDisplayed: Scalars['Boolean']['output'];
  price: Money;
  unit: Scalars['String']['output'];
};

export type Breadcrumb = {
  displayName: Scalars['String']['output'];
  /** Null for the page itself. */
  url?: Maybe<Scalars['String']['output']>;
};

export type Category = {
  /** From the shop's first level down to the parent. */
  breadcrumbs: Array<Breadcrumb>;
  /** Next level, in the editors' order. */
  children: Array<CategoryNode>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  seo: CategorySeo;
  topSellers: Array<ProductTile>;
  /** The category's first-level ancestor with three levels below it; the path to this category is marked. */
  tree: CategoryNode;
};

export type CategoryListing = {
  category: Category;
  /** In the order in which they are shown. */
  filters: Array<Filter>;
  products: Array<ProductTile>;
  sorts: Array<Sort>;
  state: ListingState;
  totalProducts: Scalars['Int']['output'];
};

export type CategoryNode = {
  children: Array<CategoryNode>;
  /** Products in it and below. */
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  /** On the way to the category that was asked for, or that category. */
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type CategorySeo = {
  canonicalUrl: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  headline: Scalars['String']['output'];
  robots?: Maybe<Scalars['String']['output']>;
  /** HTML above or below the listing; null when editors wrote none. */
  text?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A content unit. What its attributes mean is said by the JSON Schema of its type in cms-schemas/teasers. */
export type CmsTeaser = {
  /** Set when only visitors of one variant of a test see it. */
  abTestId?: Maybe<Scalars['ID']['output']>;
  abVariantId?: Maybe<Scalars['ID']['output']>;
  attributes: Array<TeaserAttribute>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Filled for the type recommendations only. */
  productsRecommendations?: Maybe<Array<ProductTile>>;
  template?: Maybe<Scalars['String']['output']>;
  /** imageLink, html, htmlBox, layer, imageTeaser, sliderHero, recommendations, infoBar, form, prizeDrawTab, abTestTab, wishlistList, contentTile; others are allowed and fall back. */
  type: Scalars['String']['output'];
};

export type Download = {
  dataName: Scalars['String']['output'];
  /** Bytes. */
  dataSize: Scalars['Int']['output'];
  dataType: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  file: Scalars['String']['output'];
  headline: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type EnergyEfficiency = {
  bigImageUrl: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type EnumFilter = Filter & {
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isHero: Scalars['Boolean']['output'];
  values: Array<EnumFilterValue>;
};

export type EnumFilterInput = {
  id: Scalars['ID']['input'];
  /** Ids of values; of one filter any may match, of several filters all must. At most 200 are read. */
  values: Array<Scalars['String']['input']>;
};

export type EnumFilterValue = {
  /** Hits with this value, the filter's own selection left aside. */
  count: Scalars['Int']['output'];
  /** CSS colour of colour values. */
  css?: Maybe<Scalars['String']['output']>;
  displayValue: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  selected: Scalars['Boolean']['output'];
};

export type ExtraTab = {
  headline: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type ExtraTabContent = {
  /** HTML. */
  content: Scalars['String']['output'];
  headline: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type Fact = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type FactGroup = {
  facts: Array<Fact>;
  headline: Scalars['String']['output'];
};

export type Filter = {
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Shown above the listing, not only in the drawer. */
  isHero: Scalars['Boolean']['output'];
};

export type Footer = {
  links: Array<FooterBlock>;
  usps: Array<FooterUsp>;
};

export type FooterBlock = {
  /** HTML, for the type html. */
  content?: Maybe<Scalars['String']['output']>;
  entries: Array<FooterEntry>;
  headline: Scalars['String']['output'];
  link?: Maybe<Scalars['String']['output']>;
  /** links, bottomLinks, social or html. */
  type: Scalars['String']['output'];
};

export type FooterEntry = {
  external: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type FooterUsp = {
  headline: Scalars['String']['output'];
  image?: Maybe<Image>;
  link?: Maybe<Scalars['String']['output']>;
  /** HTML. */
  subheadline?: Maybe<Scalars['String']['output']>;
  /** HTML. */
  text?: Maybe<Scalars['String']['output']>;
};

export type GlobalParameter = {
  entries: Array<GlobalParameterEntry>;
  name: Scalars['String']['output'];
};

export type GlobalParameterEntry = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A cell of the twelve-column grid. x and width count columns, y and height rows. */
export type GridCell = {
  backgroundgreydots: Scalars['Boolean']['output'];
  height: Scalars['Int']['output'];
  noMarginTop: Scalars['Boolean']['output'];
  nospaces: Scalars['Boolean']['output'];
  paperborderbottom: Scalars['Boolean']['output'];
  paperbordertop: Scalars['Boolean']['output'];
  teasers: Array<CmsTeaser>;
  whiteBackground: Scalars['Boolean']['output'];
  whiteBackgroundFullWidth: Scalars['Boolean']['output'];
  width: Scalars['Int']['output'];
  x: Scalars['Int']['output'];
  y: Scalars['Int']['output'];
};

export type GridRow = {
  cells: Array<GridCell>;
};

/**
 * A picture. `src` ends in .jpg; the same path ending in .avif or .webp is the same picture in that format.
 * Paths are content-addressed: what they answer never changes.
 */
export type Image = {
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  /** The same picture in other widths, smallest first. */
  sources: Array<ImageSource>;
  src: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  width: Scalars['Int']['output'];
};

export type ImageSource = {
  /** Media condition for which this source is meant; null for any. */
  media?: Maybe<Scalars['String']['output']>;
  /** What belongs into the attribute sizes; null when the page decides. */
  sizesValue?: Maybe<Scalars['String']['output']>;
  src: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

export type Item = {
  availableForSale: Scalars['Boolean']['output'];
  dangerWarnings: Array<Warning>;
  /** green, yellow or red. */
  deliveryStatusColor: Scalars['String']['output'];
  deliveryStatusText: Scalars['String']['output'];
  gtin?: Maybe<Scalars['String']['output']>;
  images: Array<Image>;
  itemId: Scalars['ID']['output'];
  lightningDealInfo?: Maybe<LightningDealInfo>;
  maxQuantity: Scalars['Int']['output'];
  minimumOrderQuantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  orderNumber: Scalars['String']['output'];
  path: Scalars['String']['output'];
  prices: Prices;
  primeFaehig: Scalars['Boolean']['output'];
  productId: Scalars['ID']['output'];
  variantAttributes: Array<ItemVariantAttribute>;
  warnings: Array<Warning>;
};

export type ItemVariantAttribute = {
  css?: Maybe<Scalars['String']['output']>;
  displayName: Scalars['String']['output'];
  displayValue: Scalars['String']['output'];
  image?: Maybe<Image>;
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type LabelAttribute = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type LightningDealInfo = {
  isAvailableLightningDeal: Scalars['Boolean']['output'];
  /** Milliseconds since 1970. */
  lightningDealTimestampUntil: Scalars['Float']['output'];
  lightningQuantityMax: Scalars['Int']['output'];
  lightningReservedPercentageRoundFloor: Scalars['Int']['output'];
  lightningSpecialPrice: Money;
};

export type ListingFilterInput = {
  enumFilters?: InputMaybe<Array<EnumFilterInput>>;
  rangeFilters?: InputMaybe<Array<RangeFilterInput>>;
};

export type ListingState = {
  categoryId?: Maybe<Scalars['ID']['output']>;
  categoryName?: Maybe<Scalars['String']['output']>;
  /** From 1. */
  currentPage: Scalars['Int']['output'];
  enumFilters: Array<SelectedEnumFilter>;
  productsPerPage: Scalars['Int']['output'];
  rangeFilters: Array<SelectedRangeFilter>;
  searchInCategoryId?: Maybe<Scalars['ID']['output']>;
  sort: Scalars['String']['output'];
  totalPages: Scalars['Int']['output'];
};

export type MatrixCodeMessage = {
  /** bde_de, bat_de, bch_ch, b2b_de or b2b_en. */
  key: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Money = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  currencyCode: Scalars['String']['output'];
  /** Ready to show, for example 12,50 €. */
  stringValue: Scalars['String']['output'];
};

export type Mutation = {
  /** One view of a product, recorded by the page once per item and session (storefront.md §4). False when the product is unknown. */
  recordGlanceView: Scalars['Boolean']['output'];
};


export type MutationRecordGlanceViewArgs = {
  domain: Scalars['String']['input'];
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};

export type NavigationItem = {
  breadcrumb: Array<Breadcrumb>;
  /** Empty below the depth asked for; hasChildren tells. */
  children: Array<NavigationItem>;
  hasChildren: Scalars['Boolean']['output'];
  /** Id of the category, or of the editors' entry. */
  id: Scalars['ID']['output'];
  isExcludedFromNav: Scalars['Boolean']['output'];
  isSale: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type NumericRangeFilter = Filter & {
  displayName: Scalars['String']['output'];
  from?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  isHero: Scalars['Boolean']['output'];
  max: Scalars['Float']['output'];
  min: Scalars['Float']['output'];
  to?: Maybe<Scalars['Float']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
};

export type Page = {
  categoryId?: Maybe<Scalars['ID']['output']>;
  hideBreadcrumb: Scalars['Boolean']['output'];
  hideLeftColumn: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  pageType: Scalars['String']['output'];
  seo: SeoObject;
};

export type PageDetails = {
  activeAbTests: Array<AbTest>;
  /** Category that the page stands for; listed when the page has no rows. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  pageId?: Maybe<Scalars['ID']['output']>;
  /** HOMEPAGE, CONTENTPAGE, CATEGORYPAGE, PRODUCTPAGE, APPLICATION, REDIRECT, NOTFOUND, GONE or a type of the editors' own. */
  pageType: Scalars['String']['output'];
  /** Set with 301 and 302: a path of this shop or an absolute URL. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** 200, 301, 302, 404 or 410. */
  status: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type PagingInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** Name of a sort; unknown ones give the default (si for categories, relevance for search). */
  sortBy?: InputMaybe<Scalars['String']['input']>;
};

export type PriceRangeFilter = Filter & {
  currencyCode: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  from?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  isHero: Scalars['Boolean']['output'];
  max: Scalars['Float']['output'];
  /** Lowest and highest price among the hits, in the major unit, this filter left aside. */
  min: Scalars['Float']['output'];
  to?: Maybe<Scalars['Float']['output']>;
};

/** Net in the business store, gross elsewhere. */
export type Prices = {
  basePrice?: Maybe<BasePrice>;
  /** Business store: the recommended gross price. */
  educationalSuggestGrossPrice?: Maybe<Money>;
  grossPrice: Money;
  isBestPrice: Scalars['Boolean']['output'];
  lightningDealPrice?: Maybe<Money>;
  netPrice: Money;
  price: Money;
  specialPrice?: Maybe<SpecialPrice>;
  /** VAT rate in percent, for example 19. */
  taxRate: Scalars['Float']['output'];
};

export type Product = {
  accessories: Array<ProductTile>;
  areAllDeliveryTimesTheSame: Scalars['Boolean']['output'];
  audioSamples: Array<AudioSample>;
  availableForSale: Scalars['Boolean']['output'];
  badges: Array<Badge>;
  /** The item that is shown when none is chosen. */
  bestItemId: Scalars['ID']['output'];
  brandTeasers: Array<CmsTeaser>;
  /** Categories from the first level down, the product itself last. */
  breadcrumbs: Array<Breadcrumb>;
  categoryId: Scalars['ID']['output'];
  dataAndFacts: Array<FactGroup>;
  deliveryFree: Scalars['Boolean']['output'];
  /** Sentence about delivery for this product; null when the shop's general one applies. */
  deliveryInfo?: Maybe<Scalars['String']['output']>;
  discountPercent?: Maybe<Scalars['Int']['output']>;
  downloads: Array<Download>;
  energyEfficiency?: Maybe<EnergyEfficiency>;
  extraTabs: Array<ExtraTab>;
  hasMultipleItems: Scalars['Boolean']['output'];
  hasSamePricesForAllItems: Scalars['Boolean']['output'];
  isBook: Scalars['Boolean']['output'];
  isNewProduct: Scalars['Boolean']['output'];
  isShortage: Scalars['Boolean']['output'];
  isSingleVariant: Scalars['Boolean']['output'];
  isTopseller: Scalars['Boolean']['output'];
  items: Array<Item>;
  labelAttributes: Array<LabelAttribute>;
  labels: Array<ProductLabel>;
  lightningDealInfo?: Maybe<LightningDealInfo>;
  /** HTML. */
  longDescription: Scalars['String']['output'];
  manufacturerImage?: Maybe<Image>;
  manufacturerLink?: Maybe<Scalars['String']['output']>;
  manufacturerName?: Maybe<Scalars['String']['output']>;
  matrixCodeMessages: Array<MatrixCodeMessage>;
  maxQuantity: Scalars['Int']['output'];
  metaDescription: Scalars['String']['output'];
  metaRobots?: Maybe<Scalars['String']['output']>;
  metaTitle: Scalars['String']['output'];
  minimumOrderQuantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  numberOfRatings: Scalars['Int']['output'];
  oldElectricalDevicesInfo?: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  productFeatures: Array<Scalars['String']['output']>;
  productId: Scalars['ID']['output'];
  rating?: Maybe<Scalars['Float']['output']>;
  replacementProducts: Array<ProductTile>;
  rightOfWithdrawalInfo?: Maybe<Scalars['String']['output']>;
  scopeOfDelivery: Array<Scalars['String']['output']>;
  shortFacts: Array<Scalars['String']['output']>;
  textileCareIcons: Array<TextileCareIcon>;
  url: Scalars['String']['output'];
  warranty?: Maybe<Scalars['String']['output']>;
  youtubeVideos: Array<YoutubeVideo>;
};

export type ProductLabel = {
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  name: Scalars['String']['output'];
};

/** A product as a card in a listing, a teaser or a carousel. */
export type ProductTile = {
  badges: TileBadges;
  bestItemDownloads: Array<Download>;
  /** The item that the card's price and picture are of. */
  bestItemId: Scalars['ID']['output'];
  /** Categories from the first level down. */
  breadcrumb: Array<Breadcrumb>;
  /** Whole percent off the old price; null without one. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  energyEfficiency?: Maybe<TileEnergyEfficiency>;
  extraBadges: Array<Badge>;
  id: Scalars['ID']['output'];
  image: Image;
  isShortage: Scalars['Boolean']['output'];
  lightningDealInfo?: Maybe<LightningDealInfo>;
  manufacturerName?: Maybe<Scalars['String']['output']>;
  minimumOrderQuantity: Scalars['Int']['output'];
  /** There is more than one variant to choose from. */
  moreVariants: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  numberOfRatings: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  price: TilePrice;
  /** 0 to 5; null without ratings. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Colours to choose from, for dots on the card: CSS colours, at most 6. */
  variantColours: Array<Scalars['String']['output']>;
};

export type Query = {
  /** A category with one page of its products, counts of every filter value and the sorts; null for an unknown category. Offsets below 0 are 0, limits are 1 to 60. */
  core_category?: Maybe<CategoryListing>;
  /** Products that match a text. */
  core_search: SearchListing;
  /** Tests that are active for a path, for assigning variants before the page is looked up. */
  getActiveAbTestsByUrl: Array<AbTest>;
  /** Content of a tab that is loaded when it is opened; null for an unknown one. */
  getExtraTabContent?: Maybe<ExtraTabContent>;
  /** Boxes and links below every page, kept by editors in the page with this id. */
  getFooter?: Maybe<Footer>;
  /** Editors' switches and values, by name; unknown names are left out. */
  getGlobalParametersByName: Array<GlobalParameter>;
  getItemById?: Maybe<Item>;
  /** The category of the first level above a category (or itself); null for an unknown one. */
  getMainCategoryFromCategoryId?: Maybe<Category>;
  /** The navigation tree, to a depth of 1 to 3 levels (storefront.md §9). */
  getNavigation: Array<NavigationItem>;
  /** One entry with its children, for loading the tree piece by piece; null for an unknown category. */
  getNavigationByCategoryId?: Maybe<NavigationItem>;
  /** The grid of a page; null when there is none in this store and language. */
  getPageById?: Maybe<Page>;
  /** What stands at a path of the shop: a page, a category, a redirect, or nothing (storefront.md §2). Never null: a miss is status 404. */
  getPageDetailsByUrl: PageDetails;
  /** A product of the store; null when there is none. A product that was retired is null as well: getPageDetailsByUrl tells 404 from 410. */
  getProductById?: Maybe<Product>;
  /** The store that the call is answered for. */
  getStore: Store;
  /** Products for recommendation teasers, in the order asked for. What a page can do without: unknown ids give an empty list. */
  getTeaserRecommendations: Array<TeaserRecommendations>;
  /** Texts by key in the call's language. Unknown keys are left out. */
  getTranslationsByKeys: Array<Translation>;
  /** All texts whose key begins with one of the prefixes (at most 50 prefixes). */
  getTranslationsByPrefix: Array<Translation>;
  /**
   * The selectors of a product for a choice of options. An item sets the choice; options that no item has together with the
   * choice are disabled. Configured when every attribute has an option selected (storefront.md §4).
   */
  getVariantInformationForProduct?: Maybe<VariantInformation>;
};


export type QueryCore_CategoryArgs = {
  filter?: InputMaybe<ListingFilterInput>;
  id: Scalars['ID']['input'];
  paging?: InputMaybe<PagingInput>;
};


export type QueryCore_SearchArgs = {
  filter: SearchFilterInput;
  paging?: InputMaybe<PagingInput>;
};


export type QueryGetActiveAbTestsByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetExtraTabContentArgs = {
  productId: Scalars['ID']['input'];
  tabId: Scalars['ID']['input'];
};


export type QueryGetFooterArgs = {
  pageId?: Scalars['ID']['input'];
};


export type QueryGetGlobalParametersByNameArgs = {
  names: Array<Scalars['String']['input']>;
};


export type QueryGetItemByIdArgs = {
  itemId: Scalars['ID']['input'];
};


export type QueryGetMainCategoryFromCategoryIdArgs = {
  categoryId: Scalars['ID']['input'];
};


export type QueryGetNavigationArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetNavigationByCategoryIdArgs = {
  categoryId: Scalars['ID']['input'];
};


export type QueryGetPageByIdArgs = {
  pageId: Scalars['ID']['input'];
};


export type QueryGetPageDetailsByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetTeaserRecommendationsArgs = {
  teaserIds: Array<Scalars['ID']['input']>;
};


export type QueryGetTranslationsByKeysArgs = {
  keys: Array<Scalars['String']['input']>;
};


export type QueryGetTranslationsByPrefixArgs = {
  prefixes: Array<Scalars['String']['input']>;
};


export type QueryGetVariantInformationForProductArgs = {
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  selectedVariants?: InputMaybe<Array<SelectedVariantInput>>;
};

/** PRICE is in the currency's major unit (12.5 is 12 euros 50), rating in stars, others in the filter's unit. A bound that is null is open; from above to matches nothing. */
export type RangeFilterInput = {
  from?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['Float']['input']>;
};

export type SearchFilterInput = {
  /** Search only below this category. */
  category?: InputMaybe<Scalars['ID']['input']>;
  enumFilters?: InputMaybe<Array<EnumFilterInput>>;
  rangeFilters?: InputMaybe<Array<RangeFilterInput>>;
  searchTerm: Scalars['String']['input'];
};

export type SearchLink = {
  url: Scalars['String']['output'];
};

export type SearchListing = {
  filters: Array<Filter>;
  /** Set when the query means one product or page: the visitor is sent there. */
  link?: Maybe<SearchLink>;
  products: Array<ProductTile>;
  sorts: Array<Sort>;
  state: ListingState;
  totalProducts: Scalars['Int']['output'];
};

export type SelectedEnumFilter = {
  id: Scalars['ID']['output'];
  values: Array<Scalars['String']['output']>;
};

export type SelectedRangeFilter = {
  from?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  to?: Maybe<Scalars['Float']['output']>;
};

export type SelectedVariantInput = {
  /** Name of the attribute. */
  name: Scalars['String']['input'];
  /** Value of the option. */
  value: Scalars['String']['input'];
};

export type SeoLink = {
  href: Scalars['String']['output'];
  hreflang?: Maybe<Scalars['String']['output']>;
  rel: Scalars['String']['output'];
};

export type SeoObject = {
  breadcrumbs: Array<Breadcrumb>;
  /** Path in this shop. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  links: Array<SeoLink>;
  /** For example noindex,follow; null leaves the shop's own rule. */
  robots?: Maybe<Scalars['String']['output']>;
  rows: Array<GridRow>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Sort = {
  displayName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
};

export type SpecialPrice = {
  description?: Maybe<Scalars['String']['output']>;
  /** Lowest price of the last 30 days before the reduction. */
  oldPrice?: Maybe<Money>;
  /** Manufacturer's recommended price. */
  uvp?: Maybe<Money>;
  uvpValidFromString?: Maybe<Scalars['String']['output']>;
};

/** A storefront: one host, one assortment with its prices, one default language. */
export type Store = {
  baseUrl: Scalars['String']['output'];
  /** ISO 3166 code of the country that is delivered to by default. */
  country: Scalars['String']['output'];
  currencyCode: Scalars['String']['output'];
  host: Scalars['String']['output'];
  id: StoreId;
  isB2b: Scalars['Boolean']['output'];
  /** The language the call is answered in, as in the header: de-DE, de-AT, de-CH, en-DE. */
  language: Scalars['String']['output'];
  /** Languages a visitor may choose, the default first. */
  languages: Array<Scalars['String']['output']>;
};

export type StoreId =
  | 'at'
  | 'b2b'
  | 'ch'
  | 'de';

/** One attribute; which of the fields are filled depends on its kind (text, link, picture, value, list). */
export type TeaserAttribute = {
  altTag?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  imgTitle?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  openLinkInNewWindow?: Maybe<Scalars['Boolean']['output']>;
  sources?: Maybe<Array<ImageSource>>;
  /** Plain text, or HTML that has been sanitised when it was saved. */
  text?: Maybe<Scalars['String']['output']>;
  /** Of a link: where it leads. Of a picture: its address (see Image.src). */
  url?: Maybe<Scalars['String']['output']>;
  /** Of a link: the path without host, null for external ones. */
  urlPath?: Maybe<Scalars['String']['output']>;
  /** Flags, numbers, names and colours, as a string. */
  value?: Maybe<Scalars['String']['output']>;
  valueList?: Maybe<Array<TeaserAttributeGroup>>;
  width?: Maybe<Scalars['Int']['output']>;
};

export type TeaserAttributeGroup = {
  attributes: Array<TeaserAttribute>;
};

export type TeaserRecommendations = {
  products: Array<ProductTile>;
  teaserId: Scalars['ID']['output'];
};

export type TextileCareIcon = {
  id: Scalars['ID']['output'];
  imgPath: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type TileBadges = {
  new: Scalars['Boolean']['output'];
  popular: Scalars['Boolean']['output'];
  sale: Scalars['Boolean']['output'];
};

export type TileEnergyEfficiency = {
  detailsImgPath: Scalars['String']['output'];
  imgAlt: Scalars['String']['output'];
  imgPath: Scalars['String']['output'];
};

/** Prices ready to show; net in the business store, gross elsewhere. */
export type TilePrice = {
  basePrice?: Maybe<Scalars['String']['output']>;
  basePriceUnit?: Maybe<Scalars['String']['output']>;
  currencyCode: Scalars['String']['output'];
  currentPrice: Scalars['String']['output'];
  currentPriceAmount: Scalars['Int']['output'];
  oldPrice?: Maybe<Scalars['String']['output']>;
  /** Items differ in price: shown as from. */
  startFromFlag: Scalars['Boolean']['output'];
};

export type Translation = {
  key: Scalars['String']['output'];
  /** ICU message. */
  value: Scalars['String']['output'];
};

export type VariantAttribute = {
  displayName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  options: Array<VariantOption>;
  position: Scalars['Int']['output'];
  selectedValue?: Maybe<Scalars['String']['output']>;
  type: VariantAttributeType;
};

export type VariantAttributeType =
  | 'dropdown'
  | 'tile';

export type VariantInformation = {
  attributes: Array<VariantAttribute>;
  isConfigured: Scalars['Boolean']['output'];
  /** The item when configured. */
  item?: Maybe<Item>;
  productId: Scalars['ID']['output'];
};

export type VariantOption = {
  css?: Maybe<Scalars['String']['output']>;
  disabled: Scalars['Boolean']['output'];
  displayValue: Scalars['String']['output'];
  image?: Maybe<Image>;
  /** The item that choosing this option leads to, other choices kept where possible. */
  itemId?: Maybe<Scalars['ID']['output']>;
  selected: Scalars['Boolean']['output'];
  value: Scalars['String']['output'];
};

export type Warning = {
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
};

export type YoutubeVideo = {
  id: Scalars['ID']['output'];
  /** Shown until the visitor agrees to load the video. */
  image?: Maybe<Image>;
  title: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Filter:
    | ( EnumFilter )
    | ( NumericRangeFilter )
    | ( PriceRangeFilter )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbTest: ResolverTypeWrapper<AbTest>;
  AbVariant: ResolverTypeWrapper<AbVariant>;
  AudioSample: ResolverTypeWrapper<AudioSample>;
  Badge: ResolverTypeWrapper<Badge>;
  BasePrice: ResolverTypeWrapper<BasePrice>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  Category: ResolverTypeWrapper<Category>;
  CategoryListing: ResolverTypeWrapper<Omit<CategoryListing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  CategoryNode: ResolverTypeWrapper<CategoryNode>;
  CategorySeo: ResolverTypeWrapper<CategorySeo>;
  CmsTeaser: ResolverTypeWrapper<CmsTeaser>;
  Download: ResolverTypeWrapper<Download>;
  EnergyEfficiency: ResolverTypeWrapper<EnergyEfficiency>;
  EnumFilter: ResolverTypeWrapper<EnumFilter>;
  EnumFilterInput: EnumFilterInput;
  EnumFilterValue: ResolverTypeWrapper<EnumFilterValue>;
  ExtraTab: ResolverTypeWrapper<ExtraTab>;
  ExtraTabContent: ResolverTypeWrapper<ExtraTabContent>;
  Fact: ResolverTypeWrapper<Fact>;
  FactGroup: ResolverTypeWrapper<FactGroup>;
  Filter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Filter']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Footer: ResolverTypeWrapper<Footer>;
  FooterBlock: ResolverTypeWrapper<FooterBlock>;
  FooterEntry: ResolverTypeWrapper<FooterEntry>;
  FooterUsp: ResolverTypeWrapper<FooterUsp>;
  GlobalParameter: ResolverTypeWrapper<GlobalParameter>;
  GlobalParameterEntry: ResolverTypeWrapper<GlobalParameterEntry>;
  GridCell: ResolverTypeWrapper<GridCell>;
  GridRow: ResolverTypeWrapper<GridRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Item: ResolverTypeWrapper<Item>;
  ItemVariantAttribute: ResolverTypeWrapper<ItemVariantAttribute>;
  LabelAttribute: ResolverTypeWrapper<LabelAttribute>;
  LightningDealInfo: ResolverTypeWrapper<LightningDealInfo>;
  ListingFilterInput: ListingFilterInput;
  ListingState: ResolverTypeWrapper<ListingState>;
  MatrixCodeMessage: ResolverTypeWrapper<MatrixCodeMessage>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  NumericRangeFilter: ResolverTypeWrapper<NumericRangeFilter>;
  Page: ResolverTypeWrapper<Page>;
  PageDetails: ResolverTypeWrapper<PageDetails>;
  PagingInput: PagingInput;
  PriceRangeFilter: ResolverTypeWrapper<PriceRangeFilter>;
  Prices: ResolverTypeWrapper<Prices>;
  Product: ResolverTypeWrapper<Product>;
  ProductLabel: ResolverTypeWrapper<ProductLabel>;
  ProductTile: ResolverTypeWrapper<ProductTile>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RangeFilterInput: RangeFilterInput;
  SearchFilterInput: SearchFilterInput;
  SearchLink: ResolverTypeWrapper<SearchLink>;
  SearchListing: ResolverTypeWrapper<Omit<SearchListing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  SelectedEnumFilter: ResolverTypeWrapper<SelectedEnumFilter>;
  SelectedRangeFilter: ResolverTypeWrapper<SelectedRangeFilter>;
  SelectedVariantInput: SelectedVariantInput;
  SeoLink: ResolverTypeWrapper<SeoLink>;
  SeoObject: ResolverTypeWrapper<SeoObject>;
  Sort: ResolverTypeWrapper<Sort>;
  SpecialPrice: ResolverTypeWrapper<SpecialPrice>;
  Store: ResolverTypeWrapper<Store>;
  StoreId: StoreId;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeaserAttribute: ResolverTypeWrapper<TeaserAttribute>;
  TeaserAttributeGroup: ResolverTypeWrapper<TeaserAttributeGroup>;
  TeaserRecommendations: ResolverTypeWrapper<TeaserRecommendations>;
  TextileCareIcon: ResolverTypeWrapper<TextileCareIcon>;
  TileBadges: ResolverTypeWrapper<TileBadges>;
  TileEnergyEfficiency: ResolverTypeWrapper<TileEnergyEfficiency>;
  TilePrice: ResolverTypeWrapper<TilePrice>;
  Translation: ResolverTypeWrapper<Translation>;
  VariantAttribute: ResolverTypeWrapper<VariantAttribute>;
  VariantAttributeType: VariantAttributeType;
  VariantInformation: ResolverTypeWrapper<VariantInformation>;
  VariantOption: ResolverTypeWrapper<VariantOption>;
  Warning: ResolverTypeWrapper<Warning>;
  YoutubeVideo: ResolverTypeWrapper<YoutubeVideo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbTest: AbTest;
  AbVariant: AbVariant;
  AudioSample: AudioSample;
  Badge: Badge;
  BasePrice: BasePrice;
  Boolean: Scalars['Boolean']['output'];
  Breadcrumb: Breadcrumb;
  Category: Category;
  CategoryListing: Omit<CategoryListing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  CategoryNode: CategoryNode;
  CategorySeo: CategorySeo;
  CmsTeaser: CmsTeaser;
  Download: Download;
  EnergyEfficiency: EnergyEfficiency;
  EnumFilter: EnumFilter;
  EnumFilterInput: EnumFilterInput;
  EnumFilterValue: EnumFilterValue;
  ExtraTab: ExtraTab;
  ExtraTabContent: ExtraTabContent;
  Fact: Fact;
  FactGroup: FactGroup;
  Filter: ResolversInterfaceTypes<ResolversParentTypes>['Filter'];
  Float: Scalars['Float']['output'];
  Footer: Footer;
  FooterBlock: FooterBlock;
  FooterEntry: FooterEntry;
  FooterUsp: FooterUsp;
  GlobalParameter: GlobalParameter;
  GlobalParameterEntry: GlobalParameterEntry;
  GridCell: GridCell;
  GridRow: GridRow;
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageSource: ImageSource;
  Int: Scalars['Int']['output'];
  Item: Item;
  ItemVariantAttribute: ItemVariantAttribute;
  LabelAttribute: LabelAttribute;
  LightningDealInfo: LightningDealInfo;
  ListingFilterInput: ListingFilterInput;
  ListingState: ListingState;
  MatrixCodeMessage: MatrixCodeMessage;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NavigationItem: NavigationItem;
  NumericRangeFilter: NumericRangeFilter;
  Page: Page;
  PageDetails: PageDetails;
  PagingInput: PagingInput;
  PriceRangeFilter: PriceRangeFilter;
  Prices: Prices;
  Product: Product;
  ProductLabel: ProductLabel;
  ProductTile: ProductTile;
  Query: Record<PropertyKey, never>;
  RangeFilterInput: RangeFilterInput;
  SearchFilterInput: SearchFilterInput;
  SearchLink: SearchLink;
  SearchListing: Omit<SearchListing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  SelectedEnumFilter: SelectedEnumFilter;
  SelectedRangeFilter: SelectedRangeFilter;
  SelectedVariantInput: SelectedVariantInput;
  SeoLink: SeoLink;
  SeoObject: SeoObject;
  Sort: Sort;
  SpecialPrice: SpecialPrice;
  Store: Store;
  String: Scalars['String']['output'];
  TeaserAttribute: TeaserAttribute;
  TeaserAttributeGroup: TeaserAttributeGroup;
  TeaserRecommendations: TeaserRecommendations;
  TextileCareIcon: TextileCareIcon;
  TileBadges: TileBadges;
  TileEnergyEfficiency: TileEnergyEfficiency;
  TilePrice: TilePrice;
  Translation: Translation;
  VariantAttribute: VariantAttribute;
  VariantInformation: VariantInformation;
  VariantOption: VariantOption;
  Warning: Warning;
  YoutubeVideo: YoutubeVideo;
};

export type AbTestResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AbTest'] = ResolversParentTypes['AbTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trackingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['AbVariant']>, ParentType, ContextType>;
};

export type AbVariantResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AbVariant'] = ResolversParentTypes['AbVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AudioSampleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AudioSample'] = ResolversParentTypes['AudioSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasePrice'] = ResolversParentTypes['BasePrice']> = {
  isDisplayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['CategoryNode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['CategorySeo'], ParentType, ContextType>;
  topSellers?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  tree?: Resolver<ResolversTypes['CategoryNode'], ParentType, ContextType>;
};

export type CategoryListingResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CategoryListing'] = ResolversParentTypes['CategoryListing']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['Filter']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['Sort']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  totalProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryNodeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CategoryNode'] = ResolversParentTypes['CategoryNode']> = {
  children?: Resolver<Array<ResolversTypes['CategoryNode']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategorySeoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CategorySeo'] = ResolversParentTypes['CategorySeo']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsTeaserResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CmsTeaser'] = ResolversParentTypes['CmsTeaser']> = {
  abTestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  abVariantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['TeaserAttribute']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsRecommendations?: Resolver<Maybe<Array<ResolversTypes['ProductTile']>>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  dataName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnergyEfficiencyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['EnergyEfficiency'] = ResolversParentTypes['EnergyEfficiency']> = {
  bigImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnumFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['EnumFilter'] = ResolversParentTypes['EnumFilter']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHero?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['EnumFilterValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnumFilterValueResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['EnumFilterValue'] = ResolversParentTypes['EnumFilterValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  css?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExtraTabResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ExtraTab'] = ResolversParentTypes['ExtraTab']> = {
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExtraTabContentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ExtraTabContent'] = ResolversParentTypes['ExtraTabContent']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FactResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Fact'] = ResolversParentTypes['Fact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FactGroupResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FactGroup'] = ResolversParentTypes['FactGroup']> = {
  facts?: Resolver<Array<ResolversTypes['Fact']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Filter'] = ResolversParentTypes['Filter']> = {
  __resolveType?: TypeResolveFn<'EnumFilter' | 'NumericRangeFilter' | 'PriceRangeFilter', ParentType, ContextType>;
};

export type FooterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Footer'] = ResolversParentTypes['Footer']> = {
  links?: Resolver<Array<ResolversTypes['FooterBlock']>, ParentType, ContextType>;
  usps?: Resolver<Array<ResolversTypes['FooterUsp']>, ParentType, ContextType>;
};

export type FooterBlockResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FooterBlock'] = ResolversParentTypes['FooterBlock']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['FooterEntry']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FooterEntry'] = ResolversParentTypes['FooterEntry']> = {
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterUspResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FooterUsp'] = ResolversParentTypes['FooterUsp']> = {
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subheadline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlobalParameterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['GlobalParameter'] = ResolversParentTypes['GlobalParameter']> = {
  entries?: Resolver<Array<ResolversTypes['GlobalParameterEntry']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GlobalParameterEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['GlobalParameterEntry'] = ResolversParentTypes['GlobalParameterEntry']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GridCellResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['GridCell'] = ResolversParentTypes['GridCell']> = {
  backgroundgreydots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noMarginTop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nospaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paperborderbottom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paperbordertop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teasers?: Resolver<Array<ResolversTypes['CmsTeaser']>, ParentType, ContextType>;
  whiteBackground?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whiteBackgroundFullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GridRowResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['GridRow'] = ResolversParentTypes['GridRow']> = {
  cells?: Resolver<Array<ResolversTypes['GridCell']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  media?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizesValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  availableForSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dangerWarnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
  deliveryStatusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lightningDealInfo?: Resolver<Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['Prices'], ParentType, ContextType>;
  primeFaehig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantAttributes?: Resolver<Array<ResolversTypes['ItemVariantAttribute']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type ItemVariantAttributeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ItemVariantAttribute'] = ResolversParentTypes['ItemVariantAttribute']> = {
  css?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelAttributeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LabelAttribute'] = ResolversParentTypes['LabelAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LightningDealInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LightningDealInfo'] = ResolversParentTypes['LightningDealInfo']> = {
  isAvailableLightningDeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lightningDealTimestampUntil?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lightningQuantityMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lightningReservedPercentageRoundFloor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lightningSpecialPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ListingStateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ListingState'] = ResolversParentTypes['ListingState']> = {
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enumFilters?: Resolver<Array<ResolversTypes['SelectedEnumFilter']>, ParentType, ContextType>;
  productsPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rangeFilters?: Resolver<Array<ResolversTypes['SelectedRangeFilter']>, ParentType, ContextType>;
  searchInCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatrixCodeMessageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MatrixCodeMessage'] = ResolversParentTypes['MatrixCodeMessage']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stringValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  recordGlanceView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordGlanceViewArgs, 'domain' | 'productId'>>;
};

export type NavigationItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExcludedFromNav?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NumericRangeFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NumericRangeFilter'] = ResolversParentTypes['NumericRangeFilter']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHero?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hideBreadcrumb?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideLeftColumn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoObject'], ParentType, ContextType>;
};

export type PageDetailsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PageDetails'] = ResolversParentTypes['PageDetails']> = {
  activeAbTests?: Resolver<Array<ResolversTypes['AbTest']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceRangeFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PriceRangeFilter'] = ResolversParentTypes['PriceRangeFilter']> = {
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHero?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PricesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Prices'] = ResolversParentTypes['Prices']> = {
  basePrice?: Resolver<Maybe<ResolversTypes['BasePrice']>, ParentType, ContextType>;
  educationalSuggestGrossPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grossPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isBestPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lightningDealPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  netPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  specialPrice?: Resolver<Maybe<ResolversTypes['SpecialPrice']>, ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  accessories?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  areAllDeliveryTimesTheSame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audioSamples?: Resolver<Array<ResolversTypes['AudioSample']>, ParentType, ContextType>;
  availableForSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  bestItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brandTeasers?: Resolver<Array<ResolversTypes['CmsTeaser']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dataAndFacts?: Resolver<Array<ResolversTypes['FactGroup']>, ParentType, ContextType>;
  deliveryFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  energyEfficiency?: Resolver<Maybe<ResolversTypes['EnergyEfficiency']>, ParentType, ContextType>;
  extraTabs?: Resolver<Array<ResolversTypes['ExtraTab']>, ParentType, ContextType>;
  hasMultipleItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSamePricesForAllItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNewProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShortage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingleVariant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTopseller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  labelAttributes?: Resolver<Array<ResolversTypes['LabelAttribute']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['ProductLabel']>, ParentType, ContextType>;
  lightningDealInfo?: Resolver<Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturerImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  manufacturerLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matrixCodeMessages?: Resolver<Array<ResolversTypes['MatrixCodeMessage']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaRobots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfRatings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldElectricalDevicesInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  replacementProducts?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  rightOfWithdrawalInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopeOfDelivery?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shortFacts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  textileCareIcons?: Resolver<Array<ResolversTypes['TextileCareIcon']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warranty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  youtubeVideos?: Resolver<Array<ResolversTypes['YoutubeVideo']>, ParentType, ContextType>;
};

export type ProductLabelResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductLabel'] = ResolversParentTypes['ProductLabel']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductTileResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductTile'] = ResolversParentTypes['ProductTile']> = {
  badges?: Resolver<ResolversTypes['TileBadges'], ParentType, ContextType>;
  bestItemDownloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  bestItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  energyEfficiency?: Resolver<Maybe<ResolversTypes['TileEnergyEfficiency']>, ParentType, ContextType>;
  extraBadges?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  isShortage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lightningDealInfo?: Resolver<Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  manufacturerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfRatings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TilePrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  variantColours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  core_category?: Resolver<Maybe<ResolversTypes['CategoryListing']>, ParentType, ContextType, RequireFields<QueryCore_CategoryArgs, 'id'>>;
  core_search?: Resolver<ResolversTypes['SearchListing'], ParentType, ContextType, RequireFields<QueryCore_SearchArgs, 'filter'>>;
  getActiveAbTestsByUrl?: Resolver<Array<ResolversTypes['AbTest']>, ParentType, ContextType, RequireFields<QueryGetActiveAbTestsByUrlArgs, 'url'>>;
  getExtraTabContent?: Resolver<Maybe<ResolversTypes['ExtraTabContent']>, ParentType, ContextType, RequireFields<QueryGetExtraTabContentArgs, 'productId' | 'tabId'>>;
  getFooter?: Resolver<Maybe<ResolversTypes['Footer']>, ParentType, ContextType, RequireFields<QueryGetFooterArgs, 'pageId'>>;
  getGlobalParametersByName?: Resolver<Array<ResolversTypes['GlobalParameter']>, ParentType, ContextType, RequireFields<QueryGetGlobalParametersByNameArgs, 'names'>>;
  getItemById?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryGetItemByIdArgs, 'itemId'>>;
  getMainCategoryFromCategoryId?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetMainCategoryFromCategoryIdArgs, 'categoryId'>>;
  getNavigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType, RequireFields<QueryGetNavigationArgs, 'depth'>>;
  getNavigationByCategoryId?: Resolver<Maybe<ResolversTypes['NavigationItem']>, ParentType, ContextType, RequireFields<QueryGetNavigationByCategoryIdArgs, 'categoryId'>>;
  getPageById?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryGetPageByIdArgs, 'pageId'>>;
  getPageDetailsByUrl?: Resolver<ResolversTypes['PageDetails'], ParentType, ContextType, RequireFields<QueryGetPageDetailsByUrlArgs, 'url'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'productId'>>;
  getStore?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  getTeaserRecommendations?: Resolver<Array<ResolversTypes['TeaserRecommendations']>, ParentType, ContextType, RequireFields<QueryGetTeaserRecommendationsArgs, 'teaserIds'>>;
  getTranslationsByKeys?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<QueryGetTranslationsByKeysArgs, 'keys'>>;
  getTranslationsByPrefix?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<QueryGetTranslationsByPrefixArgs, 'prefixes'>>;
  getVariantInformationForProduct?: Resolver<Maybe<ResolversTypes['VariantInformation']>, ParentType, ContextType, RequireFields<QueryGetVariantInformationForProductArgs, 'productId'>>;
};

export type SearchLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SearchLink'] = ResolversParentTypes['SearchLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchListingResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SearchListing'] = ResolversParentTypes['SearchListing']> = {
  filters?: Resolver<Array<ResolversTypes['Filter']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['Sort']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  totalProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SelectedEnumFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SelectedEnumFilter'] = ResolversParentTypes['SelectedEnumFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectedRangeFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SelectedRangeFilter'] = ResolversParentTypes['SelectedRangeFilter']> = {
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SeoLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SeoLink'] = ResolversParentTypes['SeoLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hreflang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoObjectResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SeoObject'] = ResolversParentTypes['SeoObject']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['SeoLink']>, ParentType, ContextType>;
  robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GridRow']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Sort'] = ResolversParentTypes['Sort']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpecialPriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SpecialPrice'] = ResolversParentTypes['SpecialPrice']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uvp?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uvpValidFromString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['StoreId'], ParentType, ContextType>;
  isB2b?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeaserAttributeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TeaserAttribute'] = ResolversParentTypes['TeaserAttribute']> = {
  altTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  imgTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openLinkInNewWindow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['ImageSource']>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueList?: Resolver<Maybe<Array<ResolversTypes['TeaserAttributeGroup']>>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TeaserAttributeGroupResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TeaserAttributeGroup'] = ResolversParentTypes['TeaserAttributeGroup']> = {
  attributes?: Resolver<Array<ResolversTypes['TeaserAttribute']>, ParentType, ContextType>;
};

export type TeaserRecommendationsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TeaserRecommendations'] = ResolversParentTypes['TeaserRecommendations']> = {
  products?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  teaserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TextileCareIconResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TextileCareIcon'] = ResolversParentTypes['TextileCareIcon']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imgPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TileBadgesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TileBadges'] = ResolversParentTypes['TileBadges']> = {
  new?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  popular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TileEnergyEfficiencyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TileEnergyEfficiency'] = ResolversParentTypes['TileEnergyEfficiency']> = {
  detailsImgPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imgAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imgPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TilePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TilePrice'] = ResolversParentTypes['TilePrice']> = {
  basePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basePriceUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentPriceAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startFromFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariantAttributeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VariantAttribute'] = ResolversParentTypes['VariantAttribute']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['VariantOption']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VariantAttributeType'], ParentType, ContextType>;
};

export type VariantInformationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VariantInformation'] = ResolversParentTypes['VariantInformation']> = {
  attributes?: Resolver<Array<ResolversTypes['VariantAttribute']>, ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  css?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type YoutubeVideoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['YoutubeVideo'] = ResolversParentTypes['YoutubeVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ShopContext> = {
  AbTest?: AbTestResolvers<ContextType>;
  AbVariant?: AbVariantResolvers<ContextType>;
  AudioSample?: AudioSampleResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  BasePrice?: BasePriceResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryListing?: CategoryListingResolvers<ContextType>;
  CategoryNode?: CategoryNodeResolvers<ContextType>;
  CategorySeo?: CategorySeoResolvers<ContextType>;
  CmsTeaser?: CmsTeaserResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  EnergyEfficiency?: EnergyEfficiencyResolvers<ContextType>;
  EnumFilter?: EnumFilterResolvers<ContextType>;
  EnumFilterValue?: EnumFilterValueResolvers<ContextType>;
  ExtraTab?: ExtraTabResolvers<ContextType>;
  ExtraTabContent?: ExtraTabContentResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  FactGroup?: FactGroupResolvers<ContextType>;
  Filter?: FilterResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterBlock?: FooterBlockResolvers<ContextType>;
  FooterEntry?: FooterEntryResolvers<ContextType>;
  FooterUsp?: FooterUspResolvers<ContextType>;
  GlobalParameter?: GlobalParameterResolvers<ContextType>;
  GlobalParameterEntry?: GlobalParameterEntryResolvers<ContextType>;
  GridCell?: GridCellResolvers<ContextType>;
  GridRow?: GridRowResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemVariantAttribute?: ItemVariantAttributeResolvers<ContextType>;
  LabelAttribute?: LabelAttributeResolvers<ContextType>;
  LightningDealInfo?: LightningDealInfoResolvers<ContextType>;
  ListingState?: ListingStateResolvers<ContextType>;
  MatrixCodeMessage?: MatrixCodeMessageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  NumericRangeFilter?: NumericRangeFilterResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageDetails?: PageDetailsResolvers<ContextType>;
  PriceRangeFilter?: PriceRangeFilterResolvers<ContextType>;
  Prices?: PricesResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductLabel?: ProductLabelResolvers<ContextType>;
  ProductTile?: ProductTileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SearchLink?: SearchLinkResolvers<ContextType>;
  SearchListing?: SearchListingResolvers<ContextType>;
  SelectedEnumFilter?: SelectedEnumFilterResolvers<ContextType>;
  SelectedRangeFilter?: SelectedRangeFilterResolvers<ContextType>;
  SeoLink?: SeoLinkResolvers<ContextType>;
  SeoObject?: SeoObjectResolvers<ContextType>;
  Sort?: SortResolvers<ContextType>;
  SpecialPrice?: SpecialPriceResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  TeaserAttribute?: TeaserAttributeResolvers<ContextType>;
  TeaserAttributeGroup?: TeaserAttributeGroupResolvers<ContextType>;
  TeaserRecommendations?: TeaserRecommendationsResolvers<ContextType>;
  TextileCareIcon?: TextileCareIconResolvers<ContextType>;
  TileBadges?: TileBadgesResolvers<ContextType>;
  TileEnergyEfficiency?: TileEnergyEfficiencyResolvers<ContextType>;
  TilePrice?: TilePriceResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  VariantAttribute?: VariantAttributeResolvers<ContextType>;
  VariantInformation?: VariantInformationResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  YoutubeVideo?: YoutubeVideoResolvers<ContextType>;
};

