import type { UploadedFile } from '../../lib/uploaded-file.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListView, ListsView, EntryView, ChangeView } from '../modules/wishlists/wishlist-view.ts';
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
  /** A file of a multipart request; nothing else can stand in its place. */
  Upload: { input: UploadedFile; output: UploadedFile; }
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

export type AdjustedFilter = {
  /** Id of the filter. */
  name: Scalars['ID']['output'];
  values: Array<AdjustedFilterValue>;
};

export type AdjustedFilterValue = {
  displayValue: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type AudioSample = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type B2bCertificate = {
  mediaType: Scalars['String']['output'];
  /** As the customer's file was called. */
  name: Scalars['String']['output'];
  /** Milliseconds since 1970. */
  receivedAt: Scalars['Float']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
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

export type BasketValues = {
  /** After promotions and vouchers, without shipping. */
  basketValue: Money;
  /** Business store: terms of delivery in words. */
  educationalShippingTerms?: Maybe<Scalars['String']['output']>;
  freeShippingPossible: Scalars['Boolean']['output'];
  netValue: Money;
  promotionsSaving: Money;
  savings: Money;
  shippers: Array<Shipper>;
  /** Null while it can't be known; 0 when free. */
  shippingCost?: Maybe<Money>;
  /** Positions at their prices, before promotions and vouchers. */
  subtotal: Money;
  tax: Money;
  taxes: Array<CartTax>;
  /** With shipping and all taxes. */
  total: Money;
  /** What the positions would cost at their old prices. */
  undiscountsTotalSum: Money;
};

export type Breadcrumb = {
  displayName: Scalars['String']['output'];
  /** Null for the page itself. */
  url?: Maybe<Scalars['String']['output']>;
};

export type Cart = {
  attributes: CartAttributes;
  basketValues: BasketValues;
  billingAddress?: Maybe<CartAddress>;
  details: CartDetails;
  freeItems: CartFreeItems;
  grandTotal: Money;
  id: Scalars['ID']['output'];
  /** Holds items and costs nothing. */
  isPayless: Scalars['Boolean']['output'];
  /** Pieces. */
  itemsCount: Scalars['Int']['output'];
  /** What has changed without the visitor's doing since the cart was last read, ready to show. */
  notices: Array<CartNotice>;
  /** Free items last. */
  positions: Array<CartPosition>;
  /** Positions, free ones left aside. */
  productsCount: Scalars['Int']['output'];
  /** Set in the checkout. */
  shippingAddress?: Maybe<CartAddress>;
  /** Rises with each change: of two answers the higher one counts. */
  version: Scalars['Int']['output'];
  voucherInfos: Array<VoucherInfo>;
};

export type CartAddPositionInput = {
  /**
   * Item id. With the suffix _lightning only at the price of the running deal, as many as there are; without, deal pieces first
   * and the rest at the normal price (storefront.md §4).
   */
  itemId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type CartAddress = {
  /** ISO 3166. */
  country: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isStation: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type CartAttributes = {
  submitted: Scalars['Boolean']['output'];
};

export type CartDeliveryInput = {
  /** ISO 3166; one of deliveryCountries. */
  country?: InputMaybe<Scalars['String']['input']>;
  shipperCode?: InputMaybe<Scalars['String']['input']>;
};

export type CartDetails = {
  articleCount: Scalars['Int']['output'];
  /** ISO 3166 with names, the store's own first. */
  deliveryCountries: Array<DeliveryCountry>;
  /** ISO 3166. */
  deliveryCountry: Scalars['String']['output'];
  /** For example: 5,20 € more and delivery is free; null when it is free. */
  deliveryFreeMessage?: Maybe<Scalars['String']['output']>;
  /** The same as an amount. */
  deliveryFreeMissing?: Maybe<Money>;
  orderReference?: Maybe<Scalars['String']['output']>;
  positionCount: Scalars['Int']['output'];
  selectedPaymentMethodInCart?: Maybe<Scalars['String']['output']>;
  speditionsFields: Array<SpeditionField>;
  /** The voucher that was redeemed, and how it stands; null without one. */
  voucherCodeStatus?: Maybe<VoucherCodeStatus>;
};

export type CartFreeItems = {
  /** To choose from, with what the cart must be worth. */
  articles: Array<FreeArticle>;
  /** Printed catalogues, free at any value. */
  catalogs: Array<FreeArticle>;
  /** The lowest worth from which there is a free article; null when there are none. */
  minimumPrice?: Maybe<Money>;
};

export type CartNotice = {
  /** PRICE_CHANGED, SOLD_OUT, QUANTITY_LIMITED, DEAL_EXPIRED, VOUCHER_LOST, FREE_ITEM_LOST, PROMOTION_LOST, MERGED. */
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  positionId?: Maybe<Scalars['ID']['output']>;
};

export type CartOpCode =
  | 'BAD_DELIVERY'
  /** More than a hundred positions. */
  | 'CART_FULL'
  | 'DEAL_OVER'
  /** The deal has no pieces left, or is over; nothing was put in at its price. */
  | 'DEAL_SOLD_OUT'
  | 'NOT_REMOVABLE'
  | 'OK'
  /** Less than was asked for: the most that can be ordered, or in stock. */
  | 'QUANTITY_LIMITED'
  /** More than was asked for: the minimum order quantity. */
  | 'QUANTITY_RAISED'
  | 'SOLD_OUT'
  | 'UNKNOWN_ITEM'
  | 'UNKNOWN_POSITION'
  | 'VOUCHER_ALREADY_USED'
  | 'VOUCHER_NOT_ATTAINABLE'
  | 'VOUCHER_UNKNOWN';

/** Exactly one of them. */
export type CartOpInput = {
  addPosition?: InputMaybe<CartAddPositionInput>;
  /** A voucher, or a free article's or catalogue's own code. */
  addVoucher?: InputMaybe<CartVoucherInput>;
  removePosition?: InputMaybe<CartPositionInput>;
  removeVoucher?: InputMaybe<CartVoucherInput>;
  /** Undo: the position as it was before it was removed, for as long as the cart remembers it. */
  restorePosition?: InputMaybe<CartPositionInput>;
  setDelivery?: InputMaybe<CartDeliveryInput>;
  setQuantity?: InputMaybe<CartSetQuantityInput>;
};

export type CartOpResult = {
  code: CartOpCode;
  /** In the visitor's language, ready to show; null for OK. */
  message?: Maybe<Scalars['String']['output']>;
  /** Of the position that was added or changed. */
  positionId?: Maybe<Scalars['ID']['output']>;
  /** What it holds now, and what was added by this operation. */
  quantity?: Maybe<Scalars['Int']['output']>;
  quantityAdded?: Maybe<Scalars['Int']['output']>;
  successful: Scalars['Boolean']['output'];
};

/** A merged line: one item, its pieces at the deal's price and the others (transactions.md §3, cart item). */
export type CartPosition = {
  articleNumber: Scalars['String']['output'];
  availableForSale: Scalars['Boolean']['output'];
  basePrice?: Maybe<BasePrice>;
  deliveryStatusColor: Scalars['String']['output'];
  deliveryStatusText: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  isCatalog: Scalars['Boolean']['output'];
  isFreeItem: Scalars['Boolean']['output'];
  isLightningDeal: Scalars['Boolean']['output'];
  isPromotionFreeItem: Scalars['Boolean']['output'];
  itemId: Scalars['ID']['output'];
  manufacturerName?: Maybe<Scalars['String']['output']>;
  maxQuantity: Scalars['Int']['output'];
  minimumOrderQuantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  oldPricePerUnit?: Maybe<Money>;
  /** Id for operations; with a part at the deal's price that part's own. Both ids mean the whole line. */
  operationsId: Scalars['ID']['output'];
  /** Empty for what is only given away and has no page. */
  path: Scalars['String']['output'];
  pricePerUnit: Money;
  pricePerUnitLightning?: Maybe<Money>;
  productId: Scalars['ID']['output'];
  /** Names of promotions that count here, ready to show. */
  promotions: Array<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  quantityLightning: Scalars['Int']['output'];
  quantityNormal: Scalars['Int']['output'];
  /** The voucher that brought it; removing the position is removing the voucher. */
  relatedVoucherCode?: Maybe<Scalars['String']['output']>;
  removableItem: Scalars['Boolean']['output'];
  /** Null unless there is a better or other item to offer: for sold-out positions. */
  replacement?: Maybe<ProductTile>;
  /** What promotions take off this line; 0 without. */
  saving: Money;
  /** At its prices, before promotions; 0 while it is not to be had. */
  totalPrice: Money;
  variantAttributes: Array<ItemVariantAttribute>;
};

export type CartPositionInput = {
  positionId: Scalars['ID']['input'];
};

export type CartSetQuantityInput = {
  positionId: Scalars['ID']['input'];
  /** Absolute; 0 removes. */
  quantity: Scalars['Int']['input'];
};

export type CartTax = {
  amount: Money;
  /** Percent. */
  rate: Scalars['Float']['output'];
};

export type CartUpdateInput = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Other ids under which the same update may have been sent just before, 10 at most: when one of them was carried out, this
   * one is not. For forms that have no id of their own.
   */
  earlierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 50. */
  ops: Array<CartOpInput>;
  /** UUID of the browser. The same one is carried out once, whatever is sent again. */
  updateId: Scalars['ID']['input'];
};

export type CartUpdateResult = {
  cart: Cart;
  results: Array<CartOpResult>;
};

export type CartVoucherInput = {
  code: Scalars['String']['input'];
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
  /** Stores that show it: whose addresses of it answer. */
  stores: Array<StoreId>;
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

export type ChangeForgottenPasswordInput = {
  emailToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
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

export type CustomerEmail = {
  email: Scalars['String']['output'];
};

export type CustomerInfo = {
  /** Type of the page as its path says. */
  categoryType?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  /** Business customers. */
  customerNumber?: Maybe<Scalars['String']['output']>;
  email?: Maybe<CustomerEmail>;
  firstName?: Maybe<Scalars['String']['output']>;
  isExistingCustomer: Scalars['Boolean']['output'];
  isGuest: Scalars['Boolean']['output'];
  isInternal: Scalars['Boolean']['output'];
  isNewCustomer: Scalars['Boolean']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  /** Said once to this visitor, ready to show. */
  notification?: Maybe<Scalars['String']['output']>;
  primeInfo: PrimeInfo;
  /** Empty for strangers and guests. No secret: x-user-id is another. */
  userId: Scalars['String']['output'];
  visitorLoginState: VisitorLoginState;
  visitorType: VisitorType;
};

export type DeliveryCountry = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
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

export type FieldError = {
  errorMessage: Scalars['String']['output'];
  /** May be dotted, as a.b for a nested field. */
  fieldName: Scalars['String']['output'];
  formName: Scalars['String']['output'];
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

export type ForgotPasswordInput = {
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** Which request of this session of the browser it is, from 1. */
  triesCount?: InputMaybe<Scalars['Int']['input']>;
  /** A field that people don't see; whoever fills it is a program and gets the same answer as all. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Answer to any form. Texts are in the visitor's language, ready to show. */
export type FormResult = {
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type FormValueInput = {
  name: Scalars['String']['input'];
  /** true for a box that is ticked. */
  value: Scalars['String']['input'];
};

export type FreeArticle = {
  /** The cart is worth enough, and it is not in it yet. */
  attainable: Scalars['Boolean']['output'];
  image?: Maybe<Image>;
  isInCart: Scalars['Boolean']['output'];
  /** To be put in by addPosition; not the id of the item as it is sold. */
  itemId: Scalars['ID']['output'];
  minimumValue: Money;
  name: Scalars['String']['output'];
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

export type HitCategory = {
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
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
  /** Until it is with the customer; what structured data says about shipping (storefront.md §9). */
  shipping: ItemShipping;
  variantAttributes: Array<ItemVariantAttribute>;
  warnings: Array<Warning>;
};

export type ItemShipping = {
  /** ISO 3166 code. */
  country: Scalars['String']['output'];
  maximumDays: Scalars['Int']['output'];
  /** Working days, handling and transport together. */
  minimumDays: Scalars['Int']['output'];
  /** What sending this item alone costs; 0 where it is free. */
  rate: Money;
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

export type LightningReservation = {
  hasBeenExtended: Scalars['Boolean']['output'];
  hasLightningDealReservation: Scalars['Boolean']['output'];
  isExpired: Scalars['Boolean']['output'];
  /** Milliseconds since 1970, the server's clock; null without one. */
  reservationEndTimestamp?: Maybe<Scalars['Float']['output']>;
  /** The server's clock now. */
  serverTimestamp: Scalars['Float']['output'];
};

export type LightningReservationResult = {
  anyItemNoLongerValidDeal: Scalars['Boolean']['output'];
  cart: Cart;
  changedItemIds: Array<Scalars['ID']['output']>;
  /** What happened, or why nothing did, ready to show; null for a cart that has no reservation. */
  message?: Maybe<Scalars['String']['output']>;
  quantityReduced: Scalars['Boolean']['output'];
  reservation: LightningReservation;
  successfullyRefreshed: Scalars['Boolean']['output'];
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

/** E-mail in consumer stores, customer number in the business store; the e-mail of a business customer does as well. */
export type LoginInput = {
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  /** Stay logged in beyond the browser's session. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LoginResult = {
  /** Positions of the visitor's cart were put into the customer's. */
  cartMerged: Scalars['Boolean']['output'];
  /** In the visitor's language, ready to show. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  fieldErrors: Array<FieldError>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** RATE_LIMITED: seconds to wait. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  sharedListMerged: Scalars['Boolean']['output'];
  success: Scalars['Boolean']['output'];
  token?: Maybe<UserToken>;
  /** The cart that counts from now on. */
  updatedCartId?: Maybe<Scalars['ID']['output']>;
  userId?: Maybe<Scalars['ID']['output']>;
};

export type LongTailAdjustment = {
  filters: Array<AdjustedFilter>;
  /** What is left to search for. */
  searchQuery: Scalars['String']['output'];
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
  /** externalId: the standard list when left out. Of an item that is in it already the larger quantity counts: twice is as once. */
  addProductToWishlist: WishlistChange;
  /** The same from an editors' list. */
  addTeaserWishlistToCart: WishlistToCart;
  addWishlistComment: WishlistChange;
  /** One, some or all entries into the cart (x-cart-id). */
  addWishlistToCart: WishlistToCart;
  /** All or nothing is not the rule here: each operation says whether it was carried out, in order; the cart is that after all of them. */
  cart_update: CartUpdateResult;
  /** Takes the link's token, once; all sessions of the customer end. */
  changeForgottenPassword: FormResult;
  /** edge: other sessions of the customer end; this one gets a new token. */
  changePassword: LoginResult;
  /** 0 removes. Below 9999. */
  changeWishlistQuantity: WishlistChange;
  createWishlist: WishlistChange;
  /** The link for a level; the same one until it is withdrawn. */
  createWishlistInvite: WishlistInvite;
  /** Deletes it for everybody (creator), or leaves it (anybody else). */
  deleteWishlist: WishlistChange;
  deleteWishlistComment: WishlistChange;
  /** At the checkout: more time for what is kept, once. */
  extendLightningReservation: LightningReservationResult;
  /** Sends a mail with a link when there is such an account; the answer never says whether there is. */
  forgotPassword: FormResult;
  /** Takes an invitation: the caller becomes a member with the right of the link; a higher one that he has stays. */
  importSharedWishlist: WishlistChange;
  /** edge */
  login: LoginResult;
  /** edge: ends the session. True also when there was none. */
  logout: Scalars['Boolean']['output'];
  /**
   * One vote for a review; false when there is no such review. voteId is a random UUID that the browser draws for this
   * review alone and keeps: the same one counts once.
   */
  markReviewHelpful: Scalars['Boolean']['output'];
  /** edge: positions of one cart into another that is the customer's; the first one is empty afterwards. */
  mergeCarts: Cart;
  moveWishlistEntry: WishlistChange;
  /** One view of a product, recorded by the page once per item and session (storefront.md §4). False when the product is unknown. */
  recordGlanceView: Scalars['Boolean']['output'];
  /** After the time has run out: keeps again what there still is, at the deal's price; the rest becomes normal. */
  refreshLightningReservation: LightningReservationResult;
  /**
   * edge: a fresh token for the session, also for a token that has run out, as long as the session lasts. The old one works on
   * for a minute after the new one is first used, for calls that are under way.
   */
  refreshUserToken: UserToken;
  /** edge */
  registerBusinessCustomer: LoginResult;
  /** edge */
  registerCustomer: LoginResult;
  /** edge: a session for the checkout without an account. */
  registerGuest: LoginResult;
  /** By entry, or by product (and item) as the heart does. */
  removeProductFromMerkzettel: WishlistChange;
  removeWishlistMember: WishlistChange;
  renameWishlist: WishlistChange;
  /** An editors' list is not changed: answers with the entry as it would be. */
  replaceTeaserWishlistItem?: Maybe<WishlistEntry>;
  replaceWishlistItem: WishlistChange;
  /**
   * Business store: online access for a customer number from an invoice or catalogue. Sends a mail with a link for setting a
   * password to the address on file; the answer never says whether number and postcode are right.
   */
  requestCustomerAccess: FormResult;
  /** The list that hearts fill when there is nothing to choose. */
  setStandardWishlist: WishlistChange;
  setWishlistDescription: WishlistChange;
  setWishlistMemberRight: WishlistChange;
  /** edge: a new visitor with an empty cart. With a valid x-user-id or x-user-token the same visitor, with his cart. */
  shopInit: ShopInit;
  /**
   * Takes what a visitor wrote into a form that editors placed on a page; formId is the teaser's id. The engine checks it
   * against the form's own fields. The same submissionId (a UUID of the browser) is taken once.
   */
  submitForm: FormResult;
  /** Writes the review that the link allows, or changes the one that was written with it. */
  submitReview: FormResult;
  /** Stores events of visitors who agreed to it; the same event id is stored once. At most 50 at once; what is malformed is counted and left out. */
  tracking_addEvents: TrackingResult;
  /** Business store. The same file once more, by the same signature or another, is taken once and answered alike. */
  uploadB2bCertificate: UploadB2bCertificateResult;
  withdrawWishlistInvite: Scalars['Boolean']['output'];
};


export type MutationAddProductToWishlistArgs = {
  entry: WishlistEntryInput;
  externalId?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddTeaserWishlistToCartArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  teaserWishlist: Array<TeaserWishlistItemInput>;
  updateId: Scalars['ID']['input'];
};


export type MutationAddWishlistCommentArgs = {
  comment: Scalars['String']['input'];
  externalId: Scalars['ID']['input'];
  positionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddWishlistToCartArgs = {
  entryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  externalId: Scalars['ID']['input'];
  updateId: Scalars['ID']['input'];
};


export type MutationCart_UpdateArgs = {
  data: CartUpdateInput;
};


export type MutationChangeForgottenPasswordArgs = {
  data: ChangeForgottenPasswordInput;
};


export type MutationChangePasswordArgs = {
  data: ChangePasswordInput;
};


export type MutationChangeWishlistQuantityArgs = {
  entry: WishlistQuantityInput;
  externalId: Scalars['ID']['input'];
};


export type MutationCreateWishlistArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


export type MutationCreateWishlistInviteArgs = {
  externalId: Scalars['ID']['input'];
  right: WishlistRight;
};


export type MutationDeleteWishlistArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationDeleteWishlistCommentArgs = {
  commentId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationExtendLightningReservationArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationForgotPasswordArgs = {
  data: ForgotPasswordInput;
};


export type MutationImportSharedWishlistArgs = {
  inviteToken: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  data: LoginInput;
  mergeCart?: Scalars['Boolean']['input'];
};


export type MutationMarkReviewHelpfulArgs = {
  ratingId: Scalars['ID']['input'];
  voteId: Scalars['ID']['input'];
};


export type MutationMergeCartsArgs = {
  fromCartId: Scalars['ID']['input'];
  toCartId: Scalars['ID']['input'];
};


export type MutationMoveWishlistEntryArgs = {
  entryId: Scalars['ID']['input'];
  fromExternalId: Scalars['ID']['input'];
  toExternalId: Scalars['ID']['input'];
};


export type MutationRecordGlanceViewArgs = {
  domain: Scalars['String']['input'];
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


export type MutationRefreshLightningReservationArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRegisterBusinessCustomerArgs = {
  data: RegisterBusinessCustomerInput;
};


export type MutationRegisterCustomerArgs = {
  data: RegisterCustomerInput;
};


export type MutationRegisterGuestArgs = {
  data: RegisterGuestInput;
};


export type MutationRemoveProductFromMerkzettelArgs = {
  entry?: InputMaybe<WishlistProductInput>;
  entryId?: InputMaybe<Scalars['ID']['input']>;
  externalId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRemoveWishlistMemberArgs = {
  externalId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRenameWishlistArgs = {
  externalId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReplaceTeaserWishlistItemArgs = {
  itemId: Scalars['ID']['input'];
  oldExternalId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationReplaceWishlistItemArgs = {
  entry: WishlistEntryInput;
  entryId: Scalars['ID']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationRequestCustomerAccessArgs = {
  data: RequestCustomerAccessInput;
};


export type MutationSetStandardWishlistArgs = {
  externalId: Scalars['ID']['input'];
};


export type MutationSetWishlistDescriptionArgs = {
  description: Scalars['String']['input'];
  externalId: Scalars['ID']['input'];
};


export type MutationSetWishlistMemberRightArgs = {
  externalId: Scalars['ID']['input'];
  right: WishlistRight;
  userId: Scalars['ID']['input'];
};


export type MutationSubmitFormArgs = {
  formId: Scalars['ID']['input'];
  submissionId: Scalars['ID']['input'];
  values: Array<FormValueInput>;
};


export type MutationSubmitReviewArgs = {
  encryptedData: Scalars['String']['input'];
  review: ReviewInput;
};


export type MutationTracking_AddEventsArgs = {
  events: Array<TrackingEventInput>;
};


export type MutationUploadB2bCertificateArgs = {
  input: UploadB2bCertificateInput;
};


export type MutationWithdrawWishlistInviteArgs = {
  externalId: Scalars['ID']['input'];
  right: WishlistRight;
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
  /** Where the page stands in each language of the store; a language in which it can't be read is left out. */
  translations: Array<PageTranslation>;
};

export type PageDetails = {
  activeAbTests: Array<AbTest>;
  /** Category that the page stands for; listed when the page has no rows. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  pageId?: Maybe<Scalars['ID']['output']>;
  /** HOMEPAGE, CONTENTPAGE, CATEGORYPAGE, PRODUCTPAGE, APPLICATION, REDIRECT, NOTFOUND or GONE. A page of any other type has no address: 404. */
  pageType: Scalars['String']['output'];
  /** Set with 301 and 302: a path of this shop or an absolute URL. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** 200, 301, 302, 404 or 410. */
  status: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type PageTranslation = {
  /** de or en. */
  language: Scalars['String']['output'];
  path: Scalars['String']['output'];
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

/** Status NONE, ACTIVE, CANCELLED or WAITING. */
export type PrimeInfo = {
  abo?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['String']['output']>;
  /** ISO dates. */
  startDate?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
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
  /** Stores that sell it: whose addresses of it answer. */
  stores: Array<StoreId>;
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

export type ProductReviews = {
  counts: ReviewCounts;
  /** The shop accepts reviews just now (a switch of the editors). */
  isSubmissionEnabled: Scalars['Boolean']['output'];
  numberOfReviews: Scalars['Int']['output'];
  productId: Scalars['ID']['output'];
  /** Average with one decimal; null without reviews. */
  rating?: Maybe<Scalars['Float']['output']>;
  reviews: Array<Review>;
  /** Share of each number of stars, as percent with two decimals, for example 33.33. */
  starRatios: StarRatios;
  /** Reviews that match the filter, for telling whether there are more. */
  totalMatching: Scalars['Int']['output'];
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
  /** Whether the link of a mail (new password, activation) can still be used. */
  checkTokenValidity: Scalars['Boolean']['output'];
  /** A category with one page of its products, counts of every filter value and the sorts; null for an unknown category. Offsets below 0 are 0, limits are 1 to 60. */
  core_category?: Maybe<CategoryListing>;
  /** Products that match a text. */
  core_search: SearchListing;
  /** What the link in a mail stands for; null when it can't be decrypted or has run out (storefront.md §2). */
  decryptRatingData?: Maybe<RatingData>;
  /** Tests that are active for a path, for assigning variants before the page is looked up. */
  getActiveAbTestsByUrl: Array<AbTest>;
  /** The lists without entries. */
  getAllWishlists: Wishlists;
  /** Ids only: hearts, and the choice of a list. */
  getAllWishlistsEssentials: WishlistsEssentials;
  /** The lists with their entries, products and totals. */
  getAllWishlistsFull: Wishlists;
  /** Business store: the proof of institution that counts, the customer's own; null when there is none. */
  getB2bCertificate?: Maybe<B2bCertificate>;
  getCommentsPerWishlist: Array<WishlistComment>;
  /** For ten minutes, this customer, this purpose, and one file. */
  getCurrentUploadSignature: UploadSignature;
  /** Who the visitor is, as far as a page may know; never null, also for strangers. */
  getCustomerInfo: CustomerInfo;
  /** Content of a tab that is loaded when it is opened; null for an unknown one. */
  getExtraTabContent?: Maybe<ExtraTabContent>;
  /** Boxes and links below every page, kept by editors in the page with this id. */
  getFooter?: Maybe<Footer>;
  /** Editors' switches and values, by name; unknown names are left out. Null only when they failed: pages stand without them (storefront.md §8). */
  getGlobalParametersByName?: Maybe<Array<GlobalParameter>>;
  getItemById?: Maybe<Item>;
  /** What is kept for the cart of the call. */
  getLightningReservation: LightningReservation;
  /** Words of a long text that are values of filters, taken out of it: red pen is pen with the filter COLOUR. No filters when there is nothing to take out. */
  getLongTailAdjustment: LongTailAdjustment;
  /** The category of the first level above a category (or itself); null for an unknown one. */
  getMainCategoryFromCategoryId?: Maybe<Category>;
  /** The navigation tree, to a depth of 1 to 3 levels (storefront.md §9). Null only when it failed: pages stand without it (§8). */
  getNavigation?: Maybe<Array<NavigationItem>>;
  /** One entry with 1 or 2 levels below it, for loading the tree piece by piece; null for an unknown category. */
  getNavigationByCategoryId?: Maybe<NavigationItem>;
  /** The grid of a page; null when there is none in this store and language. */
  getPageById?: Maybe<Page>;
  /** What stands at a path of the shop: a page, a category, a redirect, or nothing (storefront.md §2). Never null: a miss is status 404. */
  getPageDetailsByUrl: PageDetails;
  /** A product of the store; null when there is none. A product that was retired is null as well: getPageDetailsByUrl tells 404 from 410. */
  getProductById?: Maybe<Product>;
  getRatingProductDetails?: Maybe<RatingProduct>;
  /** Articles of the same order that the same person can review, the one of the link first; empty when there are none. */
  getReviewArticles: Array<ReviewArticle>;
  /** Reviews of a product in the store's language first, newest first; null for an unknown product. At most 50 at once. */
  getReviewsByProduct?: Maybe<ProductReviews>;
  /** Where editors send a text before anything is searched for (storefront.md §4); the text comes back trimmed and with single spaces. */
  getSearchRedirect: SearchRedirect;
  /** edge: the session of x-user-token; null without a token. An invalid token is an error as everywhere. */
  getSession?: Maybe<Session>;
  /** Addresses of one part, in order, from behind `after` on; at most 2,000 at once. */
  getSitemapEntries: SitemapEntries;
  /** Into how many files the addresses of the store fall; nothing that is gone, redirected or not to be indexed is in them. */
  getSitemapParts: Array<SitemapPart>;
  /** The store that the call is answered for. */
  getStore: Store;
  /** Products for recommendation teasers, in the order asked for. What a page can do without: unknown ids give an empty list. */
  getTeaserRecommendations: Array<TeaserRecommendations>;
  /** What one entry of an editors' list costs in another quantity; null for an unknown item. */
  getTotalsForTeaserWishlist?: Maybe<WishlistTotals>;
  /** What an event says of an item; null for an unknown one. */
  getTrackingItem?: Maybe<TrackingItem>;
  /**
   * Texts by key in the call's store and language. Unknown keys are left out. Where the store has a variant of a text
   * (`area.name.b2b`), that is the value of the key itself (`area.name`); variants are no keys of their own.
   */
  getTranslationsByKeys: Array<Translation>;
  /** All texts whose key begins with one of the prefixes (at most 50 prefixes). */
  getTranslationsByPrefix: Array<Translation>;
  /**
   * The selectors of a product for a choice of options. An item sets the choice; options that no item has together with the
   * choice are disabled. Configured when every attribute has an option selected (storefront.md §4).
   */
  getVariantInformationForProduct?: Maybe<VariantInformation>;
  /** Null when there is none, or the caller may not see it. At most 500 entries. */
  getWishlist?: Maybe<Wishlist>;
  /** A list that editors made for a teaser; everybody may see it. Null for an unknown one. */
  getWishlistFromTeaser?: Maybe<Wishlist>;
  /** What an invitation leads to, before it is taken; null when it is unknown or was withdrawn. */
  getWishlistInvitation?: Maybe<WishlistInvitation>;
  /** False when an account of this store's kind has the address. */
  isUniqueEmail: Scalars['Boolean']['output'];
  /** cartId: that of the call when left out. CART_NOT_FOUND when there is none, or it is somebody else's. */
  shop_findCart: Cart;
  /** What a visitor may mean while typing; nothing in the business store (storefront.md §6). */
  suggestQueries: QuerySuggestions;
};


export type QueryCheckTokenValidityArgs = {
  emailToken: Scalars['String']['input'];
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


export type QueryDecryptRatingDataArgs = {
  encryptedData: Scalars['String']['input'];
};


export type QueryGetActiveAbTestsByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetCommentsPerWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type QueryGetCurrentUploadSignatureArgs = {
  purpose?: UploadPurpose;
};


export type QueryGetCustomerInfoArgs = {
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


export type QueryGetLightningReservationArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetLongTailAdjustmentArgs = {
  searchQuery: Scalars['String']['input'];
};


export type QueryGetMainCategoryFromCategoryIdArgs = {
  categoryId: Scalars['ID']['input'];
};


export type QueryGetNavigationArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetNavigationByCategoryIdArgs = {
  categoryId: Scalars['ID']['input'];
  depth?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryGetRatingProductDetailsArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetReviewArticlesArgs = {
  encryptedData: Scalars['String']['input'];
};


export type QueryGetReviewsByProductArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


export type QueryGetSearchRedirectArgs = {
  originalQuery: Scalars['String']['input'];
};


export type QueryGetSitemapEntriesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  kind: SitemapKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
  part: Scalars['Int']['input'];
};


export type QueryGetTeaserRecommendationsArgs = {
  teaserIds: Array<Scalars['ID']['input']>;
};


export type QueryGetTotalsForTeaserWishlistArgs = {
  itemId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type QueryGetTrackingItemArgs = {
  itemId: Scalars['ID']['input'];
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


export type QueryGetWishlistArgs = {
  externalId: Scalars['ID']['input'];
};


export type QueryGetWishlistFromTeaserArgs = {
  externalId: Scalars['ID']['input'];
};


export type QueryGetWishlistInvitationArgs = {
  inviteToken: Scalars['String']['input'];
};


export type QueryIsUniqueEmailArgs = {
  email: Scalars['String']['input'];
};


export type QueryShop_FindCartArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySuggestQueriesArgs = {
  userQuery: Scalars['String']['input'];
};

export type QuerySuggestion = {
  /** Products found with it. */
  count: Scalars['Int']['output'];
  query: Scalars['String']['output'];
};

export type QuerySuggestions = {
  /** At most 3. */
  categories: Array<SuggestedCategory>;
  /** At most 4. */
  products: Array<SuggestedProduct>;
  /** At most 8, the likeliest first; each has hits. */
  suggest: Array<QuerySuggestion>;
};

/** PRICE is in the currency's major unit (12.5 is 12 euros 50), rating in stars, others in the filter's unit. A bound that is null is open; from above to matches nothing. */
export type RangeFilterInput = {
  from?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['Float']['input']>;
};

export type RatingData = {
  authorName?: Maybe<Scalars['String']['output']>;
  productId: Scalars['ID']['output'];
  /** Stars chosen in the mail already. */
  rating?: Maybe<Scalars['Int']['output']>;
};

export type RatingProduct = {
  image?: Maybe<Image>;
  manufacturerName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
};

export type RegisterBusinessCustomerInput = {
  acceptsTerms: Scalars['Boolean']['input'];
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  organisation: Scalars['String']['input'];
  /** school, kindergarten, authority, company or club. */
  organisationType: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  salutation: Scalars['String']['input'];
  street: Scalars['String']['input'];
  vatRegistrationNo?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterCustomerInput = {
  /** Terms and privacy were accepted. */
  acceptsTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  password: Scalars['String']['input'];
  /** mr, ms, none. */
  salutation: Scalars['String']['input'];
};

export type RegisterGuestInput = {
  email: Scalars['String']['input'];
};

export type RequestCustomerAccessInput = {
  customerNumber: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type Review = {
  /** The shop's answer. */
  comment?: Maybe<Scalars['String']['output']>;
  commentAuthor?: Maybe<Scalars['String']['output']>;
  commentDate?: Maybe<Scalars['String']['output']>;
  /** ISO date. */
  date: Scalars['String']['output'];
  /** Name and place as the author wants them shown; null for an anonymous one. */
  fullAuthorInfo?: Maybe<Scalars['String']['output']>;
  /** Votes as helpful. */
  helpfulRating: Scalars['Int']['output'];
  /** Written by somebody who bought it here. */
  isVerified: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  rating: Scalars['Int']['output'];
  ratingId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type ReviewArticle = {
  image?: Maybe<Image>;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  /** The review that stands already, for changing it. */
  review?: Maybe<WrittenReview>;
};

export type ReviewCounts = {
  all: Scalars['Int']['output'];
  five: Scalars['Int']['output'];
  four: Scalars['Int']['output'];
  one: Scalars['Int']['output'];
  three: Scalars['Int']['output'];
  two: Scalars['Int']['output'];
};

export type ReviewFilterInput = {
  /** One to five stars; only reviews with exactly so many. */
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type ReviewInput = {
  /** Name shown with the review; empty for an anonymous one. */
  authorName: Scalars['String']['input'];
  message: Scalars['String']['input'];
  productId: Scalars['ID']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  title: Scalars['String']['input'];
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
  /** Categories of the first level that the hits lie in, or those right below the one that is searched in; most hits first, at most 12. */
  categories: Array<HitCategory>;
  /** Set when nothing has the words as they were typed: the products are those of this text. */
  correctedTerm?: Maybe<Scalars['String']['output']>;
  /** Other texts with hits that may have been meant, at most 3. */
  didYouMean: Array<Scalars['String']['output']>;
  filters: Array<Filter>;
  /** Set when the query means one product or page: the visitor is sent there. */
  link?: Maybe<SearchLink>;
  products: Array<ProductTile>;
  sorts: Array<Sort>;
  state: ListingState;
  totalProducts: Scalars['Int']['output'];
};

export type SearchRedirect = {
  query: Scalars['String']['output'];
  /** Path of this shop or an absolute URL; null when the text is to be searched for. */
  redirectPath?: Maybe<Scalars['String']['output']>;
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
  /** As editors set it: a path in this shop or an absolute https URL. Null leaves it to the page's own path. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** The editors' links, and the page's addresses in the other consumer stores (storefront.md §9). */
  links: Array<SeoLink>;
  /** For example noindex,follow; null leaves the shop's own rule. */
  robots?: Maybe<Scalars['String']['output']>;
  rows: Array<GridRow>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Session = {
  isGuest: Scalars['Boolean']['output'];
  sessionExpires: Scalars['Float']['output'];
  /** Milliseconds since 1970: when the token ends, and when the session does whatever is done. */
  tokenExpires: Scalars['Float']['output'];
  userId: Scalars['ID']['output'];
};

export type Shipper = {
  /** dhl, dpd, gls, post or spedition. */
  code: Scalars['String']['output'];
  costs: Money;
  enabled: Scalars['Boolean']['output'];
  /** Why it is disabled: PACKSTATION-DHL-ONLY, DHL-GERMANY-ONLY, or null. */
  info?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Positions that it carries. */
  positionIds: Array<Scalars['ID']['output']>;
  selected: Scalars['Boolean']['output'];
};

export type ShopInit = {
  cartId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
};

export type SitemapEntries = {
  entries: Array<SitemapEntry>;
  /** Where the next ones begin; null at the end. */
  next?: Maybe<Scalars['ID']['output']>;
};

export type SitemapEntry = {
  /** Picture of a product. */
  image?: Maybe<Scalars['String']['output']>;
  /** ISO date. */
  lastModified: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type SitemapKind =
  | 'category'
  | 'page'
  | 'product';

export type SitemapPart = {
  kind: SitemapKind;
  /** ISO date of the newest change in it. */
  lastModified: Scalars['String']['output'];
  /** From 1; at most 25,000 addresses each. */
  part: Scalars['Int']['output'];
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

export type SpeditionField = {
  fieldName: Scalars['String']['output'];
  fieldValue: Scalars['String']['output'];
};

export type StarRatios = {
  five: Scalars['String']['output'];
  four: Scalars['String']['output'];
  one: Scalars['String']['output'];
  three: Scalars['String']['output'];
  two: Scalars['String']['output'];
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

export type SuggestedCategory = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  parentName?: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
};

export type SuggestedProduct = {
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  price: TilePrice;
};

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

export type TeaserWishlistItemInput = {
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
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

export type TrackingDatumInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type TrackingEventInput = {
  /** What the event is about, for example teaser_id and teaser_name. */
  data?: InputMaybe<Array<TrackingDatumInput>>;
  /** UUID of the browser. */
  id: Scalars['ID']['input'];
  meta: TrackingMetaInput;
  /** page_view, teaser_view, teaser_click, navigation, product_view, search, add_to_cart, remove_from_cart, user_login or lightning_deal. */
  name: Scalars['String']['input'];
  /** Milliseconds since 1970, by the visitor's clock. */
  occurredAt: Scalars['Float']['input'];
};

export type TrackingItem = {
  brand?: Maybe<Scalars['String']['output']>;
  /** First level of the catalogue. */
  category1?: Maybe<Scalars['String']['output']>;
  category2?: Maybe<Scalars['String']['output']>;
  category3?: Maybe<Scalars['String']['output']>;
  category4?: Maybe<Scalars['String']['output']>;
  category5?: Maybe<Scalars['String']['output']>;
  currencyCode: Scalars['String']['output'];
  itemId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Gross, minor units. */
  price: Scalars['Int']['output'];
  productId: Scalars['ID']['output'];
  /** Variant as the shop names it; null for a product of one item. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** storefront.md §9. */
export type TrackingMetaInput = {
  internal: Scalars['Boolean']['input'];
  /** Type of the page as its path says (storefront.md §2). */
  page_area: Scalars['String']['input'];
  page_path: Scalars['String']['input'];
  page_title: Scalars['String']['input'];
  prime_status: Scalars['String']['input'];
  /** Opened as an installed app. */
  pwa: Scalars['Boolean']['input'];
  /** Ids of active tests, joined by commas. */
  test_id: Scalars['String']['input'];
  test_variant: Scalars['String']['input'];
  /** Empty for guests. */
  user_id: Scalars['String']['input'];
  visitor_login_state: Scalars['String']['input'];
  visitor_type: Scalars['String']['input'];
};

/** Events that were malformed in the same way. */
export type TrackingRejection = {
  count: Scalars['Int']['output'];
  /** id, name, page, visitor, tests, data_name or data_value: the first part of the event that is not as it should be. */
  reason: Scalars['String']['output'];
};

export type TrackingResult = {
  rejected: Scalars['Int']['output'];
  rejections: Array<TrackingRejection>;
  stored: Scalars['Int']['output'];
};

export type Translation = {
  key: Scalars['String']['output'];
  /** ICU message. */
  value: Scalars['String']['output'];
};

export type UploadB2bCertificateInput = {
  file: Scalars['Upload']['input'];
  signature: Scalars['String']['input'];
};

/** Texts are in the visitor's language, ready to show. */
export type UploadB2bCertificateResult = {
  /** The one that counts now. */
  certificate?: Maybe<B2bCertificate>;
  /** Why not, for programs. */
  fault?: Maybe<UploadFault>;
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type UploadFault =
  | 'empty'
  /** None of this customer's, run out, or used for another file: a new one may help. */
  | 'signature'
  | 'tooLarge'
  /** Of one day. */
  | 'tooMany'
  | 'type';

export type UploadPurpose =
  | 'b2bCertificate';

export type UploadSignature = {
  /** Milliseconds since 1970. */
  expires: Scalars['Float']['output'];
  signature: Scalars['String']['output'];
};

export type UserToken = {
  /** Seconds. */
  expires: Scalars['Int']['output'];
  token: Scalars['String']['output'];
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

export type VisitorLoginState =
  | 'guest'
  | 'logged_in'
  | 'logged_out';

export type VisitorType =
  | 'existing_customer'
  | 'guest'
  | 'new_customer';

export type VoucherCodeStatus = {
  code: Scalars['String']['output'];
  isApplied: Scalars['Boolean']['output'];
  /** Why it does not count just now. */
  message?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type VoucherInfo = {
  /** It would count if it were redeemed. */
  attainable: Scalars['Boolean']['output'];
  /** What is missing, ready to show. */
  failureDescriptions: Array<Scalars['String']['output']>;
  /** It is redeemed and counts. */
  successful: Scalars['Boolean']['output'];
  voucherCode: Scalars['String']['output'];
  voucherName: Scalars['String']['output'];
};

export type Warning = {
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
};

export type Wishlist = {
  /** The visitor looks at it just now. */
  active: Scalars['Boolean']['output'];
  comments: Array<WishlistComment>;
  /** ISO. */
  createdAt: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  entries: Array<WishlistEntry>;
  externalId: Scalars['ID']['output'];
  isAdmin: Scalars['Boolean']['output'];
  isCommentator: Scalars['Boolean']['output'];
  isCreator: Scalars['Boolean']['output'];
  /** The Merkzettel itself: can't be deleted or renamed. */
  isDefault: Scalars['Boolean']['output'];
  isEditor: Scalars['Boolean']['output'];
  isStandardList: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  totals: WishlistTotals;
  users: Array<WishlistUser>;
};

export type WishlistBasePrice = {
  price: Scalars['String']['output'];
  unit: Scalars['String']['output'];
};

export type WishlistChange = {
  /** Entry that was added, changed or removed. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** In the visitor's language, ready to show. Besides a success: that a quantity became what can be ordered. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  essentials: WishlistsEssentials;
  successful: Scalars['Boolean']['output'];
  /** The list that was changed or made; null when it is gone. */
  wishlist?: Maybe<Wishlist>;
};

export type WishlistComment = {
  allowedToDeleteByUser: Scalars['Boolean']['output'];
  comment: Scalars['String']['output'];
  /** ISO. */
  date: Scalars['String']['output'];
  displayedDate: Scalars['String']['output'];
  externalId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Entry that it is about; null for the list. */
  positionId?: Maybe<Scalars['ID']['output']>;
};

export type WishlistEntry = {
  comments: Array<WishlistComment>;
  externalId: Scalars['ID']['output'];
  isSaleable: Scalars['Boolean']['output'];
  /** Null while no variant was chosen. */
  item?: Maybe<WishlistItem>;
  lightningDealInfo?: Maybe<LightningDealInfo>;
  product: WishlistProduct;
  quantity: Scalars['Int']['output'];
  /** Offered when it is not to be had. */
  replacement?: Maybe<ProductTile>;
  totals: WishlistTotals;
};

export type WishlistEntryInput = {
  /** Left out while no variant was chosen. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
};

export type WishlistEssential = {
  externalId: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  /** The caller may add to it. */
  isEditable: Scalars['Boolean']['output'];
  isStandardList: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Products in it. */
  productIds: Array<Scalars['ID']['output']>;
};

export type WishlistInvitation = {
  entryCount: Scalars['Int']['output'];
  isMember: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  right: WishlistRight;
};

export type WishlistInvite = {
  /** Path with the token, to be sent on. */
  path: Scalars['String']['output'];
  right: WishlistRight;
};

export type WishlistItem = {
  deliveryStatusColor: Scalars['String']['output'];
  deliveryStatusText: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  maxQuantity: Scalars['Int']['output'];
  minimumOrderQuantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  orderNumber: Scalars['String']['output'];
  path: Scalars['String']['output'];
  variantInfoList: Array<WishlistVariantInfo>;
};

export type WishlistProduct = {
  brand?: Maybe<Scalars['String']['output']>;
  crumbs: Array<Scalars['String']['output']>;
  hasMultipleItems: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  minimumOrderQuantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type WishlistProductInput = {
  itemId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};

export type WishlistQuantityInput = {
  entryId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

/** From the weakest to the strongest. */
export type WishlistRight =
  | 'admin'
  | 'commentator'
  | 'editor';

/** What became of each entry (storefront.md §4). */
export type WishlistToCart = {
  cart: Cart;
  /** Nothing more could be put in. */
  maxInCart: Array<WishlistToCartEntry>;
  /** The shop has no such product, or nothing of it is sold any more. A product that is unknown has a general name. */
  notAvailable: Array<WishlistToCartEntry>;
  /** Put in, in another quantity than asked for. */
  quantityChanged: Array<WishlistToCartEntry>;
  successfullyAdded: Array<WishlistToCartEntry>;
  /** A variant has to be chosen first. */
  variantsToChoose: Array<WishlistToCartEntry>;
};

export type WishlistToCartEntry = {
  image?: Maybe<Image>;
  itemId?: Maybe<Scalars['ID']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  quantityAdded: Scalars['Int']['output'];
  quantityWanted: Scalars['Int']['output'];
};

/** For the quantity of the entry, or for the whole list. */
export type WishlistTotals = {
  basePrice?: Maybe<WishlistBasePrice>;
  currencyCode: Scalars['String']['output'];
  /** At normal prices. */
  current: Money;
  /** With the pieces that may be had at the price of a running deal; null without any. */
  lightningPrice?: Maybe<Money>;
  old?: Maybe<Money>;
  /** What would be paid, minor units. */
  raw: Scalars['Int']['output'];
  savings?: Maybe<Money>;
};

export type WishlistUser = {
  isCreator: Scalars['Boolean']['output'];
  isSelf: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  right: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
};

export type WishlistVariantInfo = {
  label: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type Wishlists = {
  /** The list that everybody has. */
  merkzettel: Wishlist;
  /** The others, newest first; shared ones as well. */
  namedLists: Array<Wishlist>;
  total: Scalars['Int']['output'];
  totalProductsInMerkzettel: Scalars['Int']['output'];
};

export type WishlistsEssentials = {
  lists: Array<WishlistEssential>;
  /** Ids of products that are in any list, for hearts. */
  productIds: Array<Scalars['ID']['output']>;
  totalProductsInMerkzettel: Scalars['Int']['output'];
};

export type WrittenReview = {
  authorName?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  rating: Scalars['Int']['output'];
  ratingId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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
  AdjustedFilter: ResolverTypeWrapper<AdjustedFilter>;
  AdjustedFilterValue: ResolverTypeWrapper<AdjustedFilterValue>;
  AudioSample: ResolverTypeWrapper<AudioSample>;
  B2bCertificate: ResolverTypeWrapper<B2bCertificate>;
  Badge: ResolverTypeWrapper<Badge>;
  BasePrice: ResolverTypeWrapper<BasePrice>;
  BasketValues: ResolverTypeWrapper<BasketValues>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  Cart: ResolverTypeWrapper<Cart>;
  CartAddPositionInput: CartAddPositionInput;
  CartAddress: ResolverTypeWrapper<CartAddress>;
  CartAttributes: ResolverTypeWrapper<CartAttributes>;
  CartDeliveryInput: CartDeliveryInput;
  CartDetails: ResolverTypeWrapper<CartDetails>;
  CartFreeItems: ResolverTypeWrapper<CartFreeItems>;
  CartNotice: ResolverTypeWrapper<CartNotice>;
  CartOpCode: CartOpCode;
  CartOpInput: CartOpInput;
  CartOpResult: ResolverTypeWrapper<CartOpResult>;
  CartPosition: ResolverTypeWrapper<CartPosition>;
  CartPositionInput: CartPositionInput;
  CartSetQuantityInput: CartSetQuantityInput;
  CartTax: ResolverTypeWrapper<CartTax>;
  CartUpdateInput: CartUpdateInput;
  CartUpdateResult: ResolverTypeWrapper<CartUpdateResult>;
  CartVoucherInput: CartVoucherInput;
  Category: ResolverTypeWrapper<Category>;
  CategoryListing: ResolverTypeWrapper<Omit<CategoryListing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  CategoryNode: ResolverTypeWrapper<CategoryNode>;
  CategorySeo: ResolverTypeWrapper<CategorySeo>;
  ChangeForgottenPasswordInput: ChangeForgottenPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  CmsTeaser: ResolverTypeWrapper<CmsTeaser>;
  CustomerEmail: ResolverTypeWrapper<CustomerEmail>;
  CustomerInfo: ResolverTypeWrapper<CustomerInfo>;
  DeliveryCountry: ResolverTypeWrapper<DeliveryCountry>;
  Download: ResolverTypeWrapper<Download>;
  EnergyEfficiency: ResolverTypeWrapper<EnergyEfficiency>;
  EnumFilter: ResolverTypeWrapper<EnumFilter>;
  EnumFilterInput: EnumFilterInput;
  EnumFilterValue: ResolverTypeWrapper<EnumFilterValue>;
  ExtraTab: ResolverTypeWrapper<ExtraTab>;
  ExtraTabContent: ResolverTypeWrapper<ExtraTabContent>;
  Fact: ResolverTypeWrapper<Fact>;
  FactGroup: ResolverTypeWrapper<FactGroup>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Filter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Filter']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Footer: ResolverTypeWrapper<Footer>;
  FooterBlock: ResolverTypeWrapper<FooterBlock>;
  FooterEntry: ResolverTypeWrapper<FooterEntry>;
  FooterUsp: ResolverTypeWrapper<FooterUsp>;
  ForgotPasswordInput: ForgotPasswordInput;
  FormResult: ResolverTypeWrapper<FormResult>;
  FormValueInput: FormValueInput;
  FreeArticle: ResolverTypeWrapper<FreeArticle>;
  GlobalParameter: ResolverTypeWrapper<GlobalParameter>;
  GlobalParameterEntry: ResolverTypeWrapper<GlobalParameterEntry>;
  GridCell: ResolverTypeWrapper<GridCell>;
  GridRow: ResolverTypeWrapper<GridRow>;
  HitCategory: ResolverTypeWrapper<HitCategory>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Item: ResolverTypeWrapper<Item>;
  ItemShipping: ResolverTypeWrapper<ItemShipping>;
  ItemVariantAttribute: ResolverTypeWrapper<ItemVariantAttribute>;
  LabelAttribute: ResolverTypeWrapper<LabelAttribute>;
  LightningDealInfo: ResolverTypeWrapper<LightningDealInfo>;
  LightningReservation: ResolverTypeWrapper<LightningReservation>;
  LightningReservationResult: ResolverTypeWrapper<LightningReservationResult>;
  ListingFilterInput: ListingFilterInput;
  ListingState: ResolverTypeWrapper<ListingState>;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<LoginResult>;
  LongTailAdjustment: ResolverTypeWrapper<LongTailAdjustment>;
  MatrixCodeMessage: ResolverTypeWrapper<MatrixCodeMessage>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  NumericRangeFilter: ResolverTypeWrapper<NumericRangeFilter>;
  Page: ResolverTypeWrapper<Page>;
  PageDetails: ResolverTypeWrapper<PageDetails>;
  PageTranslation: ResolverTypeWrapper<PageTranslation>;
  PagingInput: PagingInput;
  PriceRangeFilter: ResolverTypeWrapper<PriceRangeFilter>;
  Prices: ResolverTypeWrapper<Prices>;
  PrimeInfo: ResolverTypeWrapper<PrimeInfo>;
  Product: ResolverTypeWrapper<Product>;
  ProductLabel: ResolverTypeWrapper<ProductLabel>;
  ProductReviews: ResolverTypeWrapper<ProductReviews>;
  ProductTile: ResolverTypeWrapper<ProductTile>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuerySuggestion: ResolverTypeWrapper<QuerySuggestion>;
  QuerySuggestions: ResolverTypeWrapper<QuerySuggestions>;
  RangeFilterInput: RangeFilterInput;
  RatingData: ResolverTypeWrapper<RatingData>;
  RatingProduct: ResolverTypeWrapper<RatingProduct>;
  RegisterBusinessCustomerInput: RegisterBusinessCustomerInput;
  RegisterCustomerInput: RegisterCustomerInput;
  RegisterGuestInput: RegisterGuestInput;
  RequestCustomerAccessInput: RequestCustomerAccessInput;
  Review: ResolverTypeWrapper<Review>;
  ReviewArticle: ResolverTypeWrapper<ReviewArticle>;
  ReviewCounts: ResolverTypeWrapper<ReviewCounts>;
  ReviewFilterInput: ReviewFilterInput;
  ReviewInput: ReviewInput;
  SearchFilterInput: SearchFilterInput;
  SearchLink: ResolverTypeWrapper<SearchLink>;
  SearchListing: ResolverTypeWrapper<Omit<SearchListing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  SearchRedirect: ResolverTypeWrapper<SearchRedirect>;
  SelectedEnumFilter: ResolverTypeWrapper<SelectedEnumFilter>;
  SelectedRangeFilter: ResolverTypeWrapper<SelectedRangeFilter>;
  SelectedVariantInput: SelectedVariantInput;
  SeoLink: ResolverTypeWrapper<SeoLink>;
  SeoObject: ResolverTypeWrapper<SeoObject>;
  Session: ResolverTypeWrapper<Session>;
  Shipper: ResolverTypeWrapper<Shipper>;
  ShopInit: ResolverTypeWrapper<ShopInit>;
  SitemapEntries: ResolverTypeWrapper<SitemapEntries>;
  SitemapEntry: ResolverTypeWrapper<SitemapEntry>;
  SitemapKind: SitemapKind;
  SitemapPart: ResolverTypeWrapper<SitemapPart>;
  Sort: ResolverTypeWrapper<Sort>;
  SpecialPrice: ResolverTypeWrapper<SpecialPrice>;
  SpeditionField: ResolverTypeWrapper<SpeditionField>;
  StarRatios: ResolverTypeWrapper<StarRatios>;
  Store: ResolverTypeWrapper<Store>;
  StoreId: StoreId;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuggestedCategory: ResolverTypeWrapper<SuggestedCategory>;
  SuggestedProduct: ResolverTypeWrapper<SuggestedProduct>;
  TeaserAttribute: ResolverTypeWrapper<TeaserAttribute>;
  TeaserAttributeGroup: ResolverTypeWrapper<TeaserAttributeGroup>;
  TeaserRecommendations: ResolverTypeWrapper<TeaserRecommendations>;
  TeaserWishlistItemInput: TeaserWishlistItemInput;
  TextileCareIcon: ResolverTypeWrapper<TextileCareIcon>;
  TileBadges: ResolverTypeWrapper<TileBadges>;
  TileEnergyEfficiency: ResolverTypeWrapper<TileEnergyEfficiency>;
  TilePrice: ResolverTypeWrapper<TilePrice>;
  TrackingDatumInput: TrackingDatumInput;
  TrackingEventInput: TrackingEventInput;
  TrackingItem: ResolverTypeWrapper<TrackingItem>;
  TrackingMetaInput: TrackingMetaInput;
  TrackingRejection: ResolverTypeWrapper<TrackingRejection>;
  TrackingResult: ResolverTypeWrapper<TrackingResult>;
  Translation: ResolverTypeWrapper<Translation>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadB2bCertificateInput: UploadB2bCertificateInput;
  UploadB2bCertificateResult: ResolverTypeWrapper<UploadB2bCertificateResult>;
  UploadFault: UploadFault;
  UploadPurpose: UploadPurpose;
  UploadSignature: ResolverTypeWrapper<UploadSignature>;
  UserToken: ResolverTypeWrapper<UserToken>;
  VariantAttribute: ResolverTypeWrapper<VariantAttribute>;
  VariantAttributeType: VariantAttributeType;
  VariantInformation: ResolverTypeWrapper<VariantInformation>;
  VariantOption: ResolverTypeWrapper<VariantOption>;
  VisitorLoginState: VisitorLoginState;
  VisitorType: VisitorType;
  VoucherCodeStatus: ResolverTypeWrapper<VoucherCodeStatus>;
  VoucherInfo: ResolverTypeWrapper<VoucherInfo>;
  Warning: ResolverTypeWrapper<Warning>;
  Wishlist: ResolverTypeWrapper<ListView>;
  WishlistBasePrice: ResolverTypeWrapper<WishlistBasePrice>;
  WishlistChange: ResolverTypeWrapper<ChangeView>;
  WishlistComment: ResolverTypeWrapper<WishlistComment>;
  WishlistEntry: ResolverTypeWrapper<EntryView>;
  WishlistEntryInput: WishlistEntryInput;
  WishlistEssential: ResolverTypeWrapper<WishlistEssential>;
  WishlistInvitation: ResolverTypeWrapper<WishlistInvitation>;
  WishlistInvite: ResolverTypeWrapper<WishlistInvite>;
  WishlistItem: ResolverTypeWrapper<WishlistItem>;
  WishlistProduct: ResolverTypeWrapper<WishlistProduct>;
  WishlistProductInput: WishlistProductInput;
  WishlistQuantityInput: WishlistQuantityInput;
  WishlistRight: WishlistRight;
  WishlistToCart: ResolverTypeWrapper<WishlistToCart>;
  WishlistToCartEntry: ResolverTypeWrapper<WishlistToCartEntry>;
  WishlistTotals: ResolverTypeWrapper<WishlistTotals>;
  WishlistUser: ResolverTypeWrapper<WishlistUser>;
  WishlistVariantInfo: ResolverTypeWrapper<WishlistVariantInfo>;
  Wishlists: ResolverTypeWrapper<ListsView>;
  WishlistsEssentials: ResolverTypeWrapper<WishlistsEssentials>;
  WrittenReview: ResolverTypeWrapper<WrittenReview>;
  YoutubeVideo: ResolverTypeWrapper<YoutubeVideo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbTest: AbTest;
  AbVariant: AbVariant;
  AdjustedFilter: AdjustedFilter;
  AdjustedFilterValue: AdjustedFilterValue;
  AudioSample: AudioSample;
  B2bCertificate: B2bCertificate;
  Badge: Badge;
  BasePrice: BasePrice;
  BasketValues: BasketValues;
  Boolean: Scalars['Boolean']['output'];
  Breadcrumb: Breadcrumb;
  Cart: Cart;
  CartAddPositionInput: CartAddPositionInput;
  CartAddress: CartAddress;
  CartAttributes: CartAttributes;
  CartDeliveryInput: CartDeliveryInput;
  CartDetails: CartDetails;
  CartFreeItems: CartFreeItems;
  CartNotice: CartNotice;
  CartOpInput: CartOpInput;
  CartOpResult: CartOpResult;
  CartPosition: CartPosition;
  CartPositionInput: CartPositionInput;
  CartSetQuantityInput: CartSetQuantityInput;
  CartTax: CartTax;
  CartUpdateInput: CartUpdateInput;
  CartUpdateResult: CartUpdateResult;
  CartVoucherInput: CartVoucherInput;
  Category: Category;
  CategoryListing: Omit<CategoryListing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  CategoryNode: CategoryNode;
  CategorySeo: CategorySeo;
  ChangeForgottenPasswordInput: ChangeForgottenPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  CmsTeaser: CmsTeaser;
  CustomerEmail: CustomerEmail;
  CustomerInfo: CustomerInfo;
  DeliveryCountry: DeliveryCountry;
  Download: Download;
  EnergyEfficiency: EnergyEfficiency;
  EnumFilter: EnumFilter;
  EnumFilterInput: EnumFilterInput;
  EnumFilterValue: EnumFilterValue;
  ExtraTab: ExtraTab;
  ExtraTabContent: ExtraTabContent;
  Fact: Fact;
  FactGroup: FactGroup;
  FieldError: FieldError;
  Filter: ResolversInterfaceTypes<ResolversParentTypes>['Filter'];
  Float: Scalars['Float']['output'];
  Footer: Footer;
  FooterBlock: FooterBlock;
  FooterEntry: FooterEntry;
  FooterUsp: FooterUsp;
  ForgotPasswordInput: ForgotPasswordInput;
  FormResult: FormResult;
  FormValueInput: FormValueInput;
  FreeArticle: FreeArticle;
  GlobalParameter: GlobalParameter;
  GlobalParameterEntry: GlobalParameterEntry;
  GridCell: GridCell;
  GridRow: GridRow;
  HitCategory: HitCategory;
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageSource: ImageSource;
  Int: Scalars['Int']['output'];
  Item: Item;
  ItemShipping: ItemShipping;
  ItemVariantAttribute: ItemVariantAttribute;
  LabelAttribute: LabelAttribute;
  LightningDealInfo: LightningDealInfo;
  LightningReservation: LightningReservation;
  LightningReservationResult: LightningReservationResult;
  ListingFilterInput: ListingFilterInput;
  ListingState: ListingState;
  LoginInput: LoginInput;
  LoginResult: LoginResult;
  LongTailAdjustment: LongTailAdjustment;
  MatrixCodeMessage: MatrixCodeMessage;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NavigationItem: NavigationItem;
  NumericRangeFilter: NumericRangeFilter;
  Page: Page;
  PageDetails: PageDetails;
  PageTranslation: PageTranslation;
  PagingInput: PagingInput;
  PriceRangeFilter: PriceRangeFilter;
  Prices: Prices;
  PrimeInfo: PrimeInfo;
  Product: Product;
  ProductLabel: ProductLabel;
  ProductReviews: ProductReviews;
  ProductTile: ProductTile;
  Query: Record<PropertyKey, never>;
  QuerySuggestion: QuerySuggestion;
  QuerySuggestions: QuerySuggestions;
  RangeFilterInput: RangeFilterInput;
  RatingData: RatingData;
  RatingProduct: RatingProduct;
  RegisterBusinessCustomerInput: RegisterBusinessCustomerInput;
  RegisterCustomerInput: RegisterCustomerInput;
  RegisterGuestInput: RegisterGuestInput;
  RequestCustomerAccessInput: RequestCustomerAccessInput;
  Review: Review;
  ReviewArticle: ReviewArticle;
  ReviewCounts: ReviewCounts;
  ReviewFilterInput: ReviewFilterInput;
  ReviewInput: ReviewInput;
  SearchFilterInput: SearchFilterInput;
  SearchLink: SearchLink;
  SearchListing: Omit<SearchListing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  SearchRedirect: SearchRedirect;
  SelectedEnumFilter: SelectedEnumFilter;
  SelectedRangeFilter: SelectedRangeFilter;
  SelectedVariantInput: SelectedVariantInput;
  SeoLink: SeoLink;
  SeoObject: SeoObject;
  Session: Session;
  Shipper: Shipper;
  ShopInit: ShopInit;
  SitemapEntries: SitemapEntries;
  SitemapEntry: SitemapEntry;
  SitemapPart: SitemapPart;
  Sort: Sort;
  SpecialPrice: SpecialPrice;
  SpeditionField: SpeditionField;
  StarRatios: StarRatios;
  Store: Store;
  String: Scalars['String']['output'];
  SuggestedCategory: SuggestedCategory;
  SuggestedProduct: SuggestedProduct;
  TeaserAttribute: TeaserAttribute;
  TeaserAttributeGroup: TeaserAttributeGroup;
  TeaserRecommendations: TeaserRecommendations;
  TeaserWishlistItemInput: TeaserWishlistItemInput;
  TextileCareIcon: TextileCareIcon;
  TileBadges: TileBadges;
  TileEnergyEfficiency: TileEnergyEfficiency;
  TilePrice: TilePrice;
  TrackingDatumInput: TrackingDatumInput;
  TrackingEventInput: TrackingEventInput;
  TrackingItem: TrackingItem;
  TrackingMetaInput: TrackingMetaInput;
  TrackingRejection: TrackingRejection;
  TrackingResult: TrackingResult;
  Translation: Translation;
  Upload: Scalars['Upload']['output'];
  UploadB2bCertificateInput: UploadB2bCertificateInput;
  UploadB2bCertificateResult: UploadB2bCertificateResult;
  UploadSignature: UploadSignature;
  UserToken: UserToken;
  VariantAttribute: VariantAttribute;
  VariantInformation: VariantInformation;
  VariantOption: VariantOption;
  VoucherCodeStatus: VoucherCodeStatus;
  VoucherInfo: VoucherInfo;
  Warning: Warning;
  Wishlist: ListView;
  WishlistBasePrice: WishlistBasePrice;
  WishlistChange: ChangeView;
  WishlistComment: WishlistComment;
  WishlistEntry: EntryView;
  WishlistEntryInput: WishlistEntryInput;
  WishlistEssential: WishlistEssential;
  WishlistInvitation: WishlistInvitation;
  WishlistInvite: WishlistInvite;
  WishlistItem: WishlistItem;
  WishlistProduct: WishlistProduct;
  WishlistProductInput: WishlistProductInput;
  WishlistQuantityInput: WishlistQuantityInput;
  WishlistToCart: WishlistToCart;
  WishlistToCartEntry: WishlistToCartEntry;
  WishlistTotals: WishlistTotals;
  WishlistUser: WishlistUser;
  WishlistVariantInfo: WishlistVariantInfo;
  Wishlists: ListsView;
  WishlistsEssentials: WishlistsEssentials;
  WrittenReview: WrittenReview;
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

export type AdjustedFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AdjustedFilter'] = ResolversParentTypes['AdjustedFilter']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AdjustedFilterValue']>, ParentType, ContextType>;
};

export type AdjustedFilterValueResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AdjustedFilterValue'] = ResolversParentTypes['AdjustedFilterValue']> = {
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AudioSampleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AudioSample'] = ResolversParentTypes['AudioSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type B2bCertificateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['B2bCertificate'] = ResolversParentTypes['B2bCertificate']> = {
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type BasketValuesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketValues'] = ResolversParentTypes['BasketValues']> = {
  basketValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  educationalShippingTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeShippingPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionsSaving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippers?: Resolver<Array<ResolversTypes['Shipper']>, ParentType, ContextType>;
  shippingCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['CartTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  undiscountsTotalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  attributes?: Resolver<ResolversTypes['CartAttributes'], ParentType, ContextType>;
  basketValues?: Resolver<ResolversTypes['BasketValues'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['CartAddress']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['CartDetails'], ParentType, ContextType>;
  freeItems?: Resolver<ResolversTypes['CartFreeItems'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPayless?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['CartPosition']>, ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['CartAddress']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voucherInfos?: Resolver<Array<ResolversTypes['VoucherInfo']>, ParentType, ContextType>;
};

export type CartAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartAddress'] = ResolversParentTypes['CartAddress']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAttributesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartAttributes'] = ResolversParentTypes['CartAttributes']> = {
  submitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartDetailsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartDetails'] = ResolversParentTypes['CartDetails']> = {
  articleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryCountries?: Resolver<Array<ResolversTypes['DeliveryCountry']>, ParentType, ContextType>;
  deliveryCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryFreeMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryFreeMissing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedPaymentMethodInCart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  speditionsFields?: Resolver<Array<ResolversTypes['SpeditionField']>, ParentType, ContextType>;
  voucherCodeStatus?: Resolver<Maybe<ResolversTypes['VoucherCodeStatus']>, ParentType, ContextType>;
};

export type CartFreeItemsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartFreeItems'] = ResolversParentTypes['CartFreeItems']> = {
  articles?: Resolver<Array<ResolversTypes['FreeArticle']>, ParentType, ContextType>;
  catalogs?: Resolver<Array<ResolversTypes['FreeArticle']>, ParentType, ContextType>;
  minimumPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartOpResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartOpResult'] = ResolversParentTypes['CartOpResult']> = {
  code?: Resolver<ResolversTypes['CartOpCode'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityAdded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartPositionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartPosition'] = ResolversParentTypes['CartPosition']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableForSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basePrice?: Resolver<Maybe<ResolversTypes['BasePrice']>, ParentType, ContextType>;
  deliveryStatusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isCatalog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLightningDeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromotionFreeItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPricePerUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  operationsId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pricePerUnitLightning?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityLightning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityNormal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relatedVoucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removableItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantAttributes?: Resolver<Array<ResolversTypes['ItemVariantAttribute']>, ParentType, ContextType>;
};

export type CartTaxResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartTax'] = ResolversParentTypes['CartTax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartUpdateResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartUpdateResult'] = ResolversParentTypes['CartUpdateResult']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CartOpResult']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['CategoryNode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['CategorySeo'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['StoreId']>, ParentType, ContextType>;
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

export type CustomerEmailResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerEmail'] = ResolversParentTypes['CustomerEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerInfo'] = ResolversParentTypes['CustomerInfo']> = {
  categoryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['CustomerEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExistingCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNewCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primeInfo?: Resolver<ResolversTypes['PrimeInfo'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorLoginState?: Resolver<ResolversTypes['VisitorLoginState'], ParentType, ContextType>;
  visitorType?: Resolver<ResolversTypes['VisitorType'], ParentType, ContextType>;
};

export type DeliveryCountryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['DeliveryCountry'] = ResolversParentTypes['DeliveryCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FieldErrorResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  errorMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FormResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FormResult'] = ResolversParentTypes['FormResult']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FreeArticleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FreeArticle'] = ResolversParentTypes['FreeArticle']> = {
  attainable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isInCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type HitCategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['HitCategory'] = ResolversParentTypes['HitCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  shipping?: Resolver<ResolversTypes['ItemShipping'], ParentType, ContextType>;
  variantAttributes?: Resolver<Array<ResolversTypes['ItemVariantAttribute']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type ItemShippingResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ItemShipping'] = ResolversParentTypes['ItemShipping']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximumDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type LightningReservationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LightningReservation'] = ResolversParentTypes['LightningReservation']> = {
  hasBeenExtended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLightningDealReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reservationEndTimestamp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serverTimestamp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LightningReservationResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LightningReservationResult'] = ResolversParentTypes['LightningReservationResult']> = {
  anyItemNoLongerValidDeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changedItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantityReduced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reservation?: Resolver<ResolversTypes['LightningReservation'], ParentType, ContextType>;
  successfullyRefreshed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type LoginResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  cartMerged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sharedListMerged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['UserToken']>, ParentType, ContextType>;
  updatedCartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LongTailAdjustmentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LongTailAdjustment'] = ResolversParentTypes['LongTailAdjustment']> = {
  filters?: Resolver<Array<ResolversTypes['AdjustedFilter']>, ParentType, ContextType>;
  searchQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  addProductToWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationAddProductToWishlistArgs, 'entry'>>;
  addTeaserWishlistToCart?: Resolver<ResolversTypes['WishlistToCart'], ParentType, ContextType, RequireFields<MutationAddTeaserWishlistToCartArgs, 'teaserWishlist' | 'updateId'>>;
  addWishlistComment?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationAddWishlistCommentArgs, 'comment' | 'externalId'>>;
  addWishlistToCart?: Resolver<ResolversTypes['WishlistToCart'], ParentType, ContextType, RequireFields<MutationAddWishlistToCartArgs, 'externalId' | 'updateId'>>;
  cart_update?: Resolver<ResolversTypes['CartUpdateResult'], ParentType, ContextType, RequireFields<MutationCart_UpdateArgs, 'data'>>;
  changeForgottenPassword?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationChangeForgottenPasswordArgs, 'data'>>;
  changePassword?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'data'>>;
  changeWishlistQuantity?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationChangeWishlistQuantityArgs, 'entry' | 'externalId'>>;
  createWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationCreateWishlistArgs, 'name'>>;
  createWishlistInvite?: Resolver<ResolversTypes['WishlistInvite'], ParentType, ContextType, RequireFields<MutationCreateWishlistInviteArgs, 'externalId' | 'right'>>;
  deleteWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationDeleteWishlistArgs, 'externalId'>>;
  deleteWishlistComment?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationDeleteWishlistCommentArgs, 'commentId' | 'externalId'>>;
  extendLightningReservation?: Resolver<ResolversTypes['LightningReservationResult'], ParentType, ContextType, Partial<MutationExtendLightningReservationArgs>>;
  forgotPassword?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'data'>>;
  importSharedWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationImportSharedWishlistArgs, 'inviteToken'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'data' | 'mergeCart'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markReviewHelpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMarkReviewHelpfulArgs, 'ratingId' | 'voteId'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'fromCartId' | 'toCartId'>>;
  moveWishlistEntry?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationMoveWishlistEntryArgs, 'entryId' | 'fromExternalId' | 'toExternalId'>>;
  recordGlanceView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordGlanceViewArgs, 'domain' | 'productId'>>;
  refreshLightningReservation?: Resolver<ResolversTypes['LightningReservationResult'], ParentType, ContextType, Partial<MutationRefreshLightningReservationArgs>>;
  refreshUserToken?: Resolver<ResolversTypes['UserToken'], ParentType, ContextType>;
  registerBusinessCustomer?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationRegisterBusinessCustomerArgs, 'data'>>;
  registerCustomer?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationRegisterCustomerArgs, 'data'>>;
  registerGuest?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationRegisterGuestArgs, 'data'>>;
  removeProductFromMerkzettel?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, Partial<MutationRemoveProductFromMerkzettelArgs>>;
  removeWishlistMember?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationRemoveWishlistMemberArgs, 'externalId' | 'userId'>>;
  renameWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationRenameWishlistArgs, 'externalId' | 'name'>>;
  replaceTeaserWishlistItem?: Resolver<Maybe<ResolversTypes['WishlistEntry']>, ParentType, ContextType, RequireFields<MutationReplaceTeaserWishlistItemArgs, 'itemId' | 'oldExternalId' | 'quantity'>>;
  replaceWishlistItem?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationReplaceWishlistItemArgs, 'entry' | 'entryId' | 'externalId'>>;
  requestCustomerAccess?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationRequestCustomerAccessArgs, 'data'>>;
  setStandardWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationSetStandardWishlistArgs, 'externalId'>>;
  setWishlistDescription?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationSetWishlistDescriptionArgs, 'description' | 'externalId'>>;
  setWishlistMemberRight?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<MutationSetWishlistMemberRightArgs, 'externalId' | 'right' | 'userId'>>;
  shopInit?: Resolver<ResolversTypes['ShopInit'], ParentType, ContextType>;
  submitForm?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'formId' | 'submissionId' | 'values'>>;
  submitReview?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'encryptedData' | 'review'>>;
  tracking_addEvents?: Resolver<ResolversTypes['TrackingResult'], ParentType, ContextType, RequireFields<MutationTracking_AddEventsArgs, 'events'>>;
  uploadB2bCertificate?: Resolver<ResolversTypes['UploadB2bCertificateResult'], ParentType, ContextType, RequireFields<MutationUploadB2bCertificateArgs, 'input'>>;
  withdrawWishlistInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawWishlistInviteArgs, 'externalId' | 'right'>>;
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
  translations?: Resolver<Array<ResolversTypes['PageTranslation']>, ParentType, ContextType>;
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

export type PageTranslationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PageTranslation'] = ResolversParentTypes['PageTranslation']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PrimeInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PrimeInfo'] = ResolversParentTypes['PrimeInfo']> = {
  abo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  stores?: Resolver<Array<ResolversTypes['StoreId']>, ParentType, ContextType>;
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

export type ProductReviewsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  counts?: Resolver<ResolversTypes['ReviewCounts'], ParentType, ContextType>;
  isSubmissionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberOfReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  starRatios?: Resolver<ResolversTypes['StarRatios'], ParentType, ContextType>;
  totalMatching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  checkTokenValidity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCheckTokenValidityArgs, 'emailToken'>>;
  core_category?: Resolver<Maybe<ResolversTypes['CategoryListing']>, ParentType, ContextType, RequireFields<QueryCore_CategoryArgs, 'id'>>;
  core_search?: Resolver<ResolversTypes['SearchListing'], ParentType, ContextType, RequireFields<QueryCore_SearchArgs, 'filter'>>;
  decryptRatingData?: Resolver<Maybe<ResolversTypes['RatingData']>, ParentType, ContextType, RequireFields<QueryDecryptRatingDataArgs, 'encryptedData'>>;
  getActiveAbTestsByUrl?: Resolver<Array<ResolversTypes['AbTest']>, ParentType, ContextType, RequireFields<QueryGetActiveAbTestsByUrlArgs, 'url'>>;
  getAllWishlists?: Resolver<ResolversTypes['Wishlists'], ParentType, ContextType>;
  getAllWishlistsEssentials?: Resolver<ResolversTypes['WishlistsEssentials'], ParentType, ContextType>;
  getAllWishlistsFull?: Resolver<ResolversTypes['Wishlists'], ParentType, ContextType>;
  getB2bCertificate?: Resolver<Maybe<ResolversTypes['B2bCertificate']>, ParentType, ContextType>;
  getCommentsPerWishlist?: Resolver<Array<ResolversTypes['WishlistComment']>, ParentType, ContextType, RequireFields<QueryGetCommentsPerWishlistArgs, 'wishlistId'>>;
  getCurrentUploadSignature?: Resolver<ResolversTypes['UploadSignature'], ParentType, ContextType, RequireFields<QueryGetCurrentUploadSignatureArgs, 'purpose'>>;
  getCustomerInfo?: Resolver<ResolversTypes['CustomerInfo'], ParentType, ContextType, RequireFields<QueryGetCustomerInfoArgs, 'url'>>;
  getExtraTabContent?: Resolver<Maybe<ResolversTypes['ExtraTabContent']>, ParentType, ContextType, RequireFields<QueryGetExtraTabContentArgs, 'productId' | 'tabId'>>;
  getFooter?: Resolver<Maybe<ResolversTypes['Footer']>, ParentType, ContextType, RequireFields<QueryGetFooterArgs, 'pageId'>>;
  getGlobalParametersByName?: Resolver<Maybe<Array<ResolversTypes['GlobalParameter']>>, ParentType, ContextType, RequireFields<QueryGetGlobalParametersByNameArgs, 'names'>>;
  getItemById?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryGetItemByIdArgs, 'itemId'>>;
  getLightningReservation?: Resolver<ResolversTypes['LightningReservation'], ParentType, ContextType, Partial<QueryGetLightningReservationArgs>>;
  getLongTailAdjustment?: Resolver<ResolversTypes['LongTailAdjustment'], ParentType, ContextType, RequireFields<QueryGetLongTailAdjustmentArgs, 'searchQuery'>>;
  getMainCategoryFromCategoryId?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetMainCategoryFromCategoryIdArgs, 'categoryId'>>;
  getNavigation?: Resolver<Maybe<Array<ResolversTypes['NavigationItem']>>, ParentType, ContextType, RequireFields<QueryGetNavigationArgs, 'depth'>>;
  getNavigationByCategoryId?: Resolver<Maybe<ResolversTypes['NavigationItem']>, ParentType, ContextType, RequireFields<QueryGetNavigationByCategoryIdArgs, 'categoryId' | 'depth'>>;
  getPageById?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryGetPageByIdArgs, 'pageId'>>;
  getPageDetailsByUrl?: Resolver<ResolversTypes['PageDetails'], ParentType, ContextType, RequireFields<QueryGetPageDetailsByUrlArgs, 'url'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'productId'>>;
  getRatingProductDetails?: Resolver<Maybe<ResolversTypes['RatingProduct']>, ParentType, ContextType, RequireFields<QueryGetRatingProductDetailsArgs, 'productId'>>;
  getReviewArticles?: Resolver<Array<ResolversTypes['ReviewArticle']>, ParentType, ContextType, RequireFields<QueryGetReviewArticlesArgs, 'encryptedData'>>;
  getReviewsByProduct?: Resolver<Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<QueryGetReviewsByProductArgs, 'limit' | 'offset' | 'productId'>>;
  getSearchRedirect?: Resolver<ResolversTypes['SearchRedirect'], ParentType, ContextType, RequireFields<QueryGetSearchRedirectArgs, 'originalQuery'>>;
  getSession?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  getSitemapEntries?: Resolver<ResolversTypes['SitemapEntries'], ParentType, ContextType, RequireFields<QueryGetSitemapEntriesArgs, 'kind' | 'limit' | 'part'>>;
  getSitemapParts?: Resolver<Array<ResolversTypes['SitemapPart']>, ParentType, ContextType>;
  getStore?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  getTeaserRecommendations?: Resolver<Array<ResolversTypes['TeaserRecommendations']>, ParentType, ContextType, RequireFields<QueryGetTeaserRecommendationsArgs, 'teaserIds'>>;
  getTotalsForTeaserWishlist?: Resolver<Maybe<ResolversTypes['WishlistTotals']>, ParentType, ContextType, RequireFields<QueryGetTotalsForTeaserWishlistArgs, 'itemId' | 'productId' | 'quantity'>>;
  getTrackingItem?: Resolver<Maybe<ResolversTypes['TrackingItem']>, ParentType, ContextType, RequireFields<QueryGetTrackingItemArgs, 'itemId'>>;
  getTranslationsByKeys?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<QueryGetTranslationsByKeysArgs, 'keys'>>;
  getTranslationsByPrefix?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<QueryGetTranslationsByPrefixArgs, 'prefixes'>>;
  getVariantInformationForProduct?: Resolver<Maybe<ResolversTypes['VariantInformation']>, ParentType, ContextType, RequireFields<QueryGetVariantInformationForProductArgs, 'productId'>>;
  getWishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<QueryGetWishlistArgs, 'externalId'>>;
  getWishlistFromTeaser?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<QueryGetWishlistFromTeaserArgs, 'externalId'>>;
  getWishlistInvitation?: Resolver<Maybe<ResolversTypes['WishlistInvitation']>, ParentType, ContextType, RequireFields<QueryGetWishlistInvitationArgs, 'inviteToken'>>;
  isUniqueEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsUniqueEmailArgs, 'email'>>;
  shop_findCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<QueryShop_FindCartArgs>>;
  suggestQueries?: Resolver<ResolversTypes['QuerySuggestions'], ParentType, ContextType, RequireFields<QuerySuggestQueriesArgs, 'userQuery'>>;
};

export type QuerySuggestionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['QuerySuggestion'] = ResolversParentTypes['QuerySuggestion']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuerySuggestionsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['QuerySuggestions'] = ResolversParentTypes['QuerySuggestions']> = {
  categories?: Resolver<Array<ResolversTypes['SuggestedCategory']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SuggestedProduct']>, ParentType, ContextType>;
  suggest?: Resolver<Array<ResolversTypes['QuerySuggestion']>, ParentType, ContextType>;
};

export type RatingDataResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['RatingData'] = ResolversParentTypes['RatingData']> = {
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RatingProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['RatingProduct'] = ResolversParentTypes['RatingProduct']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  manufacturerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentAuthor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullAuthorInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpfulRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewArticleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReviewArticle'] = ResolversParentTypes['ReviewArticle']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
};

export type ReviewCountsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReviewCounts'] = ResolversParentTypes['ReviewCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  five?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  four?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  three?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  two?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SearchLink'] = ResolversParentTypes['SearchLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchListingResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SearchListing'] = ResolversParentTypes['SearchListing']> = {
  categories?: Resolver<Array<ResolversTypes['HitCategory']>, ParentType, ContextType>;
  correctedTerm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  didYouMean?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['Filter']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['Sort']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  totalProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchRedirectResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SearchRedirect'] = ResolversParentTypes['SearchRedirect']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SessionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionExpires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tokenExpires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ShipperResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Shipper'] = ResolversParentTypes['Shipper']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costs?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopInitResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ShopInit'] = ResolversParentTypes['ShopInit']> = {
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SitemapEntriesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SitemapEntries'] = ResolversParentTypes['SitemapEntries']> = {
  entries?: Resolver<Array<ResolversTypes['SitemapEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapPartResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SitemapPart'] = ResolversParentTypes['SitemapPart']> = {
  kind?: Resolver<ResolversTypes['SitemapKind'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type SpeditionFieldResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SpeditionField'] = ResolversParentTypes['SpeditionField']> = {
  fieldName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StarRatiosResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StarRatios'] = ResolversParentTypes['StarRatios']> = {
  five?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  four?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  three?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  two?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SuggestedCategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SuggestedCategory'] = ResolversParentTypes['SuggestedCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SuggestedProduct'] = ResolversParentTypes['SuggestedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TilePrice'], ParentType, ContextType>;
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

export type TrackingItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TrackingItem'] = ResolversParentTypes['TrackingItem']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category5?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrackingRejectionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TrackingRejection'] = ResolversParentTypes['TrackingRejection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackingResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TrackingResult'] = ResolversParentTypes['TrackingResult']> = {
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejections?: Resolver<Array<ResolversTypes['TrackingRejection']>, ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadB2bCertificateResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UploadB2bCertificateResult'] = ResolversParentTypes['UploadB2bCertificateResult']> = {
  certificate?: Resolver<Maybe<ResolversTypes['B2bCertificate']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['UploadFault']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UploadSignatureResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UploadSignature'] = ResolversParentTypes['UploadSignature']> = {
  expires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserTokenResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UserToken'] = ResolversParentTypes['UserToken']> = {
  expires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type VoucherCodeStatusResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VoucherCodeStatus'] = ResolversParentTypes['VoucherCodeStatus']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoucherInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VoucherInfo'] = ResolversParentTypes['VoucherInfo']> = {
  attainable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failureDescriptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['WishlistComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['WishlistEntry']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCommentator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStandardList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['WishlistTotals'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['WishlistUser']>, ParentType, ContextType>;
};

export type WishlistBasePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistBasePrice'] = ResolversParentTypes['WishlistBasePrice']> = {
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistChangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistChange'] = ResolversParentTypes['WishlistChange']> = {
  entryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  essentials?: Resolver<ResolversTypes['WishlistsEssentials'], ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type WishlistCommentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistComment'] = ResolversParentTypes['WishlistComment']> = {
  allowedToDeleteByUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WishlistEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistEntry'] = ResolversParentTypes['WishlistEntry']> = {
  comments?: Resolver<Array<ResolversTypes['WishlistComment']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSaleable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  lightningDealInfo?: Resolver<Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['WishlistProduct'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['WishlistTotals'], ParentType, ContextType>;
};

export type WishlistEssentialResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistEssential'] = ResolversParentTypes['WishlistEssential']> = {
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStandardList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WishlistInvitationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistInvitation'] = ResolversParentTypes['WishlistInvitation']> = {
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['WishlistRight'], ParentType, ContextType>;
};

export type WishlistInviteResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistInvite'] = ResolversParentTypes['WishlistInvite']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['WishlistRight'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  deliveryStatusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantInfoList?: Resolver<Array<ResolversTypes['WishlistVariantInfo']>, ParentType, ContextType>;
};

export type WishlistProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistProduct'] = ResolversParentTypes['WishlistProduct']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crumbs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasMultipleItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistToCartResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistToCart'] = ResolversParentTypes['WishlistToCart']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  maxInCart?: Resolver<Array<ResolversTypes['WishlistToCartEntry']>, ParentType, ContextType>;
  notAvailable?: Resolver<Array<ResolversTypes['WishlistToCartEntry']>, ParentType, ContextType>;
  quantityChanged?: Resolver<Array<ResolversTypes['WishlistToCartEntry']>, ParentType, ContextType>;
  successfullyAdded?: Resolver<Array<ResolversTypes['WishlistToCartEntry']>, ParentType, ContextType>;
  variantsToChoose?: Resolver<Array<ResolversTypes['WishlistToCartEntry']>, ParentType, ContextType>;
};

export type WishlistToCartEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistToCartEntry'] = ResolversParentTypes['WishlistToCartEntry']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantityAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityWanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistTotalsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistTotals'] = ResolversParentTypes['WishlistTotals']> = {
  basePrice?: Resolver<Maybe<ResolversTypes['WishlistBasePrice']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lightningPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  old?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savings?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WishlistUserResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistUser'] = ResolversParentTypes['WishlistUser']> = {
  isCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WishlistVariantInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistVariantInfo'] = ResolversParentTypes['WishlistVariantInfo']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Wishlists'] = ResolversParentTypes['Wishlists']> = {
  merkzettel?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  namedLists?: Resolver<Array<ResolversTypes['Wishlist']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalProductsInMerkzettel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistsEssentialsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistsEssentials'] = ResolversParentTypes['WishlistsEssentials']> = {
  lists?: Resolver<Array<ResolversTypes['WishlistEssential']>, ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  totalProductsInMerkzettel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WrittenReviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WrittenReview'] = ResolversParentTypes['WrittenReview']> = {
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type YoutubeVideoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['YoutubeVideo'] = ResolversParentTypes['YoutubeVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ShopContext> = {
  AbTest?: AbTestResolvers<ContextType>;
  AbVariant?: AbVariantResolvers<ContextType>;
  AdjustedFilter?: AdjustedFilterResolvers<ContextType>;
  AdjustedFilterValue?: AdjustedFilterValueResolvers<ContextType>;
  AudioSample?: AudioSampleResolvers<ContextType>;
  B2bCertificate?: B2bCertificateResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  BasePrice?: BasePriceResolvers<ContextType>;
  BasketValues?: BasketValuesResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddress?: CartAddressResolvers<ContextType>;
  CartAttributes?: CartAttributesResolvers<ContextType>;
  CartDetails?: CartDetailsResolvers<ContextType>;
  CartFreeItems?: CartFreeItemsResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartOpResult?: CartOpResultResolvers<ContextType>;
  CartPosition?: CartPositionResolvers<ContextType>;
  CartTax?: CartTaxResolvers<ContextType>;
  CartUpdateResult?: CartUpdateResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryListing?: CategoryListingResolvers<ContextType>;
  CategoryNode?: CategoryNodeResolvers<ContextType>;
  CategorySeo?: CategorySeoResolvers<ContextType>;
  CmsTeaser?: CmsTeaserResolvers<ContextType>;
  CustomerEmail?: CustomerEmailResolvers<ContextType>;
  CustomerInfo?: CustomerInfoResolvers<ContextType>;
  DeliveryCountry?: DeliveryCountryResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  EnergyEfficiency?: EnergyEfficiencyResolvers<ContextType>;
  EnumFilter?: EnumFilterResolvers<ContextType>;
  EnumFilterValue?: EnumFilterValueResolvers<ContextType>;
  ExtraTab?: ExtraTabResolvers<ContextType>;
  ExtraTabContent?: ExtraTabContentResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  FactGroup?: FactGroupResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  Filter?: FilterResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterBlock?: FooterBlockResolvers<ContextType>;
  FooterEntry?: FooterEntryResolvers<ContextType>;
  FooterUsp?: FooterUspResolvers<ContextType>;
  FormResult?: FormResultResolvers<ContextType>;
  FreeArticle?: FreeArticleResolvers<ContextType>;
  GlobalParameter?: GlobalParameterResolvers<ContextType>;
  GlobalParameterEntry?: GlobalParameterEntryResolvers<ContextType>;
  GridCell?: GridCellResolvers<ContextType>;
  GridRow?: GridRowResolvers<ContextType>;
  HitCategory?: HitCategoryResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemShipping?: ItemShippingResolvers<ContextType>;
  ItemVariantAttribute?: ItemVariantAttributeResolvers<ContextType>;
  LabelAttribute?: LabelAttributeResolvers<ContextType>;
  LightningDealInfo?: LightningDealInfoResolvers<ContextType>;
  LightningReservation?: LightningReservationResolvers<ContextType>;
  LightningReservationResult?: LightningReservationResultResolvers<ContextType>;
  ListingState?: ListingStateResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LongTailAdjustment?: LongTailAdjustmentResolvers<ContextType>;
  MatrixCodeMessage?: MatrixCodeMessageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  NumericRangeFilter?: NumericRangeFilterResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageDetails?: PageDetailsResolvers<ContextType>;
  PageTranslation?: PageTranslationResolvers<ContextType>;
  PriceRangeFilter?: PriceRangeFilterResolvers<ContextType>;
  Prices?: PricesResolvers<ContextType>;
  PrimeInfo?: PrimeInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductLabel?: ProductLabelResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductTile?: ProductTileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuerySuggestion?: QuerySuggestionResolvers<ContextType>;
  QuerySuggestions?: QuerySuggestionsResolvers<ContextType>;
  RatingData?: RatingDataResolvers<ContextType>;
  RatingProduct?: RatingProductResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewArticle?: ReviewArticleResolvers<ContextType>;
  ReviewCounts?: ReviewCountsResolvers<ContextType>;
  SearchLink?: SearchLinkResolvers<ContextType>;
  SearchListing?: SearchListingResolvers<ContextType>;
  SearchRedirect?: SearchRedirectResolvers<ContextType>;
  SelectedEnumFilter?: SelectedEnumFilterResolvers<ContextType>;
  SelectedRangeFilter?: SelectedRangeFilterResolvers<ContextType>;
  SeoLink?: SeoLinkResolvers<ContextType>;
  SeoObject?: SeoObjectResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Shipper?: ShipperResolvers<ContextType>;
  ShopInit?: ShopInitResolvers<ContextType>;
  SitemapEntries?: SitemapEntriesResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  SitemapPart?: SitemapPartResolvers<ContextType>;
  Sort?: SortResolvers<ContextType>;
  SpecialPrice?: SpecialPriceResolvers<ContextType>;
  SpeditionField?: SpeditionFieldResolvers<ContextType>;
  StarRatios?: StarRatiosResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  SuggestedCategory?: SuggestedCategoryResolvers<ContextType>;
  SuggestedProduct?: SuggestedProductResolvers<ContextType>;
  TeaserAttribute?: TeaserAttributeResolvers<ContextType>;
  TeaserAttributeGroup?: TeaserAttributeGroupResolvers<ContextType>;
  TeaserRecommendations?: TeaserRecommendationsResolvers<ContextType>;
  TextileCareIcon?: TextileCareIconResolvers<ContextType>;
  TileBadges?: TileBadgesResolvers<ContextType>;
  TileEnergyEfficiency?: TileEnergyEfficiencyResolvers<ContextType>;
  TilePrice?: TilePriceResolvers<ContextType>;
  TrackingItem?: TrackingItemResolvers<ContextType>;
  TrackingRejection?: TrackingRejectionResolvers<ContextType>;
  TrackingResult?: TrackingResultResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadB2bCertificateResult?: UploadB2bCertificateResultResolvers<ContextType>;
  UploadSignature?: UploadSignatureResolvers<ContextType>;
  UserToken?: UserTokenResolvers<ContextType>;
  VariantAttribute?: VariantAttributeResolvers<ContextType>;
  VariantInformation?: VariantInformationResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  VoucherCodeStatus?: VoucherCodeStatusResolvers<ContextType>;
  VoucherInfo?: VoucherInfoResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistBasePrice?: WishlistBasePriceResolvers<ContextType>;
  WishlistChange?: WishlistChangeResolvers<ContextType>;
  WishlistComment?: WishlistCommentResolvers<ContextType>;
  WishlistEntry?: WishlistEntryResolvers<ContextType>;
  WishlistEssential?: WishlistEssentialResolvers<ContextType>;
  WishlistInvitation?: WishlistInvitationResolvers<ContextType>;
  WishlistInvite?: WishlistInviteResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistProduct?: WishlistProductResolvers<ContextType>;
  WishlistToCart?: WishlistToCartResolvers<ContextType>;
  WishlistToCartEntry?: WishlistToCartEntryResolvers<ContextType>;
  WishlistTotals?: WishlistTotalsResolvers<ContextType>;
  WishlistUser?: WishlistUserResolvers<ContextType>;
  WishlistVariantInfo?: WishlistVariantInfoResolvers<ContextType>;
  Wishlists?: WishlistsResolvers<ContextType>;
  WishlistsEssentials?: WishlistsEssentialsResolvers<ContextType>;
  WrittenReview?: WrittenReviewResolvers<ContextType>;
  YoutubeVideo?: YoutubeVideoResolvers<ContextType>;
};

