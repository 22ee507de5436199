/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StudioOperation as Operation } from '../lib/operation.ts'
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

/** Roles of the commerce desk. None has what another has, and none opens content. */
export type DeskRole =
  /** Promotions and deals. */
  | 'merchant'
  /** Orders, returns, withdrawals, customers. */
  | 'service';

/** Roles of content, in rising order: each has what those before it have. They open no desk. */
export type EditorRole =
  /** Editors and their roles, import and export. */
  | 'administrator'
  /** Drafts, preview, uploads. */
  | 'editor'
  /** Publishes, plans and withdraws. */
  | 'publisher';

export type FindingLevel =
  /** Can't be published. */
  | 'error'
  | 'warning';

export type NewsletterStatus =
  | 'none'
  /** Asked for; nothing is sent before it is confirmed. */
  | 'requested'
  | 'subscribed';

export type OrderState =
  | 'awaiting_payment'
  | 'cancelled'
  | 'completed'
  | 'expired'
  | 'partly_shipped'
  | 'placed'
  | 'shipped';

export type ReturnState =
  | 'announced'
  | 'labelled'
  | 'received'
  | 'refunded'
  | 'rejected';

export type ScheduleState =
  /** Its date came, and the record had errors by then. */
  | 'failed'
  /** Published, to be withdrawn. */
  | 'live'
  /** To be published. */
  | 'waiting';

export type StoreId =
  | 'at'
  | 'b2b'
  | 'ch'
  | 'de';

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

export type StudioCartItemInput = {
  itemId: string;
  quantity: number;
};

export type StudioDealInput = {
  amount?: number | null | undefined;
  endsAt?: string | null | undefined;
  /** Any item of the product: the deal is for all of them. */
  itemId?: string | null | undefined;
  maxPerOrder?: number | null | undefined;
  quantity?: number | null | undefined;
  /** At once when it is left out. */
  startsAt?: string | null | undefined;
  stores: Array<StoreId>;
};

export type StudioDeclarationKind =
  /** Ends a membership. */
  | 'cancellation'
  | 'withdrawal';

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

export type StudioDiscardError =
  /** Another editor has saved since. */
  | 'changed'
  /** It is planned and not published, so that only the plan would be left: it has to be called off first. */
  | 'planned';

/** At least one role or desk. */
export type StudioEditorInput = {
  desks?: Array<DeskRole>;
  email: string;
  name: string;
  role?: EditorRole | null | undefined;
};

export type StudioFreeArticleInput = {
  /** It may be entered as a voucher is. */
  code?: string | null | undefined;
  itemId?: string | null | undefined;
  kind: StudioFreeArticleKind;
  minimumValue?: number | null | undefined;
  position?: number | null | undefined;
};

export type StudioFreeArticleKind =
  /** From a worth of the goods on; one a cart. */
  | 'article'
  /** At any worth, and any number. */
  | 'catalogue';

export type StudioGroupTierInput = {
  /** Of each piece. */
  amount?: number | null | undefined;
  /** Kind of organisation, as school. */
  group?: string | null | undefined;
  /** Pieces from which on it holds; 1 for the price itself. */
  quantity?: number | null | undefined;
};

export type StudioItemPictureInput = {
  /** What it shows. */
  altDe: string;
  altEn: string;
  /** Of the library, or of the item. */
  id: string;
};

export type StudioLinkKind =
  | 'category'
  | 'page';

export type StudioLockReason =
  /** The customer has asked for it. */
  | 'byRequest'
  | 'misuse'
  /** Another person seems to use the account. */
  | 'security'
  | 'unpaid';

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

