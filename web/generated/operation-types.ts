/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountDataInput = {
  /** Business store. */
  business?: BusinessAccountInput | null | undefined;
  firstName: string;
  lastName: string;
  salutation: string;
};

export type AddressFormType =
  | 'companyOrSchool'
  | 'private';

/** The form of an address. Of a packing station: postnumber, packstation, postcode, city, country DE, first and last name. */
export type AddressInput = {
  addition?: string | null | undefined;
  addressId?: string | null | undefined;
  city: string;
  /** Sent with companyOrSchool only. */
  company?: string | null | undefined;
  /** ISO 3166. */
  country: string;
  firstname: string;
  formType?: AddressFormType;
  lastname: string;
  packstation?: string | null | undefined;
  phone?: string | null | undefined;
  postcode: string;
  postnumber?: string | null | undefined;
  salutation?: string;
  streetAndNumber?: string | null | undefined;
};

export type AddressKind =
  | 'billing'
  | 'packstation'
  | 'shipping';

export type ApprovalState =
  | 'approved'
  | 'declined'
  | 'open';

export type BusinessAccountInput = {
  city: string;
  country: string;
  jobTitleCode?: string | null | undefined;
  /** As typed: whole, from 1. */
  numberOfEmployees?: string | null | undefined;
  organisation: string;
  organisationType: string;
  postCode: string;
  primaryIndustryGroupCode?: string | null | undefined;
  street: string;
  vatRegistrationNo?: string | null | undefined;
};

export type BusinessUserInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  mayOrder: boolean;
  /** As typed, in major units, net; empty for none. */
  orderLimit?: string | null | undefined;
  /** mr, ms, none; of a new user. */
  salutation?: string | null | undefined;
  userId?: string | null | undefined;
};

export type CancellationInput = {
  /** What identifies the contract, in the member's words: an order number or a customer number. */
  contract?: string | null | undefined;
  /** Where the confirmation is sent. */
  email: string;
  /** An ISO date; left out for the next possible time. */
  endsOn?: string | null | undefined;
  kind?: CancellationKind;
  name: string;
  reason?: string | null | undefined;
  submissionId: string;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

export type CancellationKind =
  /** For good cause; needs a reason. */
  | 'extraordinary'
  /** At the next possible time. */
  | 'ordinary';

export type CartAddPositionInput = {
  /**
   * Item id. With the suffix _lightning only at the price of the running deal, as many as there are; without, deal pieces first
   * and the rest at the normal price (storefront.md §4).
   */
  itemId: string;
  quantity: number;
};

export type CartDeliveryInput = {
  /** ISO 3166; one of deliveryCountries. */
  country?: string | null | undefined;
  shipperCode?: string | null | undefined;
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
  addPosition?: CartAddPositionInput | null | undefined;
  /** A voucher, or a free article's or catalogue's own code. */
  addVoucher?: CartVoucherInput | null | undefined;
  removePosition?: CartPositionInput | null | undefined;
  removeVoucher?: CartVoucherInput | null | undefined;
  /** Undo: the position as it was before it was removed, for as long as the cart remembers it. */
  restorePosition?: CartPositionInput | null | undefined;
  setDelivery?: CartDeliveryInput | null | undefined;
  setQuantity?: CartSetQuantityInput | null | undefined;
};

export type CartPositionInput = {
  positionId: string;
};

export type CartSetQuantityInput = {
  positionId: string;
  /** Absolute; 0 removes. */
  quantity: number;
};

export type CartUpdateInput = {
  cartId?: string | null | undefined;
  /**
   * Other ids under which the same update may have been sent just before, 10 at most: when one of them was carried out, this
   * one is not. For forms that have no id of their own.
   */
  earlierIds?: Array<string> | null | undefined;
  /** 1 to 50. */
  ops: Array<CartOpInput>;
  /** UUID of the browser. An update that is sent again under the same id is carried out once. */
  updateId: string;
};

export type CartVoucherInput = {
  code: string;
};

export type CatalogueRequestInput = {
  city: string;
  email: string;
  name: string;
  organisation: string;
  postCode: string;
  street: string;
  submissionId: string;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
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

export type CheckoutContactInput = {
  /** Customers keep their address unless they ask for the change; then links go to both addresses, as with `updateEmail`. */
  changeEmail?: boolean;
  email: string;
};

export type CheckoutLoginOption =
  | 'guest'
  | 'register';

export type ContactFormInput = {
  email: string;
  /** One PDF, PNG or JPEG of 10 MB at most; pictures are drawn anew. */
  file?: File | null | undefined;
  message: string;
  name: string;
  orderNumber?: string | null | undefined;
  submissionId: string;
  /** order, product, returns or other; another one is a fault of the field. */
  topic: string;
  wantsCopy?: boolean;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

export type DeliveryEmailInput = {
  deliveryEmail?: string | null | undefined;
  hasDeliveryEmail: boolean;
};

export type DeliveryType =
  | 'packstation'
  | 'sameAsBilling'
  | 'shippingAddress';

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

export type NewsletterEndInput = {
  email: string;
  houseNr?: string | null | undefined;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

export type NewsletterInput = {
  email: string;
  source?: NewsletterSource;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
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

export type OrderDocumentKind =
  | 'creditNote'
  | 'invoice'
  | 'orderForm'
  | 'returnSlip'
  /** Electronic invoice of public buyers. */
  | 'xrechnung';

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
  cartId?: string | null | undefined;
  rows?: Array<OrderFormRowInput>;
  /**
   * Lines of a spreadsheet, of a CSV file or typed by hand, which come after the rows: separated by tabs, semicolons, commas or spaces; a line
   * of headings may say which column is what.
   */
  text?: string | null | undefined;
};

export type OrderFormRowInput = {
  /** As typed. */
  articleNumber: string;
  /** As typed; empty for 1. */
  quantity: string;
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

export type PagingInput = {
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  /** Name of a sort; unknown ones give the default (si for categories, relevance for search). */
  sortBy?: string | null | undefined;
};

/** Why a payment came to nothing, where it helps to know it. */
export type PaymentEndReason =
  /** What is ordered was changed while the payment was under way. */
  | 'cartChanged'
  /** The buyer was not confirmed as the owner of the card (3-D Secure). */
  | 'threeDSecure';

export type PaymentReturnFieldInput = {
  name: string;
  value: string;
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

export type PrimeErrorCode =
  | 'addressMissing'
  /** There is a membership already, or one whose payment is under way. */
  | 'alreadyMember'
  /** The price or the methods have changed: show the page anew. */
  | 'changed'
  | 'noPaymentSelected'
  | 'providerUnavailable'
  | 'registrationClosed';

export type PrimeSubscriptionInput = {
  /** A new billing address for a customer who has none; saved in the address book. */
  billingAddress?: AddressInput | null | undefined;
  paymentId: string;
  quoteHash: string;
  /** UUID of the browser, one a press of the button. */
  submissionId: string;
};

export type PrimeWaitingListInput = {
  email: string;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

/** PRICE is in the currency's major unit (12.5 is 12,50 € or CHF 12.50), rating in stars, others in the filter's unit. A bound that is null is open; from above to matches nothing. */
export type RangeFilterInput = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};

export type ReturnContactInput = {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  salutation: string;
};

export type ReturnDraftInput = {
  carrier?: string | null | undefined;
  hash: string;
  labels?: number | null | undefined;
  regulation?: string | null | undefined;
  selectedItems?: Array<ReturnItemInput> | null | undefined;
};

export type ReturnItemInput = {
  additionalInfo?: string | null | undefined;
  components?: Array<string> | null | undefined;
  /** Of the order's line. */
  id: string;
  quantity: number;
  reason: string;
};

export type ReturnSelectionInput = {
  regulation: string;
  selectedItems: Array<ReturnItemInput>;
};

export type ReturnState =
  | 'announced'
  | 'labelled'
  | 'received'
  | 'refunded'
  | 'rejected';

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

export type SelectDeliveryInput = {
  billingAddressId?: string | null | undefined;
  cartId?: string | null | undefined;
  deliveryType?: DeliveryType | null | undefined;
  packstationId?: string | null | undefined;
  shipperCode?: string | null | undefined;
  shippingAddressId?: string | null | undefined;
};

export type SelectedVariantInput = {
  /** Name of the attribute. */
  name: string;
  /** Value of the option. */
  value: string;
};

export type ShipmentStatus =
  | 'delivered'
  | 'shipped';

/** Form names of errors: contact, billingAddress, shippingAddress, packstation, spedition, miscellaneous, shipper; field names are dotted, as billingAddress.postcode. */
export type ShippingStepInput = {
  /** A new or changed address; without it, billingAddressId counts. */
  billingAddress?: AddressInput | null | undefined;
  billingAddressId?: string | null | undefined;
  billingDeliveryEmail?: DeliveryEmailInput | null | undefined;
  cartId?: string | null | undefined;
  comment?: string | null | undefined;
  contact?: CheckoutContactInput | null | undefined;
  deliveryType: DeliveryType;
  orderReference?: string | null | undefined;
  packstation?: AddressInput | null | undefined;
  packstationId?: string | null | undefined;
  shipperCode?: string | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  shippingAddressId?: string | null | undefined;
  shippingDeliveryEmail?: DeliveryEmailInput | null | undefined;
  speditionFields?: Array<SpeditionFieldInput> | null | undefined;
};

export type SitemapKind =
  | 'category'
  | 'page'
  | 'product';

export type SpeditionFieldInput = {
  fieldName: string;
  fieldValue: string;
};

export type StockAlertInput = {
  email: string;
  itemId: string;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

export type StoreId =
  | 'at'
  | 'b2b'
  | 'ch'
  | 'de';

export type SubmitCartInput = {
  cartId?: string | null | undefined;
  comment?: string | null | undefined;
  newsletter?: boolean;
  /** Of the checkout that the summary showed. */
  quoteHash?: string | null | undefined;
  /** UUID of the browser, one a press of the button. */
  submissionId?: string | null | undefined;
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
  carrier: string;
  contact: ReturnContactInput;
  hash: string;
  labels?: number;
  regulation: string;
  selectedItems: Array<ReturnItemInput>;
  /** UUID of the browser, one a press of the button. */
  submissionId: string;
};

export type TeaserWishlistItemInput = {
  itemId?: string | null | undefined;
  productId: string;
  quantity: number;
};

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

export type UploadB2bCertificateInput = {
  file: File;
  signature: string;
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

export type UploadReturnImageInput = {
  file: File;
  hash: string;
  /** Of the order's line. */
  lineId: string;
  signature: string;
};

export type VariantAttributeType =
  | 'dropdown'
  | 'tile';

export type VisitorLoginState =
  | 'guest'
  | 'logged_in'
  | 'logged_out';

export type VisitorType =
  | 'existing_customer'
  | 'guest'
  | 'new_customer';

export type WishlistEntryInput = {
  /** Left out while no variant was chosen. */
  itemId?: string | null | undefined;
  productId: string;
  quantity?: number;
};

export type WishlistProductInput = {
  itemId?: string | null | undefined;
  productId: string;
};

export type WishlistQuantityInput = {
  entryId: string;
  quantity: number;
};

/** From the weakest to the strongest. */
export type WishlistRight =
  | 'admin'
  | 'commentator'
  | 'editor';

export type WithdrawalInput = {
  /** Where the confirmation is sent. */
  email: string;
  /** Which goods, in the consumer's words; left out for the whole order. */
  goods?: string | null | undefined;
  name: string;
  orderNumber: string;
  submissionId: string;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

export type UniqueEmailQueryVariables = Exact<{
  email: string;
}>;


export type UniqueEmailQuery = { isUniqueEmail: boolean };

export type ResetLinkQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkQuery = { checkTokenValidity: boolean };

export type CertificateFragment = { name: string, size: number, receivedAt: number, state: CertificateState, refusal: CertificateRefusal | null };

export type BusinessCertificateQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessCertificateQuery = { getB2bCertificate: { name: string, size: number, receivedAt: number, state: CertificateState, refusal: CertificateRefusal | null } | null };

export type UploadSignatureQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadSignatureQuery = { getCurrentUploadSignature: { signature: string } };

export type UploadCertificateMutationVariables = Exact<{
  input: UploadB2bCertificateInput;
}>;


export type UploadCertificateMutation = { uploadB2bCertificate: { successful: boolean, fault: UploadError | null, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, certificate: { name: string, size: number, receivedAt: number, state: CertificateState, refusal: CertificateRefusal | null } | null } };

export type BookFragment = { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> };

export type BookChangeFragment = { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, book: { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> } };

export type AddressesQueryVariables = Exact<{
  kind: AddressKind;
}>;


export type AddressesQuery = { getAddresses: { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> } };

export type SaveAddressMutationVariables = Exact<{
  kind: AddressKind;
  address: AddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, book: { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> } } };

export type RemoveFromBookMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveFromBookMutation = { removeAddress: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, book: { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> } } };

export type RestoreToBookMutationVariables = Exact<{
  addressId: string;
}>;


export type RestoreToBookMutation = { restoreAddress: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, book: { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> } } };

export type SetDefaultAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type SetDefaultAddressMutation = { setDefaultAddress: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, book: { defaultId: string | null, addresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }> } } };

export type BusinessPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessPageQuery = { getBusinessAccess: { customerNumber: string | null, organisation: string, isMainUser: boolean, mayOrder: boolean, orderLimit: { stringValue: string } | null, users: Array<{ userId: string, firstName: string, lastName: string, email: string, mayOrder: boolean, isActive: boolean, orderLimit: { amount: number } | null }>, approvals: Array<{ approvalId: string, requestedBy: string, requestedAt: number, state: ApprovalState, reason: string | null, orderId: string | null, netAmount: { stringValue: string, amount: number }, checkout: { quoteHash: string, cart: { positions: Array<{ id: string, name: string, articleNumber: string, quantity: number, totalPrice: { stringValue: string } }>, basketValues: { subtotal: { amount: number }, basketValue: { amount: number }, shippingCost: { amount: number, stringValue: string } | null, netValue: { stringValue: string, amount: number }, total: { stringValue: string } } }, shippingStep: { deliveryType: DeliveryType, orderReference: string | null, comment: string | null, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null }, paymentStep: { selectedMethodId: string | null, paymentMethods: Array<{ paymentId: string, displayName: string }> } } | null }> } | null };

export type SaveBusinessUserMutationVariables = Exact<{
  data: BusinessUserInput;
}>;


export type SaveBusinessUserMutation = { saveBusinessUser: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type RemoveBusinessUserMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveBusinessUserMutation = { removeBusinessUser: { successful: boolean, generalErrorMessage: string | null } };

export type ApproveOrderMutationVariables = Exact<{
  approvalId: string;
  quoteHash: string;
}>;


export type ApproveOrderMutation = { approveOrder: { successful: boolean, generalErrorMessage: string | null, orderId: string | null } };

export type DeclineOrderMutationVariables = Exact<{
  approvalId: string;
  reason?: string | null | undefined;
}>;


export type DeclineOrderMutation = { declineOrder: { successful: boolean, generalErrorMessage: string | null } };

export type BusinessUserFragment = { userId: string, firstName: string, lastName: string, email: string, mayOrder: boolean, isActive: boolean, orderLimit: { amount: number } | null };

export type ApprovalFragment = { approvalId: string, requestedBy: string, requestedAt: number, state: ApprovalState, reason: string | null, orderId: string | null, netAmount: { stringValue: string, amount: number }, checkout: { quoteHash: string, cart: { positions: Array<{ id: string, name: string, articleNumber: string, quantity: number, totalPrice: { stringValue: string } }>, basketValues: { subtotal: { amount: number }, basketValue: { amount: number }, shippingCost: { amount: number, stringValue: string } | null, netValue: { stringValue: string, amount: number }, total: { stringValue: string } } }, shippingStep: { deliveryType: DeliveryType, orderReference: string | null, comment: string | null, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null }, paymentStep: { selectedMethodId: string | null, paymentMethods: Array<{ paymentId: string, displayName: string }> } } | null };

export type ApprovalCheckoutFragment = { quoteHash: string, cart: { positions: Array<{ id: string, name: string, articleNumber: string, quantity: number, totalPrice: { stringValue: string } }>, basketValues: { subtotal: { amount: number }, basketValue: { amount: number }, shippingCost: { amount: number, stringValue: string } | null, netValue: { stringValue: string, amount: number }, total: { stringValue: string } } }, shippingStep: { deliveryType: DeliveryType, orderReference: string | null, comment: string | null, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null }, paymentStep: { selectedMethodId: string | null, paymentMethods: Array<{ paymentId: string, displayName: string }> } };

export type AccountDetailsFragment = { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null };

export type AccountChangeFragment = { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, account: { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null } };

export type ContactDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactDetailsQuery = { getAccount: { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null } };

export type AccountDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionQuery = { getAccountDeletion: { consequences: Array<string> } };

export type AccountListsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountListsQuery = { getJobTitles: Array<{ entryCode: string, entryText: string }>, getIndustries: Array<{ entryCode: string, entryText: string }> };

export type ChangeAccountDataMutationVariables = Exact<{
  data: AccountDataInput;
}>;


export type ChangeAccountDataMutation = { changeAccountData: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, account: { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null } } };

export type UpdateEmailMutationVariables = Exact<{
  newEmail: string;
  currentPassword: string;
}>;


export type UpdateEmailMutation = { updateEmail: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, account: { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null } } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, account: { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null } } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { successful: boolean, generalErrorMessage: string | null, isChanged: boolean } };

export type UpdatePhoneMutationVariables = Exact<{
  phone: string;
}>;


export type UpdatePhoneMutation = { updatePhone: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, account: { email: string, salutation: string, firstName: string, lastName: string, phone: string | null, newsletter: NewsletterStatus, createdAt: string, pendingEmail: { newEmail: string, isOldConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string } | null, primeInfo: { status: string, endDate: string | null }, business: { customerNumber: string | null, organisationType: string, organisation: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, jobTitleCode: string | null, primaryIndustryGroupCode: string | null, numberOfEmployees: number | null, termsOfPayment: string, paymentMethod: string | null } | null } } };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { getOrdersV2: { orders: Array<{ orderId: string, orderedBy: string | null, status: OrderStatus, statusText: string, orderedAt: number, articleCount: number, expectedDeliveryDate: string | null, trackingLink: string | null, totalAmount: { stringValue: string } }> }, getAllWishlistsEssentials: { lists: Array<{ externalId: string, productIds: Array<string> }> }, getLightningReservation: { hasLightningDealReservation: boolean, reservationEndTimestamp: number | null, isExpired: boolean } };

export type OrderedByQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderedByQuery = { getThankYouPageData: { canRegister: boolean, order: { email: string, billingAddress: { salutation: string, firstName: string, lastName: string } } } | null };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { shop_findCart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { deliveryFreeMessage: string | null, hasPrimeDelivery: boolean, primeMessage: string | null, deliveryCountry: string, positionCount: number, voucherCodeStatus: { code: string, name: string, isApplied: boolean, message: string | null } | null, deliveryFreeMissing: { stringValue: string, amount: number } | null, deliveryCountries: Array<{ code: string, name: string }> }, basketValues: { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } }, voucherInfos: Array<{ voucherCode: string, voucherName: string, successful: boolean, attainable: boolean, failureDescriptions: Array<string> }>, freeItems: { articles: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, catalogs: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, minimumPrice: { stringValue: string, amount: number } | null }, positions: Array<{ id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null }>, notices: Array<{ code: string, message: string, positionId: string | null }>, grandTotal: { stringValue: string, amount: number } } };

