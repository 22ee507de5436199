import type { UploadedFile } from '../../lib/uploads/uploaded-file.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A value of JSON. */
  JSON: { input: unknown; output: unknown; }
  /** A file of a multipart request; nothing else can stand in its place. */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

export type AbAssignment = {
  testId: Scalars['ID']['output'];
  trackingCode: Scalars['String']['output'];
  variantId: Scalars['ID']['output'];
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

export type Account = {
  /** Business customers. */
  business?: Maybe<BusinessAccount>;
  /** ISO date and time of the registration. */
  createdAt: Scalars['String']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  newsletter: NewsletterStatus;
  /** A change of the address that waits for its confirmations. */
  pendingEmail?: Maybe<PendingEmail>;
  phone?: Maybe<Scalars['String']['output']>;
  primeInfo: PrimeInfo;
  /** mr, ms, none. */
  salutation: Scalars['String']['output'];
};

export type AccountDataInput = {
  /** Business store. */
  business?: InputMaybe<BusinessAccountInput>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  salutation: Scalars['String']['input'];
};

export type AccountDeletion = {
  /** Sentences in the language of the call; empty where nothing ends but what every account has. The farewell mail says the same. */
  consequences: Array<Scalars['String']['output']>;
};

export type AccountResult = {
  /** As it is now. */
  account: Account;
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type Address = {
  addressAddition?: Maybe<Scalars['String']['output']>;
  addressId: Scalars['ID']['output'];
  city: Scalars['String']['output'];
  /** ISO 3166. */
  country: Scalars['String']['output'];
  /** Name of the country in the visitor's language. */
  countryLabel: Scalars['String']['output'];
  /** Delivery e-mail, where there is one. */
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  formType: AddressFormType;
  /** The customer's own address. */
  isAlsoCustomerAddress: Scalars['Boolean']['output'];
  /** The invoice address of the organisation's main user, which users choose and do not change. */
  isOfMainUser: Scalars['Boolean']['output'];
  isStation: Scalars['Boolean']['output'];
  kind: AddressKind;
  lastName: Scalars['String']['output'];
  packstationNumber?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  postCode: Scalars['String']['output'];
  /** Of a packing station: DHL's number of the recipient, and the station's number. */
  postNumber?: Maybe<Scalars['String']['output']>;
  /** mr, ms, none. */
  salutation: Scalars['String']['output'];
  schoolOrCompany?: Maybe<Scalars['String']['output']>;
  /** Street and number; of a packing station: Packstation and its number. */
  street: Scalars['String']['output'];
};

export type AddressBook = {
  addresses: Array<Address>;
  /** The one that the checkout proposes; null without addresses. */
  defaultId?: Maybe<Scalars['ID']['output']>;
  removed?: Maybe<Address>;
};

export type AddressFormType =
  | 'companyOrSchool'
  | 'private';

/** The form of an address. Of a packing station: postnumber, packstation, postcode, city, country DE, first and last name. */
export type AddressInput = {
  addition?: InputMaybe<Scalars['String']['input']>;
  addressId?: InputMaybe<Scalars['ID']['input']>;
  city: Scalars['String']['input'];
  /** Sent with companyOrSchool only. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166. */
  country: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  formType?: AddressFormType;
  lastname: Scalars['String']['input'];
  packstation?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
  postnumber?: InputMaybe<Scalars['String']['input']>;
  salutation?: Scalars['String']['input'];
  streetAndNumber?: InputMaybe<Scalars['String']['input']>;
};

export type AddressKind =
  | 'billing'
  | 'packstation'
  | 'shipping';

export type AddressResult = {
  address?: Maybe<Address>;
  book: AddressBook;
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
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

/** Limits in the filter's unit, PRICE in the currency's major unit; null is open. */
export type AdjustedRange = {
  from?: Maybe<Scalars['Float']['output']>;
  /** Id of the filter. */
  name: Scalars['ID']['output'];
  to?: Maybe<Scalars['Float']['output']>;
};

export type ApprovalResult = {
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type ApprovalState =
  | 'approved'
  | 'declined'
  | 'open';

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
  /** Null unless it is refused. */
  refusal?: Maybe<CertificateRefusal>;
  /** Bytes. */
  size: Scalars['Int']['output'];
  state: CertificateState;
};

export type Badge = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BankTransfer = {
  accountHolder: Scalars['String']['output'];
  amount: Money;
  bankName: Scalars['String']['output'];
  bic: Scalars['String']['output'];
  /** ISO date. */
  dueDate: Scalars['String']['output'];
  /** In groups of four. */
  iban: Scalars['String']['output'];
  /** EPC QR code as an SVG document; null where the currency is not EUR. */
  qrCode?: Maybe<Scalars['String']['output']>;
  /** Structured creditor reference (RF…). */
  reference: Scalars['String']['output'];
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

export type Build = {
  id: Scalars['String']['output'];
};

export type BusinessAccess = {
  /** The main user's: those of all users; otherwise the caller's own. Newest first, open ones before others. */
  approvals: Array<OrderApproval>;
  /** The number that all users of the organisation order by. */
  customerNumber?: Maybe<Scalars['String']['output']>;
  /** Keeps the users and approves their orders. */
  isMainUser: Scalars['Boolean']['output'];
  mayOrder: Scalars['Boolean']['output'];
  /** Orders above it, net, wait for the main user; null without a limit. */
  orderLimit?: Maybe<Money>;
  organisation: Scalars['String']['output'];
  /** Of the main user. */
  users: Array<BusinessUser>;
};

export type BusinessAccount = {
  city: Scalars['String']['output'];
  /** ISO 3166. */
  country: Scalars['String']['output'];
  customerNumber?: Maybe<Scalars['String']['output']>;
  /** Codes of getJobTitles and getIndustries. */
  jobTitleCode?: Maybe<Scalars['String']['output']>;
  numberOfEmployees?: Maybe<Scalars['Int']['output']>;
  organisation: Scalars['String']['output'];
  /** school, kindergarten, authority, company or club. */
  organisationType: Scalars['String']['output'];
  /** What it pays by unless an order chooses otherwise, ready to show; null where the store has no such method. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  postCode: Scalars['String']['output'];
  primaryIndustryGroupCode?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  /** When its invoices are to be paid, in the visitor's language. */
  termsOfPayment: Scalars['String']['output'];
  vatRegistrationNo?: Maybe<Scalars['String']['output']>;
};

export type BusinessAccountInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  jobTitleCode?: InputMaybe<Scalars['String']['input']>;
  /** As typed: whole, from 1. */
  numberOfEmployees?: InputMaybe<Scalars['String']['input']>;
  organisation: Scalars['String']['input'];
  organisationType: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  primaryIndustryGroupCode?: InputMaybe<Scalars['String']['input']>;
  street: Scalars['String']['input'];
  vatRegistrationNo?: InputMaybe<Scalars['String']['input']>;
};

export type BusinessUser = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Has set a password. */
  isActive: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  /** Without it every order waits for the main user. */
  mayOrder: Scalars['Boolean']['output'];
  orderLimit?: Maybe<Money>;
  userId: Scalars['ID']['output'];
};

export type BusinessUserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mayOrder: Scalars['Boolean']['input'];
  /** As typed, in major units, net; empty for none. */
  orderLimit?: InputMaybe<Scalars['String']['input']>;
  /** mr, ms, none; of a new user. */
  salutation?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Times that answers are kept; their seconds stand in server/bff/graphql/policies/lifetimes.ts. */
export type CacheLifetime =
  | 'brief'
  | 'catalogue'
  | 'content'
  | 'shell';

export type CallLimit =
  /** Questions whether an e-mail address has an account. */
  | 'email'
  | 'forms'
  /** Attempts to get a new password. */
  | 'reset'
  | 'reviews'
  /** Each text is another question, so a search is rarely answered from the cache. */
  | 'search'
  | 'tracking'
  /** Changes of carts and lists, and views of products: each is a transaction of the engine, and strangers may make them. */
  | 'writes';

export type CancellationInput = {
  /** What identifies the contract, in the member's words: an order number or a customer number. */
  contract?: InputMaybe<Scalars['String']['input']>;
  /** Where the confirmation is sent. */
  email: Scalars['String']['input'];
  /** An ISO date; left out for the next possible time. */
  endsOn?: InputMaybe<Scalars['String']['input']>;
  kind?: CancellationKind;
  name: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  submissionId: Scalars['ID']['input'];
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type CancellationKind =
  /** For good cause; needs a reason. */
  | 'extraordinary'
  /** At the next possible time. */
  | 'ordinary';

export type CancellationResult = {
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  /** What was declared, when it arrived and where the confirmation goes, ready to show; null when it was refused. */
  receipt?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
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
  /** A membership takes the costs of the parcel away. */
  hasPrimeDelivery: Scalars['Boolean']['output'];
  orderReference?: Maybe<Scalars['String']['output']>;
  positionCount: Scalars['Int']['output'];
  /** For members, ready to show: that it does, or that not all goods are eligible; null where it makes no difference. */
  primeMessage?: Maybe<Scalars['String']['output']>;
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
  /** More than a hundred positions, in the business store five hundred. */
  | 'CART_FULL'
  /** Worth more than a cart can be: such an order is made by arrangement. */
  | 'CART_TOO_DEAR'
  | 'DEAL_OVER'
  /** All that begin with DEAL_: nothing was put in at the deal's price. It has no pieces left, or is over. */
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
  /** Too many codes were wrong: this one was not looked for. */
  | 'VOUCHER_TOO_OFTEN'
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
  /** What it holds now, what was added by this operation, and how many of those at the price of a deal. */
  quantity?: Maybe<Scalars['Int']['output']>;
  quantityAdded?: Maybe<Scalars['Int']['output']>;
  quantityAddedLightning?: Maybe<Scalars['Int']['output']>;
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
  /** Of the pieces that bear no deal's price, by the tier that the position's quantity reaches. */
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
  /** That tier; null where quantity lowers nothing. */
  tier?: Maybe<CartTier>;
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

export type CartTier = {
  /** Pieces from which on the price holds. */
  quantity: Scalars['Int']['output'];
  /** What one piece costs that is bought alone. */
  singlePrice: Money;
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
  /** UUID of the browser. An update that is sent again under the same id is carried out once. */
  updateId: Scalars['ID']['input'];
};

export type CartUpdateResult = {
  cart: Cart;
  results: Array<CartOpResult>;
};

export type CartVoucherInput = {
  code: Scalars['String']['input'];
};

export type CatalogueRequestInput = {
  city: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  organisation: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  street: Scalars['String']['input'];
  submissionId: Scalars['ID']['input'];
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
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

export type CertificateRefusal =
  | 'expired'
  /** It does not prove an institution. */
  | 'noProof'
  /** It is about another institution than the account. */
  | 'otherInstitution'
  | 'unreadable';

export type CertificateState =
  | 'approved'
  | 'refused'
  /** Customer service has yet to look at it. */
  | 'waiting';

export type ChangeForgottenPasswordInput = {
  emailToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type Checkout = {
  /** Business store: who has to approve the order before it is placed; null where the customer may place it. */
  approver?: Maybe<Scalars['String']['output']>;
  cart: Cart;
  /** When the order is with the customer, ready to show; null while no payment method is chosen that it may depend on. */
  deliveryText?: Maybe<Scalars['String']['output']>;
  /** The last payment for this cart ended within the last half hour, for this reason. */
  endedPayment?: Maybe<PaymentEndReason>;
  /** Null where the express wallet is not offered. */
  expressWallet?: Maybe<ExpressWallet>;
  /** Printed above the button: newest version of terms and withdrawal information. */
  legalVersion: Scalars['String']['output'];
  loginStep: CheckoutLoginStep;
  paymentStep: CheckoutPaymentStep;
  /** The order whose payment is under way; the cart can't be ordered again meanwhile, and a change of it ends the payment. */
  pendingOrderId?: Maybe<Scalars['ID']['output']>;
  /** The provider's page where that payment goes on; null until the provider has answered. */
  pendingPaymentUrl?: Maybe<Scalars['String']['output']>;
  /** Origins that the page may send forms to, of providers in use. */
  providerOrigins: Array<Scalars['String']['output']>;
  /** Stands for everything that the summary shows. submitCart compares it: a difference is cartChanged, and no order. */
  quoteHash: Scalars['String']['output'];
  /** Number of the order that became of the visitor's last cart within the last hours; null while an open cart holds something. */
  recentOrderId?: Maybe<Scalars['ID']['output']>;
  shippingStep: CheckoutShippingStep;
};

export type CheckoutAccount = {
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  isBusiness: Scalars['Boolean']['output'];
  isGuest: Scalars['Boolean']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  /** Guests; customers have to ask for it. */
  mayChangeEmail: Scalars['Boolean']['output'];
  /** mr, ms, none; null for guests, as the name. */
  salutation?: Maybe<Scalars['String']['output']>;
};

export type CheckoutContactInput = {
  /** Customers keep their address unless they ask for the change; then links go to both addresses, as with `updateEmail`. */
  changeEmail?: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
};

export type CheckoutLoginOption =
  | 'guest'
  | 'register';

export type CheckoutLoginStep = {
  /** Logged in, or guest. */
  isDone: Scalars['Boolean']['output'];
  option?: Maybe<CheckoutLoginOption>;
};

export type CheckoutPaymentStep = {
  buyerReference?: Maybe<Scalars['String']['output']>;
  /** False where the step is skipped: nothing to pay, or a method without it: business customers on account, express wallet. */
  isAvailable: Scalars['Boolean']['output'];
  /** All of the store, in the editors' order; those that can't be used now are not enabled and say why. */
  paymentMethods: Array<PaymentMethod>;
  selectedMethodId?: Maybe<Scalars['String']['output']>;
  validated: Scalars['Boolean']['output'];
};

export type CheckoutResult = {
  /** After the call; as before when it was not successful. */
  checkout: Checkout;
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type CheckoutShippingStep = {
  account: CheckoutAccount;
  billingAddress?: Maybe<Address>;
  billingAddressId?: Maybe<Scalars['ID']['output']>;
  billingAddresses: Array<Address>;
  billingDeliveryEmail: DeliveryEmail;
  comment?: Maybe<Scalars['String']['output']>;
  /** Delivery countries, the store's own first. */
  countries: Array<DeliveryCountry>;
  deliveryType: DeliveryType;
  needsSpedition: Scalars['Boolean']['output'];
  newsletter: Scalars['Boolean']['output'];
  /** Business store. */
  orderReference?: Maybe<Scalars['String']['output']>;
  packstation?: Maybe<Address>;
  packstationId?: Maybe<Scalars['ID']['output']>;
  packstations: Array<Address>;
  selectedShipperCode?: Maybe<Scalars['String']['output']>;
  shippers: Array<Shipper>;
  shippingAddress?: Maybe<Address>;
  shippingAddressId?: Maybe<Scalars['ID']['output']>;
  shippingAddresses: Array<Address>;
  shippingDeliveryEmail: DeliveryEmail;
  /** Filled when the forwarder carries something. */
  speditionFields: Array<SpeditionField>;
  /** Everything that an order needs of this step is there. */
  validated: Scalars['Boolean']['output'];
};

/** A content unit. What its attributes mean is said by the JSON Schema of its type in cms-schemas/teasers. */
export type CmsTeaser = {
  /** Set when only visitors of one variant of a test see it, or of one segment (server/contract/conditions.ts). */
  abTestId?: Maybe<Scalars['ID']['output']>;
  abVariantId?: Maybe<Scalars['ID']['output']>;
  attributes: Array<TeaserAttribute>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Filled for the type recommendations only. */
  productsRecommendations?: Maybe<Array<ProductTile>>;
  template?: Maybe<Scalars['String']['output']>;
  /** One of the schemas in cms-schemas/teasers; others are allowed and fall back. */
  type: Scalars['String']['output'];
};

/** An entry of a list to choose from. */
export type CodedEntry = {
  entryCode: Scalars['ID']['output'];
  entryText: Scalars['String']['output'];
};

export type ComputopData = {
  data: Scalars['String']['output'];
  len: Scalars['Int']['output'];
  merchantID: Scalars['String']['output'];
  template: Scalars['String']['output'];
  /** Where the form is sent, by POST. */
  url: Scalars['String']['output'];
};

export type ContactFormData = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  orderId: Scalars['ID']['output'];
};

export type ContactFormInput = {
  email: Scalars['String']['input'];
  /** One PDF, PNG or JPEG of 10 MB at most; pictures are drawn anew. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  submissionId: Scalars['ID']['input'];
  /** order, product, returns or other; another one is a fault of the field. */
  topic: Scalars['String']['input'];
  wantsCopy?: Scalars['Boolean']['input'];
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ContentKind =
  | 'abTest'
  | 'editorList'
  | 'page'
  | 'parameter'
  | 'redirect'
  | 'searchRedirect'
  | 'segment'
  | 'synonyms'
  | 'translation';

export type ContentState =
  /** Published, with a draft that differs. */
  | 'changed'
  /** Never published, or withdrawn and begun anew. */
  | 'draft'
  /** Its time came, and it had errors by then. */
  | 'failed'
  /** A page that answers 410. */
  | 'gone'
  /** As visitors see it. */
  | 'published'
  /** Goes live at a time to come. */
  | 'scheduled'
  /** As it comes with the shop: there is no override of it. */
  | 'shipped';

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

export type DeliveryEmail = {
  deliveryEmail?: Maybe<Scalars['String']['output']>;
  hasDeliveryEmail: Scalars['Boolean']['output'];
};

export type DeliveryEmailInput = {
  deliveryEmail?: InputMaybe<Scalars['String']['input']>;
  hasDeliveryEmail: Scalars['Boolean']['input'];
};

export type DeliveryType =
  | 'packstation'
  | 'sameAsBilling'
  | 'shippingAddress';

/** Roles of the commerce desk. None has what another has, and none opens content. */
export type DeskRole =
  /** Promotions and deals. */
  | 'merchant'
  /** Orders, returns, withdrawals, customers. */
  | 'service';

export type DifferenceKind =
  | 'added'
  | 'changed'
  /** A row, cell or teaser that stands elsewhere. */
  | 'moved'
  | 'removed';

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

/** Roles of content, in rising order: each has what those before it have. They open no desk. */
export type EditorRole =
  /** Editors and their roles, import and export. */
  | 'administrator'
  /** Drafts, preview, uploads. */
  | 'editor'
  /** Publishes, plans and withdraws. */
  | 'publisher';

export type EmailConfirmation = {
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  /** False while the other link is not confirmed. */
  isChanged: Scalars['Boolean']['output'];
  successful: Scalars['Boolean']['output'];
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

/** Button of Amazon Pay: the payload is rendered as it was signed. */
export type ExpressWallet = {
  algorithm: Scalars['String']['output'];
  /** A plain link to the wallet, where there is one without the script (the sandbox has one). */
  href?: Maybe<Scalars['String']['output']>;
  merchantId: Scalars['String']['output'];
  payload: Scalars['String']['output'];
  publicKeyId: Scalars['String']['output'];
  /** Origin of the button's script. */
  scriptOrigin: Scalars['String']['output'];
  signature: Scalars['String']['output'];
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

export type FindingLevel =
  /** Can't be published. */
  | 'error'
  | 'warning';

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
  /** Honeypot: hidden from people. A program that fills it gets the usual answer, and nothing is carried out. */
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
  /** As that of the row. */
  id?: Maybe<Scalars['ID']['output']>;
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
  /** Names the row in previews; null for one that editors have not touched. */
  id?: Maybe<Scalars['ID']['output']>;
};

export type GroupPrices = {
  itemId: Scalars['ID']['output'];
  prices: Prices;
  shipping: ItemShipping;
};

/** As in TilePrice. */
export type GroupTilePrice = {
  basePrice?: Maybe<Scalars['String']['output']>;
  basePriceUnit?: Maybe<Scalars['String']['output']>;
  currentPrice: Scalars['String']['output'];
  itemId: Scalars['ID']['output'];
  lowestTier?: Maybe<TileTier>;
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
  ranges: Array<AdjustedRange>;
  /** What is left to search for. */
  searchQuery: Scalars['String']['output'];
};

export type MailLink = {
  /** What a stock alert is about, as long as the store sells it. */
  product?: Maybe<MailLinkProduct>;
  /** Null for a link that has run out or is unknown. */
  purpose?: Maybe<MailLinkPurpose>;
  state: MailLinkState;
};

export type MailLinkProduct = {
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type MailLinkPurpose =
  | 'confirmNewsletter'
  | 'confirmPrimeWaitingList'
  | 'confirmStockAlert'
  | 'endNewsletter'
  | 'endPrimeWaitingList'
  | 'endReviewRequests'
  | 'endStockAlerts';

export type MailLinkState =
  | 'done'
  /** Run out, unknown, or what it was about is deleted. */
  | 'gone'
  /** Not done yet. */
  | 'open';

export type MaterialItem = {
  image?: Maybe<Image>;
  /** There are some in stock. */
  isSaleable: Scalars['Boolean']['output'];
  itemId: Scalars['ID']['output'];
  maxQuantity: Scalars['Int']['output'];
  minimumOrderQuantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  orderNumber: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Of one piece. */
  pricePerUnit: Money;
  productId: Scalars['ID']['output'];
  /** Lower ones by quantity; base prices are left out. */
  tiers: Array<PriceTier>;
  variationText: Scalars['String']['output'];
};

export type MaterialLine = {
  /** As written. */
  text: Scalars['String']['output'];
  /** Mostly one; none for headings and remarks. */
  wishes: Array<MaterialWish>;
};

export type MaterialList = {
  /** Why nothing was read, ready to show. */
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  /** The list had more lines than are read. */
  isCut: Scalars['Boolean']['output'];
  /** In the order of the list; empty lines are left out. */
  lines: Array<MaterialLine>;
};

export type MaterialWish = {
  /** Others that may be meant, the likeliest first, at most 4. */
  alternatives: Array<MaterialItem>;
  /** 0 to 1; below 0.7 the shopper should look at it. */
  confidence: Scalars['Float']['output'];
  /** Null where the shop has no such thing. */
  item?: Maybe<MaterialItem>;
  /** Pieces of the item, which may be packs: 12 Buntstifte is one box of twelve. */
  quantity: Scalars['Int']['output'];
  /** The words of the line that ask for it. */
  words: Scalars['String']['output'];
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
  /** Ready to show, for example 12,50 € or CHF 12.50. */
  stringValue: Scalars['String']['output'];
};

export type Mutation = {
  /**
   * Ends the payment that is under way and opens the cart again; nothing happens when there is none, or when `attempt`, the token in the
   * addresses of a payment, is that of an earlier one.
   */
  abortPayment: CheckoutResult;
  /** externalId: the standard list when left out. Of an item that is in it already the larger quantity counts: twice is as once. */
  addProductToWishlist: WishlistChange;
  /**
   * Up to 120 things at once, all or none, the first on top. Customers may name a list: one of theirs with this name, or a new one, so that sending
   * twice is as once. Otherwise the standard list.
   */
  addProductsToWishlist: WishlistChange;
  /** The same from an editors' list. */
  addTeaserWishlistToCart: WishlistToCart;
  addWishlistComment: WishlistChange;
  /** One, some or all entries into the cart (x-cart-id). */
  addWishlistToCart: WishlistToCart;
  /**
   * For the main user: orders the cart that waits, as it was shown (quoteHash). What differs by now, or cannot be had any more, is not
   * ordered: the next answer of getBusinessAccess shows it. Once more changes nothing.
   */
  approveOrder: ApprovalResult;
  /**
   * Express wallet: attaches the provider's checkout session to the cart, logs in a guest with the wallet's e-mail address,
   * and takes over the delivery address.
   */
  attachWallet: WalletResult;
  /** Ends a change of the address that is not confirmed yet; nothing happens when there is none. */
  cancelEmailChange: AccountResult;
  /** All or nothing is not the rule here: each operation says whether it was carried out, in order; the cart is that after all of them. */
  cart_update: CartUpdateResult;
  /** Names, and in the business store the organisation. Errors of its fields are named business.<field>. */
  changeAccountData: AccountResult;
  /** Takes the link's token, once; all sessions of the customer end. */
  changeForgottenPassword: FormResult;
  /** Other sessions of the customer end; this one gets a new token. */
  changePassword: LoginResult;
  /** 0 removes. Below 9999. */
  changeWishlistQuantity: WishlistChange;
  /**
   * The caller brings so many pieces of an entry; repeated, the last quantity counts. By the link of an invitation, without joining, or
   * as a member of the list. What others have claimed is never exceeded. Name: a short first name for the others, may be left out.
   */
  claimWishlistEntry: WishlistClaimChange;
  /** Takes the link's token, in any browser. With the second of the two links the address changes, and all other sessions of the customer end. */
  confirmEmailChange: EmailConfirmation;
  createWishlist: WishlistChange;
  /** The link for a level; the same one until it is withdrawn. */
  createWishlistInvite: WishlistInvite;
  /**
   * Takes a member's notice (§ 312k BGB), without a login. It is stored whatever it names; the answer does not say whether there is such a
   * membership. The same submissionId (a UUID) is one notice.
   */
  declareCancellation: CancellationResult;
  /**
   * Takes a consumer's declaration that a contract is withdrawn from (§ 356a BGB). It is stored whatever order it names; the answer does
   * not say whether there is such an order. The same submissionId (a UUID) is one declaration.
   */
  declareWithdrawal: WithdrawalResult;
  /** For the main user: the goods stay in the cart of who asked, who gets a mail with the reason. */
  declineOrder: ApprovalResult;
  /**
   * Anonymises the person and ends all sessions; orders are kept as the law requires
   * (server/shop/modules/account/visitors/README.md).
   */
  deleteCurrentCustomerAccount: FormResult;
  /** Deletes it for everybody (creator), or leaves it (anybody else). */
  deleteWishlist: WishlistChange;
  deleteWishlistComment: WishlistChange;
  /** At the checkout: more time for what is kept, once. */
  extendLightningReservation: LightningReservationResult;
  /** Does what the link of a mail is for; once more changes nothing. */
  followMailLink: MailLink;
  /** Sends a mail with a link when there is such an account; the answer never says whether there is. */
  forgotPassword: FormResult;
  /** The rows on paper, with the customer's data and room for a signature; without rows an empty form to be filled in by hand. */
  generatePdfForm: OrderFormPdf;
  /** Takes an invitation: the caller becomes a member with the right of the link; a higher one that he has stays. */
  importSharedWishlist: WishlistChange;
  login: LoginResult;
  /** Ends the session. True also when there was none. */
  logout: Scalars['Boolean']['output'];
  /**
   * One vote for a review; false when there is no such review. voteId is a random UUID that the browser draws for this
   * review alone and keeps: the same one counts once.
   */
  markReviewHelpful: Scalars['Boolean']['output'];
  /** Positions of one cart into another that is the customer's; the first one is empty afterwards. */
  mergeCarts: Cart;
  moveWishlistEntry: WishlistChange;
  /** Reads a list; nothing is stored. Lines that ask for nothing come back without wishes. */
  readMaterialList: MaterialList;
  /** The same of a file: a PDF that has text, or a text file; 2 MB and 10 pages at most. Multipart request of `file`; nothing of it is stored. */
  readMaterialListFile: MaterialList;
  /** One view of a product, recorded by the page once per item and session (storefront.md §4). False when the product is unknown. */
  recordGlanceView: Scalars['Boolean']['output'];
  /** After the time has run out: keeps again what there still is, at the deal's price; the rest becomes normal. */
  refreshLightningReservation: LightningReservationResult;
  /**
   * A fresh token for the session, also for a token that has run out, as long as the session lasts. The old one works on
   * for a minute after the new one is first used, for calls that are under way.
   */
  refreshUserToken: UserToken;
  registerBusinessCustomer: LoginResult;
  registerCustomer: LoginResult;
  /** A session for the checkout without an account. */
  registerGuest: LoginResult;
  /** The last removed address of a kind is hidden and can be restored; the one removed before it is deleted. */
  removeAddress: AddressResult;
  /** For the main user: the user's account is deleted; orders stay. */
  removeBusinessUser: FormResult;
  /** By entry, or by product (and item) as the heart does. */
  removeProductFromMerkzettel: WishlistChange;
  removeReturnImage: SubmitReturnResult;
  /** Takes back the caller's own claim; who manages the list may clear those of others, too. */
  removeWishlistClaim: WishlistClaimChange;
  removeWishlistMember: WishlistChange;
  renameWishlist: WishlistChange;
  /** What was paid for in the order once more into the cart (x-cart-id); null as getOrderDetailsV2. Done once for an updateId, a UUID. */
  reorder?: Maybe<ReorderResult>;
  /** An editors' list is not changed: answers with the entry as it would be. */
  replaceTeaserWishlistItem?: Maybe<WishlistEntry>;
  replaceWishlistItem: WishlistChange;
  /**
   * Asks for the printed catalogue; of the business store alone (BAD_USER_INPUT elsewhere). The shop and the requester get a mail. The same
   * submissionId (a UUID) is one request.
   */
  requestCatalogue: FormResult;
  /**
   * Business store: online access for a customer number from an invoice or catalogue. Sends a mail with a link for setting a
   * password to the address on file; the answer never says whether number and postcode are right.
   */
  requestCustomerAccess: FormResult;
  /**
   * Asks for one mail when a sold-out item can be bought again. The address is asked to confirm by mail first; the answer is the same
   * whether it has asked before or not.
   */
  requestStockAlert: FormResult;
  /** Takes the wallet off the cart and returns to sameAsBilling. */
  resetWallet: CheckoutResult;
  restoreAddress: AddressResult;
  /** Adds an address, or changes the one with addressId. Adding what was removed last restores it. */
  saveAddress: AddressResult;
  /** For the main user: without userId a new user, who gets a mail with a link for a password; otherwise the rights of a user. */
  saveBusinessUser: FormResult;
  /** Keeps what the visitor has chosen so far, so that the steps work without scripts and on another device. Null fields stay. */
  saveReturnDraft: SubmitReturnResult;
  /**
   * Saves the shipping step in one transaction: spedition fields, order reference, contact data, addresses and delivery
   * e-mails (transactions.md §4). Nothing is saved when there is a field error.
   */
  saveShippingStep: CheckoutResult;
  /**
   * Chooses delivery type, addresses or shipper at once, without the rest of the step: what is left out stays. Changing the
   * delivery type puts its address on the cart and chooses the shipper (transactions.md §4).
   */
  selectDelivery: CheckoutResult;
  /** Mails a message to the shop and, if it is wanted, a copy to its sender. The same submissionId (a UUID) is one message. */
  sendContactFormMail: FormResult;
  /** Customers: the address that the checkout proposes among those of its kind. */
  setDefaultAddress: AddressResult;
  /** Stores the payment method on the cart. X_RECHNUNG needs a valid buyerReference (Leitweg-ID). */
  setSelectedPayment: CheckoutResult;
  /** The list that hearts fill when there is nothing to choose. */
  setStandardWishlist: WishlistChange;
  setWishlistDescription: WishlistChange;
  setWishlistMemberRight: WishlistChange;
  /**
   * The visitor came back from a provider's page with these fields of the query. Works in another browser, too; then it says
   * nothing about the order.
   */
  settlePaymentReturn: PaymentReturn;
  /** A new visitor with an empty cart. With a valid x-user-id or x-user-token the same visitor, with his cart. */
  shopInit: ShopInit;
  studio_addOrderNote: StudioDeskResult;
  /** A person has answered it: it is not due any more. */
  studio_answerDeclaration: StudioDeskResult;
  /** The shop's answer below a published review, in the place of the one before; an empty text takes it away. */
  studio_answerReview: StudioDeskResult;
  /** Money that has come in by transfer: all that is open of the order. */
  studio_bookPayment: StudioDeskResult;
  /** Before anything is shipped; what a provider has of its money goes back by itself. */
  studio_cancelOrder: StudioDeskResult;
  /** A planned deal. Item and stores stay. */
  studio_changeDeal: StudioDeskResult;
  /** By the rules of the checkout, in the country of before: costs and taxes follow from it. */
  studio_changeDeliveryAddress: StudioDeskResult;
  /**
   * A user takes the place of `mainUserId`, the main user that the form shows, who stays as a user without limits. Both get a mail. A refusal of the
   * field `user` has one of StudioMainUserRefusal as its code.
   */
  studio_changeMainUser: StudioDeskResult;
  /** Null when it is changed, otherwise why not. Ends all other sessions. */
  studio_changePassword?: Maybe<StudioPasswordError>;
  /** The pictures of an item, in their order. */
  studio_changePictures: StudioDeskResult;
  /** The price of an item in this store with its tiers and those of groups, at once or from a later time on. All else that belongs to the price stays. */
  studio_changePrice: StudioDeskResult;
  studio_changePromotion: StudioDeskResult;
  /** Sells the product in this store, or withdraws it from there. */
  studio_changeSale: StudioDeskResult;
  /** Pieces on the shelf, for all stores; what orders have claimed is among them. */
  studio_changeStock: StudioDeskResult;
  /** All texts of a product and the names of its items. Fields are named as in `texts`: `name.de`, `shortFacts.en[2]`. */
  studio_changeTexts: StudioDeskResult;
  /**
   * What a user of an organisation may order without the main user: mayOrder, and up to which net amount in minor units, null for any. `version` is
   * that of the rights which the form shows.
   */
  studio_changeUserRights: StudioDeskResult;
  /** All but its code. */
  studio_changeVoucher: StudioDeskResult;
  /** Confirms the second factor by a code; the session may then use the role of its editor. */
  studio_confirmSecondFactor: Scalars['Boolean']['output'];
  /** One deal a store; the stores have one currency and price basis. */
  studio_createDeal: StudioDeskResult;
  studio_createPreviewLink: StudioPreviewLinkMade;
  studio_createPromotion: StudioDeskResult;
  /** A code that opens a session in another store of the editor's: once, within 60 seconds, there alone. Null without a role there. */
  studio_createStoreCode?: Maybe<Scalars['String']['output']>;
  studio_createVoucher: StudioDeskResult;
  /** Codes that each count once: up to 10,000, which cannot be guessed and have no letters that look alike. */
  studio_createVoucherSeries: StudioDeskResult;
  /** Approves a certificate, or refuses it for a reason; the customer gets a mail. One is decided once: a newer one is to be decided anew. */
  studio_decideCertificate: StudioDeskResult;
  /** As customers delete their accounts themselves. What the law wants to be kept is kept. */
  studio_deleteCustomer: StudioDeskResult;
  /** What has been sent of the order and not reported yet has arrived. */
  studio_deliverOrder: StudioDeskResult;
  /** Null when it is discarded, otherwise why not. */
  studio_discardDraft?: Maybe<StudioDiscardError>;
  /** Ends a running deal now, and takes a planned one back. Pieces that carts have reserved stay theirs until their time is up. */
  studio_endDeal: StudioDeskResult;
  /** Ends all of the editor's sessions but this one; how many. */
  studio_endOtherSessions: Scalars['Int']['output'];
  /** Ends a session of the editor's own; false for any other. */
  studio_endSession: Scalars['Boolean']['output'];
  /** Everything that the shop knows of the customer, as the account's own export hands it out. Null for an unknown customer. */
  studio_exportCustomer?: Maybe<StudioFile>;
  /** The codes as a table (CSV), with which ones are used; no personal data. Null for a series that the store does not have. It is noted. */
  studio_exportVoucherSeries?: Maybe<StudioFile>;
  /**
   * Makes a user the main user of an organisation whose main user has left. number: the organisation's customer number; without it there is a
   * new one.
   */
  studio_handOverOrganisation: StudioDeskResult;
  /** Stores records of the store all at once, or none when one of them has an error. Without `dryRun` they are published. */
  studio_import: StudioImport;
  /** All sessions end, and the login says why there is none. */
  studio_lockCustomer: StudioDeskResult;
  /** For the edge: opens a session. What it answers, and how soon, is the same for unknown addresses and wrong passwords. */
  studio_login: StudioLogin;
  /** For the edge of another store: opens a session of the same editor by a code of studio_createStoreCode; the fault is "code" for any other code. */
  studio_loginByStoreCode: StudioLogin;
  studio_logout: Scalars['Boolean']['output'];
  /**
   * Changes all that the filter finds and that is not refused, 5000 items or products at most, at once. `version`: of the preview; when it
   * would do something else by now, nothing is done.
   */
  studio_massChange: StudioDeskResult;
  /** Names the order that a declaration is about. */
  studio_matchDeclaration: StudioDeskResult;
  /**
   * Publishes the draft, at once or `from` a time to come, and withdraws it `until` another. A draft with errors is refused.
   * Without a draft the times count for what is published. A publication at once takes the place of everything that was planned; a planned
   * one takes the place of another planned one, and the end of what is published by then stays.
   * The same revision is published once, however often it is sent. `redirectOldPath`: a page's old path leads to its new one by 301.
   */
  studio_publish: StudioPublish;
  studio_publishReview: StudioDeskResult;
  /** What came back of a return. The reason is needed for pieces that are not taken back, and kept as a note of the order. */
  studio_receiveReturn: StudioDeskResult;
  /**
   * Sends money back by the provider. Where no provider has it, it books what a person has sent back by transfer, or lowers an invoice that
   * is not paid.
   */
  studio_refundOrder: StudioDeskResult;
  /** Takes all roles in this store away; false for an unknown editor, and for oneself. */
  studio_removeEditor: Scalars['Boolean']['output'];
  studio_removeFreeArticle: StudioDeskResult;
  /** A planned price of this store does not come. */
  studio_removePlannedPrice: StudioDeskResult;
  /** A new first password, shown once; the second factor is taken away and all sessions end. Null for an unknown editor of the store. */
  studio_resetEditor?: Maybe<StudioEditorSaved>;
  /** Makes a draft of a version; `base` as for a save. */
  studio_restore: StudioSave;
  /** Sends a failed command to the provider once more. */
  studio_retryCommand: StudioDeskResult;
  /** The link shows nothing any more, on every edge within a second. False for an unknown one, and for one that has ended. */
  studio_revokePreviewLink: Scalars['Boolean']['output'];
  /**
   * Stores a draft upon the `revision` of the entry that the editor has read; 0 for a record that is new, or begun anew
   * after it was withdrawn. Another revision is a conflict: nothing is stored, and the answer has what the other editor wrote. A draft with findings is stored.
   */
  studio_saveDraft: StudioSave;
  /** Adds an editor to the store, or changes the roles. A new one's first password is shown once. */
  studio_saveEditor: StudioEditorSaved;
  /** Of this store. version: null for a new one. */
  studio_saveFreeArticle: StudioDeskResult;
  /** Sends a mail about an order once more, to the same address. */
  studio_sendMailAgain: StudioDeskResult;
  /** A parcel has left; its customer is told. */
  studio_shipOrder: StudioDeskResult;
  /** Begins the second factor: the secret that an authenticator app takes. It counts when a code of it is confirmed. */
  studio_startSecondFactor: StudioSecondFactor;
  /** It counts for no cart any more. */
  studio_stopPromotion: StudioDeskResult;
  /** It counts for no order any more. Orders that have it keep it. */
  studio_stopVoucher: StudioDeskResult;
  studio_stopVoucherSeries: StudioDeskResult;
  /** Brings back what a change of the last 30 days has replaced, where nobody has changed it since. */
  studio_undoMassChange: StudioDeskResult;
  studio_unlockCustomer: StudioDeskResult;
  /** Calls off what is planned, publication and withdrawal. False when nothing is. */
  studio_unschedule: Scalars['Boolean']['output'];
  /** A PNG or JPEG of 10 MB at most. It is drawn anew, so that nothing but the picture is kept; the same picture is stored once. */
  studio_uploadMedia: StudioUpload;
  /** A page answers 410 from then on; any other record is gone. False when nothing is published. */
  studio_withdraw: Scalars['Boolean']['output'];
  /** Takes it off the product. It is kept with its reason. */
  studio_withdrawReview: StudioDeskResult;
  /**
   * Orders the cart. With the same submissionId the answer is the same: one order, however often it is sent. A cart that
   * differs from what the summary showed (quoteHash) is not ordered: errorCode cartChanged, and the new checkout.
   */
  submitCart: SubmitCartResult;
  /**
   * Takes what a visitor wrote into a form that editors placed on a page; formId is the teaser's id. The engine checks it
   * against the form's own fields. The same submissionId (a UUID of the browser) is taken once.
   */
  submitForm: FormResult;
  /**
   * Orders the membership for the logged-in customer, or the next period of one that may be renewed now. With the same submissionId the answer is the same: one order, however often it is
   * sent. What differs from what the page showed (quoteHash) is not ordered.
   */
  submitPrimeSubscription: PrimeSubscriptionResult;
  /** Announces the return. The same submissionId is answered alike: one return, however often it is sent. */
  submitReturnOrder: SubmitReturnResult;
  /** Writes the review that the link allows, or changes the one that was written with it. */
  submitReview: FormResult;
  /**
   * Takes part in a competition, which editors place on a page as a prize draw; formId is the draw's form. One entry counts for each e-mail address:
   * another one is answered as the first and changes nothing, so that nobody learns who takes part. Before and after its period it is refused.
   */
  subscribeToCompetition: FormResult;
  /** Asks for the newsletter. The address is asked to confirm by mail first. */
  subscribeToNewsletter: FormResult;
  /** Asks for one mail when registration opens. The address is asked to confirm by mail first; the answer is the same for every address. */
  subscribeToPrimeWaitingList: FormResult;
  /** Stores events of visitors who agreed to it; the same event id is stored once. At most 50 at once; what is malformed is counted and left out. */
  tracking_addEvents: TrackingResult;
  /**
   * Ends the newsletter at once when the house number is that of an address of the account with this e-mail, or when the e-mail is the logged-in
   * customer's own; otherwise a mail brings the link that ends it.
   */
  unsubscribeNewsletter: FormResult;
  /** Sends a link to the old and the new address; the address changes once both were opened and confirmed. A newer request ends the older one. */
  updateEmail: AccountResult;
  /** Empty takes it away; a business customer needs one. */
  updatePhone: AccountResult;
  /** Business store. The same file once more, by the same signature or another, is taken once and answered alike. */
  uploadB2bCertificate: UploadB2bCertificateResult;
  /** A picture for a line, with a signature of getCurrentUploadSignature for the same hash. PNG or JPEG; kept without metadata. */
  uploadReturnImage: UploadReturnImageResult;
  /**
   * Puts into the cart what can be ordered of the rows, in one transaction. The same submissionId is carried out once; sent again it is
   * answered with the same results.
   */
  validateAndAddToCartBestellschein: OrderFormToCart;
  /** What would become of each row if all went into the cart now; nothing is changed. */
  validateBestellschein: OrderForm;
  withdrawWishlistInvite: Scalars['Boolean']['output'];
};


export type MutationAbortPaymentArgs = {
  attempt?: InputMaybe<Scalars['String']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddProductToWishlistArgs = {
  entry: WishlistEntryInput;
  externalId?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddProductsToWishlistArgs = {
  entries: Array<WishlistEntryInput>;
  listName?: InputMaybe<Scalars['String']['input']>;
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


export type MutationApproveOrderArgs = {
  approvalId: Scalars['ID']['input'];
  quoteHash: Scalars['String']['input'];
};


export type MutationAttachWalletArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type MutationCart_UpdateArgs = {
  data: CartUpdateInput;
};


export type MutationChangeAccountDataArgs = {
  data: AccountDataInput;
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


export type MutationClaimWishlistEntryArgs = {
  entryId: Scalars['ID']['input'];
  inviteToken?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreateWishlistArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


export type MutationCreateWishlistInviteArgs = {
  externalId: Scalars['ID']['input'];
  right: WishlistRight;
};


export type MutationDeclareCancellationArgs = {
  data: CancellationInput;
};


export type MutationDeclareWithdrawalArgs = {
  data: WithdrawalInput;
};


export type MutationDeclineOrderArgs = {
  approvalId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCurrentCustomerAccountArgs = {
  password: Scalars['String']['input'];
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


export type MutationFollowMailLinkArgs = {
  link: Scalars['String']['input'];
};


export type MutationForgotPasswordArgs = {
  data: ForgotPasswordInput;
};


export type MutationGeneratePdfFormArgs = {
  data: OrderFormInput;
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


export type MutationReadMaterialListArgs = {
  text: Scalars['String']['input'];
};


export type MutationReadMaterialListFileArgs = {
  file: Scalars['Upload']['input'];
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


export type MutationRemoveAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationRemoveBusinessUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationRemoveProductFromMerkzettelArgs = {
  entry?: InputMaybe<WishlistProductInput>;
  entryId?: InputMaybe<Scalars['ID']['input']>;
  externalId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRemoveReturnImageArgs = {
  hash: Scalars['String']['input'];
  imageId: Scalars['ID']['input'];
};


export type MutationRemoveWishlistClaimArgs = {
  claimId: Scalars['ID']['input'];
};


export type MutationRemoveWishlistMemberArgs = {
  externalId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRenameWishlistArgs = {
  externalId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReorderArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  updateId: Scalars['ID']['input'];
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


export type MutationRequestCatalogueArgs = {
  data: CatalogueRequestInput;
};


export type MutationRequestCustomerAccessArgs = {
  data: RequestCustomerAccessInput;
};


export type MutationRequestStockAlertArgs = {
  data: StockAlertInput;
};


export type MutationResetWalletArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRestoreAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationSaveAddressArgs = {
  address: AddressInput;
  kind: AddressKind;
};


export type MutationSaveBusinessUserArgs = {
  data: BusinessUserInput;
};


export type MutationSaveReturnDraftArgs = {
  data: ReturnDraftInput;
};


export type MutationSaveShippingStepArgs = {
  data: ShippingStepInput;
};


export type MutationSelectDeliveryArgs = {
  data: SelectDeliveryInput;
};


export type MutationSendContactFormMailArgs = {
  data: ContactFormInput;
};


export type MutationSetDefaultAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationSetSelectedPaymentArgs = {
  buyerReference?: InputMaybe<Scalars['String']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
  paymentId: Scalars['String']['input'];
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


export type MutationSettlePaymentReturnArgs = {
  fields: Array<PaymentReturnFieldInput>;
  token: Scalars['String']['input'];
};


export type MutationStudio_AddOrderNoteArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationStudio_AnswerDeclarationArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  kind: StudioDeclarationKind;
};


export type MutationStudio_AnswerReviewArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  version: Scalars['ID']['input'];
};


export type MutationStudio_BookPaymentArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


export type MutationStudio_CancelOrderArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


export type MutationStudio_ChangeDealArgs = {
  deal: StudioDealInput;
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangeDeliveryAddressArgs = {
  address: AddressInput;
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


export type MutationStudio_ChangeMainUserArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  mainUserId: Scalars['ID']['input'];
};


export type MutationStudio_ChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationStudio_ChangePicturesArgs = {
  itemId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  pictures: Array<StudioItemPictureInput>;
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangePriceArgs = {
  itemId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  price: StudioPriceInput;
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangePromotionArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  promotion: StudioPromotionInput;
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangeSaleArgs = {
  isSold: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangeStockArgs = {
  itemId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  pieces?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangeTextsArgs = {
  key: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  texts: Scalars['JSON']['input'];
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangeUserRightsArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  mayOrder: Scalars['Boolean']['input'];
  orderLimit?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['ID']['input'];
};


export type MutationStudio_ChangeVoucherArgs = {
  code: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['ID']['input'];
  voucher: StudioVoucherInput;
};


export type MutationStudio_ConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationStudio_CreateDealArgs = {
  deal: StudioDealInput;
  key: Scalars['ID']['input'];
};


export type MutationStudio_CreatePreviewLinkArgs = {
  data: StudioPreviewLinkInput;
};


export type MutationStudio_CreatePromotionArgs = {
  key: Scalars['ID']['input'];
  promotion: StudioPromotionInput;
};


export type MutationStudio_CreateStoreCodeArgs = {
  store: StoreId;
};


export type MutationStudio_CreateVoucherArgs = {
  key: Scalars['ID']['input'];
  voucher: StudioVoucherInput;
};


export type MutationStudio_CreateVoucherSeriesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['ID']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  voucher: StudioVoucherInput;
};


export type MutationStudio_DecideCertificateArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason?: InputMaybe<CertificateRefusal>;
};


export type MutationStudio_DeleteCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_DeliverOrderArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


export type MutationStudio_DiscardDraftArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
  revision: Scalars['Int']['input'];
};


export type MutationStudio_EndDealArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_EndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStudio_ExportCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_ExportVoucherSeriesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStudio_HandOverOrganisationArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  number?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStudio_ImportArgs = {
  content: Scalars['JSON']['input'];
  dryRun: Scalars['Boolean']['input'];
};


export type MutationStudio_LockCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: StudioLockReason;
};


export type MutationStudio_LoginArgs = {
  data: StudioLoginInput;
};


export type MutationStudio_LoginByStoreCodeArgs = {
  agent?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
};


export type MutationStudio_MassChangeArgs = {
  change: StudioMassChangeInput;
  filter: StudioProductFilter;
  key: Scalars['ID']['input'];
  version: Scalars['ID']['input'];
};


export type MutationStudio_MatchDeclarationArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  kind: StudioDeclarationKind;
  number: Scalars['ID']['input'];
};


export type MutationStudio_PublishArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
  redirectOldPath?: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStudio_PublishReviewArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['ID']['input'];
};


export type MutationStudio_ReceiveReturnArgs = {
  key: Scalars['ID']['input'];
  lines: Array<StudioReceivedLine>;
  reason?: InputMaybe<Scalars['String']['input']>;
  rma: Scalars['ID']['input'];
};


export type MutationStudio_RefundOrderArgs = {
  amount: Scalars['Int']['input'];
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


export type MutationStudio_RemoveEditorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStudio_RemoveFreeArticleArgs = {
  itemId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_RemovePlannedPriceArgs = {
  itemId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  startsAt: Scalars['String']['input'];
};


export type MutationStudio_ResetEditorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStudio_RestoreArgs = {
  base: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationStudio_RetryCommandArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_RevokePreviewLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStudio_SaveDraftArgs = {
  base: Scalars['Int']['input'];
  body: Scalars['JSON']['input'];
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
};


export type MutationStudio_SaveEditorArgs = {
  data: StudioEditorInput;
};


export type MutationStudio_SaveFreeArticleArgs = {
  article: StudioFreeArticleInput;
  key: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationStudio_SendMailAgainArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_ShipOrderArgs = {
  key: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
  parcel: StudioParcelInput;
};


export type MutationStudio_StopPromotionArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_StopVoucherArgs = {
  code: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_StopVoucherSeriesArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_UndoMassChangeArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_UnlockCustomerArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationStudio_UnscheduleArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
};


export type MutationStudio_UploadMediaArgs = {
  input: StudioUploadMediaInput;
};


export type MutationStudio_WithdrawArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
};


export type MutationStudio_WithdrawReviewArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: StudioReviewReason;
  version: Scalars['ID']['input'];
};


export type MutationSubmitCartArgs = {
  data: SubmitCartInput;
};


export type MutationSubmitFormArgs = {
  formId: Scalars['ID']['input'];
  submissionId: Scalars['ID']['input'];
  values: Array<FormValueInput>;
};


export type MutationSubmitPrimeSubscriptionArgs = {
  data: PrimeSubscriptionInput;
};


export type MutationSubmitReturnOrderArgs = {
  data: SubmitReturnOrderInput;
};


export type MutationSubmitReviewArgs = {
  encryptedData: Scalars['String']['input'];
  review: ReviewInput;
};


export type MutationSubscribeToCompetitionArgs = {
  formId: Scalars['ID']['input'];
  submissionId: Scalars['ID']['input'];
  values: Array<FormValueInput>;
};


export type MutationSubscribeToNewsletterArgs = {
  data: NewsletterInput;
};


export type MutationSubscribeToPrimeWaitingListArgs = {
  data: PrimeWaitingListInput;
};


export type MutationTracking_AddEventsArgs = {
  events: Array<TrackingEventInput>;
};


export type MutationUnsubscribeNewsletterArgs = {
  data: NewsletterEndInput;
};


export type MutationUpdateEmailArgs = {
  currentPassword: Scalars['String']['input'];
  newEmail: Scalars['String']['input'];
};


export type MutationUpdatePhoneArgs = {
  phone: Scalars['String']['input'];
};


export type MutationUploadB2bCertificateArgs = {
  input: UploadB2bCertificateInput;
};


export type MutationUploadReturnImageArgs = {
  input: UploadReturnImageInput;
};


export type MutationValidateAndAddToCartBestellscheinArgs = {
  data: OrderFormInput;
  submissionId: Scalars['ID']['input'];
};


export type MutationValidateBestellscheinArgs = {
  data: OrderFormInput;
};


export type MutationWithdrawWishlistInviteArgs = {
  externalId: Scalars['ID']['input'];
  right: WishlistRight;
};

export type NavigationAdvice = {
  headline: Scalars['String']['output'];
  image?: Maybe<Image>;
  path: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

/** Departments that stand together in the header, by the editors' parameter navigationGroups. */
export type NavigationGroup = {
  /** Page of the editors that helps with choosing. */
  advice?: Maybe<NavigationAdvice>;
  /** What sells best in the first department. */
  bestseller?: Maybe<ProductTile>;
  /** With two levels below them; entries that are excluded from the navigation are left out. */
  departments: Array<NavigationItem>;
  id: Scalars['ID']['output'];
  isSale: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Of the only department, or of the page of the group. */
  path: Scalars['String']['output'];
};

export type NavigationItem = {
  breadcrumb: Array<Breadcrumb>;
  /** Empty below the depth asked for; hasChildren tells. */
  children: Array<NavigationItem>;
  hasChildren: Scalars['Boolean']['output'];
  /** Id of the category, or of the editors' entry. */
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  isExcludedFromNav: Scalars['Boolean']['output'];
  isSale: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type NewsletterEndInput = {
  email: Scalars['String']['input'];
  houseNr?: InputMaybe<Scalars['String']['input']>;
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type NewsletterInput = {
  email: Scalars['String']['input'];
  source?: NewsletterSource;
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Where it was asked for; registration and checkout do it themselves. */
export type NewsletterSource =
  | 'account'
  | 'form';

export type NewsletterStatus =
  | 'none'
  /** Asked for; nothing is sent before it is confirmed. */
  | 'requested'
  | 'subscribed';

export type NotReturnable =
  | 'alreadyReturned'
  /** Catalogues and the like. */
  | 'excluded'
  | 'notShipped'
  | 'tooLate';

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

export type Order = {
  billingAddress: OrderAddress;
  comment?: Maybe<Scalars['String']['output']>;
  deliveryAddress: OrderAddress;
  /** When it is with the customer, as the summary said, ready to show; null for memberships and for orders of before. */
  deliveryText?: Maybe<Scalars['String']['output']>;
  discount: Money;
  documents: Array<OrderDocument>;
  email: Scalars['String']['output'];
  /** Of a membership: nothing is sent, returned or ordered again. */
  isMembership: Scalars['Boolean']['output'];
  isPaid: Scalars['Boolean']['output'];
  items: Array<OrderItem>;
  netAmount: Money;
  /** What is still to be paid; null when nothing is. */
  openAmount?: Maybe<Money>;
  orderId: Scalars['ID']['output'];
  orderReference?: Maybe<Scalars['String']['output']>;
  /** Milliseconds since 1970. */
  orderedAt: Scalars['Float']['output'];
  paymentId: Scalars['String']['output'];
  /** Name of the payment method in the visitor's language. */
  paymentMethod: Scalars['String']['output'];
  /** Of all who bring something of it. */
  shipperName: Scalars['String']['output'];
  shippingCost: Money;
  state: OrderState;
  taxes: Array<CartTax>;
  totalAmount: Money;
  /** Voucher that it was ordered with. */
  voucherCode?: Maybe<Scalars['String']['output']>;
};

export type OrderAddress = {
  addressAddition?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  countryLabel: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  isStation: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  postCode: Scalars['String']['output'];
  postNumber?: Maybe<Scalars['String']['output']>;
  salutation: Scalars['String']['output'];
  schoolOrCompany?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
};

export type OrderApproval = {
  approvalId: Scalars['ID']['output'];
  /** What would be ordered now, of an open one: the address books are left out. */
  checkout?: Maybe<Checkout>;
  /** Net, when it was asked for. */
  netAmount: Money;
  /** Of an approved one. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Why it was declined. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Milliseconds since 1970. */
  requestedAt: Scalars['Float']['output'];
  requestedBy: Scalars['String']['output'];
  state: ApprovalState;
};

export type OrderDetails = {
  canReorder: Scalars['Boolean']['output'];
  canReturn: Scalars['Boolean']['output'];
  /** Within the period of withdrawal of a consumer who has not withdrawn from the whole order. */
  canWithdraw: Scalars['Boolean']['output'];
  /** By which the invoice was lowered before it was paid; null when it was not. */
  creditedAmount?: Maybe<Money>;
  /** With the pieces that are still here. */
  notShipped: Array<OrderItem>;
  order: Order;
  /** As of OrderSummary. Who reads another's order returns, withdraws from and reviews nothing of it. */
  orderedBy?: Maybe<Scalars['String']['output']>;
  /** Money that has gone back; null when none has. */
  refundedAmount?: Maybe<Money>;
  /** ISO date, the last day; null when nothing can be returned. */
  returnUntil?: Maybe<Scalars['String']['output']>;
  /** Of returns that came in, and not yet off the invoice, which is open: openAmount is what is left; null when there is none. */
  returnedAmount?: Maybe<Money>;
  /** Newest first. */
  returns: Array<OrderReturn>;
  /** In the order in which they left. */
  shipments: Array<Shipment>;
  status: OrderStatus;
  /** Ready to show. */
  statusText: Scalars['String']['output'];
  /** Prepayment that is still to arrive; null otherwise. */
  transfer?: Maybe<BankTransfer>;
  /** Declarations of the buyer, oldest first. */
  withdrawals: Array<OrderWithdrawal>;
};

export type OrderDocument = {
  /** False while it is being made, which takes seconds. */
  isReady: Scalars['Boolean']['output'];
  kind: OrderDocumentKind;
  /** Of the file. */
  name: Scalars['String']['output'];
  /** Of its series, once it has one; null for kinds without a series. */
  number?: Maybe<Scalars['String']['output']>;
  /** The edge hands the file to the owner of the order; a guest adds the key of a mail's link as ?key=. */
  path: Scalars['String']['output'];
};

export type OrderDocumentKind =
  | 'creditNote'
  | 'invoice'
  | 'orderForm'
  | 'returnSlip'
  /** Electronic invoice of public buyers. */
  | 'xrechnung';

export type OrderForm = {
  /** Why nothing was looked at, ready to show: too many rows, or none. */
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  /** Rows that are looked at. */
  mostRows: Scalars['Int']['output'];
  positions: Scalars['Int']['output'];
  /** Pieces and positions that go into the cart. */
  quantity: Scalars['Int']['output'];
  /** In the order of their first mention; rows of the same article are one. */
  rows: Array<OrderFormRow>;
  /** Every row can be ordered as it is. */
  successful: Scalars['Boolean']['output'];
  /** What the rows come to, as the store shows prices, without promotions and vouchers. */
  total: Money;
};

export type OrderFormCode =
  | 'BAD_QUANTITY'
  /** The cart has no room for another position. */
  | 'CART_FULL'
  /** The cart would be worth more than a cart can be. */
  | 'CART_TOO_DEAR'
  | 'OK'
  /** Less than was asked for: the most that can be ordered, or in stock. */
  | 'QUANTITY_LIMITED'
  /** More than was asked for: the minimum order quantity. */
  | 'QUANTITY_RAISED'
  | 'SOLD_OUT'
  | 'UNKNOWN_ITEM'
  /** The number is that of a product with several variants. */
  | 'VARIANT_NEEDED';

export type OrderFormInput = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  rows?: Array<OrderFormRowInput>;
  /**
   * Lines of a spreadsheet, of a CSV file or typed by hand, which come after the rows: separated by tabs, semicolons, commas or spaces; a line
   * of headings may say which column is what.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type OrderFormItem = {
  image?: Maybe<Image>;
  itemId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orderNumber: Scalars['String']['output'];
  path: Scalars['String']['output'];
  pricePerUnit: Money;
  /** Of the pieces that go into the cart, some of them at the price of a deal as variationText says. */
  total: Money;
  variationText: Scalars['String']['output'];
};

export type OrderFormPdf = {
  /** The PDF in base64; empty when it was refused. */
  content: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type OrderFormRow = {
  /** As typed, without spaces around it. */
  articleNumber: Scalars['String']['output'];
  code: OrderFormCode;
  item?: Maybe<OrderFormItem>;
  /** How many rows were joined. */
  mentions: Scalars['Int']['output'];
  /** Ready to show; null for OK. */
  message?: Maybe<Scalars['String']['output']>;
  /** Of all rows of this article; null where one is no whole number above 0. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Pieces that go into the cart. */
  quantityAdded: Scalars['Int']['output'];
  /** As typed, of the first of them. */
  quantityTyped: Scalars['String']['output'];
};

export type OrderFormRowInput = {
  /** As typed. */
  articleNumber: Scalars['String']['input'];
  /** As typed; empty for 1. */
  quantity: Scalars['String']['input'];
};

export type OrderFormToCart = {
  cart: Cart;
  form: OrderForm;
};

export type OrderItem = {
  articleNumber: Scalars['String']['output'];
  image?: Maybe<Image>;
  /** All of them have been announced as a return. */
  isAlreadyReturned: Scalars['Boolean']['output'];
  /** Pieces of it have arrived and may still be returned. */
  isReturnable: Scalars['Boolean']['output'];
  itemId: Scalars['ID']['output'];
  /** Empty for what has no page. */
  itemUrl: Scalars['String']['output'];
  lineId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orderedAmount: Scalars['Int']['output'];
  pricePerUnit: Money;
  /** By price, those at a deal's price first: quantity times price is the total of each. */
  pricedPieces: Array<OrderedPieces>;
  productId: Scalars['ID']['output'];
  /** Path of the page on which the product can be reviewed; null as long as nothing of it was sent. */
  reviewUrl?: Maybe<Scalars['String']['output']>;
  totalPrice: Money;
  /** Values of the variant, ready to show; empty without. */
  variationText: Scalars['String']['output'];
};

export type OrderList = {
  orders: Array<OrderSummary>;
  pageInfo: OrderPageInfo;
};

export type OrderPageInfo = {
  /** From 1. */
  currentPage: Scalars['Int']['output'];
  elementsPerPage: Scalars['Int']['output'];
  totalElements: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type OrderReturn = {
  items: Array<OrderReturnItem>;
  /** Milliseconds since 1970. */
  placedDate: Scalars['Float']['output'];
  /** Null before something was received, and where nothing is paid back. */
  refund?: Maybe<Money>;
  rma: Scalars['String']['output'];
  /** Name of the state in the visitor's language. */
  stateText: Scalars['String']['output'];
};

export type OrderReturnItem = {
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type OrderState =
  | 'awaiting_payment'
  | 'cancelled'
  | 'completed'
  | 'expired'
  | 'partly_shipped'
  | 'placed'
  | 'shipped';

export type OrderStatus =
  /** The transfer has not arrived yet. */
  | 'awaitingTransfer'
  | 'cancelled'
  | 'delivered'
  | 'packing'
  | 'partlyShipped'
  /** All of the money went back, or nothing is due any more. */
  | 'refunded'
  | 'shipped';

export type OrderSummary = {
  /** Pieces. */
  articleCount: Scalars['Int']['output'];
  canReorder: Scalars['Boolean']['output'];
  /** Of the next parcel on its way; ISO date. */
  expectedDeliveryDate?: Maybe<Scalars['String']['output']>;
  /** Lines besides these. */
  furtherItems: Scalars['Int']['output'];
  /** The first four lines. */
  items: Array<OrderSummaryItem>;
  orderId: Scalars['ID']['output'];
  orderReference?: Maybe<Scalars['String']['output']>;
  /** Milliseconds since 1970. */
  orderedAt: Scalars['Float']['output'];
  /** Name of the user who ordered, where it was not the customer who reads. */
  orderedBy?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
  /** Ready to show. */
  statusText: Scalars['String']['output'];
  totalAmount: Money;
  trackingLink?: Maybe<Scalars['String']['output']>;
};

export type OrderSummaryItem = {
  image?: Maybe<Image>;
  name: Scalars['String']['output'];
  orderedAmount: Scalars['Int']['output'];
};

export type OrderWithdrawal = {
  /** Milliseconds since 1970. */
  declaredAt: Scalars['Float']['output'];
  /** In the buyer's words; null for the whole order. */
  goods?: Maybe<Scalars['String']['output']>;
};

export type OrderedPieces = {
  isDeal: Scalars['Boolean']['output'];
  pricePerUnit: Money;
  quantity: Scalars['Int']['output'];
  totalPrice: Money;
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

export type PastReturn = {
  carrier: Scalars['String']['output'];
  carrierName: Scalars['String']['output'];
  items: Array<PastReturnItem>;
  labels: Array<ReturnLabel>;
  /** Labels that are still being made; 0 when the carrier makes none. */
  missingLabels: Scalars['Int']['output'];
  /** Milliseconds since 1970. */
  placedDate: Scalars['Float']['output'];
  /** Null before something was received, and where nothing is paid back. */
  refund?: Maybe<Money>;
  regulation: Scalars['String']['output'];
  regulationName: Scalars['String']['output'];
  rma: Scalars['String']['output'];
  state: ReturnState;
  /** Name of the state in the visitor's language. */
  stateText: Scalars['String']['output'];
};

export type PastReturnItem = {
  /** Of those received: taken back. */
  acceptedQuantity: Scalars['Int']['output'];
  lineNo: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  receivedQuantity: Scalars['Int']['output'];
};

/** Why a payment came to nothing, where it helps to know it. */
export type PaymentEndReason =
  /** What is ordered was changed while the payment was under way. */
  | 'cartChanged'
  /** The buyer was not confirmed as the owner of the card (3-D Secure). */
  | 'threeDSecure';

export type PaymentMethod = {
  /** When an order that is paid by it is with the customer, ready to show; null where nothing is sent. */
  deliveryText?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  isPrepaid: Scalars['Boolean']['output'];
  /** Why it is not enabled, ready to show. */
  message?: Maybe<Scalars['String']['output']>;
  /** Asks for a buyerReference. */
  needsBuyerReference: Scalars['Boolean']['output'];
  /** transactions.md §3; unknown ids count as prepaid. */
  paymentId: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
};

export type PaymentReturn = {
  /** The order is of a membership: from a refused payment the way leads back to /prime/checkout. */
  isMembership: Scalars['Boolean']['output'];
  /** The cart is ordered, by this payment or by another one. */
  isOrdered: Scalars['Boolean']['output'];
  /** Of another payment's order, if that ordered the cart. Null unless the order belongs to the visitor of the call. */
  orderId?: Maybe<Scalars['ID']['output']>;
  reason?: Maybe<PaymentEndReason>;
  state: PaymentReturnState;
};

export type PaymentReturnFieldInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type PaymentReturnState =
  | 'cancelled'
  /** No answer of the provider yet: the page asks again. */
  | 'checking'
  | 'declined'
  | 'placed'
  /** Money was taken that no order is for: it goes back. */
  | 'returned'
  /** No payment has such a token. */
  | 'unknown';

export type PendingEmail = {
  /** ISO date and time at which the links end. */
  expiresAt: Scalars['String']['output'];
  isNewConfirmed: Scalars['Boolean']['output'];
  /** Which of the two links was confirmed. */
  isOldConfirmed: Scalars['Boolean']['output'];
  newEmail: Scalars['String']['output'];
};

export type Place = {
  city: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
};

/** By what a preview was opened; its id is that of the link, or of the editor's session. */
export type PreviewBy =
  | 'link'
  | 'session';

export type PreviewChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
};

export type PreviewData = {
  /** One a variant, with the id test:variant. */
  abTestScenarios: Array<PreviewChoice>;
  customerSegments: Array<PreviewChoice>;
};

export type PreviewLinkOpened = {
  expiresAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  pages?: Maybe<Array<Scalars['ID']['output']>>;
  path: Scalars['String']['output'];
  scenario: Scalars['JSON']['output'];
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

/** A lower price of each piece from a number of pieces of the item on (Staffelpreis). */
export type PriceTier = {
  basePrice?: Maybe<BasePrice>;
  price: Money;
  quantity: Scalars['Int']['output'];
};

/** Net in the business store, gross elsewhere. */
export type Prices = {
  basePrice?: Maybe<BasePrice>;
  /** Business store: the recommended gross price. */
  educationalSuggestGrossPrice?: Maybe<Money>;
  grossPrice: Money;
  /** Some organisations pay other prices: getGroupPrices has those of who asks. */
  hasGroupPrices: Scalars['Boolean']['output'];
  isBestPrice: Scalars['Boolean']['output'];
  lightningDealPrice?: Maybe<Money>;
  netPrice: Money;
  price: Money;
  specialPrice?: Maybe<SpecialPrice>;
  /** VAT rate in percent, for example 19. */
  taxRate: Scalars['Float']['output'];
  /** Lower prices by quantity, ascending; empty where there are none, as of books. */
  tiers: Array<PriceTier>;
};

export type PrimeCheckout = {
  /** The customer's own; null as long as there is none, which submit refuses. */
  billingAddress?: Maybe<Address>;
  /** Newest version of terms and withdrawal information. */
  legalVersion: Scalars['String']['output'];
  /** All methods of the store that can recur, in the editors' order; those that can't be used now are not enabled and say why. */
  paymentMethods: Array<PaymentMethod>;
  /** A running or waiting membership. While it runs there is nothing to order but its renewal. */
  primeInfo: PrimeInfo;
  programme: PrimeProgramme;
  /** Origins that the page may send forms to. */
  providerOrigins: Array<Scalars['String']['output']>;
  /** Stands for everything that the page shows. */
  quoteHash: Scalars['String']['output'];
  /** Of a running membership that is renewed, else null. */
  renewal?: Maybe<PrimeRenewal>;
};

export type PrimeErrorCode =
  | 'addressMissing'
  /** There is a membership already, or one whose payment is under way. */
  | 'alreadyMember'
  /** The price or the methods have changed: show the page anew. */
  | 'changed'
  | 'noPaymentSelected'
  | 'providerUnavailable'
  | 'registrationClosed';

/** Status NONE, ACTIVE, CANCELLED or WAITING. */
export type PrimeInfo = {
  abo?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['String']['output']>;
  /** ISO dates. */
  startDate?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

export type PrimeProgramme = {
  /** While it is closed there is a waiting list. */
  isRegistrationOpen: Scalars['Boolean']['output'];
  /** Length of a period in months. */
  months: Scalars['Int']['output'];
  /** Of one period, gross. */
  price: Money;
};

/** The next period of a membership. The member may pay it before its day, by another method too; the later ones are then paid by that one. */
export type PrimeRenewal = {
  /** ISO date from which that is possible. */
  from: Scalars['String']['output'];
  /** A charge was refused and is tried again. */
  hasFailed: Scalars['Boolean']['output'];
  isOpen: Scalars['Boolean']['output'];
};

export type PrimeSubscriptionInput = {
  /** A new billing address for a customer who has none; saved in the address book. */
  billingAddress?: InputMaybe<AddressInput>;
  paymentId: Scalars['String']['input'];
  quoteHash: Scalars['String']['input'];
  /** UUID of the browser, one a press of the button. */
  submissionId: Scalars['ID']['input'];
};

export type PrimeSubscriptionResult = {
  /** Card form of the provider: to be sent there as a form. */
  computopData?: Maybe<ComputopData>;
  errorCode?: Maybe<PrimeErrorCode>;
  /** Ready to show. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  fieldErrors: Array<FieldError>;
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Page of the provider; opened after 100 ms. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type PrimeWaitingListInput = {
  email: Scalars['String']['input'];
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
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
  /** At any quantity. */
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
  /** Null when the product is sold out. */
  delivery?: Maybe<TileDelivery>;
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
  /** Variants that the visitor sees of the tests that are active for a path. */
  abAssignments: Array<AbAssignment>;
  /** Identity of the running build, for telling an old page from a new shop. */
  build: Build;
  /** Whether the address gets the newsletter. Only for the logged-in customer's own address; false for any other. */
  checkEmailSubscribed: Scalars['Boolean']['output'];
  /** Whether the link of a mail (new password, activation) can still be used. */
  checkTokenValidity: Scalars['Boolean']['output'];
  /** A category with one page of its products, counts of every filter value and the sorts; null for an unknown category. Offsets below 0 are 0, limits are 1 to 60. */
  core_category?: Maybe<CategoryListing>;
  /** Products that match a text. */
  core_search: SearchListing;
  /** What the link in a mail stands for; null when it can't be decrypted or has run out (storefront.md §2). */
  decryptRatingData?: Maybe<RatingData>;
  /**
   * For guests. Null unless number and postcode (of the billing or delivery address) fit an order of the store that was placed: a
   * wrong postcode, a foreign order and a missing one have the same answer. RATE_LIMITED after too many tries of a network or for an order.
   */
  findOrderForReturn?: Maybe<ReturnOrder>;
  /** By a link's hash, or the number of an order of this visitor or customer; null for anything else. */
  findOrderForReturnByHash?: Maybe<ReturnOrder>;
  getAccount: Account;
  /** What the deletion of the account would mean now: what ends beyond the account itself, what is paid back and what stays to pay. */
  getAccountDeletion: AccountDeletion;
  /**
   * Tests that are active for a path, for assigning variants before the page is looked up; the segments that its page depends on come as tests.
   * `page:ID` asks for those of a page without an address.
   */
  getActiveAbTestsByUrl: Array<AbTest>;
  /** Active addresses of a kind, the customer's own first; and the last removed one, which can be restored. */
  getAddresses: AddressBook;
  /** The lists without entries. */
  getAllWishlists: Wishlists;
  /** Ids only: hearts, and the choice of a list. */
  getAllWishlistsEssentials: WishlistsEssentials;
  /** The lists with their entries, products and totals. */
  getAllWishlistsFull: Wishlists;
  /** Ways to send them back, the first of them preselected; `nolabel` alone where no carrier is offered. */
  getAvailableCarriers: Array<ReturnCarrier>;
  /** What the visitor can have for these items, the first of them preselected; empty when the items can't be returned. */
  getAvailableRegulations: Array<ReturnRegulation>;
  /** Business store: the proof of institution that counts, the customer's own; null when there is none. */
  getB2bCertificate?: Maybe<B2bCertificate>;
  /** Null in other stores. */
  getBusinessAccess?: Maybe<BusinessAccess>;
  /** The checkout of the call's cart, also while a payment is under way. CART_NOT_FOUND as for the cart. */
  getCheckout: Checkout;
  getCommentsPerWishlist: Array<WishlistComment>;
  /** What an order fills in the contact form; null for an order that getOrderDetailsV2 does not show. */
  getContactFormData?: Maybe<ContactFormData>;
  /** For ten minutes, this customer, this purpose, and one file. Pictures of a return need the return's hash instead of a login. */
  getCurrentUploadSignature: UploadSignature;
  /** Who the visitor is, as far as a page may know; never null, also for strangers. */
  getCustomerInfo: CustomerInfo;
  /** Content of a tab that is loaded when it is opened; null for an unknown one. */
  getExtraTabContent?: Maybe<ExtraTabContent>;
  /** Boxes and links below every page, kept by editors in the page with this id. */
  getFooter?: Maybe<Footer>;
  /** Editors' switches and values, by name; unknown names are left out. Null only when they failed: pages stand without them (storefront.md §8). */
  getGlobalParametersByName?: Maybe<Array<GlobalParameter>>;
  /** What an item costs the organisation of who asks; null where it pays the price for everybody, which all other fields have. */
  getGroupPrices?: Maybe<GroupPrices>;
  /** The same of items that cards show, at most 60; those at the price for everybody are left out. */
  getGroupTilePrices: Array<GroupTilePrice>;
  /** Kinds of organisations by what they do. */
  getIndustries: Array<CodedEntry>;
  getItemById?: Maybe<Item>;
  /** Positions that people have in an organisation. */
  getJobTitles: Array<CodedEntry>;
  /** What is kept for the cart of the call. */
  getLightningReservation: LightningReservation;
  /** Words of a long text that are values or limits of filters, taken out of it: red pen under 20 euros is pen with the filter COLOUR and a range of PRICE. No filters and ranges when there is nothing to take out. */
  getLongTailAdjustment: LongTailAdjustment;
  /** What the link of a mail is for, and how that stands. */
  getMailLink: MailLink;
  /** The category of the first level above a category (or itself); null for an unknown one. */
  getMainCategoryFromCategoryId?: Maybe<Category>;
  /** The navigation tree, to a depth of 1 to 3 levels (storefront.md §9). Null only when it failed: pages stand without it (§8). */
  getNavigation?: Maybe<Array<NavigationItem>>;
  /** One entry with 1 or 2 levels below it, for loading the tree piece by piece; null for an unknown category. */
  getNavigationByCategoryId?: Maybe<NavigationItem>;
  /** One group with what its flyout shows; null for an unknown one. */
  getNavigationGroup?: Maybe<NavigationGroup>;
  /** What the header's row shows: groups of departments as editors keep them, or the first departments when they keep none. Null only when it failed. */
  getNavigationGroups?: Maybe<Array<NavigationGroup>>;
  /**
   * An order of this customer, of a user of the organisation whose main user this is, of this browser without an account, or of the owner of the
   * key that a mail's link carries; null for any other one, be there such an order or not.
   */
  getOrderDetailsV2?: Maybe<OrderDetails>;
  /** Years of the orders that getOrdersV2 lists, newest first. */
  getOrderYears: Array<Scalars['Int']['output']>;
  /**
   * The customer's orders and, of a main user, those of the organisation's users, newest first, five a page; a page behind the last one is the last
   * one. searchText: words that number, names and article numbers of the products or the order reference hold. dateFilter: last3months or a year,
   * in the store's time zone.
   */
  getOrdersV2: OrderList;
  /** The grid of a page; null when there is none in this store and language. */
  getPageById?: Maybe<Page>;
  /**
   * The page whose path it is, so that it can be asked for together with what stands at a path, which getPageDetailsByUrl alone says; null
   * when it is no path of a page.
   */
  getPageByUrl?: Maybe<Page>;
  /** What stands at a path of the shop: a page, a category, a redirect, or nothing (storefront.md §2). Never null: a miss is status 404. */
  getPageDetailsByUrl: PageDetails;
  /**
   * Patterns of the paths for which the tests of `getActiveAbTestsByUrl` can be others than none: a path, or a path ending in * for all below
   * it. `/*` when there are more than 500.
   */
  getPathsWithAbTests: Array<Scalars['String']['output']>;
  /** How a payment stands to which a provider's page led back; for the page that waits. The token is the one of its address. */
  getPaymentReturn: PaymentReturn;
  /** What a preview of the page at a path can choose, and has chosen (storefront.md §3); null for visitors. */
  getPreviewData?: Maybe<PreviewData>;
  /** The programme of the store; null where there is none. */
  getPrime?: Maybe<PrimeProgramme>;
  /** LOGIN_REQUIRED to strangers and guests; null where the store has no programme. */
  getPrimeCheckout?: Maybe<PrimeCheckout>;
  /** A product of the store; null when there is none. A product that was retired is null as well: getPageDetailsByUrl tells 404 from 410. */
  getProductById?: Maybe<Product>;
  /** Cards in the order of the ids, at most 12; what the store does not sell is left out. */
  getProductTiles: Array<ProductTile>;
  getRatingProductDetails?: Maybe<RatingProduct>;
  /** Articles of the same order that the same person can review, the one of the link first; empty when there are none. */
  getReviewArticles: Array<ReviewArticle>;
  /** Reviews of a product in the store's language first, newest first; null for an unknown product. At most 50 at once. */
  getReviewsByProduct?: Maybe<ProductReviews>;
  /** Where editors send a text before anything is searched for (storefront.md §4); the text comes back trimmed and with single spaces. */
  getSearchRedirect: SearchRedirect;
  /** The session of x-user-token; null without a token. An invalid token is an error as everywhere. */
  getSession?: Maybe<Session>;
  /** Addresses of one part, in order, from behind `after` on; at most 2,000 at once. */
  getSitemapEntries: SitemapEntries;
  /** Into how many files the addresses of the store fall; nothing that is gone, redirected or not to be indexed is in them. */
  getSitemapParts: Array<SitemapPart>;
  /** The store that the call is answered for. */
  getStore: Store;
  /** All storefronts, each in its default language. */
  getStores: Array<Store>;
  /** Products for recommendation teasers, in the order asked for. What a page can do without: unknown ids give an empty list. */
  getTeaserRecommendations: Array<TeaserRecommendations>;
  /** For the confirmation page: an order of this visitor or customer; null for any other. */
  getThankYouPageData?: Maybe<ThankYouPage>;
  /** What one entry of an editors' list costs in another quantity, while no item is chosen from the lowest price; null for an unknown item. */
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
   * choice are disabled. Configured when every attribute has an option selected (storefront.md §4). With `preselect` and nothing
   * chosen, the options that the product's picture shows are selected; what a picture does not show, such as a size, stays open.
   */
  getVariantInformationForProduct?: Maybe<VariantInformation>;
  /** Ids of the segments that the visitor of x-user-token is in; without one those of strangers. The edge asks when a page depends on it. */
  getVisitorSegments: Array<Scalars['ID']['output']>;
  /** Null when there is none, or the caller may not see it. At most 500 entries. */
  getWishlist?: Maybe<Wishlist>;
  /** A list that editors made for a teaser; everybody may see it. Null for an unknown one. */
  getWishlistFromTeaser?: Maybe<Wishlist>;
  /** What an invitation leads to, before it is taken; null when it is unknown or was withdrawn. */
  getWishlistInvitation?: Maybe<WishlistInvitation>;
  /**
   * For the edge, at each request of a preview: false when its link has expired or was revoked, or when its editor's session has ended, or the
   * editor's role in this store.
   */
  isPreviewOpen: Scalars['Boolean']['output'];
  /** False when an account of this store's kind has the address. */
  isUniqueEmail: Scalars['Boolean']['output'];
  /** For the edge: what a link shows; null for one that is unknown, expired or revoked. */
  openPreviewLink?: Maybe<PreviewLinkOpened>;
  /** cartId: that of the call when left out. CART_NOT_FOUND when there is none, or it is somebody else's. */
  shop_findCart: Cart;
  /** Every write to the store's content, newest first, 50 a page. `editor` is a part of the e-mail address. */
  studio_audit: StudioAudit;
  /** What a cart of these items would come to with a voucher or promotion, as if it ran now. Nothing is stored. */
  studio_cartPreview: StudioCartPreview;
  /** By name or id, 30 at most; names are in the language of the call. */
  studio_categories: Array<StudioCategory>;
  /** Null for one that is unknown, or whose place a newer one has taken. */
  studio_certificateFile?: Maybe<StudioFile>;
  /** Certificates that nobody has decided on, oldest first; with `all` every one that counts, newest first. 50 a page. */
  studio_certificates: StudioCertificates;
  /** Each side is the id of a version, `draft` or `published`. */
  studio_compare: Array<StudioDifference>;
  /** Null for a customer whom the store does not have, or who has left. */
  studio_customer?: Maybe<StudioCustomer>;
  /**
   * Customers of the store by customer number, e-mail address, or how a last name or the name of an organisation begins; three characters at
   * least. 50 a page, 1000 at most.
   */
  studio_customers: StudioCustomers;
  /** Null for a deal that the store does not have. */
  studio_deal?: Maybe<StudioDeal>;
  /** What a deal would show, and what is wrong with it. id: of the deal that is changed. */
  studio_dealPreview: StudioDealPreview;
  /** Lightning deals of the store: running ones first, then those to come, then the last ones that have ended. 50 a page. */
  studio_deals: StudioDeals;
  /**
   * Withdrawals of the store that nobody has answered, and notices that have ended no membership, those that are due first; with `all` every
   * one, newest first. 50 a page.
   */
  studio_declarations: StudioDeclarations;
  /** What needs a person now, of the desks that the editor has. */
  studio_deskTasks: Array<StudioDeskTask>;
  /** Editors of the store. */
  studio_editors: Array<StudioEditor>;
  /** 50 a page, by title; `under` is a path with which theirs begins, `isOwn` leaves out what is as it comes with the shop. */
  studio_entries: StudioEntries;
  /** Null when nothing of it is published, drafted or planned. */
  studio_entry?: Maybe<StudioEntry>;
  /** The items of the cart that an order was placed of last; empty without any. */
  studio_exampleCart: Array<StudioCartItem>;
  /**
   * What visitors did since they first saw a variant of an A/B test, by variant; from events of those who agreed to statistics. Variants
   * that no one has seen are left out. `since` is ISO 8601, by default 90 days ago, for as long variants are kept.
   */
  studio_experimentResults: StudioExperiment;
  /** Published content of the store, and what belongs to all stores, in the form of an import. The same content gives the same bytes. */
  studio_export: Scalars['JSON']['output'];
  /** What the store's carts may choose for nothing, in order. */
  studio_freeArticles: StudioFreeArticles;
  /** Items by article number, GTIN or id, or as the shop's search finds their products, 30 at most; or by id. */
  studio_items: Array<StudioItem>;
  /** Pages and categories with an address, by name or path, 30 at most. */
  studio_links: Array<StudioLink>;
  /** Wish lists of editors, 30 at most. */
  studio_lists: Array<StudioListChoice>;
  /** What goes to a user who takes the place of the main user; null for one who is no user of an organisation with a main user. */
  studio_mainUserChange?: Maybe<StudioMainUserChange>;
  /** Manufacturers by a part of the name, or by id; 30 at most. */
  studio_manufacturers: Array<StudioManufacturer>;
  /** What a change would do, and nothing is done. */
  studio_massChangePreview: StudioMassChangePreview;
  /** The last 20 of the store, newest first. */
  studio_massChanges: Array<StudioMassChange>;
  /** The editor of the session. */
  studio_me: StudioMe;
  /** Uploaded pictures, newest first, 50 a page; by title, alternative text or id. `ids`: any picture of the shop. */
  studio_media: StudioMediaList;
  /** What the store lacks before it can sell; empty for one that can. */
  studio_openPoints: Array<StudioOpenPoint>;
  /** Null for a number that no order of the store has. */
  studio_order?: Maybe<StudioOrder>;
  /** Null for a document that the order does not have, or that is not made yet. */
  studio_orderDocument?: Maybe<StudioFile>;
  /**
   * Orders of the store, newest first, 50 a page. search: a number, an article number, an e-mail address, or how a last name or the name of a
   * company begins; three characters at least.
   */
  studio_orders: StudioOrders;
  /** Links of the store, 50 a page: those that are still open first, then by age. Those that ended more than 30 days ago are forgotten. */
  studio_previewLinks: StudioPreviewLinks;
  /** Null for an unknown id. */
  studio_product?: Maybe<StudioMerchandise>;
  /** Products of the store that need a merchant, 50 a page. */
  studio_productGaps: StudioProductGaps;
  /** Null for an unknown id. */
  studio_productTexts?: Maybe<StudioProductTexts>;
  /** As the shop's search finds them, 30 at most; or by id, retired ones left out. */
  studio_products: Array<StudioProduct>;
  /** Promotions of the store in their order of precedence. 50 a page. */
  studio_promotions: StudioPromotions;
  studio_return?: Maybe<StudioReturn>;
  /** Returns of the store that are not done, those that are due first; with `all` every one, newest first. 50 a page. */
  studio_returns: StudioReturns;
  /**
   * Reviews in one state, 50 a page: those that wait oldest first, all others newest first; 1000 at most. search: an article number, a product's
   * id, or words by which the shop's search finds products.
   */
  studio_reviews: StudioReviews;
  /** The editor's own sessions that go on, newest first. */
  studio_sessions: Array<StudioSession>;
  /** Users of organisations whose main user has left, those of one organisation after the other; 200 at most. */
  studio_usersWithoutMain: Array<StudioUserWithoutMain>;
  /**
   * Live pages that name a segment, an A/B test or a list, and lose something when it is withdrawn; of all stores when the record belongs to
   * all, 50 at most. Of a page, the live pages of its store and language that link to it. None for other kinds.
   */
  studio_uses: Array<StudioUse>;
  studio_version?: Maybe<StudioVersion>;
  /** Newest first, 50 a page. */
  studio_versions: StudioVersions;
  /** Null for a code that the store does not have. */
  studio_voucher?: Maybe<StudioVoucher>;
  /** Series of single-use codes of the store, the newest first. 50 a page. */
  studio_voucherSeries: StudioVoucherSeriesList;
  /** Vouchers of the store by how a code or name contains the word, the last ones to end first. Codes of series are found by the whole code. 50 a page. */
  studio_vouchers: StudioVouchers;
  /** Towns of a postcode; empty when it is unknown. A suggestion: other towns are accepted, too. */
  suggestPlaces: Array<Place>;
  /** What a visitor may mean while typing; nothing in the business store (storefront.md §6). */
  suggestQueries: QuerySuggestions;
};


export type QueryAbAssignmentsArgs = {
  url: Scalars['String']['input'];
};


export type QueryCheckEmailSubscribedArgs = {
  email: Scalars['String']['input'];
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


export type QueryFindOrderForReturnArgs = {
  orderId: Scalars['ID']['input'];
  zipCode: Scalars['String']['input'];
};


export type QueryFindOrderForReturnByHashArgs = {
  hash: Scalars['String']['input'];
};


export type QueryGetActiveAbTestsByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetAddressesArgs = {
  kind: AddressKind;
};


export type QueryGetAvailableCarriersArgs = {
  hash: Scalars['String']['input'];
  returnOrder: ReturnSelectionInput;
};


export type QueryGetAvailableRegulationsArgs = {
  hash: Scalars['String']['input'];
  selectedItems: Array<ReturnItemInput>;
};


export type QueryGetCheckoutArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetCommentsPerWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type QueryGetContactFormDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


export type QueryGetCurrentUploadSignatureArgs = {
  hash?: InputMaybe<Scalars['String']['input']>;
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


export type QueryGetGroupPricesArgs = {
  itemId: Scalars['ID']['input'];
};


export type QueryGetGroupTilePricesArgs = {
  itemIds: Array<Scalars['ID']['input']>;
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


export type QueryGetMailLinkArgs = {
  link: Scalars['String']['input'];
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


export type QueryGetNavigationGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOrderDetailsV2Args = {
  key?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


export type QueryGetOrdersV2Args = {
  dateFilter?: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  searchText?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPageByIdArgs = {
  pageId: Scalars['ID']['input'];
};


export type QueryGetPageByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetPageDetailsByUrlArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetPaymentReturnArgs = {
  token: Scalars['String']['input'];
};


export type QueryGetPreviewDataArgs = {
  url: Scalars['String']['input'];
};


export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetProductTilesArgs = {
  productIds: Array<Scalars['ID']['input']>;
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


export type QueryGetThankYouPageDataArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryGetTotalsForTeaserWishlistArgs = {
  itemId?: InputMaybe<Scalars['ID']['input']>;
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
  preselect?: InputMaybe<Scalars['Boolean']['input']>;
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


export type QueryIsPreviewOpenArgs = {
  by: PreviewBy;
  id: Scalars['ID']['input'];
};


export type QueryIsUniqueEmailArgs = {
  email: Scalars['String']['input'];
};


export type QueryOpenPreviewLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryShop_FindCartArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStudio_AuditArgs = {
  editor?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ContentKind>;
  page?: Scalars['Int']['input'];
};


export type QueryStudio_CartPreviewArgs = {
  items: Array<StudioCartItemInput>;
  promotion?: InputMaybe<StudioPromotionInput>;
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  voucher?: InputMaybe<StudioVoucherInput>;
};


export type QueryStudio_CategoriesArgs = {
  search?: Scalars['String']['input'];
};


export type QueryStudio_CertificateFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_CertificatesArgs = {
  all?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryStudio_CompareArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
  left: Scalars['String']['input'];
  right: Scalars['String']['input'];
};


export type QueryStudio_CustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_CustomersArgs = {
  page?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


export type QueryStudio_DealArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_DealPreviewArgs = {
  deal: StudioDealInput;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStudio_DealsArgs = {
  page?: Scalars['Int']['input'];
  state?: InputMaybe<StudioRunState>;
};


export type QueryStudio_DeclarationsArgs = {
  all?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryStudio_EntriesArgs = {
  isOwn?: Scalars['Boolean']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  under?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStudio_EntryArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
};


export type QueryStudio_ExperimentResultsArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
  testId: Scalars['ID']['input'];
};


export type QueryStudio_ExportArgs = {
  kinds: Array<ContentKind>;
};


export type QueryStudio_ItemsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: Scalars['String']['input'];
};


export type QueryStudio_LinksArgs = {
  language: TextLanguage;
  search?: Scalars['String']['input'];
};


export type QueryStudio_ListsArgs = {
  search?: Scalars['String']['input'];
};


export type QueryStudio_MainUserChangeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_ManufacturersArgs = {
  search?: Scalars['String']['input'];
};


export type QueryStudio_MassChangePreviewArgs = {
  change: StudioMassChangeInput;
  filter: StudioProductFilter;
};


export type QueryStudio_MediaArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  page?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
};


export type QueryStudio_OrderArgs = {
  number: Scalars['ID']['input'];
};


export type QueryStudio_OrderDocumentArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};


export type QueryStudio_OrdersArgs = {
  page?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
};


export type QueryStudio_PreviewLinksArgs = {
  page?: Scalars['Int']['input'];
};


export type QueryStudio_ProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_ProductGapsArgs = {
  kind: StudioProductGap;
  page?: Scalars['Int']['input'];
};


export type QueryStudio_ProductTextsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_ProductsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: Scalars['String']['input'];
};


export type QueryStudio_PromotionsArgs = {
  page?: Scalars['Int']['input'];
  state?: InputMaybe<StudioRunState>;
};


export type QueryStudio_ReturnArgs = {
  rma: Scalars['ID']['input'];
};


export type QueryStudio_ReturnsArgs = {
  all?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryStudio_ReviewsArgs = {
  page?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
  state: StudioReviewState;
};


export type QueryStudio_UsesArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
};


export type QueryStudio_VersionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudio_VersionsArgs = {
  key: Scalars['ID']['input'];
  kind: ContentKind;
  language?: InputMaybe<TextLanguage>;
  page?: Scalars['Int']['input'];
};


export type QueryStudio_VoucherArgs = {
  code: Scalars['ID']['input'];
};


export type QueryStudio_VoucherSeriesArgs = {
  page?: Scalars['Int']['input'];
};


export type QueryStudio_VouchersArgs = {
  page?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
  state?: InputMaybe<StudioVoucherState>;
};


export type QuerySuggestPlacesArgs = {
  country: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
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

/** PRICE is in the currency's major unit (12.5 is 12,50 € or CHF 12.50), rating in stars, others in the filter's unit. A bound that is null is open; from above to matches nothing. */
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

export type ReorderEntry = {
  image?: Maybe<Image>;
  itemId?: Maybe<Scalars['ID']['output']>;
  /** Ready to show. */
  message?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Empty for what has no page. */
  path: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  quantityAdded: Scalars['Int']['output'];
  quantityWanted: Scalars['Int']['output'];
};

export type ReorderResult = {
  added: Array<ReorderEntry>;
  cart: Cart;
  /** Put in, in another quantity than was ordered. */
  changedQuantity: Array<ReorderEntry>;
  /** The variant is gone: another one has to be chosen. */
  needsChoice: Array<ReorderEntry>;
  /** Not sold any more, sold out, or no more fits into the cart. */
  unavailable: Array<ReorderEntry>;
};

export type RequestCustomerAccessInput = {
  customerNumber: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ReturnCarrier = {
  /** dhl, own or nolabel. */
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Labels come as a QR code, too, for those without a printer. */
  hasQrCode: Scalars['Boolean']['output'];
  /** 0 where there is no label. */
  maximumLabels: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type ReturnComponent = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ReturnContact = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  salutation: Scalars['String']['output'];
};

export type ReturnContactInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  salutation: Scalars['String']['input'];
};

export type ReturnDraft = {
  carrier?: Maybe<Scalars['String']['output']>;
  items: Array<ReturnDraftItem>;
  labels: Scalars['Int']['output'];
  regulation?: Maybe<Scalars['String']['output']>;
};

export type ReturnDraftInput = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  hash: Scalars['String']['input'];
  labels?: InputMaybe<Scalars['Int']['input']>;
  regulation?: InputMaybe<Scalars['String']['input']>;
  selectedItems?: InputMaybe<Array<ReturnItemInput>>;
};

export type ReturnDraftItem = {
  additionalInfo: Scalars['String']['output'];
  components: Array<Scalars['String']['output']>;
  /** Of the order's line. */
  id: Scalars['ID']['output'];
  images: Array<ReturnImage>;
  lineNo: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  /** In the visitor's language. */
  reasonLabel: Scalars['String']['output'];
  takesImages: Scalars['Boolean']['output'];
};

export type ReturnImage = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

export type ReturnItem = {
  articleNumber: Scalars['String']['output'];
  /** What of the item a complaint can be about. */
  components: Array<ReturnComponent>;
  /** Of the order's line. */
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  lineNo: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Why it is 0; null otherwise. */
  notReturnable?: Maybe<NotReturnable>;
  orderedQuantity: Scalars['Int']['output'];
  /** Paid for one piece. */
  price: Money;
  reasons: Array<ReturnReason>;
  /** Pieces that can be chosen now. */
  returnableQuantity: Scalars['Int']['output'];
  /** Milliseconds since 1970; null before it was shipped. */
  returnableUntil?: Maybe<Scalars['Float']['output']>;
  /** Announced as a return already. */
  returnedQuantity: Scalars['Int']['output'];
  shippedQuantity: Scalars['Int']['output'];
  variationText: Scalars['String']['output'];
};

export type ReturnItemInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  components?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of the order's line. */
  id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};

/** GET /api/return-label/<rma>/<number>/?order=<hash>, and with &qr=1 the QR code. */
export type ReturnLabel = {
  hasQrCode: Scalars['Boolean']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

export type ReturnOrder = {
  /** Who ordered; null for a visitor who has shown no more than number and postcode. */
  contact?: Maybe<ReturnContact>;
  /** Days after delivery within which items can be returned. */
  days: Scalars['Int']['output'];
  /** What was chosen so far; null before anything was. */
  draft?: Maybe<ReturnDraft>;
  /** Signed, and good for some weeks: stands for the order in all other calls. */
  hash: Scalars['String']['output'];
  items: Array<ReturnItem>;
  /** Milliseconds since 1970. */
  orderDate: Scalars['Float']['output'];
  /** The order's number. */
  orderId: Scalars['ID']['output'];
  pastReturns: Array<PastReturn>;
  /** As the merchandise system calls it. */
  salesOrderNo: Scalars['String']['output'];
};

export type ReturnReason = {
  /** Whether a comment can be given. */
  comment: Scalars['Boolean']['output'];
  /** Whether the parts it is about can be given. */
  components: Scalars['Boolean']['output'];
  /** Whether pictures help. */
  image: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ReturnRegulation = {
  description: Scalars['String']['output'];
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ReturnSelectionInput = {
  regulation: Scalars['String']['input'];
  selectedItems: Array<ReturnItemInput>;
};

export type ReturnState =
  | 'announced'
  | 'labelled'
  | 'received'
  | 'refunded'
  | 'rejected';

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

export type ScheduleState =
  /** Its date came, and the record had errors by then. */
  | 'failed'
  /** Published, to be withdrawn. */
  | 'live'
  /** To be published. */
  | 'waiting';

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

export type SelectDeliveryInput = {
  billingAddressId?: InputMaybe<Scalars['ID']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
  deliveryType?: InputMaybe<DeliveryType>;
  packstationId?: InputMaybe<Scalars['ID']['input']>;
  shipperCode?: InputMaybe<Scalars['String']['input']>;
  shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
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

export type Shipment = {
  carrier: Scalars['String']['output'];
  deliveredAt?: Maybe<Scalars['Float']['output']>;
  /** ISO date; null once it was delivered. */
  expectedDeliveryDate?: Maybe<Scalars['String']['output']>;
  /** The invoice of the order, once there is one; a path of the shop. */
  invoiceLink?: Maybe<Scalars['String']['output']>;
  /** With the pieces and prices of this parcel. */
  items: Array<OrderItem>;
  shipmentId: Scalars['ID']['output'];
  /** Milliseconds since 1970. */
  shippedAt: Scalars['Float']['output'];
  status: ShipmentStatus;
  trackingCode?: Maybe<Scalars['String']['output']>;
  trackingLink?: Maybe<Scalars['String']['output']>;
};

export type ShipmentStatus =
  | 'delivered'
  | 'shipped';

export type Shipper = {
  /** dhl, dpd, gls, post or spedition. */
  code: Scalars['String']['output'];
  costs: Money;
  /** Until when it brings them, in a sentence; null when nobody knows the day. */
  deliveryText?: Maybe<Scalars['String']['output']>;
  enabled: Scalars['Boolean']['output'];
  /** Why it is disabled: PACKSTATION-DHL-ONLY, DHL-GERMANY-ONLY, or null. */
  info?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Positions that it carries. */
  positionIds: Array<Scalars['ID']['output']>;
  selected: Scalars['Boolean']['output'];
};

/** Form names of errors: contact, billingAddress, shippingAddress, packstation, spedition, miscellaneous, shipper; field names are dotted, as billingAddress.postcode. */
export type ShippingStepInput = {
  /** A new or changed address; without it, billingAddressId counts. */
  billingAddress?: InputMaybe<AddressInput>;
  billingAddressId?: InputMaybe<Scalars['ID']['input']>;
  billingDeliveryEmail?: InputMaybe<DeliveryEmailInput>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<CheckoutContactInput>;
  deliveryType: DeliveryType;
  orderReference?: InputMaybe<Scalars['String']['input']>;
  packstation?: InputMaybe<AddressInput>;
  packstationId?: InputMaybe<Scalars['ID']['input']>;
  shipperCode?: InputMaybe<Scalars['String']['input']>;
  shippingAddress?: InputMaybe<AddressInput>;
  shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
  shippingDeliveryEmail?: InputMaybe<DeliveryEmailInput>;
  speditionFields?: InputMaybe<Array<SpeditionFieldInput>>;
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
  /** Whole percent off the old price. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
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

export type SpeditionFieldInput = {
  fieldName: Scalars['String']['input'];
  fieldValue: Scalars['String']['input'];
};

export type StarRatios = {
  five: Scalars['String']['output'];
  four: Scalars['String']['output'];
  one: Scalars['String']['output'];
  three: Scalars['String']['output'];
  two: Scalars['String']['output'];
};

export type StockAlertInput = {
  email: Scalars['String']['input'];
  itemId: Scalars['ID']['input'];
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
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
  /** The shop's own logo; null: its name stands for it. */
  logo?: Maybe<StoreLogo>;
  /** What the shop is called, in the language of the call. */
  name: Scalars['String']['output'];
};

export type StoreId =
  | 'at'
  | 'b2b'
  | 'ch'
  | 'de';

/** A picture with its size in pixels. */
export type StoreLogo = {
  height: Scalars['Int']['output'];
  src: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type StrangerAccess =
  | 'everything'
  /** formId: a form on such a page. */
  | 'formsOnOpenPages'
  /** pageId or url: a page that has an address which strangers may open. */
  | 'openPages';

/** What a field of the studio needs: one of these roles. */
export type StudioAccess =
  | 'administrator'
  /** Any role, also before the second factor: the own account. */
  | 'anyone'
  | 'editor'
  | 'merchant'
  | 'publisher'
  | 'service';

export type StudioAction =
  | 'addNote'
  | 'answerDeclaration'
  | 'answerReview'
  /** … or the certificate's id. */
  | 'approveCertificate'
  | 'bookPayment'
  /** At the desk; the key is the number of the order or return, or the declaration's id. */
  | 'cancelOrder'
  | 'changeAddress'
  | 'changeDeal'
  /** An editor changed the own password. */
  | 'changePassword'
  | 'changePictures'
  /** The key is the id of the item. */
  | 'changePrice'
  | 'changePromotion'
  /** The key is the id of the product. */
  | 'changeSale'
  | 'changeStock'
  | 'changeTexts'
  /** … or the customer's id. */
  | 'changeUserRights'
  | 'changeVoucher'
  /** At the desk of merchants; the key is the id of the deal. */
  | 'createDeal'
  /** The key is the id of the promotion. */
  | 'createPromotion'
  /** The key is the code. */
  | 'createVoucher'
  /** The key is the id of the series. */
  | 'createVoucherSeries'
  | 'deleteCustomer'
  | 'deliverOrder'
  | 'discard'
  | 'endDeal'
  | 'export'
  | 'exportCustomer'
  | 'exportVoucherSeries'
  /** An editor was added to the store, or got another role or name there. The key says who, and which role. */
  | 'grantRole'
  | 'handOverOrganisation'
  | 'import'
  /** … or the customer's id. */
  | 'lockCustomer'
  /** The key is the number of the load that it was. */
  | 'massChange'
  | 'matchDeclaration'
  | 'plan'
  | 'publish'
  /** … or the review's id. */
  | 'publishReview'
  | 'receiveReturn'
  | 'refundOrder'
  | 'refuseCertificate'
  | 'removeFreeArticle'
  | 'removePlannedPrice'
  /** An editor's role in the store was taken away. */
  | 'removeRole'
  /** An editor got a new password, and has no second factor any more. */
  | 'resetAccess'
  | 'restore'
  | 'retryCommand'
  | 'save'
  /** The key is the id of the item. */
  | 'saveFreeArticle'
  | 'sendMail'
  /** A link to a preview was made. */
  | 'share'
  | 'shipOrder'
  | 'stopPromotion'
  | 'stopVoucher'
  | 'stopVoucherSeries'
  | 'undoMassChange'
  | 'unlockCustomer'
  | 'unplan'
  /** … and revoked. */
  | 'unshare'
  | 'upload'
  | 'withdraw'
  | 'withdrawReview';

export type StudioAddress = {
  addition?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  formType: AddressFormType;
  lastName: Scalars['String']['output'];
  packstationNumber?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  postCode: Scalars['String']['output'];
  postNumber?: Maybe<Scalars['String']['output']>;
  salutation: Scalars['String']['output'];
  /** Empty for a packing station. */
  street: Scalars['String']['output'];
};

export type StudioAudit = {
  entries: Array<StudioAuditEntry>;
  total: Scalars['Int']['output'];
};

export type StudioAuditEntry = {
  action: StudioAction;
  after?: Maybe<Scalars['JSON']['output']>;
  at: Scalars['String']['output'];
  /** What it was and is, without personal data; null where a word says it. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Null for content and editors. */
  desk?: Maybe<DeskRole>;
  /** E-mail address; `schedule` for what was planned, `operator` for what was done at the machine. */
  editor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  key?: Maybe<Scalars['ID']['output']>;
  kind?: Maybe<ContentKind>;
  language?: Maybe<TextLanguage>;
  revision?: Maybe<Scalars['Int']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type StudioCartItem = {
  itemId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type StudioCartItemInput = {
  itemId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type StudioCartLine = {
  isAvailable: Scalars['Boolean']['output'];
  /** It comes with the cart for nothing. */
  isGiven: Scalars['Boolean']['output'];
  itemId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** What promotions and the voucher take off. */
  saving: Money;
  total: Money;
};

export type StudioCartPreview = {
  lines: Array<StudioCartLine>;
  /** Why the voucher does not count, as a visitor reads it; null when it does, and without one. */
  message?: Maybe<Scalars['String']['output']>;
  promotionsSaving: Money;
  /** Null for a cart that nothing is sent of. */
  shipping?: Maybe<Money>;
  subtotal: Money;
  total: Money;
  voucherSaving: Money;
};

export type StudioCategory = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  parentName?: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
};

export type StudioCertificate = {
  customerId: Scalars['ID']['output'];
  customerNumber?: Maybe<Scalars['String']['output']>;
  decidedAt?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organisation: Scalars['String']['output'];
  /** Kind that it says to be, for which it is approved. */
  organisationType: Scalars['String']['output'];
  reason?: Maybe<CertificateRefusal>;
  receivedAt: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  state: CertificateState;
};

export type StudioCertificates = {
  certificates: Array<StudioCertificate>;
  total: Scalars['Int']['output'];
};

export type StudioConflict = {
  /** Null when the record is no longer there. */
  body?: Maybe<Scalars['JSON']['output']>;
  revision: Scalars['Int']['output'];
  updatedAt?: Maybe<Scalars['String']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
};

export type StudioCustomer = {
  addresses: Array<StudioAddress>;
  /** What the end of the account would mean beside it, in sentences. */
  consequences: Array<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  customerNumber?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Has a password, and so a way in. */
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  lockedAt?: Maybe<Scalars['String']['output']>;
  /** Null unless the customer is locked. */
  lockedFor?: Maybe<StudioLockReason>;
  /** What was done with the customer at the desk, newest first. */
  log: Array<StudioAuditEntry>;
  /** Of the store. */
  newsletter: NewsletterStatus;
  /** The last ones in the store. */
  orders: Array<StudioOrderEntry>;
  /** In the store. */
  ordersTotal: Scalars['Int']['output'];
  /** Null for consumers. */
  organisation?: Maybe<StudioOrganisation>;
  phone?: Maybe<Scalars['String']['output']>;
  salutation: Scalars['String']['output'];
  wishlists: Scalars['Int']['output'];
};

export type StudioCustomerEntry = {
  createdAt: Scalars['String']['output'];
  customerNumber?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isLocked: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  organisation?: Maybe<Scalars['String']['output']>;
};

export type StudioCustomers = {
  customers: Array<StudioCustomerEntry>;
  /** 1000 at most. */
  total: Scalars['Int']['output'];
};

export type StudioDeal = {
  amount: Scalars['Int']['output'];
  endsAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** It came with an import of its product: the next one overwrites it. */
  isImported: Scalars['Boolean']['output'];
  left: Scalars['Int']['output'];
  maxPerOrder: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Article number of the cheapest item. */
  number: Scalars['String']['output'];
  /** Of the cheapest item. */
  price?: Maybe<Scalars['Int']['output']>;
  productId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  /** In carts. */
  reserved: Scalars['Int']['output'];
  /** Sold here, or by other ways before. */
  sold: Scalars['Int']['output'];
  startsAt: Scalars['String']['output'];
  state: StudioRunState;
  version: Scalars['ID']['output'];
};

export type StudioDealInput = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  endsAt?: InputMaybe<Scalars['String']['input']>;
  /** Any item of the product: the deal is for all of them. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  maxPerOrder?: InputMaybe<Scalars['Int']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At once when it is left out. */
  startsAt?: InputMaybe<Scalars['String']['input']>;
  stores: Array<StoreId>;
};

export type StudioDealItem = {
  dealPrice?: Maybe<Money>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  /** Whole percent off, as cards show it; null without any. */
  percent?: Maybe<Scalars['Int']['output']>;
  price: Money;
};

export type StudioDealPreview = {
  currency: Scalars['String']['output'];
  fieldErrors: Array<StudioFieldError>;
  /** Items of the product with both prices, as their pages show them. */
  items: Array<StudioDealItem>;
  /** Pieces that can be had of all items. */
  stock: Scalars['Int']['output'];
};

export type StudioDeals = {
  currency: Scalars['String']['output'];
  deals: Array<StudioDeal>;
  /** Editors have deals switched on in this store. */
  isOn: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
};

export type StudioDeclaration = {
  answeredAt?: Maybe<Scalars['String']['output']>;
  declaredAt: Scalars['String']['output'];
  /** 14 days later: the money has to be back by then. Null for notices, and once it is answered. */
  dueAt?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** In the consumer's words; null for the whole order. */
  goods?: Maybe<Scalars['String']['output']>;
  handledBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** An order has its e-mail address, a person has matched it, or it has ended a membership. */
  isMatched: Scalars['Boolean']['output'];
  kind: StudioDeclarationKind;
  name: Scalars['String']['output'];
  /** Numbers of orders that it names, or was matched to. */
  orders: Array<Scalars['ID']['output']>;
  /** As written: an order number, or that of a contract. */
  written?: Maybe<Scalars['String']['output']>;
};

export type StudioDeclarationKind =
  /** Ends a membership. */
  | 'cancellation'
  | 'withdrawal';

export type StudioDeclarations = {
  declarations: Array<StudioDeclaration>;
  total: Scalars['Int']['output'];
};

export type StudioDeskRefusal =
  /** More than can go back, or nothing. */
  | 'amount'
  /** The goods are too bulky for a packing station. */
  | 'bulky'
  /** An import is running, which may change the same. */
  | 'busy'
  /** It was changed meanwhile: it is another one than the form shows. */
  | 'changed'
  /** Another country has other costs and taxes. */
  | 'country'
  /** What was entered is wrong; see fieldErrors. */
  | 'fields'
  /** See message. */
  | 'other'
  /** The state of the record does not allow it. */
  | 'state'
  /** The merchandise system has taken the order over. */
  | 'taken'
  /** No such record in the store. */
  | 'unknown';

export type StudioDeskResult = {
  /** Empty but for refusals of fields. */
  fieldErrors: Array<StudioFieldError>;
  /** Why the shop refused it, in English, where no other word says it. */
  message?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<StudioDeskRefusal>;
  successful: Scalars['Boolean']['output'];
};

export type StudioDeskTask = {
  count: Scalars['Int']['output'];
  kind: StudioDeskTaskKind;
};

export type StudioDeskTaskKind =
  /** Certificates that nobody has decided on. */
  | 'certificates'
  /** As studio_declarations lists them. */
  | 'declarations'
  /** Commands to providers that were given up. */
  | 'failedCommands'
  /** Jobs of the shop that were given up. */
  | 'failedJobs'
  /** Returns of the last 14 days without the label that they asked for. */
  | 'labels'
  /** Organisations whose main user has left, so that nobody approves their orders. */
  | 'organisations'
  /** As studio_productGaps lists them. */
  | 'oversold'
  /** Payments of ended orders, and orders whose money was taken back. */
  | 'payments'
  /** Returns that are due within three days, or late. */
  | 'returns'
  /** Reviews that wait to be read. */
  | 'reviews'
  | 'soldOutShown'
  | 'textsMissing'
  /** Withdrawals and notices that no order is found for. */
  | 'unmatched';

export type StudioDifference = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  kind: DifferenceKind;
  /** As in code, of the right side; of the left one for what was removed. */
  path: Scalars['String']['output'];
};

export type StudioDiscardError =
  /** Another editor has saved since. */
  | 'changed'
  /** It is planned and not published, so that only the plan would be left: it has to be called off first. */
  | 'planned';

export type StudioDocument = {
  id: Scalars['ID']['output'];
  isMade: Scalars['Boolean']['output'];
  /** Null until it is made. */
  issuedAt?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
};

export type StudioDraft = {
  /** Number of the version that was published when the draft was begun. */
  baseVersion?: Maybe<Scalars['Int']['output']>;
  body: Scalars['JSON']['output'];
  revision: Scalars['Int']['output'];
  updatedAt: Scalars['String']['output'];
  updatedBy: Scalars['String']['output'];
};

export type StudioEditor = {
  desks: Array<DeskRole>;
  email: Scalars['String']['output'];
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role?: Maybe<EditorRole>;
  /** ISO; null for one who has never logged in. */
  seenAt?: Maybe<Scalars['String']['output']>;
};

/** At least one role or desk. */
export type StudioEditorInput = {
  desks?: Array<DeskRole>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  role?: InputMaybe<EditorRole>;
};

export type StudioEditorSaved = {
  editor: StudioEditor;
  /** Shown once, for a new editor. */
  password?: Maybe<Scalars['String']['output']>;
};

export type StudioEntries = {
  entries: Array<StudioListEntry>;
  total: Scalars['Int']['output'];
};

export type StudioEntry = {
  draft?: Maybe<StudioDraft>;
  /** Of the draft, otherwise of what is published. */
  findings: Array<StudioFinding>;
  key: Scalars['ID']['output'];
  kind: ContentKind;
  language?: Maybe<TextLanguage>;
  /** Path of a published page at which a redirect may stay when it moves; null while a page in another language has that path. */
  oldPath?: Maybe<Scalars['String']['output']>;
  /** What goes live by a plan, for a record of which nothing is drafted or published. */
  planned?: Maybe<Scalars['JSON']['output']>;
  published?: Maybe<Scalars['JSON']['output']>;
  /** `base` of the next save. */
  revision: Scalars['Int']['output'];
  /** A publication that waits or has failed comes first, then the end of what is published. */
  schedules: Array<StudioSchedule>;
  /** The record that comes with the shop, of which the published one is an override; null for most kinds. */
  shipped?: Maybe<Scalars['JSON']['output']>;
  state: ContentState;
  /** Languages of the store in which the record exists, its own included; none for kinds without language. */
  translations: Array<StudioTranslation>;
  /** Keys of records that stores show in place of this one. */
  variants: Array<Scalars['ID']['output']>;
};

export type StudioExperiment = {
  /** By variant. */
  arms: Array<StudioExperimentArm>;
  since: Scalars['String']['output'];
  testId: Scalars['ID']['output'];
};

export type StudioExperimentArm = {
  /** Visitors who put something into the cart. */
  carts: Scalars['Int']['output'];
  /** On teasers of such pages. */
  clicks: Scalars['Int']['output'];
  /** False while the interval says too little: below 100 visitors, or 5 with or without an order. */
  enough: Scalars['Boolean']['output'];
  high: Scalars['Float']['output'];
  /** Ends of the interval that holds the true rate in 95 of 100 cases (Wilson). */
  low: Scalars['Float']['output'];
  /** Visitors who ordered. */
  orders: Scalars['Int']['output'];
  /** Orders per visitor, 0 to 1. */
  rate: Scalars['Float']['output'];
  variant: Scalars['ID']['output'];
  /** Of pages with the test. */
  views: Scalars['Int']['output'];
  /** Browsers; each counts for the variant that it saw first. */
  visitors: Scalars['Int']['output'];
};

export type StudioFieldError = {
  /** What is wrong, in a word: required, tooLong, postCode, country … */
  code: Scalars['String']['output'];
  /** As in the input of the change. */
  fieldName: Scalars['String']['output'];
};

export type StudioFile = {
  /** Base64. */
  content: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type StudioFinding = {
  level: FindingLevel;
  message: Scalars['String']['output'];
  /** As in code: rows[0].cells[1].teasers[0].attributes.headline; empty for the whole record. */
  path: Scalars['String']['output'];
};

export type StudioFreeArticle = {
  code: Scalars['String']['output'];
  itemId: Scalars['ID']['output'];
  kind: StudioFreeArticleKind;
  minimumValue: Scalars['Int']['output'];
  /** Of the item; null for one that is no item any more. */
  name?: Maybe<Scalars['String']['output']>;
  position: Scalars['Int']['output'];
  version: Scalars['ID']['output'];
};

export type StudioFreeArticleInput = {
  /** It may be entered as a voucher is. */
  code?: InputMaybe<Scalars['String']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  kind: StudioFreeArticleKind;
  minimumValue?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};

export type StudioFreeArticleKind =
  /** From a worth of the goods on; one a cart. */
  | 'article'
  /** At any worth, and any number. */
  | 'catalogue';

export type StudioFreeArticles = {
  articles: Array<StudioFreeArticle>;
  currency: Scalars['String']['output'];
};

export type StudioGroupTier = {
  amount: Scalars['Int']['output'];
  group: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type StudioGroupTierInput = {
  /** Of each piece. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Kind of organisation, as school. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Pieces from which on it holds; 1 for the price itself. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type StudioImport = {
  /** Records that are not as they are published. */
  changed: Scalars['Int']['output'];
  /** A path begins with the list and the place of the record: pages[2].path. */
  findings: Array<StudioFinding>;
  successful: Scalars['Boolean']['output'];
};

export type StudioItem = {
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  /** Null where the store does not sell it. */
  price?: Maybe<Scalars['Int']['output']>;
  productId: Scalars['ID']['output'];
  /** Pieces that can be had. */
  stock: Scalars['Int']['output'];
};

export type StudioItemPicture = {
  altDe: Scalars['String']['output'];
  altEn: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type StudioItemPictureInput = {
  /** What it shows. */
  altDe: Scalars['String']['input'];
  altEn: Scalars['String']['input'];
  /** Of the library, or of the item. */
  id: Scalars['ID']['input'];
};

export type StudioLink = {
  kind: StudioLinkKind;
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type StudioLinkKind =
  | 'category'
  | 'page';

export type StudioListChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Number of them. */
  products: Scalars['Int']['output'];
};

export type StudioListEntry = {
  /** An override that does not fit the record that comes with the shop any more: placeholders differ. */
  isOutdated: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  kind: ContentKind;
  language?: Maybe<TextLanguage>;
  pageType?: Maybe<Scalars['String']['output']>;
  /** Of pages and redirects. */
  path?: Maybe<Scalars['String']['output']>;
  state: ContentState;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['String']['output']>;
  /** The editor's e-mail address; null for what came with an import. */
  updatedBy?: Maybe<Scalars['String']['output']>;
};

export type StudioLockReason =
  /** The customer has asked for it. */
  | 'byRequest'
  | 'misuse'
  /** Another person seems to use the account. */
  | 'security'
  | 'unpaid';

export type StudioLogin = {
  fault?: Maybe<StudioLoginError>;
  /** Seconds until the next try is taken. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** For the edge's cookie; null with a fault. */
  token?: Maybe<Scalars['String']['output']>;
};

export type StudioLoginError =
  /** Wrong, too old, or used before. */
  | 'code'
  /** The password is right, and a code is needed. */
  | 'codeNeeded'
  /** Unknown address, wrong password, or no role in this store. */
  | 'credentials'
  | 'wait';

export type StudioLoginInput = {
  /** Of the browser, for the list of sessions. */
  agent?: InputMaybe<Scalars['String']['input']>;
  /** Of the authenticator app, six digits; asked for when the editor has one. */
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type StudioMail = {
  /** Only the order's own ones can: what others said is gone once they are sent. */
  canSendAgain: Scalars['Boolean']['output'];
  createdAt: Scalars['String']['output'];
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  recipient: Scalars['String']['output'];
  sentAt?: Maybe<Scalars['String']['output']>;
};

export type StudioMainUserChange = {
  /** Orders that wait for the main user. */
  approvals: Scalars['Int']['output'];
  /** Null without one. */
  certificate?: Maybe<CertificateState>;
  customerNumber?: Maybe<Scalars['String']['output']>;
  /** In one line; null where bills go to the organisation itself. */
  invoiceAddress?: Maybe<Scalars['String']['output']>;
  mainUser: StudioPerson;
  mainUserId: Scalars['ID']['output'];
  organisation: Scalars['String']['output'];
  /** Why it is not possible; null when it is. */
  refusal?: Maybe<StudioMainUserRefusal>;
  /** Gross, in minor units. */
  unpaidAmount: Scalars['Int']['output'];
  unpaidOrders: Scalars['Int']['output'];
  user: StudioPerson;
  /** Besides the new main user, the one of before included. */
  users: Scalars['Int']['output'];
};

export type StudioMainUserRefusal =
  /** The user has never accepted the invitation. */
  | 'inactive'
  /** Nobody to hand over to: it is the main user already. */
  | 'isMainUser'
  /** The account of the user is locked. */
  | 'locked'
  /** The account of the main user is locked for misuse or unpaid bills, which would hold the organisation no more. */
  | 'mainUserLocked'
  | 'otherOrganisation'
  /** The main user has left: see studio_handOverOrganisation. */
  | 'withoutMainUser';

export type StudioManufacturer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type StudioMassChange = {
  amount?: Maybe<Scalars['Int']['output']>;
  /** ISO 8601. */
  at: Scalars['String']['output'];
  /** It is of the last 30 days, and not undone. */
  canUndo: Scalars['Boolean']['output'];
  /** Items, or products for the sale. */
  count: Scalars['Int']['output'];
  /** E-mail address. */
  editor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: StudioMassChangeKind;
  percent?: Maybe<Scalars['Float']['output']>;
  pieces?: Maybe<Scalars['Int']['output']>;
  /** How many of them an undo has brought back; null where nobody has undone it. */
  restored?: Maybe<Scalars['Int']['output']>;
};

export type StudioMassChangeInput = {
  /** For setPrice. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  kind: StudioMassChangeKind;
  /** For changePrice: -10 lowers prices by a tenth. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** For setStock, and for addStock, where it may be below 0. */
  pieces?: InputMaybe<Scalars['Int']['input']>;
  rounding?: StudioPriceRounding;
};

export type StudioMassChangeKind =
  | 'addStock'
  /** By percent. */
  | 'changePrice'
  | 'sell'
  | 'setPrice'
  | 'setStock'
  | 'withdraw';

export type StudioMassChangePreview = {
  changes: Scalars['Int']['output'];
  fieldErrors: Array<StudioFieldError>;
  /** Items, or products for the sale. */
  found: Scalars['Int']['output'];
  /** There are more than one change may have: nothing is calculated. */
  isTooMany: Scalars['Boolean']['output'];
  refusals: Scalars['Int']['output'];
  /** The first 50 that stay as they are, and why. */
  refused: Array<StudioMassChangeRow>;
  /** The first 50 changes. */
  rows: Array<StudioMassChangeRow>;
  unchanged: Scalars['Int']['output'];
  version: Scalars['ID']['output'];
};

export type StudioMassChangeRow = {
  after: Scalars['Int']['output'];
  /** A price, or pieces; of the sale 1 for products that are sold, else 0. */
  before: Scalars['Int']['output'];
  /** Why it stays, in a word as in StudioFieldError; null for a change. */
  code?: Maybe<Scalars['String']['output']>;
  /** Of the item, or the product. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
};

export type StudioMe = {
  /** Desks that the session may use in this store. */
  desks: Array<DeskRole>;
  email: Scalars['String']['output'];
  /** Desks of the editor with a second factor; more than desks until there is one. */
  grantedDesks: Array<DeskRole>;
  /** What the editor may do with a second factor; more than role until there is one. */
  grantedRole?: Maybe<EditorRole>;
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What the session may do with content in this store; null for nothing. */
  role?: Maybe<EditorRole>;
  sessionId: Scalars['ID']['output'];
  /** Stores in which the editor has a role. */
  stores: Array<StudioStore>;
};

export type StudioMedia = {
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  mime: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  src: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** ISO 8601; null for pictures that no editor has uploaded. */
  uploadedAt?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  width: Scalars['Int']['output'];
};

export type StudioMediaList = {
  media: Array<StudioMedia>;
  total: Scalars['Int']['output'];
};

export type StudioMerchandise = {
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isBook: Scalars['Boolean']['output'];
  /** It is retired in every store: only an import changes that. */
  isRetired: Scalars['Boolean']['output'];
  isSold: Scalars['Boolean']['output'];
  items: Array<StudioMerchandiseItem>;
  name: Scalars['String']['output'];
  /** Of the sale in this store. */
  version: Scalars['ID']['output'];
};

export type StudioMerchandiseItem = {
  /** Claimed by orders. */
  claimed: Scalars['Int']['output'];
  /** Business store: those of groups, in the order in which they were entered. */
  groupTiers: Array<StudioGroupTier>;
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  oldPrice?: Maybe<Scalars['Int']['output']>;
  /** In their order. */
  pictures: Array<StudioItemPicture>;
  picturesVersion: Scalars['ID']['output'];
  /** Those to come, the next first. */
  plannedPrices: Array<StudioPlannedPrice>;
  /** Null where the item has no price in the store. */
  price?: Maybe<Scalars['Int']['output']>;
  priceVersion: Scalars['ID']['output'];
  /** On the shelf. */
  stock: Scalars['Int']['output'];
  stockVersion: Scalars['ID']['output'];
  /** Lower prices by quantity, ascending. */
  tiers: Array<StudioPriceTier>;
};

export type StudioOpenPoint =
  /** Without it neither prepayment nor invoices are offered. */
  | 'bankAccount'
  /** Nothing is sold in the store. */
  | 'goods'
  | 'privacy'
  /** Legal texts that are not in force, or still have a placeholder. */
  | 'terms'
  | 'withdrawal';

export type StudioOrder = {
  /** Null when the delivery address can be changed. */
  addressRefusal?: Maybe<StudioDeskRefusal>;
  billingAddress: StudioAddress;
  canCancel: Scalars['Boolean']['output'];
  /** A parcel is on its way. */
  canDeliver: Scalars['Boolean']['output'];
  /** Paid, or to be paid later, and not sent as a whole. */
  canShip: Scalars['Boolean']['output'];
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  /** Null for guests, and for customers who have left. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Null for guests, and for customers without one. */
  customerNumber?: Maybe<Scalars['String']['output']>;
  deliveryAddress: StudioAddress;
  documents: Array<StudioDocument>;
  email: Scalars['String']['output'];
  isGuest: Scalars['Boolean']['output'];
  lines: Array<StudioOrderLine>;
  /** What was done with it at the desk, newest first. */
  log: Array<StudioAuditEntry>;
  /** About it, its returns, withdrawals and reviews, of the last 30 days, newest first. */
  mails: Array<StudioMail>;
  /** Newest first. */
  notes: Array<StudioOrderNote>;
  number: Scalars['ID']['output'];
  orderReference?: Maybe<Scalars['String']['output']>;
  /** What a transfer still has to bring; 0 where a provider has the payment. */
  payable: Scalars['Int']['output'];
  payments: Array<StudioPayment>;
  placedAt?: Maybe<Scalars['String']['output']>;
  /** Null where nothing can go back. */
  refundBy?: Maybe<StudioRefundBy>;
  /** What can go back of the money, or off the invoice. */
  refundable: Scalars['Int']['output'];
  returns: Array<StudioReturnEntry>;
  shipments: Array<StudioShipment>;
  shipping: Scalars['Int']['output'];
  state: OrderState;
  tax: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  voucherCode?: Maybe<Scalars['String']['output']>;
  withdrawals: Array<StudioOrderWithdrawal>;
};

export type StudioOrderEntry = {
  createdAt: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Of the billing address. */
  name: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  paymentMethod: Scalars['String']['output'];
  state: OrderState;
  total: Scalars['Int']['output'];
};

export type StudioOrderLine = {
  articleNumber: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  reduction: Scalars['Int']['output'];
  returned: Scalars['Int']['output'];
  shipped: Scalars['Int']['output'];
  /** As the store shows it, before the reduction. */
  total: Scalars['Int']['output'];
  variationText: Scalars['String']['output'];
};

export type StudioOrderNote = {
  at: Scalars['String']['output'];
  /** E-mail address. */
  editor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type StudioOrderWithdrawal = {
  declaredAt: Scalars['String']['output'];
  email: Scalars['String']['output'];
  goods?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Its e-mail address is the order's, or a person has matched it. */
  isOfBuyer: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type StudioOrders = {
  orders: Array<StudioOrderEntry>;
  /** 1000 at most. */
  total: Scalars['Int']['output'];
};

export type StudioOrganisation = {
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  /** The main user has left: nobody approves orders until the organisation is handed over. */
  isWithoutMainUser: Scalars['Boolean']['output'];
  /** Null for the main user. */
  mainUserId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  street: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Of a main user. */
  users: Array<StudioOrganisationUser>;
  vatRegistrationNo?: Maybe<Scalars['String']['output']>;
};

export type StudioOrganisationUser = {
  customerId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  mayOrder: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Net, in minor units; null without a limit. */
  orderLimit?: Maybe<Scalars['Int']['output']>;
  version: Scalars['ID']['output'];
};

export type StudioParcelInput = {
  /** Code of a shipper of the shop, or a name. */
  carrier: Scalars['String']['input'];
  lines: Array<StudioParcelLine>;
  trackingCode?: InputMaybe<Scalars['String']['input']>;
  /** https */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

export type StudioParcelLine = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type StudioPasswordError =
  /** Twelve characters at least, 200 at most. */
  | 'length'
  | 'wait'
  | 'wrong';

export type StudioPayment = {
  amount: Scalars['Int']['output'];
  captured: Scalars['Int']['output'];
  commands: Array<StudioPaymentCommand>;
  createdAt: Scalars['String']['output'];
  credited: Scalars['Int']['output'];
  /** What was heard of it, newest first. */
  events: Array<StudioPaymentEvent>;
  id: Scalars['ID']['output'];
  method: Scalars['String']['output'];
  provider?: Maybe<Scalars['String']['output']>;
  refunded: Scalars['Int']['output'];
  state: Scalars['String']['output'];
};

export type StudioPaymentCommand = {
  amount?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['String']['output'];
  error?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type StudioPaymentEvent = {
  channel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  outcome: Scalars['String']['output'];
  receivedAt: Scalars['String']['output'];
};

export type StudioPerson = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type StudioPlannedPrice = {
  oldPrice?: Maybe<Scalars['Int']['output']>;
  price: Scalars['Int']['output'];
  startsAt: Scalars['String']['output'];
};

export type StudioPreviewLink = {
  expiresAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** ISO. */
  madeAt: Scalars['String']['output'];
  /** E-mail address. */
  madeBy: Scalars['String']['output'];
  pages?: Maybe<Array<Scalars['ID']['output']>>;
  path: Scalars['String']['output'];
  revokedAt?: Maybe<Scalars['String']['output']>;
  scenario: Scalars['JSON']['output'];
  title: Scalars['String']['output'];
};

export type StudioPreviewLinkInput = {
  /** From 1 to 30. */
  days: Scalars['Int']['input'];
  /** Ids of the pages whose drafts it shows; null for all drafts of the store. */
  pages?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where it leads. */
  path: Scalars['String']['input'];
  /** As PreviewScenario in server/contract/preview.ts. */
  scenario: Scalars['JSON']['input'];
  /** For the list: what the link is for, or for whom. */
  title: Scalars['String']['input'];
};

export type StudioPreviewLinkMade = {
  link: StudioPreviewLink;
  /** Of the address /studio/shared/<token>; only its hash is stored, so it is told once. */
  token: Scalars['String']['output'];
};

export type StudioPreviewLinks = {
  links: Array<StudioPreviewLink>;
  total: Scalars['Int']['output'];
};

export type StudioPriceInput = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Business store: prices of groups by quantity; those that there are stay when it is left out. */
  groupTiers?: InputMaybe<Array<StudioGroupTierInput>>;
  /** The lowest price of the 30 days before a reduction (Omnibus directive). */
  oldAmount?: InputMaybe<Scalars['Int']['input']>;
  /** At once when it is left out, or past. */
  startsAt?: InputMaybe<Scalars['String']['input']>;
  /** Lower prices by quantity; those that there are stay when it is left out. */
  tiers?: InputMaybe<Array<StudioPriceTierInput>>;
};

export type StudioPriceRounding =
  | 'none'
  | 'to95'
  /** To the nearest price that ends in 99, or 95. */
  | 'to99';

export type StudioPriceTier = {
  amount: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
};

export type StudioPriceTierInput = {
  /** Of each piece. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Pieces from which on it holds. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type StudioProduct = {
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** Products of the store that are not retired; each member leaves out what does not fit, and one is needed. */
export type StudioProductFilter = {
  /** With all categories below it. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  manufacturerId?: InputMaybe<Scalars['ID']['input']>;
  priceFrom?: InputMaybe<Scalars['Int']['input']>;
  priceTo?: InputMaybe<Scalars['Int']['input']>;
  /** Each word stands in a name, or is a number. */
  search?: Scalars['String']['input'];
  stock?: InputMaybe<StudioStockState>;
};

export type StudioProductGap =
  /** Orders have claimed more than lies on the shelf. */
  | 'oversold'
  /** No item is left, and a live page shows it in a teaser. */
  | 'soldOutShown'
  /** In one of the languages it has no name, no description, or no title for search engines. */
  | 'textsMissing';

export type StudioProductGapEntry = {
  /** Numbers of the items, names of the pages, or languages; the first 20. */
  details: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type StudioProductGaps = {
  products: Array<StudioProductGapEntry>;
  total: Scalars['Int']['output'];
};

/** Texts in the form of an import (docs/import/records.md, productTexts), without the product's id. */
export type StudioProductTexts = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  texts: Scalars['JSON']['output'];
  version: Scalars['ID']['output'];
};

export type StudioPromotion = {
  categoryIds?: Maybe<Array<Scalars['ID']['output']>>;
  endsAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** It came with an import: the next one overwrites it. */
  isImported: Scalars['Boolean']['output'];
  itemId?: Maybe<Scalars['ID']['output']>;
  kind: StudioPromotionKind;
  minimumValue?: Maybe<Scalars['Int']['output']>;
  nameDe: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  pay?: Maybe<Scalars['Int']['output']>;
  percent?: Maybe<Scalars['Int']['output']>;
  position: Scalars['Int']['output'];
  quantity?: Maybe<Scalars['Int']['output']>;
  startsAt?: Maybe<Scalars['String']['output']>;
  state: StudioRunState;
  stores: Array<StoreId>;
  version: Scalars['ID']['output'];
};

export type StudioPromotionInput = {
  /** Goods of these categories and of those below them; all when it is left out. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  endsAt?: InputMaybe<Scalars['String']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  kind: StudioPromotionKind;
  minimumValue?: InputMaybe<Scalars['Int']['input']>;
  nameDe?: InputMaybe<Scalars['String']['input']>;
  nameEn?: InputMaybe<Scalars['String']['input']>;
  pay?: InputMaybe<Scalars['Int']['input']>;
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Of two that apply to a piece the one with the lower number counts. */
  position?: InputMaybe<Scalars['Int']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  startsAt?: InputMaybe<Scalars['String']['input']>;
  stores: Array<StoreId>;
};

export type StudioPromotionKind =
  /** Of each `quantity` pieces only `pay` cost something, the dearest ones. */
  | 'buyNPayM'
  /** An item comes with carts of a minimum value. */
  | 'gift'
  /** Percent off from `quantity` pieces on. */
  | 'percentFrom';

export type StudioPromotions = {
  currency: Scalars['String']['output'];
  promotions: Array<StudioPromotion>;
  total: Scalars['Int']['output'];
};

export type StudioPublish = {
  findings: Array<StudioFinding>;
  successful: Scalars['Boolean']['output'];
  /** Number of the version; null when only times were planned, or when it was refused. */
  version?: Maybe<Scalars['Int']['output']>;
};

export type StudioReceivedLine = {
  condition: StudioReturnCondition;
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type StudioRefundBy =
  /** The invoice is not paid: less of it is due. */
  | 'invoice'
  | 'provider'
  /** A person sends it by transfer, and it is booked here. */
  | 'transfer';

export type StudioReturn = {
  announcedAt: Scalars['String']['output'];
  carrier: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  dueAt?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  lines: Array<StudioReturnLine>;
  name: Scalars['String']['output'];
  order: Scalars['ID']['output'];
  /** Of the order's returns, to be sent by a person. */
  pending: Scalars['Int']['output'];
  phone: Scalars['String']['output'];
  receivedAt?: Maybe<Scalars['String']['output']>;
  refundBy?: Maybe<StudioRefundBy>;
  /** Money for what came in; open while the provider, or a person, has not sent it. */
  refunds: Array<StudioReturnRefund>;
  regulation: Scalars['String']['output'];
  rma: Scalars['ID']['output'];
  state: ReturnState;
};

export type StudioReturnCondition =
  | 'damaged'
  | 'good'
  /** Not taken back: no money. */
  | 'refused';

export type StudioReturnEntry = {
  announcedAt: Scalars['String']['output'];
  /** 14 days after the withdrawal, or else after the announcement; null when it is done. */
  dueAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  order: Scalars['ID']['output'];
  rma: Scalars['ID']['output'];
  state: ReturnState;
};

export type StudioReturnLine = {
  accepted: Scalars['Int']['output'];
  articleNumber: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  /** Of the order's line. */
  lineId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  received: Scalars['Int']['output'];
};

export type StudioReturnRefund = {
  amount: Scalars['Int']['output'];
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type StudioReturns = {
  returns: Array<StudioReturnEntry>;
  total: Scalars['Int']['output'];
};

export type StudioReview = {
  answer?: Maybe<Scalars['String']['output']>;
  /** ISO date. */
  answeredOn?: Maybe<Scalars['String']['output']>;
  /** Null for an anonymous one. */
  author?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  /** Of what is written; an answer is to be written in it. */
  language: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Of the product's first article. */
  number: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  productName: Scalars['String']['output'];
  /** Null unless it is withdrawn. */
  reason?: Maybe<StudioReviewReason>;
  stars: Scalars['Int']['output'];
  state: StudioReviewState;
  title: Scalars['String']['output'];
  version: Scalars['ID']['output'];
  writtenAt: Scalars['String']['output'];
};

export type StudioReviewReason =
  | 'advertising'
  /** The writer has asked for it. */
  | 'byRequest'
  /** The writer has not bought or used the product. */
  | 'notGenuine'
  /** Is about another product, or about none. */
  | 'offTopic'
  /** Names persons. */
  | 'personal'
  /** Insults, or breaks the law otherwise. */
  | 'unlawful';

export type StudioReviewState =
  /** Waits until somebody has read it. */
  | 'pending'
  | 'published'
  | 'withdrawn';

export type StudioReviews = {
  reviews: Array<StudioReview>;
  /** 1000 at most. */
  total: Scalars['Int']['output'];
};

export type StudioRunState =
  | 'ended'
  | 'planned'
  | 'running';

export type StudioSave = {
  /** As stored: rows and cells without an id get one. */
  body?: Maybe<Scalars['JSON']['output']>;
  conflict?: Maybe<StudioConflict>;
  findings: Array<StudioFinding>;
  /** Of the stored draft; of what the other editor has written after a conflict. */
  revision: Scalars['Int']['output'];
  successful: Scalars['Boolean']['output'];
};

export type StudioSchedule = {
  by: Scalars['String']['output'];
  /** Why the publication failed. */
  findings: Array<StudioFinding>;
  /** Null when it was published at once. */
  from?: Maybe<Scalars['String']['output']>;
  state: ScheduleState;
  until?: Maybe<Scalars['String']['output']>;
};

export type StudioSecondFactor = {
  /** otpauth address, for a QR code. */
  address: Scalars['String']['output'];
  /** Base32. */
  secret: Scalars['String']['output'];
};

export type StudioSession = {
  agent: Scalars['String']['output'];
  /** ISO. */
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  network: Scalars['String']['output'];
  seenAt: Scalars['String']['output'];
};

export type StudioShipment = {
  carrier: Scalars['String']['output'];
  deliveredAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  pieces: Scalars['Int']['output'];
  shippedAt: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

export type StudioStockState =
  | 'available'
  /** Some pieces are left, and no more than a page of the shop warns of. */
  | 'few'
  | 'soldOut';

export type StudioStore = {
  baseUrl: Scalars['String']['output'];
  desks: Array<DeskRole>;
  id: StoreId;
  /** Null for one who has desks only. */
  role?: Maybe<EditorRole>;
};

export type StudioTranslation = {
  isPublished: Scalars['Boolean']['output'];
  language: TextLanguage;
  path?: Maybe<Scalars['String']['output']>;
};

export type StudioUpload = {
  fault?: Maybe<UploadError>;
  media?: Maybe<StudioMedia>;
  successful: Scalars['Boolean']['output'];
};

export type StudioUploadMediaInput = {
  /** What the picture shows; empty when it only decorates. */
  alt: Scalars['String']['input'];
  file: Scalars['Upload']['input'];
  title: Scalars['String']['input'];
};

export type StudioUse = {
  /** Id of the page. */
  key: Scalars['ID']['output'];
  language: TextLanguage;
  path?: Maybe<Scalars['String']['output']>;
  store: StoreId;
  title: Scalars['String']['output'];
};

export type StudioUserWithoutMain = {
  customerId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organisation: Scalars['String']['output'];
};

export type StudioVersion = {
  at: Scalars['String']['output'];
  body: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** It ended the publication. */
  isWithdrawal: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  kind: ContentKind;
  language?: Maybe<TextLanguage>;
  /** From 1, within the record. */
  number: Scalars['Int']['output'];
  /** Null for what came with an import. */
  publishedBy?: Maybe<Scalars['String']['output']>;
};

export type StudioVersions = {
  total: Scalars['Int']['output'];
  versions: Array<StudioVersion>;
};

export type StudioVoucher = {
  amount?: Maybe<Scalars['Int']['output']>;
  categoryIds?: Maybe<Array<Scalars['ID']['output']>>;
  code: Scalars['ID']['output'];
  endsAt?: Maybe<Scalars['String']['output']>;
  isFirstOrder: Scalars['Boolean']['output'];
  /** It came with an import: the next one overwrites it. */
  isImported: Scalars['Boolean']['output'];
  /** It is a code of a series. */
  isOfSeries: Scalars['Boolean']['output'];
  isOffered: Scalars['Boolean']['output'];
  isOncePerCustomer: Scalars['Boolean']['output'];
  itemId?: Maybe<Scalars['ID']['output']>;
  kind: StudioVoucherKind;
  maxRedemptions?: Maybe<Scalars['Int']['output']>;
  minimumValue: Scalars['Int']['output'];
  nameDe: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  percent?: Maybe<Scalars['Int']['output']>;
  redemptions: Scalars['Int']['output'];
  startsAt?: Maybe<Scalars['String']['output']>;
  state: StudioVoucherState;
  stores: Array<StoreId>;
  version: Scalars['ID']['output'];
};

export type StudioVoucherInput = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Goods of these categories and of those below them; all when it is left out. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  code?: InputMaybe<Scalars['String']['input']>;
  endsAt?: InputMaybe<Scalars['String']['input']>;
  isFirstOrder?: Scalars['Boolean']['input'];
  /** Offered in every cart; others must be known. */
  isOffered?: Scalars['Boolean']['input'];
  isOncePerCustomer?: Scalars['Boolean']['input'];
  itemId?: InputMaybe<Scalars['ID']['input']>;
  kind: StudioVoucherKind;
  /** Any number when it is left out. */
  maxRedemptions?: InputMaybe<Scalars['Int']['input']>;
  minimumValue?: InputMaybe<Scalars['Int']['input']>;
  nameDe?: InputMaybe<Scalars['String']['input']>;
  nameEn?: InputMaybe<Scalars['String']['input']>;
  percent?: InputMaybe<Scalars['Int']['input']>;
  startsAt?: InputMaybe<Scalars['String']['input']>;
  stores: Array<StoreId>;
};

export type StudioVoucherKind =
  | 'amount'
  | 'freeArticle'
  | 'freeShipping'
  | 'percent';

export type StudioVoucherSeries = {
  codes: Scalars['Int']['output'];
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  prefix: Scalars['String']['output'];
  /** One of its codes, for its terms; they are the same for all. */
  terms: StudioVoucher;
  used: Scalars['Int']['output'];
};

export type StudioVoucherSeriesList = {
  currency: Scalars['String']['output'];
  series: Array<StudioVoucherSeries>;
  total: Scalars['Int']['output'];
};

export type StudioVoucherState =
  | 'active'
  | 'ended'
  | 'planned'
  /** Ended by a merchant. */
  | 'stopped'
  | 'usedUp';

export type StudioVouchers = {
  currency: Scalars['String']['output'];
  total: Scalars['Int']['output'];
  vouchers: Array<StudioVoucher>;
};

export type SubmitCartInput = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  newsletter?: Scalars['Boolean']['input'];
  /** Of the checkout that the summary showed. */
  quoteHash?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the browser, one a press of the button. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
};

export type SubmitCartResult = {
  /** The order waits for the main user of the organisation; the cart stays as it is. */
  approvalId?: Maybe<Scalars['ID']['output']>;
  /** As it is now; null once the order is placed. */
  checkout?: Maybe<Checkout>;
  /** Card form of the provider: to be sent there as a form. */
  computopData?: Maybe<ComputopData>;
  errorCode?: Maybe<SubmitErrorCode>;
  /** Ready to show. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The empty cart that counts from now on; null while a payment is under way. */
  newCartId?: Maybe<Scalars['ID']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Page of the provider; opened after 100 ms. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type SubmitErrorCode =
  /** An order that has to be approved is paid on account or in advance. */
  | 'approvalNeedsInvoice'
  /** vue.checkout.summaryStep.notification.cartChanged */
  | 'cartChanged'
  /** The store has no terms or no withdrawal information: it does not sell. */
  | 'legalTextsMissing'
  /** The main user who would approve it has no account any more. */
  | 'noApprover'
  /** vue.checkout.paymentStep.errorNoPaymentSelected */
  | 'noPaymentSelected'
  /** vue.checkout.error.orderAlreadySubmitted */
  | 'orderAlreadySubmitted'
  /** The chosen payment method can't be used any more; the message says why. */
  | 'paymentRefused'
  /** The payment provider did not answer; the cart is open. */
  | 'providerUnavailable'
  /** A step before is not complete. */
  | 'stepIncomplete';

export type SubmitReturnOrderInput = {
  carrier: Scalars['String']['input'];
  contact: ReturnContactInput;
  hash: Scalars['String']['input'];
  labels?: Scalars['Int']['input'];
  regulation: Scalars['String']['input'];
  selectedItems: Array<ReturnItemInput>;
  /** UUID of the browser, one a press of the button. */
  submissionId: Scalars['ID']['input'];
};

/** Texts are in the visitor's language, ready to show. */
export type SubmitReturnResult = {
  errorMsg?: Maybe<Scalars['String']['output']>;
  /** Names are dotted, as items.<id>.quantity. */
  fieldErrors: Array<FieldError>;
  isError: Scalars['Boolean']['output'];
  /** As it is after the call; null when the hash is none. */
  returnOrder?: Maybe<ReturnOrder>;
  /** Of the return that was announced. */
  rma?: Maybe<Scalars['String']['output']>;
};

export type SuggestedCategory = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  parentName?: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
};

export type SuggestedProduct = {
  /** The item that its price is of. */
  bestItemId: Scalars['ID']['output'];
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

/** Languages in which texts are written. */
export type TextLanguage =
  | 'de'
  | 'en';

export type TextileCareIcon = {
  id: Scalars['ID']['output'];
  imgPath: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ThankYouPage = {
  /** A guest of the last 24 hours whose e-mail address has no account yet: one that this browser opens with it takes over order and addresses. */
  canRegister: Scalars['Boolean']['output'];
  order: Order;
  /** Page of the order, for a guest with the key of its mail; null until it is placed. */
  orderPath?: Maybe<Scalars['String']['output']>;
  /** Prepayment: what to transfer; null for other methods. */
  transfer?: Maybe<BankTransfer>;
};

export type TileBadges = {
  new: Scalars['Boolean']['output'];
  popular: Scalars['Boolean']['output'];
  sale: Scalars['Boolean']['output'];
};

/** What the day of delivery follows from (server/contract/delivery): the day itself changes while a page is cached. */
export type TileDelivery = {
  /** ISO 3166 code. */
  country: Scalars['String']['output'];
  /** Working days until the item is with the customer. */
  days: Scalars['Int']['output'];
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
  /** Some organisations pay other prices: getGroupTilePrices has those of who asks. */
  hasGroupPrices: Scalars['Boolean']['output'];
  /** The lowest price by quantity of the item that is shown; null where quantity lowers nothing. */
  lowestTier?: Maybe<TileTier>;
  oldPrice?: Maybe<Scalars['String']['output']>;
  /** Items differ in price: shown as from. */
  startFromFlag: Scalars['Boolean']['output'];
};

export type TileTier = {
  /** Per unit of the price's own base price; null where that is not shown. */
  basePrice?: Maybe<Scalars['String']['output']>;
  price: Scalars['String']['output'];
  /** Pieces from which on it holds. */
  quantity: Scalars['Int']['output'];
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
  fault?: Maybe<UploadError>;
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
};

export type UploadError =
  /** A PDF that acts by itself or carries other files. */
  | 'active'
  | 'empty'
  /** None of this customer's, run out, or used for another file: a new one may help. */
  | 'signature'
  | 'tooLarge'
  /** Of one day. */
  | 'tooMany'
  | 'type';

export type UploadPurpose =
  | 'b2bCertificate'
  | 'returnImage';

export type UploadReturnImageInput = {
  file: Scalars['Upload']['input'];
  hash: Scalars['String']['input'];
  /** Of the order's line. */
  lineId: Scalars['ID']['input'];
  signature: Scalars['String']['input'];
};

export type UploadReturnImageResult = {
  fault?: Maybe<UploadError>;
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  image?: Maybe<ReturnImage>;
  successful: Scalars['Boolean']['output'];
};

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

/** A visitor with a cart has an id, too. */
export type VisitorPart =
  | 'cart'
  | 'visitor';

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

export type WalletResult = {
  checkout?: Maybe<Checkout>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
  /** Session of the guest; null for who is logged in already. */
  token?: Maybe<UserToken>;
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

/** One visitor's or customer's promise to bring something. */
export type WishlistClaim = {
  allowedToRemoveByUser: Scalars['Boolean']['output'];
  externalId: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  /** Null unless one was given. */
  name?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
};

export type WishlistClaimChange = {
  /** The entry's claims after the change or the refusal, oldest first; null when the caller may not see them. */
  claims?: Maybe<Array<WishlistClaim>>;
  /** In the visitor's language, ready to show. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
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
  /** Who brings how much of it; empty on lists of editors. */
  claims: Array<WishlistClaim>;
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
  /** What is on the list, without comments, for those who bring something. */
  entries: Array<WishlistEntry>;
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

export type WithdrawalInput = {
  /** Where the confirmation is sent. */
  email: Scalars['String']['input'];
  /** Which goods, in the consumer's words; left out for the whole order. */
  goods?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  orderNumber: Scalars['String']['input'];
  submissionId: Scalars['ID']['input'];
  /** Honeypot: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawalResult = {
  fieldErrors: Array<FieldError>;
  generalErrorMessage?: Maybe<Scalars['String']['output']>;
  /** When it arrived and where the confirmation goes, ready to show; null when it was refused. */
  receipt?: Maybe<Scalars['String']['output']>;
  successful: Scalars['Boolean']['output'];
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