export type StudioMassChangeInput = {
  /** For setPrice. */
  amount?: number | null | undefined;
  kind: StudioMassChangeKind;
  /** For changePrice: -10 lowers prices by a tenth. */
  percent?: number | null | undefined;
  /** For setStock, and for addStock, where it may be below 0. */
  pieces?: number | null | undefined;
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

export type StudioOpenPoint =
  /** Without it neither prepayment nor invoices are offered. */
  | 'bankAccount'
  /** Nothing is sold in the store. */
  | 'goods'
  | 'privacy'
  /** Legal texts that are not in force, or still have a placeholder. */
  | 'terms'
  | 'withdrawal';

export type StudioParcelInput = {
  /** Code of a shipper of the shop, or a name. */
  carrier: string;
  lines: Array<StudioParcelLine>;
  trackingCode?: string | null | undefined;
  /** https */
  trackingUrl?: string | null | undefined;
};

export type StudioParcelLine = {
  lineId: string;
  quantity: number;
};

export type StudioPasswordError =
  /** Twelve characters at least, 200 at most. */
  | 'length'
  | 'wait'
  | 'wrong';

export type StudioPreviewLinkInput = {
  /** From 1 to 30. */
  days: number;
  /** Ids of the pages whose drafts it shows; null for all drafts of the store. */
  pages?: Array<string> | null | undefined;
  /** Where it leads. */
  path: string;
  /** As PreviewScenario in server/contract/preview.ts. */
  scenario: unknown;
  /** For the list: what the link is for, or for whom. */
  title: string;
};

export type StudioPriceInput = {
  amount?: number | null | undefined;
  /** Business store: prices of groups by quantity; those that there are stay when it is left out. */
  groupTiers?: Array<StudioGroupTierInput> | null | undefined;
  /** The lowest price of the 30 days before a reduction (Omnibus directive). */
  oldAmount?: number | null | undefined;
  /** At once when it is left out, or past. */
  startsAt?: string | null | undefined;
  /** Lower prices by quantity; those that there are stay when it is left out. */
  tiers?: Array<StudioPriceTierInput> | null | undefined;
};

export type StudioPriceRounding =
  | 'none'
  | 'to95'
  /** To the nearest price that ends in 99, or 95. */
  | 'to99';

export type StudioPriceTierInput = {
  /** Of each piece. */
  amount?: number | null | undefined;
  /** Pieces from which on it holds. */
  quantity?: number | null | undefined;
};

/** Products of the store that are not retired; each member leaves out what does not fit, and one is needed. */
export type StudioProductFilter = {
  /** With all categories below it. */
  categoryId?: string | null | undefined;
  manufacturerId?: string | null | undefined;
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
  /** Each word stands in a name, or is a number. */
  search?: string;
  stock?: StudioStockState | null | undefined;
};

export type StudioProductGap =
  /** Orders have claimed more than lies on the shelf. */
  | 'oversold'
  /** No item is left, and a live page shows it in a teaser. */
  | 'soldOutShown'
  /** In one of the languages it has no name, no description, or no title for search engines. */
  | 'textsMissing';

export type StudioPromotionInput = {
  /** Goods of these categories and of those below them; all when it is left out. */
  categoryIds?: Array<string> | null | undefined;
  endsAt?: string | null | undefined;
  itemId?: string | null | undefined;
  kind: StudioPromotionKind;
  minimumValue?: number | null | undefined;
  nameDe?: string | null | undefined;
  nameEn?: string | null | undefined;
  pay?: number | null | undefined;
  percent?: number | null | undefined;
  /** Of two that apply to a piece the one with the lower number counts. */
  position?: number | null | undefined;
  quantity?: number | null | undefined;
  startsAt?: string | null | undefined;
  stores: Array<StoreId>;
};

export type StudioPromotionKind =
  /** Of each `quantity` pieces only `pay` cost something, the dearest ones. */
  | 'buyNPayM'
  /** An item comes with carts of a minimum value. */
  | 'gift'
  /** Percent off from `quantity` pieces on. */
  | 'percentFrom';

export type StudioReceivedLine = {
  condition: StudioReturnCondition;
  lineId: string;
  quantity: number;
};

export type StudioRefundBy =
  /** The invoice is not paid: less of it is due. */
  | 'invoice'
  | 'provider'
  /** A person sends it by transfer, and it is booked here. */
  | 'transfer';

export type StudioReturnCondition =
  | 'damaged'
  | 'good'
  /** Not taken back: no money. */
  | 'refused';

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

export type StudioRunState =
  | 'ended'
  | 'planned'
  | 'running';

export type StudioStockState =
  | 'available'
  /** Some pieces are left, and no more than a page of the shop warns of. */
  | 'few'
  | 'soldOut';

export type StudioUploadMediaInput = {
  /** What the picture shows; empty when it only decorates. */
  alt: string;
  file: File;
  title: string;
};

export type StudioVoucherInput = {
  amount?: number | null | undefined;
  /** Goods of these categories and of those below them; all when it is left out. */
  categoryIds?: Array<string> | null | undefined;
  code?: string | null | undefined;
  endsAt?: string | null | undefined;
  isFirstOrder?: boolean;
  /** Offered in every cart; others must be known. */
  isOffered?: boolean;
  isOncePerCustomer?: boolean;
  itemId?: string | null | undefined;
  kind: StudioVoucherKind;
  /** Any number when it is left out. */
  maxRedemptions?: number | null | undefined;
  minimumValue?: number | null | undefined;
  nameDe?: string | null | undefined;
  nameEn?: string | null | undefined;
  percent?: number | null | undefined;
  startsAt?: string | null | undefined;
  stores: Array<StoreId>;
};

export type StudioVoucherKind =
  | 'amount'
  | 'freeArticle'
  | 'freeShipping'
  | 'percent';

export type StudioVoucherState =
  | 'active'
  | 'ended'
  | 'planned'
  /** Ended by a merchant. */
  | 'stopped'
  | 'usedUp';

/** Languages in which texts are written. */
export type TextLanguage =
  | 'de'
  | 'en';

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

export type EditorOfStoreFragment = { id: string, email: string, name: string, role: EditorRole | null, desks: Array<DeskRole>, hasSecondFactor: boolean, seenAt: string | null };

export type StudioEditorsOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioEditorsOfQuery = { studio_editors: Array<{ id: string, email: string, name: string, role: EditorRole | null, desks: Array<DeskRole>, hasSecondFactor: boolean, seenAt: string | null }> };

export type StudioSaveEditorMutationVariables = Exact<{
  data: StudioEditorInput;
}>;


export type StudioSaveEditorMutation = { studio_saveEditor: { password: string | null, editor: { id: string, email: string, name: string, role: EditorRole | null, desks: Array<DeskRole>, hasSecondFactor: boolean, seenAt: string | null } } };

export type StudioRemoveEditorMutationVariables = Exact<{
  id: string;
}>;


export type StudioRemoveEditorMutation = { studio_removeEditor: boolean };

export type StudioResetEditorMutationVariables = Exact<{
  id: string;
}>;


export type StudioResetEditorMutation = { studio_resetEditor: { password: string | null, editor: { id: string, email: string, name: string, role: EditorRole | null, desks: Array<DeskRole>, hasSecondFactor: boolean, seenAt: string | null } } | null };

export type StudioMeOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioMeOfQuery = { studio_me: { id: string, email: string, name: string, role: EditorRole | null, grantedRole: EditorRole | null, desks: Array<DeskRole>, grantedDesks: Array<DeskRole>, hasSecondFactor: boolean, stores: Array<{ id: StoreId, baseUrl: string, role: EditorRole | null, desks: Array<DeskRole> }> } };

export type StudioSessionsOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioSessionsOfQuery = { studio_sessions: Array<{ id: string, isOwn: boolean, agent: string, network: string, createdAt: string, seenAt: string }> };

export type StudioEndSessionMutationVariables = Exact<{
  id: string;
}>;


export type StudioEndSessionMutation = { studio_endSession: boolean };

export type StudioEndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type StudioEndOtherSessionsMutation = { studio_endOtherSessions: number };

export type StudioStartSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type StudioStartSecondFactorMutation = { studio_startSecondFactor: { secret: string, address: string } };

export type StudioConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type StudioConfirmSecondFactorMutation = { studio_confirmSecondFactor: boolean };

export type StudioChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type StudioChangePasswordMutation = { studio_changePassword: StudioPasswordError | null };

export type StudioCreateStoreCodeMutationVariables = Exact<{
  store: StoreId;
}>;


export type StudioCreateStoreCodeMutation = { studio_createStoreCode: string | null };

export type StudioOpenPointsOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioOpenPointsOfQuery = { studio_openPoints: Array<StudioOpenPoint> };

export type StudioAuditOfQueryVariables = Exact<{
  page: number;
  kind?: ContentKind | null | undefined;
  key?: string | null | undefined;
  editor?: string | null | undefined;
}>;


export type StudioAuditOfQuery = { studio_audit: { total: number, entries: Array<{ id: string, at: string, editor: string, action: StudioAction, kind: ContentKind | null, key: string | null, language: TextLanguage | null, revision: number | null, version: number | null }> } };

export type StudioEntriesOfQueryVariables = Exact<{
  kind: ContentKind;
  language?: TextLanguage | null | undefined;
  search?: string | null | undefined;
  under?: string | null | undefined;
  isOwn?: boolean;
  page: number;
}>;


export type StudioEntriesOfQuery = { studio_entries: { total: number, entries: Array<{ kind: ContentKind, key: string, language: TextLanguage | null, title: string, path: string | null, pageType: string | null, state: ContentState, updatedAt: string | null, updatedBy: string | null, isOutdated: boolean }> } };

export type StudioDeskTasksOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioDeskTasksOfQuery = { studio_deskTasks: Array<{ kind: StudioDeskTaskKind, count: number }> };

export type DeskResultFragment = { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> };

export type StudioCartPreviewOfQueryVariables = Exact<{
  items: Array<StudioCartItemInput> | StudioCartItemInput;
  voucher?: StudioVoucherInput | null | undefined;
  promotion?: StudioPromotionInput | null | undefined;
  promotionId?: string | null | undefined;
}>;


export type StudioCartPreviewOfQuery = { studio_cartPreview: { message: string | null, lines: Array<{ itemId: string, name: string, quantity: number, isAvailable: boolean, isGiven: boolean, total: { stringValue: string }, saving: { amount: number, stringValue: string } }>, subtotal: { stringValue: string }, promotionsSaving: { amount: number, stringValue: string }, voucherSaving: { amount: number, stringValue: string }, shipping: { stringValue: string } | null, total: { stringValue: string } } };

export type StudioExampleCartOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioExampleCartOfQuery = { studio_exampleCart: Array<{ itemId: string, name: string, quantity: number }> };

export type StudioCustomersOfQueryVariables = Exact<{
  search: string;
  page: number;
}>;


export type StudioCustomersOfQuery = { studio_customers: { total: number, customers: Array<{ id: string, name: string, email: string, customerNumber: string | null, organisation: string | null, isLocked: boolean, createdAt: string }> } };

export type StudioCustomerOfQueryVariables = Exact<{
  id: string;
}>;


export type StudioCustomerOfQuery = { studio_customer: { id: string, salutation: string, firstName: string, lastName: string, email: string, phone: string | null, customerNumber: string | null, hasPassword: boolean, createdAt: string, lockedFor: StudioLockReason | null, lockedAt: string | null, newsletter: NewsletterStatus, wishlists: number, ordersTotal: number, consequences: Array<string>, organisation: { name: string, type: string, street: string, postCode: string, city: string, country: string, vatRegistrationNo: string | null, mainUserId: string | null, isWithoutMainUser: boolean, users: Array<{ customerId: string, version: string, name: string, email: string, mayOrder: boolean, orderLimit: number | null }> } | null, addresses: Array<{ formType: AddressFormType, salutation: string, firstName: string, lastName: string, company: string | null, street: string, addition: string | null, postCode: string, city: string, country: string, phone: string | null, postNumber: string | null, packstationNumber: string | null, email: string | null }>, orders: Array<{ number: string, state: OrderState, createdAt: string, total: number, currency: string }>, log: Array<{ id: string, at: string, editor: string, action: StudioAction, before: unknown, after: unknown }> } | null };

export type StudioLockCustomerMutationVariables = Exact<{
  id: string;
  reason: StudioLockReason;
  key: string;
}>;


export type StudioLockCustomerMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioUnlockCustomerMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioUnlockCustomerMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioExportCustomerMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioExportCustomerMutation = { studio_exportCustomer: { name: string, mediaType: string, content: string } | null };

export type StudioDeleteCustomerMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioDeleteCustomerMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioDealsOfQueryVariables = Exact<{
  state?: StudioRunState | null | undefined;
  page: number;
}>;


export type StudioDealsOfQuery = { studio_deals: { total: number, currency: string, isOn: boolean, deals: Array<{ id: string, version: string, state: StudioRunState, productId: string, name: string, number: string, price: number | null, amount: number, quantity: number, sold: number, reserved: number, left: number, maxPerOrder: number, startsAt: string, endsAt: string, isImported: boolean }> } };

export type StudioDealPreviewOfQueryVariables = Exact<{
  deal: StudioDealInput;
  id?: string | null | undefined;
}>;


export type StudioDealPreviewOfQuery = { studio_dealPreview: { stock: number, fieldErrors: Array<{ fieldName: string, code: string }>, items: Array<{ id: string, number: string, name: string, percent: number | null, price: { stringValue: string }, dealPrice: { stringValue: string } | null }> } };

export type StudioCreateDealMutationVariables = Exact<{
  deal: StudioDealInput;
  key: string;
}>;


export type StudioCreateDealMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangeDealMutationVariables = Exact<{
  id: string;
  version: string;
  deal: StudioDealInput;
  key: string;
}>;


export type StudioChangeDealMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioEndDealMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioEndDealMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioDeclarationsOfQueryVariables = Exact<{
  all: boolean;
  page: number;
}>;


export type StudioDeclarationsOfQuery = { studio_declarations: { total: number, declarations: Array<{ kind: StudioDeclarationKind, id: string, declaredAt: string, dueAt: string | null, name: string, email: string, written: string | null, goods: string | null, orders: Array<string>, isMatched: boolean, answeredAt: string | null, handledBy: string | null }> } };

export type StudioMatchDeclarationMutationVariables = Exact<{
  kind: StudioDeclarationKind;
  id: string;
  number: string;
  key: string;
}>;


export type StudioMatchDeclarationMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioAnswerDeclarationMutationVariables = Exact<{
  kind: StudioDeclarationKind;
  id: string;
  key: string;
}>;


export type StudioAnswerDeclarationMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type MassChangeRowFragment = { id: string, productId: string, number: string, name: string, before: number, after: number, code: string | null };

export type StudioMassChangePreviewOfQueryVariables = Exact<{
  filter: StudioProductFilter;
  change: StudioMassChangeInput;
}>;


export type StudioMassChangePreviewOfQuery = { studio_massChangePreview: { found: number, isTooMany: boolean, changes: number, unchanged: number, refusals: number, version: string, rows: Array<{ id: string, productId: string, number: string, name: string, before: number, after: number, code: string | null }>, refused: Array<{ id: string, productId: string, number: string, name: string, before: number, after: number, code: string | null }>, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioMassChangesOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioMassChangesOfQuery = { studio_massChanges: Array<{ id: string, at: string, editor: string, kind: StudioMassChangeKind, amount: number | null, percent: number | null, pieces: number | null, count: number, restored: number | null, canUndo: boolean }>, getStore: { currencyCode: string } };

export type StudioDoMassChangeMutationVariables = Exact<{
  filter: StudioProductFilter;
  change: StudioMassChangeInput;
  version: string;
  key: string;
}>;


export type StudioDoMassChangeMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioUndoMassChangeMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioUndoMassChangeMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioOrdersOfQueryVariables = Exact<{
  search: string;
  page: number;
}>;


export type StudioOrdersOfQuery = { studio_orders: { total: number, orders: Array<{ number: string, state: OrderState, createdAt: string, name: string, email: string, total: number, currency: string, paymentMethod: string }> } };

export type OrderAddressFragment = { formType: AddressFormType, salutation: string, firstName: string, lastName: string, company: string | null, street: string, addition: string | null, postCode: string, city: string, country: string, phone: string | null, postNumber: string | null, packstationNumber: string | null, email: string | null };

export type StudioOrderOfQueryVariables = Exact<{
  number: string;
}>;


export type StudioOrderOfQuery = { studio_order: { number: string, state: OrderState, createdAt: string, placedAt: string | null, email: string, customerNumber: string | null, customerId: string | null, isGuest: boolean, orderReference: string | null, comment: string | null, voucherCode: string | null, currency: string, total: number, tax: number, shipping: number, canCancel: boolean, payable: number, canShip: boolean, canDeliver: boolean, refundable: number, refundBy: StudioRefundBy | null, addressRefusal: StudioDeskRefusal | null, billingAddress: { formType: AddressFormType, salutation: string, firstName: string, lastName: string, company: string | null, street: string, addition: string | null, postCode: string, city: string, country: string, phone: string | null, postNumber: string | null, packstationNumber: string | null, email: string | null }, deliveryAddress: { formType: AddressFormType, salutation: string, firstName: string, lastName: string, company: string | null, street: string, addition: string | null, postCode: string, city: string, country: string, phone: string | null, postNumber: string | null, packstationNumber: string | null, email: string | null }, lines: Array<{ id: string, articleNumber: string, name: string, variationText: string, quantity: number, shipped: number, returned: number, total: number, reduction: number }>, payments: Array<{ id: string, method: string, provider: string | null, state: string, amount: number, captured: number, refunded: number, credited: number, createdAt: string, commands: Array<{ id: string, kind: string, amount: number | null, state: string, error: string | null, createdAt: string }>, events: Array<{ id: string, channel: string, outcome: string, receivedAt: string }> }>, documents: Array<{ id: string, kind: string, number: string | null, issuedAt: string | null, isMade: boolean }>, mails: Array<{ id: string, kind: string, recipient: string, createdAt: string, sentAt: string | null, failure: string | null, canSendAgain: boolean }>, shipments: Array<{ id: string, carrier: string, trackingCode: string | null, shippedAt: string, deliveredAt: string | null, pieces: number }>, returns: Array<{ rma: string, state: ReturnState, announcedAt: string, dueAt: string | null }>, withdrawals: Array<{ id: string, declaredAt: string, name: string, email: string, goods: string | null, isOfBuyer: boolean }>, notes: Array<{ id: string, text: string, editor: string, at: string }>, log: Array<{ id: string, at: string, editor: string, action: StudioAction, before: unknown, after: unknown }> } | null };

export type StudioOrderDocumentOfQueryVariables = Exact<{
  number: string;
  id: string;
}>;


export type StudioOrderDocumentOfQuery = { studio_orderDocument: { name: string, mediaType: string, content: string } | null };

export type StudioCancelOrderMutationVariables = Exact<{
  number: string;
  key: string;
}>;


export type StudioCancelOrderMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioRefundOrderMutationVariables = Exact<{
  number: string;
  amount: number;
  key: string;
}>;


export type StudioRefundOrderMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioBookPaymentMutationVariables = Exact<{
  number: string;
  key: string;
}>;


export type StudioBookPaymentMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioShipOrderMutationVariables = Exact<{
  number: string;
  parcel: StudioParcelInput;
  key: string;
}>;


export type StudioShipOrderMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioDeliverOrderMutationVariables = Exact<{
  number: string;
  key: string;
}>;


export type StudioDeliverOrderMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioRetryCommandMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioRetryCommandMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioSendMailAgainMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioSendMailAgainMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangeDeliveryAddressMutationVariables = Exact<{
  number: string;
  address: AddressInput;
  key: string;
}>;


export type StudioChangeDeliveryAddressMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioAddOrderNoteMutationVariables = Exact<{
  number: string;
  text: string;
  key: string;
}>;


export type StudioAddOrderNoteMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioCertificatesOfQueryVariables = Exact<{
  all: boolean;
  page: number;
}>;


export type StudioCertificatesOfQuery = { studio_certificates: { total: number, certificates: Array<{ id: string, customerId: string, customerNumber: string | null, organisation: string, organisationType: string, name: string, fileName: string, size: number, receivedAt: string, state: CertificateState, reason: CertificateRefusal | null, decidedAt: string | null }> } };

export type StudioCertificateFileOfQueryVariables = Exact<{
  id: string;
}>;


export type StudioCertificateFileOfQuery = { studio_certificateFile: { name: string, mediaType: string, content: string } | null };

export type StudioDecideCertificateMutationVariables = Exact<{
  id: string;
  reason?: CertificateRefusal | null | undefined;
  key: string;
}>;


export type StudioDecideCertificateMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioUsersWithoutMainOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioUsersWithoutMainOfQuery = { studio_usersWithoutMain: Array<{ customerId: string, organisation: string, name: string, email: string }> };

export type StudioChangeUserRightsMutationVariables = Exact<{
  id: string;
  version: string;
  mayOrder: boolean;
  orderLimit?: number | null | undefined;
  key: string;
}>;


export type StudioChangeUserRightsMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioHandOverOrganisationMutationVariables = Exact<{
  id: string;
  number?: string | null | undefined;
  key: string;
}>;


export type StudioHandOverOrganisationMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioMainUserChangeOfQueryVariables = Exact<{
  id: string;
}>;


export type StudioMainUserChangeOfQuery = { studio_mainUserChange: { mainUserId: string, organisation: string, customerNumber: string | null, certificate: CertificateState | null, invoiceAddress: string | null, users: number, unpaidOrders: number, unpaidAmount: number, approvals: number, refusal: StudioMainUserRefusal | null, mainUser: { name: string, email: string }, user: { name: string, email: string } } | null };

export type StudioChangeMainUserMutationVariables = Exact<{
  id: string;
  mainUserId: string;
  key: string;
}>;


export type StudioChangeMainUserMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioItemsOfQueryVariables = Exact<{
  search: string;
}>;


export type StudioItemsOfQuery = { studio_items: Array<{ id: string, productId: string, number: string, gtin: string | null, name: string, price: number | null, stock: number }>, getStore: { currencyCode: string } };

export type StudioProductOfQueryVariables = Exact<{
  id: string;
}>;


export type StudioProductOfQuery = { studio_product: { id: string, version: string, name: string, currency: string, isSold: boolean, isRetired: boolean, isBook: boolean, items: Array<{ id: string, number: string, gtin: string | null, name: string, price: number | null, oldPrice: number | null, priceVersion: string, stock: number, claimed: number, stockVersion: string, picturesVersion: string, tiers: Array<{ quantity: number, amount: number }>, groupTiers: Array<{ group: string, quantity: number, amount: number }>, pictures: Array<{ id: string, altDe: string, altEn: string }>, plannedPrices: Array<{ startsAt: string, price: number, oldPrice: number | null }> }> } | null };

export type StudioChangePriceMutationVariables = Exact<{
  itemId: string;
  version: string;
  price: StudioPriceInput;
  key: string;
}>;


export type StudioChangePriceMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioRemovePlannedPriceMutationVariables = Exact<{
  itemId: string;
  startsAt: string;
  key: string;
}>;


export type StudioRemovePlannedPriceMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangeStockMutationVariables = Exact<{
  itemId: string;
  version: string;
  pieces?: number | null | undefined;
  key: string;
}>;


export type StudioChangeStockMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangeSaleMutationVariables = Exact<{
  productId: string;
  version: string;
  isSold: boolean;
  key: string;
}>;


export type StudioChangeSaleMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioProductTextsOfQueryVariables = Exact<{
  id: string;
}>;


export type StudioProductTextsOfQuery = { studio_productTexts: { id: string, name: string, version: string, texts: unknown } | null };

export type StudioChangeTextsMutationVariables = Exact<{
  productId: string;
  version: string;
  texts: unknown;
  key: string;
}>;


export type StudioChangeTextsMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangePicturesMutationVariables = Exact<{
  itemId: string;
  version: string;
  pictures: Array<StudioItemPictureInput> | StudioItemPictureInput;
  key: string;
}>;


export type StudioChangePicturesMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioProductGapsOfQueryVariables = Exact<{
  kind: StudioProductGap;
  page: number;
}>;


export type StudioProductGapsOfQuery = { studio_productGaps: { total: number, products: Array<{ id: string, name: string, details: Array<string> }> } };

export type StudioPromotionsOfQueryVariables = Exact<{
  state?: StudioRunState | null | undefined;
  page: number;
}>;


export type StudioPromotionsOfQuery = { studio_promotions: { total: number, currency: string, promotions: Array<{ id: string, version: string, state: StudioRunState, nameDe: string, nameEn: string, stores: Array<StoreId>, kind: StudioPromotionKind, quantity: number | null, pay: number | null, percent: number | null, minimumValue: number | null, itemId: string | null, categoryIds: Array<string> | null, position: number, startsAt: string | null, endsAt: string | null, isImported: boolean }> } };

export type StudioFreeArticlesOfQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioFreeArticlesOfQuery = { studio_freeArticles: { currency: string, articles: Array<{ itemId: string, version: string, name: string | null, code: string, kind: StudioFreeArticleKind, minimumValue: number, position: number }> } };

export type StudioCreatePromotionMutationVariables = Exact<{
  promotion: StudioPromotionInput;
  key: string;
}>;


export type StudioCreatePromotionMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangePromotionMutationVariables = Exact<{
  id: string;
  version: string;
  promotion: StudioPromotionInput;
  key: string;
}>;


export type StudioChangePromotionMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioStopPromotionMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioStopPromotionMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioSaveFreeArticleMutationVariables = Exact<{
  article: StudioFreeArticleInput;
  version?: string | null | undefined;
  key: string;
}>;


export type StudioSaveFreeArticleMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioRemoveFreeArticleMutationVariables = Exact<{
  itemId: string;
  key: string;
}>;


export type StudioRemoveFreeArticleMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioReturnsOfQueryVariables = Exact<{
  all: boolean;
  page: number;
}>;


export type StudioReturnsOfQuery = { studio_returns: { total: number, returns: Array<{ rma: string, order: string, state: ReturnState, name: string, announcedAt: string, dueAt: string | null }> } };

export type StudioReturnOfQueryVariables = Exact<{
  rma: string;
}>;


export type StudioReturnOfQuery = { studio_return: { rma: string, order: string, state: ReturnState, regulation: string, carrier: string, name: string, email: string, phone: string, announcedAt: string, receivedAt: string | null, dueAt: string | null, currency: string, refundBy: StudioRefundBy | null, pending: number, lines: Array<{ lineId: string, articleNumber: string, name: string, quantity: number, received: number, accepted: number, reason: string, comment: string }>, refunds: Array<{ id: string, amount: number, createdAt: string }> } | null };

export type StudioReceiveReturnMutationVariables = Exact<{
  rma: string;
  lines: Array<StudioReceivedLine> | StudioReceivedLine;
  reason?: string | null | undefined;
  key: string;
}>;


export type StudioReceiveReturnMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioReviewsOfQueryVariables = Exact<{
  state: StudioReviewState;
  search: string;
  page: number;
}>;


export type StudioReviewsOfQuery = { studio_reviews: { total: number, reviews: Array<{ id: string, version: string, state: StudioReviewState, productId: string, productName: string, number: string, stars: number, language: string, title: string, message: string, author: string | null, writtenAt: string, isVerified: boolean, answer: string | null, answeredOn: string | null, reason: StudioReviewReason | null }> } };

export type StudioPublishReviewMutationVariables = Exact<{
  id: string;
  version: string;
  key: string;
}>;


export type StudioPublishReviewMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioWithdrawReviewMutationVariables = Exact<{
  id: string;
  version: string;
  reason: StudioReviewReason;
  key: string;
}>;


export type StudioWithdrawReviewMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioAnswerReviewMutationVariables = Exact<{
  id: string;
  version: string;
  text: string;
  key: string;
}>;


export type StudioAnswerReviewMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type VoucherTermsFragment = { code: string, version: string, state: StudioVoucherState, nameDe: string, nameEn: string, stores: Array<StoreId>, kind: StudioVoucherKind, percent: number | null, amount: number | null, itemId: string | null, minimumValue: number, categoryIds: Array<string> | null, isFirstOrder: boolean, isOncePerCustomer: boolean, maxRedemptions: number | null, isOffered: boolean, startsAt: string | null, endsAt: string | null, redemptions: number, isImported: boolean, isOfSeries: boolean };

export type StudioVouchersOfQueryVariables = Exact<{
  search: string;
  state?: StudioVoucherState | null | undefined;
  page: number;
}>;


export type StudioVouchersOfQuery = { studio_vouchers: { total: number, currency: string, vouchers: Array<{ code: string, version: string, state: StudioVoucherState, nameDe: string, nameEn: string, stores: Array<StoreId>, kind: StudioVoucherKind, percent: number | null, amount: number | null, itemId: string | null, minimumValue: number, categoryIds: Array<string> | null, isFirstOrder: boolean, isOncePerCustomer: boolean, maxRedemptions: number | null, isOffered: boolean, startsAt: string | null, endsAt: string | null, redemptions: number, isImported: boolean, isOfSeries: boolean }> } };

export type StudioVoucherSeriesOfQueryVariables = Exact<{
  page: number;
}>;


export type StudioVoucherSeriesOfQuery = { studio_voucherSeries: { total: number, currency: string, series: Array<{ id: string, prefix: string, createdAt: string, codes: number, used: number, terms: { code: string, version: string, state: StudioVoucherState, nameDe: string, nameEn: string, stores: Array<StoreId>, kind: StudioVoucherKind, percent: number | null, amount: number | null, itemId: string | null, minimumValue: number, categoryIds: Array<string> | null, isFirstOrder: boolean, isOncePerCustomer: boolean, maxRedemptions: number | null, isOffered: boolean, startsAt: string | null, endsAt: string | null, redemptions: number, isImported: boolean, isOfSeries: boolean } }> } };

export type StudioCreateVoucherMutationVariables = Exact<{
  voucher: StudioVoucherInput;
  key: string;
}>;


export type StudioCreateVoucherMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioChangeVoucherMutationVariables = Exact<{
  code: string;
  version: string;
  voucher: StudioVoucherInput;
  key: string;
}>;


export type StudioChangeVoucherMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioStopVoucherMutationVariables = Exact<{
  code: string;
  key: string;
}>;


export type StudioStopVoucherMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioCreateVoucherSeriesMutationVariables = Exact<{
  voucher: StudioVoucherInput;
  prefix?: string | null | undefined;
  count?: number | null | undefined;
  key: string;
}>;


export type StudioCreateVoucherSeriesMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioStopVoucherSeriesMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StudioStopVoucherSeriesMutation = { result: { successful: boolean, refusal: StudioDeskRefusal | null, message: string | null, fieldErrors: Array<{ fieldName: string, code: string }> } };

export type StudioExportVoucherSeriesMutationVariables = Exact<{
  id: string;
}>;


export type StudioExportVoucherSeriesMutation = { studio_exportVoucherSeries: { name: string, mediaType: string, content: string } | null };

export type StudioExperimentOfQueryVariables = Exact<{
  testId: string;
  since?: string | null | undefined;
}>;


export type StudioExperimentOfQuery = { studio_experimentResults: { since: string, arms: Array<{ variant: string, visitors: number, views: number, clicks: number, carts: number, orders: number, rate: number, low: number, high: number, enough: boolean }> } };

export type StudioMediaSearchQueryVariables = Exact<{
  search: string;
  page: number;
}>;


export type StudioMediaSearchQuery = { studio_media: { total: number, media: Array<{ id: string, title: string, alt: string, src: string }> } };

export type StudioProductSearchQueryVariables = Exact<{
  search: string;
  ids?: Array<string> | string | null | undefined;
}>;


export type StudioProductSearchQuery = { studio_products: Array<{ id: string, name: string, path: string, image: string | null }> };

export type StudioItemSearchQueryVariables = Exact<{
  search: string;
  ids?: Array<string> | string | null | undefined;
}>;


export type StudioItemSearchQuery = { studio_items: Array<{ id: string, number: string, gtin: string | null, name: string, image: string | null }> };

export type StudioCategorySearchQueryVariables = Exact<{
  search: string;
}>;


export type StudioCategorySearchQuery = { studio_categories: Array<{ id: string, name: string, path: string, parentName: string | null }> };

export type StudioListSearchQueryVariables = Exact<{
  search: string;
}>;


export type StudioListSearchQuery = { studio_lists: Array<{ id: string, name: string, products: number }> };

export type StudioLinkSearchQueryVariables = Exact<{
  search: string;
  language: TextLanguage;
}>;


export type StudioLinkSearchQuery = { studio_links: Array<{ kind: StudioLinkKind, title: string, path: string }> };

export type StudioManufacturerSearchQueryVariables = Exact<{
  search: string;
}>;


export type StudioManufacturerSearchQuery = { studio_manufacturers: Array<{ id: string, name: string }> };

export type StudioUploadMediaMutationVariables = Exact<{
  input: StudioUploadMediaInput;
}>;


export type StudioUploadMediaMutation = { studio_uploadMedia: { successful: boolean, fault: UploadError | null, media: { id: string, title: string, alt: string, src: string } | null } };

export type StudioSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioSiteQuery = { getStore: { id: StoreId, host: string, baseUrl: string, languages: Array<string> } };

export type SharedPreviewFragment = { id: string, title: string, path: string, pages: Array<string> | null, scenario: unknown, madeBy: string, madeAt: string, expiresAt: string, revokedAt: string | null };

export type StudioPreviewLinksOfQueryVariables = Exact<{
  page: number;
}>;


export type StudioPreviewLinksOfQuery = { studio_previewLinks: { total: number, links: Array<{ id: string, title: string, path: string, pages: Array<string> | null, scenario: unknown, madeBy: string, madeAt: string, expiresAt: string, revokedAt: string | null }> } };

export type StudioSharePreviewMutationVariables = Exact<{
  data: StudioPreviewLinkInput;
}>;


export type StudioSharePreviewMutation = { studio_createPreviewLink: { token: string, link: { id: string, title: string, path: string, pages: Array<string> | null, scenario: unknown, madeBy: string, madeAt: string, expiresAt: string, revokedAt: string | null } } };

export type StudioRevokePreviewMutationVariables = Exact<{
  id: string;
}>;


export type StudioRevokePreviewMutation = { studio_revokePreviewLink: boolean };

export type StudioExportOfQueryVariables = Exact<{
  kinds: Array<ContentKind> | ContentKind;
}>;


export type StudioExportOfQuery = { studio_export: unknown };

export type StudioImportContentMutationVariables = Exact<{
  content: unknown;
  dryRun: boolean;
}>;


export type StudioImportContentMutation = { studio_import: { successful: boolean, changed: number, findings: Array<{ path: string, message: string, level: FindingLevel }> } };

export type StudioFindingPartsFragment = { path: string, message: string, level: FindingLevel };

export type StudioEntryOfQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
}>;


export type StudioEntryOfQuery = { studio_entry: { kind: ContentKind, key: string, language: TextLanguage | null, state: ContentState, published: unknown, shipped: unknown, variants: Array<string>, revision: number, oldPath: string | null, planned: unknown, draft: { revision: number, body: unknown, baseVersion: number | null, updatedBy: string, updatedAt: string } | null, findings: Array<{ path: string, message: string, level: FindingLevel }>, schedules: Array<{ from: string | null, until: string | null, state: ScheduleState, by: string, findings: Array<{ path: string, message: string, level: FindingLevel }> }>, translations: Array<{ language: TextLanguage, path: string | null, isPublished: boolean }> } | null };

export type StudioSaveDraftMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
  base: number;
  body: unknown;
}>;


export type StudioSaveDraftMutation = { studio_saveDraft: { successful: boolean, revision: number, findings: Array<{ path: string, message: string, level: FindingLevel }>, conflict: { revision: number, body: unknown, updatedBy: string | null, updatedAt: string | null } | null } };

export type StudioDiscardDraftMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
  revision: number;
}>;