export type CartGlanceQueryVariables = Exact<{ [key: string]: never; }>;


export type CartGlanceQuery = { shop_findCart: { id: string, version: number, itemsCount: number, productsCount: number, details: { positionCount: number } } };

export type CartReservationQueryVariables = Exact<{ [key: string]: never; }>;


export type CartReservationQuery = { getLightningReservation: { hasLightningDealReservation: boolean, reservationEndTimestamp: number | null, serverTimestamp: number, isExpired: boolean, hasBeenExtended: boolean } };

export type CartUpdateMutationVariables = Exact<{
  data: CartUpdateInput;
}>;


export type CartUpdateMutation = { cart_update: { cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { deliveryFreeMessage: string | null, hasPrimeDelivery: boolean, primeMessage: string | null, deliveryCountry: string, positionCount: number, voucherCodeStatus: { code: string, name: string, isApplied: boolean, message: string | null } | null, deliveryFreeMissing: { stringValue: string, amount: number } | null, deliveryCountries: Array<{ code: string, name: string }> }, basketValues: { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } }, voucherInfos: Array<{ voucherCode: string, voucherName: string, successful: boolean, attainable: boolean, failureDescriptions: Array<string> }>, freeItems: { articles: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, catalogs: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, minimumPrice: { stringValue: string, amount: number } | null }, positions: Array<{ id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null }>, notices: Array<{ code: string, message: string, positionId: string | null }>, grandTotal: { stringValue: string, amount: number } }, results: Array<{ successful: boolean, code: CartOpCode, message: string | null, positionId: string | null, quantity: number | null, quantityAdded: number | null }> } };

export type ExtendReservationMutationVariables = Exact<{ [key: string]: never; }>;