export type StudioDiscardDraftMutation = { studio_discardDraft: StudioDiscardError | null };

export type StudioVersionsOfQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
  page: number;
}>;


export type StudioVersionsOfQuery = { studio_versions: { total: number, versions: Array<{ id: string, number: number, publishedBy: string | null, at: string, isWithdrawal: boolean }> } };

export type StudioVersionBodyQueryVariables = Exact<{
  id: string;
}>;


export type StudioVersionBodyQuery = { studio_version: { id: string, body: unknown } | null };

export type StudioRestoreMutationVariables = Exact<{
  id: string;
  base: number;
}>;


export type StudioRestoreMutation = { studio_restore: { successful: boolean, revision: number, body: unknown, findings: Array<{ path: string, message: string, level: FindingLevel }>, conflict: { revision: number, updatedBy: string | null } | null } };

export type StudioPublishDraftMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
  revision: number;
  from?: string | null | undefined;
  until?: string | null | undefined;
  redirectOldPath: boolean;
}>;


export type StudioPublishDraftMutation = { studio_publish: { successful: boolean, version: number | null, findings: Array<{ path: string, message: string, level: FindingLevel }> } };

export type StudioWithdrawMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
}>;


export type StudioWithdrawMutation = { studio_withdraw: boolean };

export type StudioUnscheduleMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
}>;