export type ExtendReservationMutation = { extendLightningReservation: { anyItemNoLongerValidDeal: boolean, quantityReduced: boolean, successfullyRefreshed: boolean, changedItemIds: Array<string>, message: string | null, reservation: { hasLightningDealReservation: boolean, reservationEndTimestamp: number | null, serverTimestamp: number, isExpired: boolean, hasBeenExtended: boolean }, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { deliveryFreeMessage: string | null, hasPrimeDelivery: boolean, primeMessage: string | null, deliveryCountry: string, positionCount: number, voucherCodeStatus: { code: string, name: string, isApplied: boolean, message: string | null } | null, deliveryFreeMissing: { stringValue: string, amount: number } | null, deliveryCountries: Array<{ code: string, name: string }> }, basketValues: { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } }, voucherInfos: Array<{ voucherCode: string, voucherName: string, successful: boolean, attainable: boolean, failureDescriptions: Array<string> }>, freeItems: { articles: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, catalogs: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, minimumPrice: { stringValue: string, amount: number } | null }, positions: Array<{ id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null }>, notices: Array<{ code: string, message: string, positionId: string | null }>, grandTotal: { stringValue: string, amount: number } } } };

export type RefreshReservationMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshReservationMutation = { refreshLightningReservation: { anyItemNoLongerValidDeal: boolean, quantityReduced: boolean, successfullyRefreshed: boolean, changedItemIds: Array<string>, message: string | null, reservation: { hasLightningDealReservation: boolean, reservationEndTimestamp: number | null, serverTimestamp: number, isExpired: boolean, hasBeenExtended: boolean }, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { deliveryFreeMessage: string | null, hasPrimeDelivery: boolean, primeMessage: string | null, deliveryCountry: string, positionCount: number, voucherCodeStatus: { code: string, name: string, isApplied: boolean, message: string | null } | null, deliveryFreeMissing: { stringValue: string, amount: number } | null, deliveryCountries: Array<{ code: string, name: string }> }, basketValues: { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } }, voucherInfos: Array<{ voucherCode: string, voucherName: string, successful: boolean, attainable: boolean, failureDescriptions: Array<string> }>, freeItems: { articles: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, catalogs: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, minimumPrice: { stringValue: string, amount: number } | null }, positions: Array<{ id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null }>, notices: Array<{ code: string, message: string, positionId: string | null }>, grandTotal: { stringValue: string, amount: number } } } };

export type CartGlanceFragment = { id: string, version: number, itemsCount: number, productsCount: number, details: { positionCount: number } };

export type CartFragment = { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { deliveryFreeMessage: string | null, hasPrimeDelivery: boolean, primeMessage: string | null, deliveryCountry: string, positionCount: number, voucherCodeStatus: { code: string, name: string, isApplied: boolean, message: string | null } | null, deliveryFreeMissing: { stringValue: string, amount: number } | null, deliveryCountries: Array<{ code: string, name: string }> }, basketValues: { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } }, voucherInfos: Array<{ voucherCode: string, voucherName: string, successful: boolean, attainable: boolean, failureDescriptions: Array<string> }>, freeItems: { articles: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, catalogs: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, minimumPrice: { stringValue: string, amount: number } | null }, positions: Array<{ id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null }>, notices: Array<{ code: string, message: string, positionId: string | null }>, grandTotal: { stringValue: string, amount: number } };

export type CartValuesFragment = { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } };

export type CartPositionFragment = { id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null };

export type CartFreeArticleFragment = { itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } };

export type CartMoneyFragment = { stringValue: string, amount: number };

export type CartOpOutcomeFragment = { successful: boolean, code: CartOpCode, message: string | null, positionId: string | null, quantity: number | null, quantityAdded: number | null };

export type CartReservationFragment = { hasLightningDealReservation: boolean, reservationEndTimestamp: number | null, serverTimestamp: number, isExpired: boolean, hasBeenExtended: boolean };

export type CartReservationChangeFragment = { anyItemNoLongerValidDeal: boolean, quantityReduced: boolean, successfullyRefreshed: boolean, changedItemIds: Array<string>, message: string | null, reservation: { hasLightningDealReservation: boolean, reservationEndTimestamp: number | null, serverTimestamp: number, isExpired: boolean, hasBeenExtended: boolean }, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { deliveryFreeMessage: string | null, hasPrimeDelivery: boolean, primeMessage: string | null, deliveryCountry: string, positionCount: number, voucherCodeStatus: { code: string, name: string, isApplied: boolean, message: string | null } | null, deliveryFreeMissing: { stringValue: string, amount: number } | null, deliveryCountries: Array<{ code: string, name: string }> }, basketValues: { educationalShippingTerms: string | null, freeShippingPossible: boolean, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, positionIds: Array<string>, info: string | null, costs: { stringValue: string, amount: number } }>, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, undiscountsTotalSum: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, tax: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, savings: { stringValue: string, amount: number }, netValue: { stringValue: string, amount: number } }, voucherInfos: Array<{ voucherCode: string, voucherName: string, successful: boolean, attainable: boolean, failureDescriptions: Array<string> }>, freeItems: { articles: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, catalogs: Array<{ itemId: string, name: string, attainable: boolean, isInCart: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, minimumValue: { stringValue: string, amount: number } }>, minimumPrice: { stringValue: string, amount: number } | null }, positions: Array<{ id: string, operationsId: string, itemId: string, productId: string, articleNumber: string, name: string, path: string, manufacturerName: string | null, quantity: number, quantityLightning: number, quantityNormal: number, minimumOrderQuantity: number, maxQuantity: number, isLightningDeal: boolean, isFreeItem: boolean, isCatalog: boolean, isPromotionFreeItem: boolean, relatedVoucherCode: string | null, removableItem: boolean, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, promotions: Array<string>, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, tier: { quantity: number, singlePrice: { amount: number } } | null, pricePerUnitLightning: { stringValue: string, amount: number } | null, oldPricePerUnit: { stringValue: string, amount: number } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, totalPrice: { stringValue: string, amount: number }, saving: { stringValue: string, amount: number }, replacement: { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null } | null }>, notices: Array<{ code: string, message: string, positionId: string | null }>, grandTotal: { stringValue: string, amount: number } } };

export type ItemByNumberQueryVariables = Exact<{
  number: string;
}>;


export type ItemByNumberQuery = { core_search: { link: { url: string } | null } };

export type CartSuggestionsQueryVariables = Exact<{
  productId: string;
}>;


export type CartSuggestionsQuery = { getProductById: { categoryId: string, accessories: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } | null };

export type CartTopSellersQueryVariables = Exact<{
  categoryId: string;
}>;


export type CartTopSellersQuery = { core_category: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null };

export type CheckoutNotesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutNotesQuery = { getCheckout: { pendingOrderId: string | null, pendingPaymentUrl: string | null, endedPayment: PaymentEndReason | null, recentOrderId: string | null, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null, loginStep: { isDone: boolean, option: CheckoutLoginOption | null }, paymentStep: { paymentMethods: Array<{ displayName: string }> } } };

export type RequestCatalogueMutationVariables = Exact<{
  data: CatalogueRequestInput;
}>;


export type RequestCatalogueMutation = { requestCatalogue: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { getCheckout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } };

export type OrderedCartQueryVariables = Exact<{
  cartId: string;
}>;


export type OrderedCartQuery = { shop_findCart: { id: string, attributes: { submitted: boolean } } };

export type AbortPaymentMutationVariables = Exact<{
  attempt?: string | null | undefined;
}>;


export type AbortPaymentMutation = { abortPayment: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } } };

export type ResetWalletMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetWalletMutation = { resetWallet: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } } };

export type CheckoutChangeFragment = { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } };

export type CheckoutFragment = { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null };

export type ExpressWalletFragment = { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null };

export type CheckoutCartFragment = { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> };

export type CheckoutPositionFragment = { id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } };

export type CheckoutShippingFragment = { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } };

export type CheckoutAddressFragment = { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null };

export type CheckoutPaymentFragment = { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> };

export type ThankYouQueryVariables = Exact<{
  orderId: string;
}>;


export type ThankYouQuery = { getThankYouPageData: { orderPath: string | null, canRegister: boolean, order: { orderId: string, state: OrderState, isMembership: boolean, orderedAt: number, paymentId: string, paymentMethod: string, isPaid: boolean, voucherCode: string | null, email: string, orderReference: string | null, shipperName: string, deliveryText: string | null, totalAmount: { stringValue: string, amount: number }, netAmount: { stringValue: string, amount: number }, discount: { stringValue: string, amount: number }, shippingCost: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, deliveryAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, billingAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, documents: Array<{ kind: OrderDocumentKind, name: string, path: string, isReady: boolean }>, items: Array<{ lineId: string, itemId: string, productId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> }> }, transfer: { accountHolder: string, iban: string, bic: string, bankName: string, reference: string, dueDate: string, qrCode: string | null, amount: { stringValue: string, amount: number } } | null } | null };

export type ThankYouFragment = { orderPath: string | null, canRegister: boolean, order: { orderId: string, state: OrderState, isMembership: boolean, orderedAt: number, paymentId: string, paymentMethod: string, isPaid: boolean, voucherCode: string | null, email: string, orderReference: string | null, shipperName: string, deliveryText: string | null, totalAmount: { stringValue: string, amount: number }, netAmount: { stringValue: string, amount: number }, discount: { stringValue: string, amount: number }, shippingCost: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, deliveryAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, billingAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, documents: Array<{ kind: OrderDocumentKind, name: string, path: string, isReady: boolean }>, items: Array<{ lineId: string, itemId: string, productId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> }> }, transfer: { accountHolder: string, iban: string, bic: string, bankName: string, reference: string, dueDate: string, qrCode: string | null, amount: { stringValue: string, amount: number } } | null };

export type PricedPiecesFragment = { quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } };

export type OrderAddressFragment = { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null };

export type PaymentReturnQueryVariables = Exact<{
  token: string;
}>;


export type PaymentReturnQuery = { getPaymentReturn: { state: PaymentReturnState, orderId: string | null, isOrdered: boolean, reason: PaymentEndReason | null, isMembership: boolean } };

export type SettlePaymentReturnMutationVariables = Exact<{
  token: string;
  fields: Array<PaymentReturnFieldInput> | PaymentReturnFieldInput;
}>;


export type SettlePaymentReturnMutation = { settlePaymentReturn: { state: PaymentReturnState, orderId: string | null, isOrdered: boolean, reason: PaymentEndReason | null, isMembership: boolean } };

export type SelectPaymentMutationVariables = Exact<{
  paymentId: string;
  buyerReference?: string | null | undefined;
}>;


export type SelectPaymentMutation = { setSelectedPayment: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } } };

export type PrimeProgrammeQueryVariables = Exact<{ [key: string]: never; }>;


export type PrimeProgrammeQuery = { getPrime: { months: number, isRegistrationOpen: boolean, price: { stringValue: string } } | null };

export type PrimeCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type PrimeCheckoutQuery = { getPrimeCheckout: { quoteHash: string, providerOrigins: Array<string>, legalVersion: string, programme: { months: number, isRegistrationOpen: boolean, price: { stringValue: string } }, primeInfo: { status: string, endDate: string | null }, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, isPrepaid: boolean, needsBuyerReference: boolean, message: string | null }>, renewal: { from: string, isOpen: boolean, hasFailed: boolean } | null } | null };