export type StudioUnscheduleMutation = { studio_unschedule: boolean };

export type StudioUsesOfQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: TextLanguage | null | undefined;
}>;


export type StudioUsesOfQuery = { studio_uses: Array<{ store: StoreId, language: TextLanguage, key: string, title: string, path: string | null }> };

export const StudioAddOrderNote: Operation<StudioAddOrderNoteMutation, StudioAddOrderNoteMutationVariables> = {
  id: '8f1ff489f115b42df9f2701b3fde887a6bf3993f40085f534e5d426448f72108',
  name: 'StudioAddOrderNote',
}

export const StudioAnswerDeclaration: Operation<StudioAnswerDeclarationMutation, StudioAnswerDeclarationMutationVariables> = {
  id: '483301bc062337b6f05e4e50acfc42cb226e64f04ab57d75ecaccc3311fef0a2',
  name: 'StudioAnswerDeclaration',
}

export const StudioAnswerReview: Operation<StudioAnswerReviewMutation, StudioAnswerReviewMutationVariables> = {
  id: 'e1572685de473f697bfe2a15d6ce0dc8e3e2ede7adab92c7c642be67703565dd',
  name: 'StudioAnswerReview',
}

export const StudioAuditOf: Operation<StudioAuditOfQuery, StudioAuditOfQueryVariables> = {
  id: 'd1933c05846dfc391f48eedf788af877bbb1bd92cfc8c2f77379f1329cd9c651',
  name: 'StudioAuditOf',
}

export const StudioBookPayment: Operation<StudioBookPaymentMutation, StudioBookPaymentMutationVariables> = {
  id: 'f52a8d8d4c80be7649614f8802cdc5ffeef86965553ed34eeeb22d06b5ce1820',
  name: 'StudioBookPayment',
}

export const StudioCancelOrder: Operation<StudioCancelOrderMutation, StudioCancelOrderMutationVariables> = {
  id: '3b8468ff089b2693c059aeeb645ad3a107c1ee65d11ead3e65ca2850bcc4c31a',
  name: 'StudioCancelOrder',
}

export const StudioCartPreviewOf: Operation<StudioCartPreviewOfQuery, StudioCartPreviewOfQueryVariables> = {
  id: '00654c09f6f1e5b6117ecba1dce033f252291ce181e51d0178049fb32c1afcbe',
  name: 'StudioCartPreviewOf',
}

export const StudioCategorySearch: Operation<StudioCategorySearchQuery, StudioCategorySearchQueryVariables> = {
  id: 'dede35a14a33a3d9f9070ee2cd6cfaf640de416a69ba0353a0683e6bc46f7419',
  name: 'StudioCategorySearch',
}

export const StudioCertificateFileOf: Operation<StudioCertificateFileOfQuery, StudioCertificateFileOfQueryVariables> = {
  id: '4492ccbe223260d3313f89cc181bd9ccbb8ebcf47ba6d965bf3b0fd7f6ca599b',
  name: 'StudioCertificateFileOf',
}

export const StudioCertificatesOf: Operation<StudioCertificatesOfQuery, StudioCertificatesOfQueryVariables> = {
  id: '97e1e7cbc9d57e1d2a88e1469378f9c34417a958f8d52374f9f34cdaceab5c64',
  name: 'StudioCertificatesOf',
}

export const StudioChangeDeal: Operation<StudioChangeDealMutation, StudioChangeDealMutationVariables> = {
  id: 'e40e9bd1268ff0ab623b701ee14406dbac944c20d66440e7871e6d263f13f74a',
  name: 'StudioChangeDeal',
}

export const StudioChangeDeliveryAddress: Operation<StudioChangeDeliveryAddressMutation, StudioChangeDeliveryAddressMutationVariables> = {
  id: 'e92b9c6963f6bd1516e4987632dc15a8f67ad4acce66b551634e2a4d51d48f63',
  name: 'StudioChangeDeliveryAddress',
}

export const StudioChangeMainUser: Operation<StudioChangeMainUserMutation, StudioChangeMainUserMutationVariables> = {
  id: 'a4dbab7fa08d1c6b03757aff23de824aa95ae77cc9d092ce891adada3328ca93',
  name: 'StudioChangeMainUser',
}

export const StudioChangePassword: Operation<StudioChangePasswordMutation, StudioChangePasswordMutationVariables> = {
  id: 'd9757616d77237a10ed5342bdfaa000a9c89600dad8df6ee0cd50d3d6e249f00',
  name: 'StudioChangePassword',
}

export const StudioChangePictures: Operation<StudioChangePicturesMutation, StudioChangePicturesMutationVariables> = {
  id: 'e679de6923f9b2a29218bba68e3547b09e8155a94a1ec63c3537c3128fb02a6d',
  name: 'StudioChangePictures',
}

export const StudioChangePrice: Operation<StudioChangePriceMutation, StudioChangePriceMutationVariables> = {
  id: '504278eb8439cf542335aabc8e966e446b99aec73d0b187cd12b1b2275a0f0bf',
  name: 'StudioChangePrice',
}

export const StudioChangePromotion: Operation<StudioChangePromotionMutation, StudioChangePromotionMutationVariables> = {
  id: '2afdebd230359db2f16543d4ed22502cdc7b6f95f9d04356d01d2e173ba73939',
  name: 'StudioChangePromotion',
}