export type PrimeOfferFragment = { months: number, isRegistrationOpen: boolean, price: { stringValue: string } };

export type PrimeCheckoutFragment = { quoteHash: string, providerOrigins: Array<string>, legalVersion: string, programme: { months: number, isRegistrationOpen: boolean, price: { stringValue: string } }, primeInfo: { status: string, endDate: string | null }, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, isPrepaid: boolean, needsBuyerReference: boolean, message: string | null }>, renewal: { from: string, isOpen: boolean, hasFailed: boolean } | null };

export type SubmitPrimeMutationVariables = Exact<{
  data: PrimeSubscriptionInput;
}>;


export type SubmitPrimeMutation = { submitPrimeSubscription: { successful: boolean, errorMessage: string | null, errorCode: PrimeErrorCode | null, redirectUrl: string | null, orderId: string | null, computopData: { len: number, data: string, merchantID: string, template: string, url: string } | null } };

export type JoinPrimeWaitingListMutationVariables = Exact<{
  data: PrimeWaitingListInput;
}>;


export type JoinPrimeWaitingListMutation = { subscribeToPrimeWaitingList: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type SelectDeliveryMutationVariables = Exact<{
  data: SelectDeliveryInput;
}>;


export type SelectDeliveryMutation = { selectDelivery: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } } };

export type SaveShippingStepMutationVariables = Exact<{
  data: ShippingStepInput;
}>;


export type SaveShippingStepMutation = { saveShippingStep: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }>, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } } };

export type RemoveAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveAddressMutation = { removeAddress: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type RestoreAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RestoreAddressMutation = { restoreAddress: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type AddressChangeFragment = { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> };

export type SubmitCartMutationVariables = Exact<{
  data: SubmitCartInput;
}>;


export type SubmitCartMutation = { submitCart: { successful: boolean, errorMessage: string | null, errorCode: SubmitErrorCode | null, orderId: string | null, redirectUrl: string | null, newCartId: string | null, approvalId: string | null, computopData: { len: number, data: string, merchantID: string, template: string, url: string } | null, checkout: { deliveryText: string | null, quoteHash: string, pendingOrderId: string | null, pendingPaymentUrl: string | null, approver: string | null, providerOrigins: Array<string>, legalVersion: string, cart: { isPayless: boolean, id: string, version: number, itemsCount: number, productsCount: number, attributes: { submitted: boolean }, details: { hasPrimeDelivery: boolean, positionCount: number, voucherCodeStatus: { code: string, message: string | null } | null }, basketValues: { educationalShippingTerms: string | null, promotionsSaving: { stringValue: string, amount: number }, subtotal: { stringValue: string, amount: number }, basketValue: { stringValue: string, amount: number }, total: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, shippingCost: { stringValue: string, amount: number } | null, netValue: { stringValue: string, amount: number } }, positions: Array<{ id: string, name: string, path: string, articleNumber: string, quantity: number, quantityLightning: number, quantityNormal: number, isFreeItem: boolean, availableForSale: boolean, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantAttributes: Array<{ displayName: string, displayValue: string }>, pricePerUnit: { stringValue: string, amount: number }, pricePerUnitLightning: { stringValue: string, amount: number } | null, totalPrice: { stringValue: string, amount: number } }> }, loginStep: { isDone: boolean }, shippingStep: { deliveryType: DeliveryType, billingAddressId: string | null, shippingAddressId: string | null, packstationId: string | null, selectedShipperCode: string | null, needsSpedition: boolean, orderReference: string | null, comment: string | null, newsletter: boolean, validated: boolean, billingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, shippingAddress: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, packstation: { addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null } | null, billingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippingAddresses: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, packstations: Array<{ addressId: string, kind: AddressKind, formType: AddressFormType, salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, phone: string | null, email: string | null, isAlsoCustomerAddress: boolean, isOfMainUser: boolean, isStation: boolean, postNumber: string | null, packstationNumber: string | null }>, shippers: Array<{ code: string, name: string, enabled: boolean, selected: boolean, deliveryText: string | null, info: string | null, costs: { stringValue: string, amount: number } }>, countries: Array<{ code: string, name: string }>, account: { email: string | null, isGuest: boolean, isBusiness: boolean, mayChangeEmail: boolean, salutation: string | null, firstName: string | null, lastName: string | null }, speditionFields: Array<{ fieldName: string, fieldValue: string }>, billingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null }, shippingDeliveryEmail: { hasDeliveryEmail: boolean, deliveryEmail: string | null } }, paymentStep: { isAvailable: boolean, selectedMethodId: string | null, buyerReference: string | null, validated: boolean, paymentMethods: Array<{ paymentId: string, displayName: string, description: string | null, selected: boolean, enabled: boolean, needsBuyerReference: boolean, deliveryText: string | null, message: string | null }> }, expressWallet: { merchantId: string, publicKeyId: string, payload: string, signature: string, algorithm: string, scriptOrigin: string, href: string | null } | null } | null } };

export type SendContactFormMailMutationVariables = Exact<{
  data: ContactFormInput;
}>;


export type SendContactFormMailMutation = { sendContactFormMail: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type ContactFormDataQueryVariables = Exact<{
  orderId: string;
  key?: string | null | undefined;
}>;


export type ContactFormDataQuery = { getContactFormData: { orderId: string, name: string, email: string } | null };

export type DeclareCancellationMutationVariables = Exact<{
  data: CancellationInput;
}>;


export type DeclareCancellationMutation = { declareCancellation: { successful: boolean, generalErrorMessage: string | null, receipt: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type DeclareWithdrawalMutationVariables = Exact<{
  data: WithdrawalInput;
}>;


export type DeclareWithdrawalMutation = { declareWithdrawal: { successful: boolean, generalErrorMessage: string | null, receipt: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type OrderToWithdrawQueryVariables = Exact<{
  orderId: string;
  key?: string | null | undefined;
}>;


export type OrderToWithdrawQuery = { getOrderDetailsV2: { order: { orderId: string, email: string, billingAddress: { firstName: string, lastName: string } } } | null };

type ListingFilter_EnumFilter_Fragment = { __typename: 'EnumFilter', id: string, displayName: string, isHero: boolean, values: Array<{ id: string, displayValue: string, count: number, selected: boolean, css: string | null }> };

type ListingFilter_NumericRangeFilter_Fragment = { __typename: 'NumericRangeFilter', min: number, max: number, from: number | null, to: number | null, unit: string | null, id: string, displayName: string, isHero: boolean };

type ListingFilter_PriceRangeFilter_Fragment = { __typename: 'PriceRangeFilter', min: number, max: number, from: number | null, to: number | null, currencyCode: string, id: string, displayName: string, isHero: boolean };

export type ListingFilterFragment =
  | ListingFilter_EnumFilter_Fragment
  | ListingFilter_NumericRangeFilter_Fragment
  | ListingFilter_PriceRangeFilter_Fragment
;

export type ListingStateFragment = { currentPage: number, totalPages: number, productsPerPage: number, sort: string };

export type CategoryListingQueryVariables = Exact<{
  id: string;
  paging?: PagingInput | null | undefined;
  filter?: ListingFilterInput | null | undefined;
}>;


export type CategoryListingQuery = { core_category: { totalProducts: number, category: { id: string, name: string, path: string, stores: Array<StoreId>, seo: { title: string, description: string | null, headline: string, text: string | null, robots: string | null, canonicalUrl: string }, breadcrumbs: Array<{ displayName: string, url: string | null }>, children: Array<{ id: string, name: string, path: string, count: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, tree: { id: string, name: string, path: string, count: number, isActive: boolean, children: Array<{ id: string, name: string, path: string, count: number, isActive: boolean, children: Array<{ id: string, name: string, path: string, count: number, isActive: boolean, children: Array<{ id: string, name: string, path: string, count: number, isActive: boolean }> }> }> } }, products: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, filters: Array<
      | { __typename: 'EnumFilter', id: string, displayName: string, isHero: boolean, values: Array<{ id: string, displayValue: string, count: number, selected: boolean, css: string | null }> }
      | { __typename: 'NumericRangeFilter', min: number, max: number, from: number | null, to: number | null, unit: string | null, id: string, displayName: string, isHero: boolean }
      | { __typename: 'PriceRangeFilter', min: number, max: number, from: number | null, to: number | null, currencyCode: string, id: string, displayName: string, isHero: boolean }
    >, sorts: Array<{ name: string, displayName: string, selected: boolean }>, state: { currentPage: number, totalPages: number, productsPerPage: number, sort: string } } | null };

export type CategoryTreeNodeFragment = { id: string, name: string, path: string, count: number, isActive: boolean };

export type MailLinkFragment = { purpose: MailLinkPurpose | null, state: MailLinkState, product: { name: string, path: string } | null };

export type MailLinkQueryVariables = Exact<{
  link: string;
}>;


export type MailLinkQuery = { getMailLink: { purpose: MailLinkPurpose | null, state: MailLinkState, product: { name: string, path: string } | null } };

export type FollowMailLinkMutationVariables = Exact<{
  link: string;
}>;


export type FollowMailLinkMutation = { followMailLink: { purpose: MailLinkPurpose | null, state: MailLinkState, product: { name: string, path: string } | null } };

export type MaterialItemFragment = { itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> };

export type MaterialListFragment = { isCut: boolean, generalErrorMessage: string | null, lines: Array<{ text: string, wishes: Array<{ words: string, quantity: number, confidence: number, item: { itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> } | null, alternatives: Array<{ itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> }> }> }> };

export type ReadMaterialListMutationVariables = Exact<{
  text: string;
}>;


export type ReadMaterialListMutation = { readMaterialList: { isCut: boolean, generalErrorMessage: string | null, lines: Array<{ text: string, wishes: Array<{ words: string, quantity: number, confidence: number, item: { itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> } | null, alternatives: Array<{ itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> }> }> }> } };

export type MaterialsToWishlistMutationVariables = Exact<{
  listName?: string | null | undefined;
  entries: Array<WishlistEntryInput> | WishlistEntryInput;
}>;


export type MaterialsToWishlistMutation = { addProductsToWishlist: { successful: boolean, errorMessage: string | null, wishlist: { externalId: string, name: string } | null } };

export type ReadMaterialListFileMutationVariables = Exact<{
  file: File;
}>;


export type ReadMaterialListFileMutation = { readMaterialListFile: { isCut: boolean, generalErrorMessage: string | null, lines: Array<{ text: string, wishes: Array<{ words: string, quantity: number, confidence: number, item: { itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> } | null, alternatives: Array<{ itemId: string, productId: string, orderNumber: string, name: string, path: string, minimumOrderQuantity: number, maxQuantity: number, isSaleable: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number } }> }> }> }> } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  data: NewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  data: NewsletterEndInput;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type OrderFormFragment = { successful: boolean, generalErrorMessage: string | null, quantity: number, positions: number, total: { stringValue: string }, rows: Array<{ articleNumber: string, quantity: number | null, quantityTyped: string, code: OrderFormCode, message: string | null, quantityAdded: number, item: { itemId: string, name: string, variationText: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, total: { stringValue: string } } | null }> };

export type ValidateOrderFormMutationVariables = Exact<{
  data: OrderFormInput;
}>;


export type ValidateOrderFormMutation = { validateBestellschein: { successful: boolean, generalErrorMessage: string | null, quantity: number, positions: number, total: { stringValue: string }, rows: Array<{ articleNumber: string, quantity: number | null, quantityTyped: string, code: OrderFormCode, message: string | null, quantityAdded: number, item: { itemId: string, name: string, variationText: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, total: { stringValue: string } } | null }> } };

export type OrderFormToCartMutationVariables = Exact<{
  data: OrderFormInput;
  submissionId: string;
}>;


export type OrderFormToCartMutation = { validateAndAddToCartBestellschein: { form: { successful: boolean, generalErrorMessage: string | null, quantity: number, positions: number, total: { stringValue: string }, rows: Array<{ articleNumber: string, quantity: number | null, quantityTyped: string, code: OrderFormCode, message: string | null, quantityAdded: number, item: { itemId: string, name: string, variationText: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, total: { stringValue: string } } | null }> } } };

export type OrderFormPdfMutationVariables = Exact<{
  data: OrderFormInput;
}>;


export type OrderFormPdfMutation = { generatePdfForm: { successful: boolean, generalErrorMessage: string | null, fileName: string, content: string } };

export type OrderDetailsQueryVariables = Exact<{
  orderId: string;
  key?: string | null | undefined;
}>;


export type OrderDetailsQuery = { getOrderDetailsV2: { orderedBy: string | null, status: OrderStatus, statusText: string, canReturn: boolean, returnUntil: string | null, canWithdraw: boolean, canReorder: boolean, withdrawals: Array<{ declaredAt: number, goods: string | null }>, returns: Array<{ rma: string, placedDate: number, stateText: string, items: Array<{ name: string, quantity: number }>, refund: { stringValue: string } | null }>, refundedAmount: { stringValue: string } | null, creditedAmount: { stringValue: string } | null, returnedAmount: { stringValue: string } | null, order: { orderId: string, orderedAt: number, paymentMethod: string, isPaid: boolean, voucherCode: string | null, email: string, orderReference: string | null, comment: string | null, shipperName: string, deliveryText: string | null, openAmount: { stringValue: string, amount: number } | null, totalAmount: { stringValue: string, amount: number }, netAmount: { stringValue: string, amount: number }, discount: { stringValue: string, amount: number }, shippingCost: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, deliveryAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, billingAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, documents: Array<{ kind: OrderDocumentKind, name: string, path: string, isReady: boolean }>, items: Array<{ totalPrice: { stringValue: string, amount: number } }> }, shipments: Array<{ shipmentId: string, status: ShipmentStatus, carrier: string, shippedAt: number, deliveredAt: number | null, expectedDeliveryDate: string | null, trackingLink: string | null, trackingCode: string | null, items: Array<{ lineId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, isAlreadyReturned: boolean, reviewUrl: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> }> }>, notShipped: Array<{ lineId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, isAlreadyReturned: boolean, reviewUrl: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> }>, transfer: { accountHolder: string, iban: string, bic: string, bankName: string, reference: string, dueDate: string, qrCode: string | null, amount: { stringValue: string, amount: number } } | null } | null };

export type OrderDetailsFragment = { orderedBy: string | null, status: OrderStatus, statusText: string, canReturn: boolean, returnUntil: string | null, canWithdraw: boolean, canReorder: boolean, withdrawals: Array<{ declaredAt: number, goods: string | null }>, returns: Array<{ rma: string, placedDate: number, stateText: string, items: Array<{ name: string, quantity: number }>, refund: { stringValue: string } | null }>, refundedAmount: { stringValue: string } | null, creditedAmount: { stringValue: string } | null, returnedAmount: { stringValue: string } | null, order: { orderId: string, orderedAt: number, paymentMethod: string, isPaid: boolean, voucherCode: string | null, email: string, orderReference: string | null, comment: string | null, shipperName: string, deliveryText: string | null, openAmount: { stringValue: string, amount: number } | null, totalAmount: { stringValue: string, amount: number }, netAmount: { stringValue: string, amount: number }, discount: { stringValue: string, amount: number }, shippingCost: { stringValue: string, amount: number }, taxes: Array<{ rate: number, amount: { stringValue: string, amount: number } }>, deliveryAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, billingAddress: { salutation: string, firstName: string, lastName: string, schoolOrCompany: string | null, street: string, addressAddition: string | null, postCode: string, city: string, country: string, countryLabel: string, isStation: boolean, postNumber: string | null }, documents: Array<{ kind: OrderDocumentKind, name: string, path: string, isReady: boolean }>, items: Array<{ totalPrice: { stringValue: string, amount: number } }> }, shipments: Array<{ shipmentId: string, status: ShipmentStatus, carrier: string, shippedAt: number, deliveredAt: number | null, expectedDeliveryDate: string | null, trackingLink: string | null, trackingCode: string | null, items: Array<{ lineId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, isAlreadyReturned: boolean, reviewUrl: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> }> }>, notShipped: Array<{ lineId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, isAlreadyReturned: boolean, reviewUrl: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> }>, transfer: { accountHolder: string, iban: string, bic: string, bankName: string, reference: string, dueDate: string, qrCode: string | null, amount: { stringValue: string, amount: number } } | null };

export type OrderedItemFragment = { lineId: string, articleNumber: string, name: string, variationText: string, itemUrl: string, orderedAmount: number, isAlreadyReturned: boolean, reviewUrl: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, pricePerUnit: { stringValue: string, amount: number }, totalPrice: { stringValue: string, amount: number }, pricedPieces: Array<{ quantity: number, isDeal: boolean, pricePerUnit: { stringValue: string, amount: number } }> };

export type OrderHistoryQueryVariables = Exact<{
  page: number;
  searchText?: string | null | undefined;
  dateFilter: string;
}>;


export type OrderHistoryQuery = { getOrderYears: Array<number>, getOrdersV2: { pageInfo: { totalElements: number, totalPages: number, currentPage: number }, orders: Array<{ orderId: string, orderedBy: string | null, status: OrderStatus, statusText: string, orderedAt: number, orderReference: string | null, articleCount: number, furtherItems: number, expectedDeliveryDate: string | null, trackingLink: string | null, canReorder: boolean, totalAmount: { stringValue: string, amount: number }, items: Array<{ name: string, orderedAmount: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }> } };

export type OrderSummaryFragment = { orderId: string, orderedBy: string | null, status: OrderStatus, statusText: string, orderedAt: number, orderReference: string | null, articleCount: number, furtherItems: number, expectedDeliveryDate: string | null, trackingLink: string | null, canReorder: boolean, totalAmount: { stringValue: string, amount: number }, items: Array<{ name: string, orderedAmount: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> };

export type ReorderMutationVariables = Exact<{
  orderId: string;
  key?: string | null | undefined;
  updateId: string;
}>;


export type ReorderMutation = { reorder: { added: Array<{ quantityAdded: number }>, changedQuantity: Array<{ name: string, message: string | null }>, unavailable: Array<{ name: string, message: string | null }>, needsChoice: Array<{ name: string, path: string }> } | null };

export type ComparedProductQueryVariables = Exact<{
  productId: string;
}>;


export type ComparedProductQuery = { getProductById: { productId: string, categoryId: string, dataAndFacts: Array<{ facts: Array<{ name: string, value: string }> }> } | null };

export type ComparedTilesQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type ComparedTilesQuery = { getProductTiles: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> };

export type CompareSuggestionsQueryVariables = Exact<{
  categoryId: string;
}>;


export type CompareSuggestionsQuery = { core_category: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null };

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

export type GroupPricesQueryVariables = Exact<{
  itemId: string;
}>;


export type GroupPricesQuery = { getGroupPrices: { itemId: string, prices: { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> }, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } } } | null };

export type GroupTilePricesQueryVariables = Exact<{
  itemIds: Array<string> | string;
}>;


export type GroupTilePricesQuery = { getGroupTilePrices: Array<{ itemId: string, currentPrice: string, basePrice: string | null, basePriceUnit: string | null, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }> };

export type ProductBestItemQueryVariables = Exact<{
  itemId: string;
}>;


export type ProductBestItemQuery = { getItemById: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, primeFaehig: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null };

export type ProductPageQueryVariables = Exact<{
  productId: string;
  itemId?: string | null | undefined;
}>;


export type ProductPageQuery = { getProductById: { productId: string, name: string, path: string, rating: number | null, numberOfRatings: number, isNewProduct: boolean, isTopseller: boolean, isBook: boolean, isShortage: boolean, manufacturerName: string | null, manufacturerLink: string | null, hasMultipleItems: boolean, hasSamePricesForAllItems: boolean, isSingleVariant: boolean, availableForSale: boolean, areAllDeliveryTimesTheSame: boolean, deliveryFree: boolean, deliveryInfo: string | null, warranty: string | null, longDescription: string, shortFacts: Array<string>, scopeOfDelivery: Array<string>, rightOfWithdrawalInfo: string | null, oldElectricalDevicesInfo: string | null, metaTitle: string, metaDescription: string, metaRobots: string | null, productFeatures: Array<string>, categoryId: string, stores: Array<StoreId>, bestItemId: string, manufacturerImage: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, dataAndFacts: Array<{ headline: string, facts: Array<{ name: string, value: string }> }>, downloads: Array<{ headline: string, description: string | null, url: string, file: string, dataType: string, dataName: string, dataSize: number }>, youtubeVideos: Array<{ id: string, title: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, audioSamples: Array<{ title: string, url: string }>, badges: Array<{ id: string, name: string }>, energyEfficiency: { displayName: string, url: string, bigImageUrl: string } | null, replacementProducts: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, accessories: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, extraTabs: Array<{ id: string, headline: string }>, labels: Array<{ id: string, name: string, description: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, textileCareIcons: Array<{ id: string, name: string, imgPath: string }>, brandTeasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string, amount: number } } | null, labelAttributes: Array<{ name: string, value: string }>, matrixCodeMessages: Array<{ key: string, message: string }>, breadcrumbs: Array<{ displayName: string, url: string | null }> } | null, getVariantInformationForProduct: { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, type: VariantAttributeType, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }>, item: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, primeFaehig: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null } | null };

export type ProductDetailFragment = { productId: string, name: string, path: string, rating: number | null, numberOfRatings: number, isNewProduct: boolean, isTopseller: boolean, isBook: boolean, isShortage: boolean, manufacturerName: string | null, manufacturerLink: string | null, hasMultipleItems: boolean, hasSamePricesForAllItems: boolean, isSingleVariant: boolean, availableForSale: boolean, areAllDeliveryTimesTheSame: boolean, deliveryFree: boolean, deliveryInfo: string | null, warranty: string | null, longDescription: string, shortFacts: Array<string>, scopeOfDelivery: Array<string>, rightOfWithdrawalInfo: string | null, oldElectricalDevicesInfo: string | null, metaTitle: string, metaDescription: string, metaRobots: string | null, productFeatures: Array<string>, categoryId: string, stores: Array<StoreId>, bestItemId: string, manufacturerImage: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, dataAndFacts: Array<{ headline: string, facts: Array<{ name: string, value: string }> }>, downloads: Array<{ headline: string, description: string | null, url: string, file: string, dataType: string, dataName: string, dataSize: number }>, youtubeVideos: Array<{ id: string, title: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, audioSamples: Array<{ title: string, url: string }>, badges: Array<{ id: string, name: string }>, energyEfficiency: { displayName: string, url: string, bigImageUrl: string } | null, replacementProducts: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, accessories: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, extraTabs: Array<{ id: string, headline: string }>, labels: Array<{ id: string, name: string, description: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, textileCareIcons: Array<{ id: string, name: string, imgPath: string }>, brandTeasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string, amount: number } } | null, labelAttributes: Array<{ name: string, value: string }>, matrixCodeMessages: Array<{ key: string, message: string }>, breadcrumbs: Array<{ displayName: string, url: string | null }> };

export type RecentProductsQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type RecentProductsQuery = { getProductTiles: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> };

export type ProductItemsQueryVariables = Exact<{
  productId: string;
}>;


export type ProductItemsQuery = { getProductById: { items: Array<{ itemId: string, orderNumber: string, gtin: string | null, name: string, path: string, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, variantAttributes: Array<{ name: string, displayValue: string }>, images: Array<{ src: string }>, prices: { hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null }, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { lightningDealTimestampUntil: number } | null }> } | null };

export type ProductVariantsQueryVariables = Exact<{
  productId: string;
  selectedVariants?: Array<SelectedVariantInput> | SelectedVariantInput | null | undefined;
  itemId?: string | null | undefined;
}>;


export type ProductVariantsQuery = { getVariantInformationForProduct: { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, type: VariantAttributeType, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }>, item: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, primeFaehig: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null } | null };

export type ProductVariantsFragment = { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, type: VariantAttributeType, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> }>, item: { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, primeFaehig: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null } | null };

export type ProductItemFragment = { itemId: string, productId: string, orderNumber: string, gtin: string | null, name: string, path: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, availableForSale: boolean, primeFaehig: boolean, variantAttributes: Array<{ name: string, displayName: string, displayValue: string, position: number }>, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> }, warnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, dangerWarnings: Array<{ id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, shipping: { country: string, minimumDays: number, maximumDays: number, rate: { stringValue: string, amount: number, currencyCode: string } }, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningQuantityMax: number } | null };

export type ProductPricesFragment = { isBestPrice: boolean, taxRate: number, hasGroupPrices: boolean, price: { stringValue: string, amount: number, currencyCode: string }, specialPrice: { description: string | null, discountPercent: number | null, uvpValidFromString: string | null, oldPrice: { stringValue: string, amount: number, currencyCode: string } | null, uvp: { stringValue: string, amount: number, currencyCode: string } | null } | null, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string, amount: number } } | null, lightningDealPrice: { stringValue: string, amount: number, currencyCode: string } | null, educationalSuggestGrossPrice: { stringValue: string } | null, grossPrice: { stringValue: string }, tiers: Array<{ quantity: number, price: { stringValue: string, amount: number }, basePrice: { unit: string, isDisplayed: boolean, price: { stringValue: string } } | null }> };