export const StudioChangeSale: Operation<StudioChangeSaleMutation, StudioChangeSaleMutationVariables> = {
  id: '9025537ce83356719935b8ecd36fc5fcbcb003a00a7e5273da013bea7954adfa',
  name: 'StudioChangeSale',
}

export const StudioChangeStock: Operation<StudioChangeStockMutation, StudioChangeStockMutationVariables> = {
  id: 'ba82bd224bf2f877483318e577280998fe4de6b447d7500b359e9347948f9a0d',
  name: 'StudioChangeStock',
}

export const StudioChangeTexts: Operation<StudioChangeTextsMutation, StudioChangeTextsMutationVariables> = {
  id: 'bfae44d13c406035db448237bc70380c4d473b954de421bb06dd8b75a074288f',
  name: 'StudioChangeTexts',
}

export const StudioChangeUserRights: Operation<StudioChangeUserRightsMutation, StudioChangeUserRightsMutationVariables> = {
  id: '2a0468780ea13b4d4bd1ff3b14bd89380317bb0d2aa90ccdbb736258396ac71d',
  name: 'StudioChangeUserRights',
}

export const StudioChangeVoucher: Operation<StudioChangeVoucherMutation, StudioChangeVoucherMutationVariables> = {
  id: 'd2b1b6aff76dd9ecc041eb51fbdf60a8351901ea1bf2c7c3966c06f6fef4840c',
  name: 'StudioChangeVoucher',
}

export const StudioConfirmSecondFactor: Operation<StudioConfirmSecondFactorMutation, StudioConfirmSecondFactorMutationVariables> = {
  id: 'f71464f4d84f417bda1760f8bb912ec0c01b6f3f28bd745e383b7439115324ce',
  name: 'StudioConfirmSecondFactor',
}

export const StudioCreateDeal: Operation<StudioCreateDealMutation, StudioCreateDealMutationVariables> = {
  id: '50b4adc4d49491d69be4379db67ef7734942a544cce12234f0695aef07212161',
  name: 'StudioCreateDeal',
}

export const StudioCreatePromotion: Operation<StudioCreatePromotionMutation, StudioCreatePromotionMutationVariables> = {
  id: '8439aa5567fa9fd4fe25cba5219c894e013a53af20ad8fde8992be30b5b72d4e',
  name: 'StudioCreatePromotion',
}

export const StudioCreateStoreCode: Operation<StudioCreateStoreCodeMutation, StudioCreateStoreCodeMutationVariables> = {
  id: 'cd96fa33a8889808f817401d82ec35912cebb88e82ad37ae0c82d14fab41ab61',
  name: 'StudioCreateStoreCode',
}

export const StudioCreateVoucher: Operation<StudioCreateVoucherMutation, StudioCreateVoucherMutationVariables> = {
  id: 'df0900821a29aad6e1ca37e08a3b29c68e54a44812d265ca2a4ad3c1e42a75ac',
  name: 'StudioCreateVoucher',
}

export const StudioCreateVoucherSeries: Operation<StudioCreateVoucherSeriesMutation, StudioCreateVoucherSeriesMutationVariables> = {
  id: '3908285dc0a96fe152d4618f03433435a6c89ba48aa1d4945dae63ce1809f86d',
  name: 'StudioCreateVoucherSeries',
}

export const StudioCustomerOf: Operation<StudioCustomerOfQuery, StudioCustomerOfQueryVariables> = {
  id: 'e0fe2aaab5bdf8ec98ff6a6f49057d08982a7c8afebca84cbd1ede8c3dcc910a',
  name: 'StudioCustomerOf',
}

export const StudioCustomersOf: Operation<StudioCustomersOfQuery, StudioCustomersOfQueryVariables> = {
  id: '144a7f3c3110af87d53eab7e6f39f889e8bfc438f3700b5723aad6d0c9155858',
  name: 'StudioCustomersOf',
}

export const StudioDealPreviewOf: Operation<StudioDealPreviewOfQuery, StudioDealPreviewOfQueryVariables> = {
  id: '7bf922d6021787218a5ccbb4f8f83d7525f23740f5f4fec1d8bbc23c009f7187',
  name: 'StudioDealPreviewOf',
}

export const StudioDealsOf: Operation<StudioDealsOfQuery, StudioDealsOfQueryVariables> = {
  id: 'cbd74c5630a9158c6fd16ed21ab2c9acd71aa6847a9a6a37831f7b457663d0b0',
  name: 'StudioDealsOf',
}

export const StudioDecideCertificate: Operation<StudioDecideCertificateMutation, StudioDecideCertificateMutationVariables> = {
  id: '8ee882596e3b760066b9803bb63b5166c37f362494b4885a73d30de8e2f49449',
  name: 'StudioDecideCertificate',
}

export const StudioDeclarationsOf: Operation<StudioDeclarationsOfQuery, StudioDeclarationsOfQueryVariables> = {
  id: '291a2bb3522de4d1fbd4e77ac576bf2726ddb876048cf67c6eb21aad81c34492',
  name: 'StudioDeclarationsOf',
}

export const StudioDeleteCustomer: Operation<StudioDeleteCustomerMutation, StudioDeleteCustomerMutationVariables> = {
  id: '0042f0375da5038ec009af6ea03a980be1635892af903c2c2c9c92a99891156f',
  name: 'StudioDeleteCustomer',
}

export const StudioDeliverOrder: Operation<StudioDeliverOrderMutation, StudioDeliverOrderMutationVariables> = {
  id: '4b1fca3e84c185c767536fcb1d841bac18acc2b0d8340d80c1d7aa3c49e4a3e5',
  name: 'StudioDeliverOrder',
}

export const StudioDeskTasksOf: Operation<StudioDeskTasksOfQuery, StudioDeskTasksOfQueryVariables> = {
  id: '79021d008b9589126aa38ddbb3ad525c89712dcd66bd6016d5bcfc5af8c559f0',
  name: 'StudioDeskTasksOf',
}

export const StudioDiscardDraft: Operation<StudioDiscardDraftMutation, StudioDiscardDraftMutationVariables> = {
  id: 'df9ee7113f49129dc0bde12fbbc01c10adec38780c50fb78d1c43cbad210bdb8',
  name: 'StudioDiscardDraft',
}

export const StudioDoMassChange: Operation<StudioDoMassChangeMutation, StudioDoMassChangeMutationVariables> = {
  id: 'e327bd390fb0ec595cc1bfc0d6e8e74beb74d4eaa159efa95a7ad0d1ea8d2b49',
  name: 'StudioDoMassChange',
}

export const StudioEditorsOf: Operation<StudioEditorsOfQuery, StudioEditorsOfQueryVariables> = {
  id: '402308871e8ca3abbbea93f20223374bbfdc6a8c70eb5d82a5a718b2936f23f2',
  name: 'StudioEditorsOf',
}

export const StudioEndDeal: Operation<StudioEndDealMutation, StudioEndDealMutationVariables> = {
  id: 'ce92f7c5ae42d23a26d4020029ff630e6cd98a97c2d00f3c34c980b435c86693',
  name: 'StudioEndDeal',
}

export const StudioEndOtherSessions: Operation<StudioEndOtherSessionsMutation, StudioEndOtherSessionsMutationVariables> = {
  id: 'f498947045c0e11478a4a4356c4995433966073a67961f9f456bd27d83a169e7',
  name: 'StudioEndOtherSessions',
}

export const StudioEndSession: Operation<StudioEndSessionMutation, StudioEndSessionMutationVariables> = {
  id: '3ddd453390345fc6059e1f567186cd0d788d3f08dfb5e452b5308c1673b560e7',
  name: 'StudioEndSession',
}

export const StudioEntriesOf: Operation<StudioEntriesOfQuery, StudioEntriesOfQueryVariables> = {
  id: '216425e997b4ed04165a1bfbb8f53573dc2da23ff97df705c12572a33de85821',
  name: 'StudioEntriesOf',
}

export const StudioEntryOf: Operation<StudioEntryOfQuery, StudioEntryOfQueryVariables> = {
  id: 'e06308360a2f41bc03973da2982b0f9a8df96a4b1c5023faf9820812fe0a3f22',
  name: 'StudioEntryOf',
}

export const StudioExampleCartOf: Operation<StudioExampleCartOfQuery, StudioExampleCartOfQueryVariables> = {
  id: '91eaec099c5d9f0238de8cbedc72f0fcd380b5bb85e3201e069bfa8ff9027f09',
  name: 'StudioExampleCartOf',
}

export const StudioExperimentOf: Operation<StudioExperimentOfQuery, StudioExperimentOfQueryVariables> = {
  id: 'd7daf342e51d09e2f33b0fe9682901915a76b4dd1db61b98cc138faac7baafb7',
  name: 'StudioExperimentOf',
}

export const StudioExportCustomer: Operation<StudioExportCustomerMutation, StudioExportCustomerMutationVariables> = {
  id: '452cee70878deef76ef0c560e2662477394203d9bdf5d10bbe659416bacfaa96',
  name: 'StudioExportCustomer',
}

export const StudioExportOf: Operation<StudioExportOfQuery, StudioExportOfQueryVariables> = {
  id: 'a85cbcc01c7384f11c38525589e2dc629b88d53a97e6ee3563acab41c34b42ba',
  name: 'StudioExportOf',
}

export const StudioExportVoucherSeries: Operation<StudioExportVoucherSeriesMutation, StudioExportVoucherSeriesMutationVariables> = {
  id: '15e10a8a6b7399ec34ce15f62eb68f338c810bfd95e8198979fe65fcafaa8be6',
  name: 'StudioExportVoucherSeries',
}

export const StudioFreeArticlesOf: Operation<StudioFreeArticlesOfQuery, StudioFreeArticlesOfQueryVariables> = {
  id: '68f235e50ea39c7e44f37d6d2fcebbaf849f3ccd7cca3df58bd2b95fa2c1863f',
  name: 'StudioFreeArticlesOf',
}

export const StudioHandOverOrganisation: Operation<StudioHandOverOrganisationMutation, StudioHandOverOrganisationMutationVariables> = {
  id: '814724034564689c07ec90b152289362199b2a40d983799f290062ed8cfffbf6',
  name: 'StudioHandOverOrganisation',
}

export const StudioImportContent: Operation<StudioImportContentMutation, StudioImportContentMutationVariables> = {
  id: '983b2e45bed1444bb24f04f20fd68f9efcf4bde3c894c6a98d04b51d2d2fda17',
  name: 'StudioImportContent',
}

export const StudioItemSearch: Operation<StudioItemSearchQuery, StudioItemSearchQueryVariables> = {
  id: '50f5ef64ab538e08004ace468208dbd1c8f66b3e285084eda85998b3ea38336a',
  name: 'StudioItemSearch',
}

export const StudioItemsOf: Operation<StudioItemsOfQuery, StudioItemsOfQueryVariables> = {
  id: '454006d34ec38ef6bf12e59471a20cbcfd76f58dfb85dc1654e2a76cec6838fe',
  name: 'StudioItemsOf',
}

export const StudioLinkSearch: Operation<StudioLinkSearchQuery, StudioLinkSearchQueryVariables> = {
  id: '6723d044e0d4897a1a9258eb76ec664db892d96e0ad699075783f71bc43f29b6',
  name: 'StudioLinkSearch',
}

export const StudioListSearch: Operation<StudioListSearchQuery, StudioListSearchQueryVariables> = {
  id: 'a29bccf60c49447747eae6eab481aa1c20a0b011870c6f0c676121e5fabcb9ed',
  name: 'StudioListSearch',
}

export const StudioLockCustomer: Operation<StudioLockCustomerMutation, StudioLockCustomerMutationVariables> = {
  id: '9a874db51257372ee872568677f8de5effb0aa1b68490bcb438617d409b5e43f',
  name: 'StudioLockCustomer',
}

export const StudioMainUserChangeOf: Operation<StudioMainUserChangeOfQuery, StudioMainUserChangeOfQueryVariables> = {
  id: 'afb09b0d9b972e85c5ba9130c427131ea789ec46d3ac4518330315d76d50a0cf',
  name: 'StudioMainUserChangeOf',
}

export const StudioManufacturerSearch: Operation<StudioManufacturerSearchQuery, StudioManufacturerSearchQueryVariables> = {
  id: '71ea417742f62660827d393e9e61be5e8b35a624436d2ddabae81e6a34e784c1',
  name: 'StudioManufacturerSearch',
}

export const StudioMassChangePreviewOf: Operation<StudioMassChangePreviewOfQuery, StudioMassChangePreviewOfQueryVariables> = {
  id: '61f4e68a4839a03f74c3197c8593ba193b123505782b783a7edc93d3d350d674',
  name: 'StudioMassChangePreviewOf',
}

export const StudioMassChangesOf: Operation<StudioMassChangesOfQuery, StudioMassChangesOfQueryVariables> = {
  id: '5c865f0cf9b5b62d319383b89c0166be9de17019e2e489e61185efa93ef80d37',
  name: 'StudioMassChangesOf',
}

export const StudioMatchDeclaration: Operation<StudioMatchDeclarationMutation, StudioMatchDeclarationMutationVariables> = {
  id: 'cfb8aa790e0fbecdf2210fc43e792a7bd82c139eece40583189f335dfe8ac2b5',
  name: 'StudioMatchDeclaration',
}

export const StudioMeOf: Operation<StudioMeOfQuery, StudioMeOfQueryVariables> = {
  id: '89b2e639b8942d590c7ae0ffde0001f62c476f7caec575feaaea645e26efc3b2',
  name: 'StudioMeOf',
}

export const StudioMediaSearch: Operation<StudioMediaSearchQuery, StudioMediaSearchQueryVariables> = {
  id: '6fcf5aa5c321c0a6803e8db090999cedf787d375c9dd87f551e3c9058b166f9d',
  name: 'StudioMediaSearch',
}

export const StudioOpenPointsOf: Operation<StudioOpenPointsOfQuery, StudioOpenPointsOfQueryVariables> = {
  id: 'd3900bde3ea035e89cc55fbc082111ec3867da1a7f2cad2dcbba9126a632e175',
  name: 'StudioOpenPointsOf',
}

export const StudioOrderDocumentOf: Operation<StudioOrderDocumentOfQuery, StudioOrderDocumentOfQueryVariables> = {
  id: '1d8ec799f976f34d633b6583c4122122bd21a285ef2f34da174272021c7d16a8',
  name: 'StudioOrderDocumentOf',
}

export const StudioOrderOf: Operation<StudioOrderOfQuery, StudioOrderOfQueryVariables> = {
  id: 'c5c6e2ce23a9f8b2b0ebedb37bdd1ff4449cbe3bdeea0ef5bd7a9dce34d723b4',
  name: 'StudioOrderOf',
}

export const StudioOrdersOf: Operation<StudioOrdersOfQuery, StudioOrdersOfQueryVariables> = {
  id: '11df323f3a39b858373882f7c681b34900c97ce021710e831cbbeeca2ee364f0',
  name: 'StudioOrdersOf',
}

export const StudioPreviewLinksOf: Operation<StudioPreviewLinksOfQuery, StudioPreviewLinksOfQueryVariables> = {
  id: 'db1254823e935127fe2cdf0b3c2a15911bc8bbb6dfbc9fd5f3e660eaf99c2078',
  name: 'StudioPreviewLinksOf',
}

export const StudioProductGapsOf: Operation<StudioProductGapsOfQuery, StudioProductGapsOfQueryVariables> = {
  id: '10bae287f48bada20491a81071f21effe3c0ef52472644e237c127123d267ac6',
  name: 'StudioProductGapsOf',
}

export const StudioProductOf: Operation<StudioProductOfQuery, StudioProductOfQueryVariables> = {
  id: '6284e84b7a6a343dcb17cd75e838639df4fa2e61de65dcd1de44e4716e20d598',
  name: 'StudioProductOf',
}

export const StudioProductSearch: Operation<StudioProductSearchQuery, StudioProductSearchQueryVariables> = {
  id: 'c350d1d933353cc03cfc4da5b83b25fa254cac527de9deb0fceb7633135e5470',
  name: 'StudioProductSearch',
}

export const StudioProductTextsOf: Operation<StudioProductTextsOfQuery, StudioProductTextsOfQueryVariables> = {
  id: 'a06e70697ca1ecfbaac0dcf5ca50dac946698538b2647ad8213b405dc0b0868c',
  name: 'StudioProductTextsOf',
}

export const StudioPromotionsOf: Operation<StudioPromotionsOfQuery, StudioPromotionsOfQueryVariables> = {
  id: '7dfaf29e127f743081eaae8ebc40bc4f15efc9ae097e02c8d3c93be916d91292',
  name: 'StudioPromotionsOf',
}

export const StudioPublishDraft: Operation<StudioPublishDraftMutation, StudioPublishDraftMutationVariables> = {
  id: '91e3a488d865a47bbb83a56c367826ecaf8cc5878a68c0dc4613f7747e2adeb8',
  name: 'StudioPublishDraft',
}

export const StudioPublishReview: Operation<StudioPublishReviewMutation, StudioPublishReviewMutationVariables> = {
  id: 'daae474fecc5a1262c3ff9b04fb9890e30d6db21af3df0b50ce6f2c840f0443c',
  name: 'StudioPublishReview',
}

export const StudioReceiveReturn: Operation<StudioReceiveReturnMutation, StudioReceiveReturnMutationVariables> = {
  id: '05c91b600339d2a5aca51b913455a9fb57070311ee6e92ee30bf2d8248f4ca91',
  name: 'StudioReceiveReturn',
}

export const StudioRefundOrder: Operation<StudioRefundOrderMutation, StudioRefundOrderMutationVariables> = {
  id: 'be759223caa0a2c67edfcf353d97eb346a89c93f944bce26b35ef142f87c59b5',
  name: 'StudioRefundOrder',
}

export const StudioRemoveEditor: Operation<StudioRemoveEditorMutation, StudioRemoveEditorMutationVariables> = {
  id: '8176b34ccaedd460f0a07e1e10d76b6c22773e922c82fef5e877d57125baabfc',
  name: 'StudioRemoveEditor',
}

export const StudioRemoveFreeArticle: Operation<StudioRemoveFreeArticleMutation, StudioRemoveFreeArticleMutationVariables> = {
  id: 'fe929bacac230a73552a764d2386f8b6b3e06a7f1cc0742a892b465df529676c',
  name: 'StudioRemoveFreeArticle',
}