export type ProductMoneyFragment = { stringValue: string, amount: number, currencyCode: string };

export type ProductWarningFragment = { id: string, description: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null };

export type FindReturnQueryVariables = Exact<{
  orderId: string;
  zipCode: string;
}>;


export type FindReturnQuery = { findOrderForReturn: { hash: string } | null };

export type ReturnDraftQueryVariables = Exact<{
  hash: string;
}>;


export type ReturnDraftQuery = { findOrderForReturnByHash: { hash: string, draft: { regulation: string | null, carrier: string | null, labels: number, items: Array<{ id: string, quantity: number, reason: string, additionalInfo: string, components: Array<string> }> } | null } | null };

export type ReturnOutcomeFragment = { isError: boolean, errorMsg: string | null, rma: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> };

export type SaveReturnDraftMutationVariables = Exact<{
  data: ReturnDraftInput;
}>;


export type SaveReturnDraftMutation = { saveReturnDraft: { isError: boolean, errorMsg: string | null, rma: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type SubmitReturnMutationVariables = Exact<{
  data: SubmitReturnOrderInput;
}>;


export type SubmitReturnMutation = { submitReturnOrder: { isError: boolean, errorMsg: string | null, rma: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type ReturnImageSignatureQueryVariables = Exact<{
  hash: string;
}>;


export type ReturnImageSignatureQuery = { getCurrentUploadSignature: { signature: string } };

export type UploadReturnImageMutationVariables = Exact<{
  input: UploadReturnImageInput;
}>;


export type UploadReturnImageMutation = { uploadReturnImage: { successful: boolean, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type RemoveReturnImageMutationVariables = Exact<{
  hash: string;
  imageId: string;
}>;


export type RemoveReturnImageMutation = { removeReturnImage: { isError: boolean } };

export type ReturnItemFieldsFragment = { id: string, lineNo: number, name: string, variationText: string, returnableQuantity: number, notReturnable: NotReturnable | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, price: { stringValue: string }, reasons: Array<{ name: string, label: string, image: boolean }>, components: Array<{ id: string, name: string }> };

export type ReturnFieldsFragment = { hash: string, orderId: string, orderDate: number, days: number, items: Array<{ id: string, lineNo: number, name: string, variationText: string, returnableQuantity: number, notReturnable: NotReturnable | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, price: { stringValue: string }, reasons: Array<{ name: string, label: string, image: boolean }>, components: Array<{ id: string, name: string }> }>, draft: { regulation: string | null, carrier: string | null, labels: number, items: Array<{ id: string, lineNo: number, name: string, quantity: number, reason: string, reasonLabel: string, additionalInfo: string, components: Array<string>, takesImages: boolean, images: Array<{ id: string, name: string, size: number }> }> } | null, contact: { salutation: string, firstName: string, lastName: string, email: string, phone: string } | null, pastReturns: Array<{ rma: string, placedDate: number, state: ReturnState, stateText: string, carrier: string, carrierName: string, regulationName: string, missingLabels: number, items: Array<{ lineNo: number, name: string, quantity: number, receivedQuantity: number, acceptedQuantity: number }>, labels: Array<{ number: number, trackingCode: string | null, hasQrCode: boolean }>, refund: { stringValue: string } | null }> };

export type ReturnByHashQueryVariables = Exact<{
  hash: string;
}>;


export type ReturnByHashQuery = { findOrderForReturnByHash: { hash: string, orderId: string, orderDate: number, days: number, items: Array<{ id: string, lineNo: number, name: string, variationText: string, returnableQuantity: number, notReturnable: NotReturnable | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, price: { stringValue: string }, reasons: Array<{ name: string, label: string, image: boolean }>, components: Array<{ id: string, name: string }> }>, draft: { regulation: string | null, carrier: string | null, labels: number, items: Array<{ id: string, lineNo: number, name: string, quantity: number, reason: string, reasonLabel: string, additionalInfo: string, components: Array<string>, takesImages: boolean, images: Array<{ id: string, name: string, size: number }> }> } | null, contact: { salutation: string, firstName: string, lastName: string, email: string, phone: string } | null, pastReturns: Array<{ rma: string, placedDate: number, state: ReturnState, stateText: string, carrier: string, carrierName: string, regulationName: string, missingLabels: number, items: Array<{ lineNo: number, name: string, quantity: number, receivedQuantity: number, acceptedQuantity: number }>, labels: Array<{ number: number, trackingCode: string | null, hasQrCode: boolean }>, refund: { stringValue: string } | null }> } | null };

export type ReturnRegulationsQueryVariables = Exact<{
  hash: string;
  selectedItems: Array<ReturnItemInput> | ReturnItemInput;
}>;


export type ReturnRegulationsQuery = { getAvailableRegulations: Array<{ id: string, name: string, description: string }> };

export type ReturnCarriersQueryVariables = Exact<{
  hash: string;
  returnOrder: ReturnSelectionInput;
}>;


export type ReturnCarriersQuery = { getAvailableCarriers: Array<{ code: string, name: string, description: string, hasQrCode: boolean, maximumLabels: number }> };

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

export type RatingLinkQueryVariables = Exact<{
  encryptedData: string;
}>;


export type RatingLinkQuery = { decryptRatingData: { productId: string, rating: number | null, authorName: string | null } | null, getReviewArticles: Array<{ productId: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, review: { ratingId: string, rating: number, title: string, message: string, authorName: string | null } | null }> };

export type SubmitReviewMutationVariables = Exact<{
  encryptedData: string;
  review: ReviewInput;
}>;


export type SubmitReviewMutation = { submitReview: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type SearchListingQueryVariables = Exact<{
  filter: SearchFilterInput;
  paging?: PagingInput | null | undefined;
}>;


export type SearchListingQuery = { core_search: { totalProducts: number, correctedTerm: string | null, didYouMean: Array<string>, products: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }>, filters: Array<
      | { __typename: 'EnumFilter', id: string, displayName: string, isHero: boolean, values: Array<{ id: string, displayValue: string, count: number, selected: boolean, css: string | null }> }
      | { __typename: 'NumericRangeFilter', min: number, max: number, from: number | null, to: number | null, unit: string | null, id: string, displayName: string, isHero: boolean }
      | { __typename: 'PriceRangeFilter', min: number, max: number, from: number | null, to: number | null, currencyCode: string, id: string, displayName: string, isHero: boolean }
    >, sorts: Array<{ name: string, displayName: string, selected: boolean }>, state: { searchInCategoryId: string | null, categoryName: string | null, currentPage: number, totalPages: number, productsPerPage: number, sort: string }, link: { url: string } | null, categories: Array<{ id: string, name: string, count: number }> } };

export type SearchRulesQueryVariables = Exact<{
  query: string;
}>;


export type SearchRulesQuery = { getSearchRedirect: { redirectPath: string | null, query: string }, getLongTailAdjustment: { searchQuery: string, filters: Array<{ name: string, values: Array<{ id: string }> }>, ranges: Array<{ name: string, from: number | null, to: number | null }> } };

export type SearchDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchDepartmentsQuery = { getNavigation: Array<{ id: string, isExcludedFromNav: boolean, isSale: boolean }> | null };

export type SearchTopSellersQueryVariables = Exact<{
  first: string;
  second: string;
  third: string;
}>;


export type SearchTopSellersQuery = { first: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null, second: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null, third: { category: { topSellers: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> } } | null };

export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { getGlobalParametersByName: Array<{ name: string, entries: Array<{ name: string, value: string }> }> | null, getNavigationGroups: Array<{ id: string, name: string, path: string }> | null };

export type SearchSuggestionsQueryVariables = Exact<{
  userQuery: string;
}>;


export type SearchSuggestionsQuery = { suggestQueries: { suggest: Array<{ query: string, count: number }>, categories: Array<{ id: string, name: string, path: string, parentName: string | null }>, products: Array<{ id: string, bestItemId: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, hasGroupPrices: boolean } }> } };

export type RequestStockAlertMutationVariables = Exact<{
  data: StockAlertInput;
}>;


export type RequestStockAlertMutation = { requestStockAlert: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type AddTrackingEventsMutationVariables = Exact<{
  events: Array<TrackingEventInput> | TrackingEventInput;
}>;


export type AddTrackingEventsMutation = { tracking_addEvents: { stored: number, rejected: number, rejections: Array<{ reason: string, count: number }> } };

export type WishlistClaimFragment = { externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean };

export type WishlistClaimChangeFragment = { successful: boolean, errorMessage: string | null, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }> | null };

export type WishlistClaimMutationVariables = Exact<{
  entryId: string;
  quantity: number;
  name?: string | null | undefined;
  inviteToken?: string | null | undefined;
}>;


export type WishlistClaimMutation = { claimWishlistEntry: { successful: boolean, errorMessage: string | null, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }> | null } };

export type WishlistClaimRemoveMutationVariables = Exact<{
  claimId: string;
}>;


export type WishlistClaimRemoveMutation = { removeWishlistClaim: { successful: boolean, errorMessage: string | null, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }> | null } };

export type WishlistFlyoutQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistFlyoutQuery = { getAllWishlistsEssentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> }, getAllWishlistsFull: { merkzettel: { externalId: string, entries: Array<{ externalId: string, quantity: number, product: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, totals: { current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null } }> } } };

export type WishlistEssentialsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistEssentialsQuery = { getAllWishlistsEssentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } };

export type WishlistEntriesOfHeartQueryVariables = Exact<{
  externalId: string;
}>;


export type WishlistEntriesOfHeartQuery = { getWishlist: { externalId: string, name: string, entries: Array<{ externalId: string, quantity: number, product: { id: string }, item: { id: string } | null }> } | null };

export type WishlistHeartFillMutationVariables = Exact<{
  externalId?: string | null | undefined;
  entry: WishlistEntryInput;
  position?: number | null | undefined;
}>;


export type WishlistHeartFillMutation = { addProductToWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, isDefault: boolean } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistHeartEmptyMutationVariables = Exact<{
  externalId?: string | null | undefined;
  entry: WishlistProductInput;
}>;


export type WishlistHeartEmptyMutation = { removeProductFromMerkzettel: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, isDefault: boolean } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistHeartNewListMutationVariables = Exact<{
  name: string;
}>;


export type WishlistHeartNewListMutation = { createWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, isDefault: boolean } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistHeartChangeFragment = { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, isDefault: boolean } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } };

export type WishlistOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistOverviewQuery = { getAllWishlistsEssentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> }, getCustomerInfo: { visitorLoginState: VisitorLoginState } };

export type WishlistQueryVariables = Exact<{
  externalId: string;
}>;


export type WishlistQuery = { getWishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null };

export type WishlistInvitationQueryVariables = Exact<{
  inviteToken: string;
}>;


export type WishlistInvitationQuery = { getWishlistInvitation: { name: string, ownerName: string, right: WishlistRight, entryCount: number, isMember: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }> } | null, getCustomerInfo: { visitorLoginState: VisitorLoginState } };

export type WishlistChangeFragment = { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } };

export type WishlistAddMutationVariables = Exact<{
  externalId: string;
  entry: WishlistEntryInput;
  position?: number | null | undefined;
}>;


export type WishlistAddMutation = { addProductToWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistRemoveMutationVariables = Exact<{
  externalId: string;
  entryId: string;
}>;


export type WishlistRemoveMutation = { removeProductFromMerkzettel: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistQuantityMutationVariables = Exact<{
  externalId: string;
  entry: WishlistQuantityInput;
}>;


export type WishlistQuantityMutation = { changeWishlistQuantity: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistReplaceMutationVariables = Exact<{
  externalId: string;
  entryId: string;
  entry: WishlistEntryInput;
}>;


export type WishlistReplaceMutation = { replaceWishlistItem: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistMoveMutationVariables = Exact<{
  fromExternalId: string;
  toExternalId: string;
  entryId: string;
}>;


export type WishlistMoveMutation = { moveWishlistEntry: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistCreateMutationVariables = Exact<{
  name: string;
  description?: string | null | undefined;
}>;


export type WishlistCreateMutation = { createWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistRenameMutationVariables = Exact<{
  externalId: string;
  name: string;
}>;


export type WishlistRenameMutation = { renameWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistDescribeMutationVariables = Exact<{
  externalId: string;
  description: string;
}>;


export type WishlistDescribeMutation = { setWishlistDescription: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistDeleteMutationVariables = Exact<{
  externalId: string;
}>;


export type WishlistDeleteMutation = { deleteWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistStandardMutationVariables = Exact<{
  externalId: string;
}>;


export type WishlistStandardMutation = { setStandardWishlist: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistCommentAddMutationVariables = Exact<{
  externalId: string;
  positionId?: string | null | undefined;
  comment: string;
}>;


export type WishlistCommentAddMutation = { addWishlistComment: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistCommentDeleteMutationVariables = Exact<{
  externalId: string;
  commentId: string;
}>;


export type WishlistCommentDeleteMutation = { deleteWishlistComment: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistJoinMutationVariables = Exact<{
  inviteToken: string;
}>;


export type WishlistJoinMutation = { importSharedWishlist: { successful: boolean, errorMessage: string | null, wishlist: { externalId: string, name: string } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistMemberRemoveMutationVariables = Exact<{
  externalId: string;
  userId: string;
}>;


export type WishlistMemberRemoveMutation = { removeWishlistMember: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistMemberRightMutationVariables = Exact<{
  externalId: string;
  userId: string;
  right: WishlistRight;
}>;


export type WishlistMemberRightMutation = { setWishlistMemberRight: { successful: boolean, errorMessage: string | null, entryId: string | null, wishlist: { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> } | null, essentials: { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> } } };

export type WishlistInviteMutationVariables = Exact<{
  externalId: string;
  right: WishlistRight;
}>;


export type WishlistInviteMutation = { createWishlistInvite: { right: WishlistRight, path: string } };

export type WishlistInviteWithdrawMutationVariables = Exact<{
  externalId: string;
  right: WishlistRight;
}>;


export type WishlistInviteWithdrawMutation = { withdrawWishlistInvite: boolean };

export type WishlistIntoCartMutationVariables = Exact<{
  externalId: string;
  entryIds?: Array<string> | string | null | undefined;
  updateId: string;
}>;


export type WishlistIntoCartMutation = { addWishlistToCart: { successfullyAdded: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, variantsToChoose: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, quantityChanged: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, maxInCart: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, notAvailable: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> } };

export type WishlistEssentialsFragment = { productIds: Array<string>, totalProductsInMerkzettel: number, lists: Array<{ externalId: string, name: string, isStandardList: boolean, isDefault: boolean, productIds: Array<string>, isEditable: boolean }> };

export type WishlistHeadFragment = { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> };

export type WishlistFullFragment = { externalId: string, name: string, description: string | null, isDefault: boolean, isStandardList: boolean, isCreator: boolean, isAdmin: boolean, isEditor: boolean, isCommentator: boolean, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, users: Array<{ userId: string, name: string, right: string, isCreator: boolean, isSelf: boolean }> };

export type WishlistEntryFragment = { externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null };

export type WishlistTotalsFragment = { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null };

export type WishlistCommentFragment = { externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean };

export type WishlistToCartFragment = { successfullyAdded: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, variantsToChoose: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, quantityChanged: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, maxInCart: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, notAvailable: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> };

export type WishlistToCartEntryFragment = { productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null };

export type TeaserWishlistQueryVariables = Exact<{
  externalId: string;
}>;


export type TeaserWishlistQuery = { getWishlistFromTeaser: { externalId: string, name: string, entries: Array<{ externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null }>, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null } } | null };

export type TeaserWishlistTotalsQueryVariables = Exact<{
  itemId?: string | null | undefined;
  productId: string;
  quantity: number;
}>;


export type TeaserWishlistTotalsQuery = { getTotalsForTeaserWishlist: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null } | null };

export type TeaserWishlistReplaceMutationVariables = Exact<{
  itemId: string;
  oldExternalId: string;
  quantity: number;
}>;


export type TeaserWishlistReplaceMutation = { replaceTeaserWishlistItem: { externalId: string, quantity: number, isSaleable: boolean, product: { id: string, name: string, path: string, brand: string | null, crumbs: Array<string>, hasMultipleItems: boolean, minimumOrderQuantity: number, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }, item: { id: string, name: string, path: string, orderNumber: string, maxQuantity: number, minimumOrderQuantity: number, deliveryStatusColor: string, deliveryStatusText: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, variantInfoList: Array<{ label: string, value: string }> } | null, replacement: { id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, startFromFlag: boolean } } | null, totals: { raw: number, current: { stringValue: string }, old: { stringValue: string } | null, lightningPrice: { stringValue: string } | null, basePrice: { price: string, unit: string } | null, savings: { stringValue: string } | null }, comments: Array<{ externalId: string, positionId: string | null, comment: string, name: string, date: string, displayedDate: string, allowedToDeleteByUser: boolean }>, claims: Array<{ externalId: string, quantity: number, name: string | null, isOwn: boolean, allowedToRemoveByUser: boolean }>, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningQuantityMax: number, lightningSpecialPrice: { stringValue: string } } | null } | null };

export type TeaserWishlistIntoCartMutationVariables = Exact<{
  teaserWishlist: Array<TeaserWishlistItemInput> | TeaserWishlistItemInput;
  updateId: string;
}>;


export type TeaserWishlistIntoCartMutation = { addTeaserWishlistToCart: { successfullyAdded: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, variantsToChoose: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, quantityChanged: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, maxInCart: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, notAvailable: Array<{ productId: string, itemId: string | null, name: string, path: string, quantityWanted: number, quantityAdded: number, message: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }> } };

export type WishlistVariantsQueryVariables = Exact<{
  productId: string;
  selectedVariants?: Array<SelectedVariantInput> | SelectedVariantInput | null | undefined;
  itemId?: string | null | undefined;
}>;


export type WishlistVariantsQuery = { getVariantInformationForProduct: { productId: string, isConfigured: boolean, attributes: Array<{ name: string, displayName: string, position: number, selectedValue: string | null, options: Array<{ value: string, displayValue: string, selected: boolean, disabled: boolean, css: string | null, itemId: string | null }> }>, item: { itemId: string, name: string, orderNumber: string, availableForSale: boolean, deliveryStatusColor: string, deliveryStatusText: string, images: Array<{ src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }>, prices: { price: { stringValue: string }, lightningDealPrice: { stringValue: string } | null } } | null } | null };

export type WishlistItemsQueryVariables = Exact<{
  productId: string;
}>;


export type WishlistItemsQuery = { getProductById: { items: Array<{ itemId: string, name: string, availableForSale: boolean, prices: { price: { stringValue: string } } }> } | null };

export type NavigationAllQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationAllQuery = { getNavigation: Array<{ id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, children: Array<{ id: string, name: string, path: string, isExcludedFromNav: boolean }> }> | null };

export type NavigationGroupQueryVariables = Exact<{
  id: string;
}>;


export type NavigationGroupQuery = { getNavigationGroup: { id: string, name: string, departments: Array<{ id: string, name: string, path: string, isSale: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, children: Array<{ id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, children: Array<{ id: string, name: string, path: string }> }> }>, advice: { headline: string, text: string | null, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null } | null, bestseller: { id: string, bestItemId: string, name: string, path: string, rating: number | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, hasGroupPrices: boolean } } | null } | null };

export type PanelDepartmentFragment = { id: string, name: string, path: string, isSale: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, children: Array<{ id: string, name: string, path: string, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, children: Array<{ id: string, name: string, path: string }> }> };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { getStore: { id: StoreId, languages: Array<string> }, getNavigation: Array<{ id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean, children: Array<{ hasChildren: boolean, id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean }> }> | null, getNavigationGroups: Array<{ id: string, name: string, path: string, isSale: boolean, departments: Array<{ id: string, path: string, image: { sources: Array<{ src: string }> } | null }> }> | null, getFooter: { usps: Array<{ headline: string, subheadline: string | null, text: string | null, link: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null }>, links: Array<{ headline: string, type: string, content: string | null, link: string | null, entries: Array<{ label: string, url: string, external: boolean }> }> } | null, getGlobalParametersByName: Array<{ name: string, entries: Array<{ name: string, value: string }> }> | null };

export type NavigationEntryFragment = { id: string, name: string, path: string, isSale: boolean, isExcludedFromNav: boolean };

export type SuggestPlacesQueryVariables = Exact<{
  country: string;
  postCode: string;
}>;


export type SuggestPlacesQuery = { suggestPlaces: Array<{ postCode: string, city: string }> };

export type TextsQueryVariables = Exact<{
  prefixes: Array<string> | string;
}>;


export type TextsQuery = { getTranslationsByPrefix: Array<{ key: string, value: string }> };

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

export type SitesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitesQuery = { getStores: Array<{ id: StoreId, baseUrl: string, currencyCode: string, name: string, logo: { src: string, width: number, height: number } | null }> };

export type AddressStatusQueryVariables = Exact<{
  url: string;
}>;


export type AddressStatusQuery = { getPageDetailsByUrl: { status: number, redirectUrl: string | null } };

export type TrackedItemQueryVariables = Exact<{
  itemId: string;
}>;


export type TrackedItemQuery = { getTrackingItem: { itemId: string, productId: string, name: string, brand: string | null, variant: string | null, price: number, currencyCode: string, category1: string | null, category2: string | null, category3: string | null, category4: string | null, category5: string | null } | null };

export type AbAssignmentsQueryVariables = Exact<{
  url: string;
}>;


export type AbAssignmentsQuery = { abAssignments: Array<{ testId: string, trackingCode: string, variantId: string }> };

export type ActiveAbTestsQueryVariables = Exact<{
  url: string;
}>;


export type ActiveAbTestsQuery = { getActiveAbTestsByUrl: Array<{ id: string, trackingCode: string, variants: Array<{ id: string, weight: number }> }> };

export type CustomerFragment = { firstName: string | null, lastName: string | null, isInternal: boolean, visitorType: VisitorType, visitorLoginState: VisitorLoginState, customerNumber: string | null, companyName: string | null, email: { email: string } | null, primeInfo: { status: string } };

export type CustomerInfoQueryVariables = Exact<{
  url: string;
}>;


export type CustomerInfoQuery = { getCustomerInfo: { firstName: string | null, lastName: string | null, isInternal: boolean, visitorType: VisitorType, visitorLoginState: VisitorLoginState, customerNumber: string | null, companyName: string | null, email: { email: string } | null, primeInfo: { status: string } } };

export type CustomerNewsQueryVariables = Exact<{
  url: string;
}>;


export type CustomerNewsQuery = { getCustomerInfo: { notification: string | null, firstName: string | null, lastName: string | null, isInternal: boolean, visitorType: VisitorType, visitorLoginState: VisitorLoginState, customerNumber: string | null, companyName: string | null, email: { email: string } | null, primeInfo: { status: string } } };

export type PathsWithAbTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type PathsWithAbTestsQuery = { getPathsWithAbTests: Array<string> };

export type DepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DepartmentsQuery = { getNavigationGroups: Array<{ id: string, name: string, path: string, departments: Array<{ id: string, name: string, path: string, isSale: boolean, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> } | null, children: Array<{ id: string, name: string, path: string, children: Array<{ id: string, name: string, path: string }> }> }> }> | null };

export type CategorySizeQueryVariables = Exact<{
  id: string;
}>;


export type CategorySizeQuery = { core_category: { totalProducts: number, category: { id: string, name: string } } | null };

export type PageDetailsQueryVariables = Exact<{
  url: string;
}>;


export type PageDetailsQuery = { getPageDetailsByUrl: { status: number, redirectUrl: string | null, pageType: string, pageId: string | null, categoryId: string | null } };

export type PageAtUrlQueryVariables = Exact<{
  url: string;
}>;


export type PageAtUrlQuery = { getPageByUrl: { id: string, pageType: string, categoryId: string | null, hideBreadcrumb: boolean, hideLeftColumn: boolean, translations: Array<{ language: string, path: string }>, seo: { title: string | null, description: string | null, canonicalUrl: string | null, robots: string | null, links: Array<{ rel: string, href: string, hreflang: string | null }>, breadcrumbs: Array<{ displayName: string, url: string | null }>, rows: Array<{ cells: Array<{ x: number, y: number, width: number, height: number, backgroundgreydots: boolean, nospaces: boolean, paperbordertop: boolean, paperborderbottom: boolean, whiteBackground: boolean, whiteBackgroundFullWidth: boolean, noMarginTop: boolean, teasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }> }> }> } } | null };

export type ContentPageQueryVariables = Exact<{
  pageId: string;
}>;


export type ContentPageQuery = { getPageById: { id: string, pageType: string, categoryId: string | null, hideBreadcrumb: boolean, hideLeftColumn: boolean, translations: Array<{ language: string, path: string }>, seo: { title: string | null, description: string | null, canonicalUrl: string | null, robots: string | null, links: Array<{ rel: string, href: string, hreflang: string | null }>, breadcrumbs: Array<{ displayName: string, url: string | null }>, rows: Array<{ cells: Array<{ x: number, y: number, width: number, height: number, backgroundgreydots: boolean, nospaces: boolean, paperbordertop: boolean, paperborderbottom: boolean, whiteBackground: boolean, whiteBackgroundFullWidth: boolean, noMarginTop: boolean, teasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }> }> }> } } | null };

export type ContentPageFragment = { id: string, pageType: string, categoryId: string | null, hideBreadcrumb: boolean, hideLeftColumn: boolean, translations: Array<{ language: string, path: string }>, seo: { title: string | null, description: string | null, canonicalUrl: string | null, robots: string | null, links: Array<{ rel: string, href: string, hreflang: string | null }>, breadcrumbs: Array<{ displayName: string, url: string | null }>, rows: Array<{ cells: Array<{ x: number, y: number, width: number, height: number, backgroundgreydots: boolean, nospaces: boolean, paperbordertop: boolean, paperborderbottom: boolean, whiteBackground: boolean, whiteBackgroundFullWidth: boolean, noMarginTop: boolean, teasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }> }> }> } };

export type TeaserAttributeFieldsFragment = { name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null };

export type SubmitFormMutationVariables = Exact<{
  formId: string;
  submissionId: string;
  values: Array<FormValueInput> | FormValueInput;
}>;


export type SubmitFormMutation = { submitForm: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type SubscribeToCompetitionMutationVariables = Exact<{
  formId: string;
  submissionId: string;
  values: Array<FormValueInput> | FormValueInput;
}>;


export type SubscribeToCompetitionMutation = { subscribeToCompetition: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, errorMessage: string }> } };

export type InfoLayerQueryVariables = Exact<{
  pageId: string;
  url: string;
}>;


export type InfoLayerQuery = { abAssignments: Array<{ testId: string, trackingCode: string, variantId: string }>, getPageById: { id: string, seo: { rows: Array<{ cells: Array<{ teasers: Array<{ id: string, name: string, type: string, template: string | null, abTestId: string | null, abVariantId: string | null, attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, valueList: Array<{ attributes: Array<{ name: string, text: string | null, url: string | null, openLinkInNewWindow: boolean | null, urlPath: string | null, altTag: string | null, imgTitle: string | null, width: number | null, height: number | null, value: string | null, sources: Array<{ src: string, width: number }> | null }> }> | null, sources: Array<{ src: string, width: number }> | null }> }> }> }> } } | null };

export type TeaserRecommendationsQueryVariables = Exact<{
  teaserIds: Array<string> | string;
}>;


export type TeaserRecommendationsQuery = { getTeaserRecommendations: Array<{ teaserId: string, products: Array<{ id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null }> }> };

export type EditedGridQueryVariables = Exact<{
  pageId: string;
}>;


export type EditedGridQuery = { getPageById: { seo: { rows: Array<{ id: string | null, cells: Array<{ id: string | null }> }> } } | null };

export type PictureFragment = { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> };

export type ProductCardFragment = { id: string, bestItemId: string, name: string, path: string, discountPercent: number | null, rating: number | null, numberOfRatings: number, moreVariants: boolean, variantColours: Array<string>, isShortage: boolean, minimumOrderQuantity: number, manufacturerName: string | null, image: { src: string, alt: string, title: string | null, width: number, height: number, sources: Array<{ src: string, width: number, media: string | null, sizesValue: string | null }> }, badges: { new: boolean, popular: boolean, sale: boolean }, extraBadges: Array<{ id: string, name: string }>, delivery: { days: number, country: string } | null, price: { currentPrice: string, oldPrice: string | null, startFromFlag: boolean, basePrice: string | null, basePriceUnit: string | null, hasGroupPrices: boolean, lowestTier: { quantity: number, price: string, basePrice: string | null } | null }, energyEfficiency: { imgPath: string, imgAlt: string } | null, lightningDealInfo: { isAvailableLightningDeal: boolean, lightningDealTimestampUntil: number, lightningReservedPercentageRoundFloor: number, lightningSpecialPrice: { stringValue: string } } | null };