export const StudioRemovePlannedPrice: Operation<StudioRemovePlannedPriceMutation, StudioRemovePlannedPriceMutationVariables> = {
  id: '820ae573889fb372d1e5ba5134bbb7b3982043ac28b95546e6b7cf7f68c727eb',
  name: 'StudioRemovePlannedPrice',
}

export const StudioResetEditor: Operation<StudioResetEditorMutation, StudioResetEditorMutationVariables> = {
  id: '616b912e6b2c52b60a82e05a0c3b95b7d0599b02f7f34ec68bf6b10733955e54',
  name: 'StudioResetEditor',
}

export const StudioRestore: Operation<StudioRestoreMutation, StudioRestoreMutationVariables> = {
  id: '6604f2d7596f6076791672352f9392ad87b2ac91f0e22391a115f7644fcf820d',
  name: 'StudioRestore',
}

export const StudioRetryCommand: Operation<StudioRetryCommandMutation, StudioRetryCommandMutationVariables> = {
  id: '589dd6c63f77cbf71df0bc2a60dda97be8aa7d3393e01842601160edc3fb3a4d',
  name: 'StudioRetryCommand',
}

export const StudioReturnOf: Operation<StudioReturnOfQuery, StudioReturnOfQueryVariables> = {
  id: '2ef665d4acbd6d872bf16558f6d3c67c1a6e4d7b2d3e71db5f95ffb9c3cc1bcf',
  name: 'StudioReturnOf',
}

export const StudioReturnsOf: Operation<StudioReturnsOfQuery, StudioReturnsOfQueryVariables> = {
  id: 'a6d8c080daf2e79f184c208e45d8a08d6c692da673739b73bd4eec66f11d1311',
  name: 'StudioReturnsOf',
}

export const StudioReviewsOf: Operation<StudioReviewsOfQuery, StudioReviewsOfQueryVariables> = {
  id: 'a27e922cfa4cca0ba8f02d1e1d9682c81215bb5eaba0008d3a0b9f05fe4d4650',
  name: 'StudioReviewsOf',
}

export const StudioRevokePreview: Operation<StudioRevokePreviewMutation, StudioRevokePreviewMutationVariables> = {
  id: '0e9789832593dd9335029ed663641c145cb9cdb90eeab698e6e608d0a9e2d4b8',
  name: 'StudioRevokePreview',
}

export const StudioSaveDraft: Operation<StudioSaveDraftMutation, StudioSaveDraftMutationVariables> = {
  id: '5b9550afdc35a0c22e6bda3142b3b1aa8509f425b6e9936c3baba6a502f289d4',
  name: 'StudioSaveDraft',
}

export const StudioSaveEditor: Operation<StudioSaveEditorMutation, StudioSaveEditorMutationVariables> = {
  id: 'cd6962732ef56ec858bb4a8b2b62efece99a724455eec3cbbb2e8488413e608b',
  name: 'StudioSaveEditor',
}

export const StudioSaveFreeArticle: Operation<StudioSaveFreeArticleMutation, StudioSaveFreeArticleMutationVariables> = {
  id: 'a5ac5960688457f1cf2d568e5c50fa06f4143604710885ae56d5ac5be9498778',
  name: 'StudioSaveFreeArticle',
}

export const StudioSendMailAgain: Operation<StudioSendMailAgainMutation, StudioSendMailAgainMutationVariables> = {
  id: '15f185e8f6b31779c2d7b97b28867d6f8b55393636a363a6f9ec463ebe4a21ad',
  name: 'StudioSendMailAgain',
}

export const StudioSessionsOf: Operation<StudioSessionsOfQuery, StudioSessionsOfQueryVariables> = {
  id: 'ae6a8cc7b67007751c6df14d7bef85d47d19fbc3556d040c36fd94d0e2891cfb',
  name: 'StudioSessionsOf',
}

export const StudioSharePreview: Operation<StudioSharePreviewMutation, StudioSharePreviewMutationVariables> = {
  id: '3a74ecc8e30a4d2929156eb2aafb6d23a1c191f91103e5f8e3e36aec1ad2da82',
  name: 'StudioSharePreview',
}

export const StudioShipOrder: Operation<StudioShipOrderMutation, StudioShipOrderMutationVariables> = {
  id: 'c50379d4f9ef54d6e3a403a5e4b000b73dcdb5076d116ffc56abdfddf7106151',
  name: 'StudioShipOrder',
}

export const StudioSite: Operation<StudioSiteQuery, StudioSiteQueryVariables> = {
  id: 'a471fbf109cd60b1b0e08acf3c7c3e9539ed25c8cf565fa1e4f2203a8a822588',
  name: 'StudioSite',
}

export const StudioStartSecondFactor: Operation<StudioStartSecondFactorMutation, StudioStartSecondFactorMutationVariables> = {
  id: '6a2fb9ca16feb8ff8ce68c015913eadc81f594bf7bb9e85ac3ee5fc64dbef3a2',
  name: 'StudioStartSecondFactor',
}

export const StudioStopPromotion: Operation<StudioStopPromotionMutation, StudioStopPromotionMutationVariables> = {
  id: '9f77b19fed2e5a2e5cfa12daada1f95587b79364f907bf7b47a42248b15555b1',
  name: 'StudioStopPromotion',
}

export const StudioStopVoucher: Operation<StudioStopVoucherMutation, StudioStopVoucherMutationVariables> = {
  id: '62e9ee64d991776e7d418834289fdbdeff576e32d9fc0793b207aa3e5c83c426',
  name: 'StudioStopVoucher',
}

export const StudioStopVoucherSeries: Operation<StudioStopVoucherSeriesMutation, StudioStopVoucherSeriesMutationVariables> = {
  id: '2b67526fa3c0beaf9f85c392e18d2dfb1a6b6159e67c5aa389bbdf1d57dc7512',
  name: 'StudioStopVoucherSeries',
}

export const StudioUndoMassChange: Operation<StudioUndoMassChangeMutation, StudioUndoMassChangeMutationVariables> = {
  id: 'd38391a5f32e46855bfbcedfc1b3ff6dec832aba9eb1b742d6fcd10137a463ac',
  name: 'StudioUndoMassChange',
}

export const StudioUnlockCustomer: Operation<StudioUnlockCustomerMutation, StudioUnlockCustomerMutationVariables> = {
  id: '1371cc861bc016b0560a89ed1802cbcf2c2914f6c4266996303d3c5c1b3c23f4',
  name: 'StudioUnlockCustomer',
}

export const StudioUnschedule: Operation<StudioUnscheduleMutation, StudioUnscheduleMutationVariables> = {
  id: 'a26d7dc541fa02f870236b2937251c66ef2b0003f30d087faba0cf132a99f778',
  name: 'StudioUnschedule',
}

export const StudioUploadMedia: Operation<StudioUploadMediaMutation, StudioUploadMediaMutationVariables> = {
  id: '3a9b66065736d5029c466ee848c18a44080922ede7f81dd31fc170a503dab066',
  name: 'StudioUploadMedia',
}

export const StudioUsersWithoutMainOf: Operation<StudioUsersWithoutMainOfQuery, StudioUsersWithoutMainOfQueryVariables> = {
  id: 'aaa1ab747fc5c2d54be2de7f1fcf23ca5c531608253a4b5f1a12eb7fb6c2e177',
  name: 'StudioUsersWithoutMainOf',
}

export const StudioUsesOf: Operation<StudioUsesOfQuery, StudioUsesOfQueryVariables> = {
  id: 'dd923d3facce0ea1f884f2e4b80afbf3bb8709b09c54ab734bfce50a5f1e16fb',
  name: 'StudioUsesOf',
}

export const StudioVersionBody: Operation<StudioVersionBodyQuery, StudioVersionBodyQueryVariables> = {
  id: 'be51650c96f16c96cfe7a754fe63235d57a718820089942ce7097ae6d8ff965e',
  name: 'StudioVersionBody',
}

export const StudioVersionsOf: Operation<StudioVersionsOfQuery, StudioVersionsOfQueryVariables> = {
  id: '5c059d49e4ffcdcccc2d33c84fce632c2c88b52b650ed1a4e5f622b3d356f917',
  name: 'StudioVersionsOf',
}

export const StudioVoucherSeriesOf: Operation<StudioVoucherSeriesOfQuery, StudioVoucherSeriesOfQueryVariables> = {
  id: 'e0682463db417f302b80adca97b1e438d8d549d22dcd2a4d0dde24e3dbed369f',
  name: 'StudioVoucherSeriesOf',
}

export const StudioVouchersOf: Operation<StudioVouchersOfQuery, StudioVouchersOfQueryVariables> = {
  id: '63490c396a0e6391be82b7ea3f0c5eb4cf68072b6f2c82d98f03dccfff1139f7',
  name: 'StudioVouchersOf',
}

export const StudioWithdraw: Operation<StudioWithdrawMutation, StudioWithdrawMutationVariables> = {
  id: 'c00b3a818c63e85999c987cb961920a2b54d1f5453b896f1675852ae44bdde9d',
  name: 'StudioWithdraw',
}

export const StudioWithdrawReview: Operation<StudioWithdrawReviewMutation, StudioWithdrawReviewMutationVariables> = {
  id: 'e6eb6738c599f22d9c588285ee9e821a1ceed35f8e643bad3a252cc94b9070d2',
  name: 'StudioWithdrawReview',
}