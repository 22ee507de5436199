import type * as Contract from '#contract/generated/types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListView, ListsView, EntryView, ChangeView, InvitationView } from '../modules/account/wishlists/wishlist-view.ts';
import type { ShopContext } from '../graphql/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

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
    | ( Contract.EnumFilter )
    | ( Contract.NumericRangeFilter )
    | ( Contract.PriceRangeFilter )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbTest: ResolverTypeWrapper<Contract.AbTest>;
  AbVariant: ResolverTypeWrapper<Contract.AbVariant>;
  Account: ResolverTypeWrapper<Contract.Account>;
  AccountDataInput: Contract.AccountDataInput;
  AccountDeletion: ResolverTypeWrapper<Contract.AccountDeletion>;
  AccountResult: ResolverTypeWrapper<Contract.AccountResult>;
  Address: ResolverTypeWrapper<Contract.Address>;
  AddressBook: ResolverTypeWrapper<Contract.AddressBook>;
  AddressFormType: Contract.AddressFormType;
  AddressInput: Contract.AddressInput;
  AddressKind: Contract.AddressKind;
  AddressResult: ResolverTypeWrapper<Contract.AddressResult>;
  AdjustedFilter: ResolverTypeWrapper<Contract.AdjustedFilter>;
  AdjustedFilterValue: ResolverTypeWrapper<Contract.AdjustedFilterValue>;
  AdjustedRange: ResolverTypeWrapper<Contract.AdjustedRange>;
  ApprovalResult: ResolverTypeWrapper<Contract.ApprovalResult>;
  ApprovalState: Contract.ApprovalState;
  AudioSample: ResolverTypeWrapper<Contract.AudioSample>;
  B2bCertificate: ResolverTypeWrapper<Contract.B2bCertificate>;
  Badge: ResolverTypeWrapper<Contract.Badge>;
  BankTransfer: ResolverTypeWrapper<Contract.BankTransfer>;
  BasePrice: ResolverTypeWrapper<Contract.BasePrice>;
  BasketValues: ResolverTypeWrapper<Contract.BasketValues>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Contract.Breadcrumb>;
  BusinessAccess: ResolverTypeWrapper<Contract.BusinessAccess>;
  BusinessAccount: ResolverTypeWrapper<Contract.BusinessAccount>;
  BusinessAccountInput: Contract.BusinessAccountInput;
  BusinessUser: ResolverTypeWrapper<Contract.BusinessUser>;
  BusinessUserInput: Contract.BusinessUserInput;
  CacheLifetime: Contract.CacheLifetime;
  CallLimit: Contract.CallLimit;
  CancellationInput: Contract.CancellationInput;
  CancellationKind: Contract.CancellationKind;
  CancellationResult: ResolverTypeWrapper<Contract.CancellationResult>;
  Cart: ResolverTypeWrapper<Contract.Cart>;
  CartAddPositionInput: Contract.CartAddPositionInput;
  CartAddress: ResolverTypeWrapper<Contract.CartAddress>;
  CartAttributes: ResolverTypeWrapper<Contract.CartAttributes>;
  CartDeliveryInput: Contract.CartDeliveryInput;
  CartDetails: ResolverTypeWrapper<Contract.CartDetails>;
  CartFreeItems: ResolverTypeWrapper<Contract.CartFreeItems>;
  CartNotice: ResolverTypeWrapper<Contract.CartNotice>;
  CartOpCode: Contract.CartOpCode;
  CartOpInput: Contract.CartOpInput;
  CartOpResult: ResolverTypeWrapper<Contract.CartOpResult>;
  CartPosition: ResolverTypeWrapper<Contract.CartPosition>;
  CartPositionInput: Contract.CartPositionInput;
  CartSetQuantityInput: Contract.CartSetQuantityInput;
  CartTax: ResolverTypeWrapper<Contract.CartTax>;
  CartTier: ResolverTypeWrapper<Contract.CartTier>;
  CartUpdateInput: Contract.CartUpdateInput;
  CartUpdateResult: ResolverTypeWrapper<Contract.CartUpdateResult>;
  CartVoucherInput: Contract.CartVoucherInput;
  CatalogueRequestInput: Contract.CatalogueRequestInput;
  Category: ResolverTypeWrapper<Contract.Category>;
  CategoryListing: ResolverTypeWrapper<Omit<Contract.CategoryListing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  CategoryNode: ResolverTypeWrapper<Contract.CategoryNode>;
  CategorySeo: ResolverTypeWrapper<Contract.CategorySeo>;
  CertificateRefusal: Contract.CertificateRefusal;
  CertificateState: Contract.CertificateState;
  ChangeForgottenPasswordInput: Contract.ChangeForgottenPasswordInput;
  ChangePasswordInput: Contract.ChangePasswordInput;
  Checkout: ResolverTypeWrapper<Contract.Checkout>;
  CheckoutAccount: ResolverTypeWrapper<Contract.CheckoutAccount>;
  CheckoutContactInput: Contract.CheckoutContactInput;
  CheckoutLoginOption: Contract.CheckoutLoginOption;
  CheckoutLoginStep: ResolverTypeWrapper<Contract.CheckoutLoginStep>;
  CheckoutPaymentStep: ResolverTypeWrapper<Contract.CheckoutPaymentStep>;
  CheckoutResult: ResolverTypeWrapper<Contract.CheckoutResult>;
  CheckoutShippingStep: ResolverTypeWrapper<Contract.CheckoutShippingStep>;
  CmsTeaser: ResolverTypeWrapper<Contract.CmsTeaser>;
  CodedEntry: ResolverTypeWrapper<Contract.CodedEntry>;
  ComputopData: ResolverTypeWrapper<Contract.ComputopData>;
  ContactFormData: ResolverTypeWrapper<Contract.ContactFormData>;
  ContactFormInput: Contract.ContactFormInput;
  ContentKind: Contract.ContentKind;
  ContentState: Contract.ContentState;
  CustomerEmail: ResolverTypeWrapper<Contract.CustomerEmail>;
  CustomerInfo: ResolverTypeWrapper<Contract.CustomerInfo>;
  DeliveryCountry: ResolverTypeWrapper<Contract.DeliveryCountry>;
  DeliveryEmail: ResolverTypeWrapper<Contract.DeliveryEmail>;
  DeliveryEmailInput: Contract.DeliveryEmailInput;
  DeliveryType: Contract.DeliveryType;
  DeskRole: Contract.DeskRole;
  DifferenceKind: Contract.DifferenceKind;
  Download: ResolverTypeWrapper<Contract.Download>;
  EditorRole: Contract.EditorRole;
  EmailConfirmation: ResolverTypeWrapper<Contract.EmailConfirmation>;
  EnergyEfficiency: ResolverTypeWrapper<Contract.EnergyEfficiency>;
  EnumFilter: ResolverTypeWrapper<Contract.EnumFilter>;
  EnumFilterInput: Contract.EnumFilterInput;
  EnumFilterValue: ResolverTypeWrapper<Contract.EnumFilterValue>;
  ExpressWallet: ResolverTypeWrapper<Contract.ExpressWallet>;
  ExtraTab: ResolverTypeWrapper<Contract.ExtraTab>;
  ExtraTabContent: ResolverTypeWrapper<Contract.ExtraTabContent>;
  Fact: ResolverTypeWrapper<Contract.Fact>;
  FactGroup: ResolverTypeWrapper<Contract.FactGroup>;
  FieldError: ResolverTypeWrapper<Contract.FieldError>;
  Filter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Filter']>;
  FindingLevel: Contract.FindingLevel;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  Footer: ResolverTypeWrapper<Contract.Footer>;
  FooterBlock: ResolverTypeWrapper<Contract.FooterBlock>;
  FooterEntry: ResolverTypeWrapper<Contract.FooterEntry>;
  FooterUsp: ResolverTypeWrapper<Contract.FooterUsp>;
  ForgotPasswordInput: Contract.ForgotPasswordInput;
  FormResult: ResolverTypeWrapper<Contract.FormResult>;
  FormValueInput: Contract.FormValueInput;
  FreeArticle: ResolverTypeWrapper<Contract.FreeArticle>;
  GlobalParameter: ResolverTypeWrapper<Contract.GlobalParameter>;
  GlobalParameterEntry: ResolverTypeWrapper<Contract.GlobalParameterEntry>;
  GridCell: ResolverTypeWrapper<Contract.GridCell>;
  GridRow: ResolverTypeWrapper<Contract.GridRow>;
  GroupPrices: ResolverTypeWrapper<Contract.GroupPrices>;
  GroupTilePrice: ResolverTypeWrapper<Contract.GroupTilePrice>;
  HitCategory: ResolverTypeWrapper<Contract.HitCategory>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Contract.Image>;
  ImageSource: ResolverTypeWrapper<Contract.ImageSource>;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  Item: ResolverTypeWrapper<Contract.Item>;
  ItemShipping: ResolverTypeWrapper<Contract.ItemShipping>;
  ItemVariantAttribute: ResolverTypeWrapper<Contract.ItemVariantAttribute>;
  JSON: ResolverTypeWrapper<Contract.Scalars['JSON']['output']>;
  LabelAttribute: ResolverTypeWrapper<Contract.LabelAttribute>;
  LightningDealInfo: ResolverTypeWrapper<Contract.LightningDealInfo>;
  LightningReservation: ResolverTypeWrapper<Contract.LightningReservation>;
  LightningReservationResult: ResolverTypeWrapper<Contract.LightningReservationResult>;
  ListingFilterInput: Contract.ListingFilterInput;
  ListingState: ResolverTypeWrapper<Contract.ListingState>;
  LoginInput: Contract.LoginInput;
  LoginResult: ResolverTypeWrapper<Contract.LoginResult>;
  LongTailAdjustment: ResolverTypeWrapper<Contract.LongTailAdjustment>;
  MailLink: ResolverTypeWrapper<Contract.MailLink>;
  MailLinkProduct: ResolverTypeWrapper<Contract.MailLinkProduct>;
  MailLinkPurpose: Contract.MailLinkPurpose;
  MailLinkState: Contract.MailLinkState;
  MaterialItem: ResolverTypeWrapper<Contract.MaterialItem>;
  MaterialLine: ResolverTypeWrapper<Contract.MaterialLine>;
  MaterialList: ResolverTypeWrapper<Contract.MaterialList>;
  MaterialWish: ResolverTypeWrapper<Contract.MaterialWish>;
  MatrixCodeMessage: ResolverTypeWrapper<Contract.MatrixCodeMessage>;
  Money: ResolverTypeWrapper<Contract.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationAdvice: ResolverTypeWrapper<Contract.NavigationAdvice>;
  NavigationGroup: ResolverTypeWrapper<Contract.NavigationGroup>;
  NavigationItem: ResolverTypeWrapper<Contract.NavigationItem>;
  NewsletterEndInput: Contract.NewsletterEndInput;
  NewsletterInput: Contract.NewsletterInput;
  NewsletterSource: Contract.NewsletterSource;
  NewsletterStatus: Contract.NewsletterStatus;
  NotReturnable: Contract.NotReturnable;
  NumericRangeFilter: ResolverTypeWrapper<Contract.NumericRangeFilter>;
  Order: ResolverTypeWrapper<Contract.Order>;
  OrderAddress: ResolverTypeWrapper<Contract.OrderAddress>;
  OrderApproval: ResolverTypeWrapper<Contract.OrderApproval>;
  OrderDetails: ResolverTypeWrapper<Contract.OrderDetails>;
  OrderDocument: ResolverTypeWrapper<Contract.OrderDocument>;
  OrderDocumentKind: Contract.OrderDocumentKind;
  OrderForm: ResolverTypeWrapper<Contract.OrderForm>;
  OrderFormCode: Contract.OrderFormCode;
  OrderFormInput: Contract.OrderFormInput;
  OrderFormItem: ResolverTypeWrapper<Contract.OrderFormItem>;
  OrderFormPdf: ResolverTypeWrapper<Contract.OrderFormPdf>;
  OrderFormRow: ResolverTypeWrapper<Contract.OrderFormRow>;
  OrderFormRowInput: Contract.OrderFormRowInput;
  OrderFormToCart: ResolverTypeWrapper<Contract.OrderFormToCart>;
  OrderItem: ResolverTypeWrapper<Contract.OrderItem>;
  OrderList: ResolverTypeWrapper<Contract.OrderList>;
  OrderPageInfo: ResolverTypeWrapper<Contract.OrderPageInfo>;
  OrderReturn: ResolverTypeWrapper<Contract.OrderReturn>;
  OrderReturnItem: ResolverTypeWrapper<Contract.OrderReturnItem>;
  OrderState: Contract.OrderState;
  OrderStatus: Contract.OrderStatus;
  OrderSummary: ResolverTypeWrapper<Contract.OrderSummary>;
  OrderSummaryItem: ResolverTypeWrapper<Contract.OrderSummaryItem>;
  OrderWithdrawal: ResolverTypeWrapper<Contract.OrderWithdrawal>;
  OrderedPieces: ResolverTypeWrapper<Contract.OrderedPieces>;
  Page: ResolverTypeWrapper<Contract.Page>;
  PageDetails: ResolverTypeWrapper<Contract.PageDetails>;
  PageTranslation: ResolverTypeWrapper<Contract.PageTranslation>;
  PagingInput: Contract.PagingInput;
  PastReturn: ResolverTypeWrapper<Contract.PastReturn>;
  PastReturnItem: ResolverTypeWrapper<Contract.PastReturnItem>;
  PaymentEndReason: Contract.PaymentEndReason;
  PaymentMethod: ResolverTypeWrapper<Contract.PaymentMethod>;
  PaymentReturn: ResolverTypeWrapper<Contract.PaymentReturn>;
  PaymentReturnFieldInput: Contract.PaymentReturnFieldInput;
  PaymentReturnState: Contract.PaymentReturnState;
  PendingEmail: ResolverTypeWrapper<Contract.PendingEmail>;
  Place: ResolverTypeWrapper<Contract.Place>;
  PreviewBy: Contract.PreviewBy;
  PreviewChoice: ResolverTypeWrapper<Contract.PreviewChoice>;
  PreviewData: ResolverTypeWrapper<Contract.PreviewData>;
  PreviewLinkOpened: ResolverTypeWrapper<Contract.PreviewLinkOpened>;
  PriceRangeFilter: ResolverTypeWrapper<Contract.PriceRangeFilter>;
  PriceTier: ResolverTypeWrapper<Contract.PriceTier>;
  Prices: ResolverTypeWrapper<Contract.Prices>;
  PrimeCheckout: ResolverTypeWrapper<Contract.PrimeCheckout>;
  PrimeErrorCode: Contract.PrimeErrorCode;
  PrimeInfo: ResolverTypeWrapper<Contract.PrimeInfo>;
  PrimeProgramme: ResolverTypeWrapper<Contract.PrimeProgramme>;
  PrimeRenewal: ResolverTypeWrapper<Contract.PrimeRenewal>;
  PrimeSubscriptionInput: Contract.PrimeSubscriptionInput;
  PrimeSubscriptionResult: ResolverTypeWrapper<Contract.PrimeSubscriptionResult>;
  PrimeWaitingListInput: Contract.PrimeWaitingListInput;
  Product: ResolverTypeWrapper<Contract.Product>;
  ProductLabel: ResolverTypeWrapper<Contract.ProductLabel>;
  ProductReviews: ResolverTypeWrapper<Contract.ProductReviews>;
  ProductTile: ResolverTypeWrapper<Contract.ProductTile>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuerySuggestion: ResolverTypeWrapper<Contract.QuerySuggestion>;
  QuerySuggestions: ResolverTypeWrapper<Contract.QuerySuggestions>;
  RangeFilterInput: Contract.RangeFilterInput;
  RatingData: ResolverTypeWrapper<Contract.RatingData>;
  RatingProduct: ResolverTypeWrapper<Contract.RatingProduct>;
  RegisterBusinessCustomerInput: Contract.RegisterBusinessCustomerInput;
  RegisterCustomerInput: Contract.RegisterCustomerInput;
  RegisterGuestInput: Contract.RegisterGuestInput;
  ReorderEntry: ResolverTypeWrapper<Contract.ReorderEntry>;
  ReorderResult: ResolverTypeWrapper<Contract.ReorderResult>;
  RequestCustomerAccessInput: Contract.RequestCustomerAccessInput;
  ReturnCarrier: ResolverTypeWrapper<Contract.ReturnCarrier>;
  ReturnComponent: ResolverTypeWrapper<Contract.ReturnComponent>;
  ReturnContact: ResolverTypeWrapper<Contract.ReturnContact>;
  ReturnContactInput: Contract.ReturnContactInput;
  ReturnDraft: ResolverTypeWrapper<Contract.ReturnDraft>;
  ReturnDraftInput: Contract.ReturnDraftInput;
  ReturnDraftItem: ResolverTypeWrapper<Contract.ReturnDraftItem>;
  ReturnImage: ResolverTypeWrapper<Contract.ReturnImage>;
  ReturnItem: ResolverTypeWrapper<Contract.ReturnItem>;
  ReturnItemInput: Contract.ReturnItemInput;
  ReturnLabel: ResolverTypeWrapper<Contract.ReturnLabel>;
  ReturnOrder: ResolverTypeWrapper<Contract.ReturnOrder>;
  ReturnReason: ResolverTypeWrapper<Contract.ReturnReason>;
  ReturnRegulation: ResolverTypeWrapper<Contract.ReturnRegulation>;
  ReturnSelectionInput: Contract.ReturnSelectionInput;
  ReturnState: Contract.ReturnState;
  Review: ResolverTypeWrapper<Contract.Review>;
  ReviewArticle: ResolverTypeWrapper<Contract.ReviewArticle>;
  ReviewCounts: ResolverTypeWrapper<Contract.ReviewCounts>;
  ReviewFilterInput: Contract.ReviewFilterInput;
  ReviewInput: Contract.ReviewInput;
  ScheduleState: Contract.ScheduleState;
  SearchFilterInput: Contract.SearchFilterInput;
  SearchLink: ResolverTypeWrapper<Contract.SearchLink>;
  SearchListing: ResolverTypeWrapper<Omit<Contract.SearchListing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  SearchRedirect: ResolverTypeWrapper<Contract.SearchRedirect>;
  SelectDeliveryInput: Contract.SelectDeliveryInput;
  SelectedEnumFilter: ResolverTypeWrapper<Contract.SelectedEnumFilter>;
  SelectedRangeFilter: ResolverTypeWrapper<Contract.SelectedRangeFilter>;
  SelectedVariantInput: Contract.SelectedVariantInput;
  SeoLink: ResolverTypeWrapper<Contract.SeoLink>;
  SeoObject: ResolverTypeWrapper<Contract.SeoObject>;
  Session: ResolverTypeWrapper<Contract.Session>;
  Shipment: ResolverTypeWrapper<Contract.Shipment>;
  ShipmentStatus: Contract.ShipmentStatus;
  Shipper: ResolverTypeWrapper<Contract.Shipper>;
  ShippingStepInput: Contract.ShippingStepInput;
  ShopInit: ResolverTypeWrapper<Contract.ShopInit>;
  SitemapEntries: ResolverTypeWrapper<Contract.SitemapEntries>;
  SitemapEntry: ResolverTypeWrapper<Contract.SitemapEntry>;
  SitemapKind: Contract.SitemapKind;
  SitemapPart: ResolverTypeWrapper<Contract.SitemapPart>;
  Sort: ResolverTypeWrapper<Contract.Sort>;
  SpecialPrice: ResolverTypeWrapper<Contract.SpecialPrice>;
  SpeditionField: ResolverTypeWrapper<Contract.SpeditionField>;
  SpeditionFieldInput: Contract.SpeditionFieldInput;
  StarRatios: ResolverTypeWrapper<Contract.StarRatios>;
  StockAlertInput: Contract.StockAlertInput;
  Store: ResolverTypeWrapper<Contract.Store>;
  StoreId: Contract.StoreId;
  StoreLogo: ResolverTypeWrapper<Contract.StoreLogo>;
  StrangerAccess: Contract.StrangerAccess;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  StudioAccess: Contract.StudioAccess;
  StudioAction: Contract.StudioAction;
  StudioAddress: ResolverTypeWrapper<Contract.StudioAddress>;
  StudioAudit: ResolverTypeWrapper<Contract.StudioAudit>;
  StudioAuditEntry: ResolverTypeWrapper<Contract.StudioAuditEntry>;
  StudioCartItem: ResolverTypeWrapper<Contract.StudioCartItem>;
  StudioCartItemInput: Contract.StudioCartItemInput;
  StudioCartLine: ResolverTypeWrapper<Contract.StudioCartLine>;
  StudioCartPreview: ResolverTypeWrapper<Contract.StudioCartPreview>;
  StudioCategory: ResolverTypeWrapper<Contract.StudioCategory>;
  StudioCertificate: ResolverTypeWrapper<Contract.StudioCertificate>;
  StudioCertificates: ResolverTypeWrapper<Contract.StudioCertificates>;
  StudioConflict: ResolverTypeWrapper<Contract.StudioConflict>;
  StudioCustomer: ResolverTypeWrapper<Contract.StudioCustomer>;
  StudioCustomerEntry: ResolverTypeWrapper<Contract.StudioCustomerEntry>;
  StudioCustomers: ResolverTypeWrapper<Contract.StudioCustomers>;
  StudioDeal: ResolverTypeWrapper<Contract.StudioDeal>;
  StudioDealInput: Contract.StudioDealInput;
  StudioDealItem: ResolverTypeWrapper<Contract.StudioDealItem>;
  StudioDealPreview: ResolverTypeWrapper<Contract.StudioDealPreview>;
  StudioDeals: ResolverTypeWrapper<Contract.StudioDeals>;
  StudioDeclaration: ResolverTypeWrapper<Contract.StudioDeclaration>;
  StudioDeclarationKind: Contract.StudioDeclarationKind;
  StudioDeclarations: ResolverTypeWrapper<Contract.StudioDeclarations>;
  StudioDeskRefusal: Contract.StudioDeskRefusal;
  StudioDeskResult: ResolverTypeWrapper<Contract.StudioDeskResult>;
  StudioDeskTask: ResolverTypeWrapper<Contract.StudioDeskTask>;
  StudioDeskTaskKind: Contract.StudioDeskTaskKind;
  StudioDifference: ResolverTypeWrapper<Contract.StudioDifference>;
  StudioDiscardError: Contract.StudioDiscardError;
  StudioDocument: ResolverTypeWrapper<Contract.StudioDocument>;
  StudioDraft: ResolverTypeWrapper<Contract.StudioDraft>;
  StudioEditor: ResolverTypeWrapper<Contract.StudioEditor>;
  StudioEditorInput: Contract.StudioEditorInput;
  StudioEditorSaved: ResolverTypeWrapper<Contract.StudioEditorSaved>;
  StudioEntries: ResolverTypeWrapper<Contract.StudioEntries>;
  StudioEntry: ResolverTypeWrapper<Contract.StudioEntry>;
  StudioExperiment: ResolverTypeWrapper<Contract.StudioExperiment>;
  StudioExperimentArm: ResolverTypeWrapper<Contract.StudioExperimentArm>;
  StudioFieldError: ResolverTypeWrapper<Contract.StudioFieldError>;
  StudioFile: ResolverTypeWrapper<Contract.StudioFile>;
  StudioFinding: ResolverTypeWrapper<Contract.StudioFinding>;
  StudioFreeArticle: ResolverTypeWrapper<Contract.StudioFreeArticle>;
  StudioFreeArticleInput: Contract.StudioFreeArticleInput;
  StudioFreeArticleKind: Contract.StudioFreeArticleKind;
  StudioFreeArticles: ResolverTypeWrapper<Contract.StudioFreeArticles>;
  StudioGroupTier: ResolverTypeWrapper<Contract.StudioGroupTier>;
  StudioGroupTierInput: Contract.StudioGroupTierInput;
  StudioImport: ResolverTypeWrapper<Contract.StudioImport>;
  StudioItem: ResolverTypeWrapper<Contract.StudioItem>;
  StudioItemPicture: ResolverTypeWrapper<Contract.StudioItemPicture>;
  StudioItemPictureInput: Contract.StudioItemPictureInput;
  StudioLink: ResolverTypeWrapper<Contract.StudioLink>;
  StudioLinkKind: Contract.StudioLinkKind;
  StudioListChoice: ResolverTypeWrapper<Contract.StudioListChoice>;
  StudioListEntry: ResolverTypeWrapper<Contract.StudioListEntry>;
  StudioLockReason: Contract.StudioLockReason;
  StudioLogin: ResolverTypeWrapper<Contract.StudioLogin>;
  StudioLoginError: Contract.StudioLoginError;
  StudioLoginInput: Contract.StudioLoginInput;
  StudioMail: ResolverTypeWrapper<Contract.StudioMail>;
  StudioMainUserChange: ResolverTypeWrapper<Contract.StudioMainUserChange>;
  StudioMainUserRefusal: Contract.StudioMainUserRefusal;
  StudioManufacturer: ResolverTypeWrapper<Contract.StudioManufacturer>;
  StudioMassChange: ResolverTypeWrapper<Contract.StudioMassChange>;
  StudioMassChangeInput: Contract.StudioMassChangeInput;
  StudioMassChangeKind: Contract.StudioMassChangeKind;
  StudioMassChangePreview: ResolverTypeWrapper<Contract.StudioMassChangePreview>;
  StudioMassChangeRow: ResolverTypeWrapper<Contract.StudioMassChangeRow>;
  StudioMe: ResolverTypeWrapper<Contract.StudioMe>;
  StudioMedia: ResolverTypeWrapper<Contract.StudioMedia>;
  StudioMediaList: ResolverTypeWrapper<Contract.StudioMediaList>;
  StudioMerchandise: ResolverTypeWrapper<Contract.StudioMerchandise>;
  StudioMerchandiseItem: ResolverTypeWrapper<Contract.StudioMerchandiseItem>;
  StudioOpenPoint: Contract.StudioOpenPoint;
  StudioOrder: ResolverTypeWrapper<Contract.StudioOrder>;
  StudioOrderEntry: ResolverTypeWrapper<Contract.StudioOrderEntry>;
  StudioOrderLine: ResolverTypeWrapper<Contract.StudioOrderLine>;
  StudioOrderNote: ResolverTypeWrapper<Contract.StudioOrderNote>;
  StudioOrderWithdrawal: ResolverTypeWrapper<Contract.StudioOrderWithdrawal>;
  StudioOrders: ResolverTypeWrapper<Contract.StudioOrders>;
  StudioOrganisation: ResolverTypeWrapper<Contract.StudioOrganisation>;
  StudioOrganisationUser: ResolverTypeWrapper<Contract.StudioOrganisationUser>;
  StudioParcelInput: Contract.StudioParcelInput;
  StudioParcelLine: Contract.StudioParcelLine;
  StudioPasswordError: Contract.StudioPasswordError;
  StudioPayment: ResolverTypeWrapper<Contract.StudioPayment>;
  StudioPaymentCommand: ResolverTypeWrapper<Contract.StudioPaymentCommand>;
  StudioPaymentEvent: ResolverTypeWrapper<Contract.StudioPaymentEvent>;
  StudioPerson: ResolverTypeWrapper<Contract.StudioPerson>;
  StudioPlannedPrice: ResolverTypeWrapper<Contract.StudioPlannedPrice>;
  StudioPreviewLink: ResolverTypeWrapper<Contract.StudioPreviewLink>;
  StudioPreviewLinkInput: Contract.StudioPreviewLinkInput;
  StudioPreviewLinkMade: ResolverTypeWrapper<Contract.StudioPreviewLinkMade>;
  StudioPreviewLinks: ResolverTypeWrapper<Contract.StudioPreviewLinks>;
  StudioPriceInput: Contract.StudioPriceInput;
  StudioPriceRounding: Contract.StudioPriceRounding;
  StudioPriceTier: ResolverTypeWrapper<Contract.StudioPriceTier>;
  StudioPriceTierInput: Contract.StudioPriceTierInput;
  StudioProduct: ResolverTypeWrapper<Contract.StudioProduct>;
  StudioProductFilter: Contract.StudioProductFilter;
  StudioProductGap: Contract.StudioProductGap;
  StudioProductGapEntry: ResolverTypeWrapper<Contract.StudioProductGapEntry>;
  StudioProductGaps: ResolverTypeWrapper<Contract.StudioProductGaps>;
  StudioProductTexts: ResolverTypeWrapper<Contract.StudioProductTexts>;
  StudioPromotion: ResolverTypeWrapper<Contract.StudioPromotion>;
  StudioPromotionInput: Contract.StudioPromotionInput;
  StudioPromotionKind: Contract.StudioPromotionKind;
  StudioPromotions: ResolverTypeWrapper<Contract.StudioPromotions>;
  StudioPublish: ResolverTypeWrapper<Contract.StudioPublish>;
  StudioReceivedLine: Contract.StudioReceivedLine;
  StudioRefundBy: Contract.StudioRefundBy;
  StudioReturn: ResolverTypeWrapper<Contract.StudioReturn>;
  StudioReturnCondition: Contract.StudioReturnCondition;
  StudioReturnEntry: ResolverTypeWrapper<Contract.StudioReturnEntry>;
  StudioReturnLine: ResolverTypeWrapper<Contract.StudioReturnLine>;
  StudioReturnRefund: ResolverTypeWrapper<Contract.StudioReturnRefund>;
  StudioReturns: ResolverTypeWrapper<Contract.StudioReturns>;
  StudioReview: ResolverTypeWrapper<Contract.StudioReview>;
  StudioReviewReason: Contract.StudioReviewReason;
  StudioReviewState: Contract.StudioReviewState;
  StudioReviews: ResolverTypeWrapper<Contract.StudioReviews>;
  StudioRunState: Contract.StudioRunState;
  StudioSave: ResolverTypeWrapper<Contract.StudioSave>;
  StudioSchedule: ResolverTypeWrapper<Contract.StudioSchedule>;
  StudioSecondFactor: ResolverTypeWrapper<Contract.StudioSecondFactor>;
  StudioSession: ResolverTypeWrapper<Contract.StudioSession>;
  StudioShipment: ResolverTypeWrapper<Contract.StudioShipment>;
  StudioStockState: Contract.StudioStockState;
  StudioStore: ResolverTypeWrapper<Contract.StudioStore>;
  StudioTranslation: ResolverTypeWrapper<Contract.StudioTranslation>;
  StudioUpload: ResolverTypeWrapper<Contract.StudioUpload>;
  StudioUploadMediaInput: Contract.StudioUploadMediaInput;
  StudioUse: ResolverTypeWrapper<Contract.StudioUse>;
  StudioUserWithoutMain: ResolverTypeWrapper<Contract.StudioUserWithoutMain>;
  StudioVersion: ResolverTypeWrapper<Contract.StudioVersion>;
  StudioVersions: ResolverTypeWrapper<Contract.StudioVersions>;
  StudioVoucher: ResolverTypeWrapper<Contract.StudioVoucher>;
  StudioVoucherInput: Contract.StudioVoucherInput;
  StudioVoucherKind: Contract.StudioVoucherKind;
  StudioVoucherSeries: ResolverTypeWrapper<Contract.StudioVoucherSeries>;
  StudioVoucherSeriesList: ResolverTypeWrapper<Contract.StudioVoucherSeriesList>;
  StudioVoucherState: Contract.StudioVoucherState;
  StudioVouchers: ResolverTypeWrapper<Contract.StudioVouchers>;
  SubmitCartInput: Contract.SubmitCartInput;
  SubmitCartResult: ResolverTypeWrapper<Contract.SubmitCartResult>;
  SubmitErrorCode: Contract.SubmitErrorCode;
  SubmitReturnOrderInput: Contract.SubmitReturnOrderInput;
  SubmitReturnResult: ResolverTypeWrapper<Contract.SubmitReturnResult>;
  SuggestedCategory: ResolverTypeWrapper<Contract.SuggestedCategory>;
  SuggestedProduct: ResolverTypeWrapper<Contract.SuggestedProduct>;
  TeaserAttribute: ResolverTypeWrapper<Contract.TeaserAttribute>;
  TeaserAttributeGroup: ResolverTypeWrapper<Contract.TeaserAttributeGroup>;
  TeaserRecommendations: ResolverTypeWrapper<Contract.TeaserRecommendations>;
  TeaserWishlistItemInput: Contract.TeaserWishlistItemInput;
  TextLanguage: Contract.TextLanguage;
  TextileCareIcon: ResolverTypeWrapper<Contract.TextileCareIcon>;
  ThankYouPage: ResolverTypeWrapper<Contract.ThankYouPage>;
  TileBadges: ResolverTypeWrapper<Contract.TileBadges>;
  TileDelivery: ResolverTypeWrapper<Contract.TileDelivery>;
  TileEnergyEfficiency: ResolverTypeWrapper<Contract.TileEnergyEfficiency>;
  TilePrice: ResolverTypeWrapper<Contract.TilePrice>;
  TileTier: ResolverTypeWrapper<Contract.TileTier>;
  TrackingDatumInput: Contract.TrackingDatumInput;
  TrackingEventInput: Contract.TrackingEventInput;
  TrackingItem: ResolverTypeWrapper<Contract.TrackingItem>;
  TrackingMetaInput: Contract.TrackingMetaInput;
  TrackingRejection: ResolverTypeWrapper<Contract.TrackingRejection>;
  TrackingResult: ResolverTypeWrapper<Contract.TrackingResult>;
  Translation: ResolverTypeWrapper<Contract.Translation>;
  Upload: ResolverTypeWrapper<Contract.Scalars['Upload']['output']>;
  UploadB2bCertificateInput: Contract.UploadB2bCertificateInput;
  UploadB2bCertificateResult: ResolverTypeWrapper<Contract.UploadB2bCertificateResult>;
  UploadError: Contract.UploadError;
  UploadPurpose: Contract.UploadPurpose;
  UploadReturnImageInput: Contract.UploadReturnImageInput;
  UploadReturnImageResult: ResolverTypeWrapper<Contract.UploadReturnImageResult>;
  UploadSignature: ResolverTypeWrapper<Contract.UploadSignature>;
  UserToken: ResolverTypeWrapper<Contract.UserToken>;
  VariantAttribute: ResolverTypeWrapper<Contract.VariantAttribute>;
  VariantAttributeType: Contract.VariantAttributeType;
  VariantInformation: ResolverTypeWrapper<Contract.VariantInformation>;
  VariantOption: ResolverTypeWrapper<Contract.VariantOption>;
  VisitorLoginState: Contract.VisitorLoginState;
  VisitorPart: Contract.VisitorPart;
  VisitorType: Contract.VisitorType;
  VoucherCodeStatus: ResolverTypeWrapper<Contract.VoucherCodeStatus>;
  VoucherInfo: ResolverTypeWrapper<Contract.VoucherInfo>;
  WalletResult: ResolverTypeWrapper<Contract.WalletResult>;
  Warning: ResolverTypeWrapper<Contract.Warning>;
  Wishlist: ResolverTypeWrapper<ListView>;
  WishlistBasePrice: ResolverTypeWrapper<Contract.WishlistBasePrice>;
  WishlistChange: ResolverTypeWrapper<ChangeView>;
  WishlistClaim: ResolverTypeWrapper<Contract.WishlistClaim>;
  WishlistClaimChange: ResolverTypeWrapper<Contract.WishlistClaimChange>;
  WishlistComment: ResolverTypeWrapper<Contract.WishlistComment>;
  WishlistEntry: ResolverTypeWrapper<EntryView>;
  WishlistEntryInput: Contract.WishlistEntryInput;
  WishlistEssential: ResolverTypeWrapper<Contract.WishlistEssential>;
  WishlistInvitation: ResolverTypeWrapper<InvitationView>;
  WishlistInvite: ResolverTypeWrapper<Contract.WishlistInvite>;
  WishlistItem: ResolverTypeWrapper<Contract.WishlistItem>;
  WishlistProduct: ResolverTypeWrapper<Contract.WishlistProduct>;
  WishlistProductInput: Contract.WishlistProductInput;
  WishlistQuantityInput: Contract.WishlistQuantityInput;
  WishlistRight: Contract.WishlistRight;
  WishlistToCart: ResolverTypeWrapper<Contract.WishlistToCart>;
  WishlistToCartEntry: ResolverTypeWrapper<Contract.WishlistToCartEntry>;
  WishlistTotals: ResolverTypeWrapper<Contract.WishlistTotals>;
  WishlistUser: ResolverTypeWrapper<Contract.WishlistUser>;
  WishlistVariantInfo: ResolverTypeWrapper<Contract.WishlistVariantInfo>;
  Wishlists: ResolverTypeWrapper<ListsView>;
  WishlistsEssentials: ResolverTypeWrapper<Contract.WishlistsEssentials>;
  WithdrawalInput: Contract.WithdrawalInput;
  WithdrawalResult: ResolverTypeWrapper<Contract.WithdrawalResult>;
  WrittenReview: ResolverTypeWrapper<Contract.WrittenReview>;
  YoutubeVideo: ResolverTypeWrapper<Contract.YoutubeVideo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbTest: Contract.AbTest;
  AbVariant: Contract.AbVariant;
  Account: Contract.Account;
  AccountDataInput: Contract.AccountDataInput;
  AccountDeletion: Contract.AccountDeletion;
  AccountResult: Contract.AccountResult;
  Address: Contract.Address;
  AddressBook: Contract.AddressBook;
  AddressInput: Contract.AddressInput;
  AddressResult: Contract.AddressResult;
  AdjustedFilter: Contract.AdjustedFilter;
  AdjustedFilterValue: Contract.AdjustedFilterValue;
  AdjustedRange: Contract.AdjustedRange;
  ApprovalResult: Contract.ApprovalResult;
  AudioSample: Contract.AudioSample;
  B2bCertificate: Contract.B2bCertificate;
  Badge: Contract.Badge;
  BankTransfer: Contract.BankTransfer;
  BasePrice: Contract.BasePrice;
  BasketValues: Contract.BasketValues;
  Boolean: Contract.Scalars['Boolean']['output'];
  Breadcrumb: Contract.Breadcrumb;
  BusinessAccess: Contract.BusinessAccess;
  BusinessAccount: Contract.BusinessAccount;
  BusinessAccountInput: Contract.BusinessAccountInput;
  BusinessUser: Contract.BusinessUser;
  BusinessUserInput: Contract.BusinessUserInput;
  CancellationInput: Contract.CancellationInput;
  CancellationResult: Contract.CancellationResult;
  Cart: Contract.Cart;
  CartAddPositionInput: Contract.CartAddPositionInput;
  CartAddress: Contract.CartAddress;
  CartAttributes: Contract.CartAttributes;
  CartDeliveryInput: Contract.CartDeliveryInput;
  CartDetails: Contract.CartDetails;
  CartFreeItems: Contract.CartFreeItems;
  CartNotice: Contract.CartNotice;
  CartOpInput: Contract.CartOpInput;
  CartOpResult: Contract.CartOpResult;
  CartPosition: Contract.CartPosition;
  CartPositionInput: Contract.CartPositionInput;
  CartSetQuantityInput: Contract.CartSetQuantityInput;
  CartTax: Contract.CartTax;
  CartTier: Contract.CartTier;
  CartUpdateInput: Contract.CartUpdateInput;
  CartUpdateResult: Contract.CartUpdateResult;
  CartVoucherInput: Contract.CartVoucherInput;
  CatalogueRequestInput: Contract.CatalogueRequestInput;
  Category: Contract.Category;
  CategoryListing: Omit<Contract.CategoryListing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  CategoryNode: Contract.CategoryNode;
  CategorySeo: Contract.CategorySeo;
  ChangeForgottenPasswordInput: Contract.ChangeForgottenPasswordInput;
  ChangePasswordInput: Contract.ChangePasswordInput;
  Checkout: Contract.Checkout;
  CheckoutAccount: Contract.CheckoutAccount;
  CheckoutContactInput: Contract.CheckoutContactInput;
  CheckoutLoginStep: Contract.CheckoutLoginStep;
  CheckoutPaymentStep: Contract.CheckoutPaymentStep;
  CheckoutResult: Contract.CheckoutResult;
  CheckoutShippingStep: Contract.CheckoutShippingStep;
  CmsTeaser: Contract.CmsTeaser;
  CodedEntry: Contract.CodedEntry;
  ComputopData: Contract.ComputopData;
  ContactFormData: Contract.ContactFormData;
  ContactFormInput: Contract.ContactFormInput;
  CustomerEmail: Contract.CustomerEmail;
  CustomerInfo: Contract.CustomerInfo;
  DeliveryCountry: Contract.DeliveryCountry;
  DeliveryEmail: Contract.DeliveryEmail;
  DeliveryEmailInput: Contract.DeliveryEmailInput;
  Download: Contract.Download;
  EmailConfirmation: Contract.EmailConfirmation;
  EnergyEfficiency: Contract.EnergyEfficiency;
  EnumFilter: Contract.EnumFilter;
  EnumFilterInput: Contract.EnumFilterInput;
  EnumFilterValue: Contract.EnumFilterValue;
  ExpressWallet: Contract.ExpressWallet;
  ExtraTab: Contract.ExtraTab;
  ExtraTabContent: Contract.ExtraTabContent;
  Fact: Contract.Fact;
  FactGroup: Contract.FactGroup;
  FieldError: Contract.FieldError;
  Filter: ResolversInterfaceTypes<ResolversParentTypes>['Filter'];
  Float: Contract.Scalars['Float']['output'];
  Footer: Contract.Footer;
  FooterBlock: Contract.FooterBlock;
  FooterEntry: Contract.FooterEntry;
  FooterUsp: Contract.FooterUsp;
  ForgotPasswordInput: Contract.ForgotPasswordInput;
  FormResult: Contract.FormResult;
  FormValueInput: Contract.FormValueInput;
  FreeArticle: Contract.FreeArticle;
  GlobalParameter: Contract.GlobalParameter;
  GlobalParameterEntry: Contract.GlobalParameterEntry;
  GridCell: Contract.GridCell;
  GridRow: Contract.GridRow;
  GroupPrices: Contract.GroupPrices;
  GroupTilePrice: Contract.GroupTilePrice;
  HitCategory: Contract.HitCategory;
  ID: Contract.Scalars['ID']['output'];
  Image: Contract.Image;
  ImageSource: Contract.ImageSource;
  Int: Contract.Scalars['Int']['output'];
  Item: Contract.Item;
  ItemShipping: Contract.ItemShipping;
  ItemVariantAttribute: Contract.ItemVariantAttribute;
  JSON: Contract.Scalars['JSON']['output'];
  LabelAttribute: Contract.LabelAttribute;
  LightningDealInfo: Contract.LightningDealInfo;
  LightningReservation: Contract.LightningReservation;
  LightningReservationResult: Contract.LightningReservationResult;
  ListingFilterInput: Contract.ListingFilterInput;
  ListingState: Contract.ListingState;
  LoginInput: Contract.LoginInput;
  LoginResult: Contract.LoginResult;
  LongTailAdjustment: Contract.LongTailAdjustment;
  MailLink: Contract.MailLink;
  MailLinkProduct: Contract.MailLinkProduct;
  MaterialItem: Contract.MaterialItem;
  MaterialLine: Contract.MaterialLine;
  MaterialList: Contract.MaterialList;
  MaterialWish: Contract.MaterialWish;
  MatrixCodeMessage: Contract.MatrixCodeMessage;
  Money: Contract.Money;
  Mutation: Record<PropertyKey, never>;
  NavigationAdvice: Contract.NavigationAdvice;
  NavigationGroup: Contract.NavigationGroup;
  NavigationItem: Contract.NavigationItem;
  NewsletterEndInput: Contract.NewsletterEndInput;
  NewsletterInput: Contract.NewsletterInput;
  NumericRangeFilter: Contract.NumericRangeFilter;
  Order: Contract.Order;
  OrderAddress: Contract.OrderAddress;
  OrderApproval: Contract.OrderApproval;
  OrderDetails: Contract.OrderDetails;
  OrderDocument: Contract.OrderDocument;
  OrderForm: Contract.OrderForm;
  OrderFormInput: Contract.OrderFormInput;
  OrderFormItem: Contract.OrderFormItem;
  OrderFormPdf: Contract.OrderFormPdf;
  OrderFormRow: Contract.OrderFormRow;
  OrderFormRowInput: Contract.OrderFormRowInput;
  OrderFormToCart: Contract.OrderFormToCart;
  OrderItem: Contract.OrderItem;
  OrderList: Contract.OrderList;
  OrderPageInfo: Contract.OrderPageInfo;
  OrderReturn: Contract.OrderReturn;
  OrderReturnItem: Contract.OrderReturnItem;
  OrderSummary: Contract.OrderSummary;
  OrderSummaryItem: Contract.OrderSummaryItem;
  OrderWithdrawal: Contract.OrderWithdrawal;
  OrderedPieces: Contract.OrderedPieces;
  Page: Contract.Page;
  PageDetails: Contract.PageDetails;
  PageTranslation: Contract.PageTranslation;
  PagingInput: Contract.PagingInput;
  PastReturn: Contract.PastReturn;
  PastReturnItem: Contract.PastReturnItem;
  PaymentMethod: Contract.PaymentMethod;
  PaymentReturn: Contract.PaymentReturn;
  PaymentReturnFieldInput: Contract.PaymentReturnFieldInput;
  PendingEmail: Contract.PendingEmail;
  Place: Contract.Place;
  PreviewChoice: Contract.PreviewChoice;
  PreviewData: Contract.PreviewData;
  PreviewLinkOpened: Contract.PreviewLinkOpened;
  PriceRangeFilter: Contract.PriceRangeFilter;
  PriceTier: Contract.PriceTier;
  Prices: Contract.Prices;
  PrimeCheckout: Contract.PrimeCheckout;
  PrimeInfo: Contract.PrimeInfo;
  PrimeProgramme: Contract.PrimeProgramme;
  PrimeRenewal: Contract.PrimeRenewal;
  PrimeSubscriptionInput: Contract.PrimeSubscriptionInput;
  PrimeSubscriptionResult: Contract.PrimeSubscriptionResult;
  PrimeWaitingListInput: Contract.PrimeWaitingListInput;
  Product: Contract.Product;
  ProductLabel: Contract.ProductLabel;
  ProductReviews: Contract.ProductReviews;
  ProductTile: Contract.ProductTile;
  Query: Record<PropertyKey, never>;
  QuerySuggestion: Contract.QuerySuggestion;
  QuerySuggestions: Contract.QuerySuggestions;
  RangeFilterInput: Contract.RangeFilterInput;
  RatingData: Contract.RatingData;
  RatingProduct: Contract.RatingProduct;
  RegisterBusinessCustomerInput: Contract.RegisterBusinessCustomerInput;
  RegisterCustomerInput: Contract.RegisterCustomerInput;
  RegisterGuestInput: Contract.RegisterGuestInput;
  ReorderEntry: Contract.ReorderEntry;
  ReorderResult: Contract.ReorderResult;
  RequestCustomerAccessInput: Contract.RequestCustomerAccessInput;
  ReturnCarrier: Contract.ReturnCarrier;
  ReturnComponent: Contract.ReturnComponent;
  ReturnContact: Contract.ReturnContact;
  ReturnContactInput: Contract.ReturnContactInput;
  ReturnDraft: Contract.ReturnDraft;
  ReturnDraftInput: Contract.ReturnDraftInput;
  ReturnDraftItem: Contract.ReturnDraftItem;
  ReturnImage: Contract.ReturnImage;
  ReturnItem: Contract.ReturnItem;
  ReturnItemInput: Contract.ReturnItemInput;
  ReturnLabel: Contract.ReturnLabel;
  ReturnOrder: Contract.ReturnOrder;
  ReturnReason: Contract.ReturnReason;
  ReturnRegulation: Contract.ReturnRegulation;
  ReturnSelectionInput: Contract.ReturnSelectionInput;
  Review: Contract.Review;
  ReviewArticle: Contract.ReviewArticle;
  ReviewCounts: Contract.ReviewCounts;
  ReviewFilterInput: Contract.ReviewFilterInput;
  ReviewInput: Contract.ReviewInput;
  SearchFilterInput: Contract.SearchFilterInput;
  SearchLink: Contract.SearchLink;
  SearchListing: Omit<Contract.SearchListing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  SearchRedirect: Contract.SearchRedirect;
  SelectDeliveryInput: Contract.SelectDeliveryInput;
  SelectedEnumFilter: Contract.SelectedEnumFilter;
  SelectedRangeFilter: Contract.SelectedRangeFilter;
  SelectedVariantInput: Contract.SelectedVariantInput;
  SeoLink: Contract.SeoLink;
  SeoObject: Contract.SeoObject;
  Session: Contract.Session;
  Shipment: Contract.Shipment;
  Shipper: Contract.Shipper;
  ShippingStepInput: Contract.ShippingStepInput;
  ShopInit: Contract.ShopInit;
  SitemapEntries: Contract.SitemapEntries;
  SitemapEntry: Contract.SitemapEntry;
  SitemapPart: Contract.SitemapPart;
  Sort: Contract.Sort;
  SpecialPrice: Contract.SpecialPrice;
  SpeditionField: Contract.SpeditionField;
  SpeditionFieldInput: Contract.SpeditionFieldInput;
  StarRatios: Contract.StarRatios;
  StockAlertInput: Contract.StockAlertInput;
  Store: Contract.Store;
  StoreLogo: Contract.StoreLogo;
  String: Contract.Scalars['String']['output'];
  StudioAddress: Contract.StudioAddress;
  StudioAudit: Contract.StudioAudit;
  StudioAuditEntry: Contract.StudioAuditEntry;
  StudioCartItem: Contract.StudioCartItem;
  StudioCartItemInput: Contract.StudioCartItemInput;
  StudioCartLine: Contract.StudioCartLine;
  StudioCartPreview: Contract.StudioCartPreview;
  StudioCategory: Contract.StudioCategory;
  StudioCertificate: Contract.StudioCertificate;
  StudioCertificates: Contract.StudioCertificates;
  StudioConflict: Contract.StudioConflict;
  StudioCustomer: Contract.StudioCustomer;
  StudioCustomerEntry: Contract.StudioCustomerEntry;
  StudioCustomers: Contract.StudioCustomers;
  StudioDeal: Contract.StudioDeal;
  StudioDealInput: Contract.StudioDealInput;
  StudioDealItem: Contract.StudioDealItem;
  StudioDealPreview: Contract.StudioDealPreview;
  StudioDeals: Contract.StudioDeals;
  StudioDeclaration: Contract.StudioDeclaration;
  StudioDeclarations: Contract.StudioDeclarations;
  StudioDeskResult: Contract.StudioDeskResult;
  StudioDeskTask: Contract.StudioDeskTask;
  StudioDifference: Contract.StudioDifference;
  StudioDocument: Contract.StudioDocument;
  StudioDraft: Contract.StudioDraft;
  StudioEditor: Contract.StudioEditor;
  StudioEditorInput: Contract.StudioEditorInput;
  StudioEditorSaved: Contract.StudioEditorSaved;
  StudioEntries: Contract.StudioEntries;
  StudioEntry: Contract.StudioEntry;
  StudioExperiment: Contract.StudioExperiment;
  StudioExperimentArm: Contract.StudioExperimentArm;
  StudioFieldError: Contract.StudioFieldError;
  StudioFile: Contract.StudioFile;
  StudioFinding: Contract.StudioFinding;
  StudioFreeArticle: Contract.StudioFreeArticle;
  StudioFreeArticleInput: Contract.StudioFreeArticleInput;
  StudioFreeArticles: Contract.StudioFreeArticles;
  StudioGroupTier: Contract.StudioGroupTier;
  StudioGroupTierInput: Contract.StudioGroupTierInput;
  StudioImport: Contract.StudioImport;
  StudioItem: Contract.StudioItem;
  StudioItemPicture: Contract.StudioItemPicture;
  StudioItemPictureInput: Contract.StudioItemPictureInput;
  StudioLink: Contract.StudioLink;
  StudioListChoice: Contract.StudioListChoice;
  StudioListEntry: Contract.StudioListEntry;
  StudioLogin: Contract.StudioLogin;
  StudioLoginInput: Contract.StudioLoginInput;
  StudioMail: Contract.StudioMail;
  StudioMainUserChange: Contract.StudioMainUserChange;
  StudioManufacturer: Contract.StudioManufacturer;
  StudioMassChange: Contract.StudioMassChange;
  StudioMassChangeInput: Contract.StudioMassChangeInput;
  StudioMassChangePreview: Contract.StudioMassChangePreview;
  StudioMassChangeRow: Contract.StudioMassChangeRow;
  StudioMe: Contract.StudioMe;
  StudioMedia: Contract.StudioMedia;
  StudioMediaList: Contract.StudioMediaList;
  StudioMerchandise: Contract.StudioMerchandise;
  StudioMerchandiseItem: Contract.StudioMerchandiseItem;
  StudioOrder: Contract.StudioOrder;
  StudioOrderEntry: Contract.StudioOrderEntry;
  StudioOrderLine: Contract.StudioOrderLine;
  StudioOrderNote: Contract.StudioOrderNote;
  StudioOrderWithdrawal: Contract.StudioOrderWithdrawal;
  StudioOrders: Contract.StudioOrders;
  StudioOrganisation: Contract.StudioOrganisation;
  StudioOrganisationUser: Contract.StudioOrganisationUser;
  StudioParcelInput: Contract.StudioParcelInput;
  StudioParcelLine: Contract.StudioParcelLine;
  StudioPayment: Contract.StudioPayment;
  StudioPaymentCommand: Contract.StudioPaymentCommand;
  StudioPaymentEvent: Contract.StudioPaymentEvent;
  StudioPerson: Contract.StudioPerson;
  StudioPlannedPrice: Contract.StudioPlannedPrice;
  StudioPreviewLink: Contract.StudioPreviewLink;
  StudioPreviewLinkInput: Contract.StudioPreviewLinkInput;
  StudioPreviewLinkMade: Contract.StudioPreviewLinkMade;
  StudioPreviewLinks: Contract.StudioPreviewLinks;
  StudioPriceInput: Contract.StudioPriceInput;
  StudioPriceTier: Contract.StudioPriceTier;
  StudioPriceTierInput: Contract.StudioPriceTierInput;
  StudioProduct: Contract.StudioProduct;
  StudioProductFilter: Contract.StudioProductFilter;
  StudioProductGapEntry: Contract.StudioProductGapEntry;
  StudioProductGaps: Contract.StudioProductGaps;
  StudioProductTexts: Contract.StudioProductTexts;
  StudioPromotion: Contract.StudioPromotion;
  StudioPromotionInput: Contract.StudioPromotionInput;
  StudioPromotions: Contract.StudioPromotions;
  StudioPublish: Contract.StudioPublish;
  StudioReceivedLine: Contract.StudioReceivedLine;
  StudioReturn: Contract.StudioReturn;
  StudioReturnEntry: Contract.StudioReturnEntry;
  StudioReturnLine: Contract.StudioReturnLine;
  StudioReturnRefund: Contract.StudioReturnRefund;
  StudioReturns: Contract.StudioReturns;
  StudioReview: Contract.StudioReview;
  StudioReviews: Contract.StudioReviews;
  StudioSave: Contract.StudioSave;
  StudioSchedule: Contract.StudioSchedule;
  StudioSecondFactor: Contract.StudioSecondFactor;
  StudioSession: Contract.StudioSession;
  StudioShipment: Contract.StudioShipment;
  StudioStore: Contract.StudioStore;
  StudioTranslation: Contract.StudioTranslation;
  StudioUpload: Contract.StudioUpload;
  StudioUploadMediaInput: Contract.StudioUploadMediaInput;
  StudioUse: Contract.StudioUse;
  StudioUserWithoutMain: Contract.StudioUserWithoutMain;
  StudioVersion: Contract.StudioVersion;
  StudioVersions: Contract.StudioVersions;
  StudioVoucher: Contract.StudioVoucher;
  StudioVoucherInput: Contract.StudioVoucherInput;
  StudioVoucherSeries: Contract.StudioVoucherSeries;
  StudioVoucherSeriesList: Contract.StudioVoucherSeriesList;
  StudioVouchers: Contract.StudioVouchers;
  SubmitCartInput: Contract.SubmitCartInput;
  SubmitCartResult: Contract.SubmitCartResult;
  SubmitReturnOrderInput: Contract.SubmitReturnOrderInput;
  SubmitReturnResult: Contract.SubmitReturnResult;
  SuggestedCategory: Contract.SuggestedCategory;
  SuggestedProduct: Contract.SuggestedProduct;
  TeaserAttribute: Contract.TeaserAttribute;
  TeaserAttributeGroup: Contract.TeaserAttributeGroup;
  TeaserRecommendations: Contract.TeaserRecommendations;
  TeaserWishlistItemInput: Contract.TeaserWishlistItemInput;
  TextileCareIcon: Contract.TextileCareIcon;
  ThankYouPage: Contract.ThankYouPage;
  TileBadges: Contract.TileBadges;
  TileDelivery: Contract.TileDelivery;
  TileEnergyEfficiency: Contract.TileEnergyEfficiency;
  TilePrice: Contract.TilePrice;
  TileTier: Contract.TileTier;
  TrackingDatumInput: Contract.TrackingDatumInput;
  TrackingEventInput: Contract.TrackingEventInput;
  TrackingItem: Contract.TrackingItem;
  TrackingMetaInput: Contract.TrackingMetaInput;
  TrackingRejection: Contract.TrackingRejection;
  TrackingResult: Contract.TrackingResult;
  Translation: Contract.Translation;
  Upload: Contract.Scalars['Upload']['output'];
  UploadB2bCertificateInput: Contract.UploadB2bCertificateInput;
  UploadB2bCertificateResult: Contract.UploadB2bCertificateResult;
  UploadReturnImageInput: Contract.UploadReturnImageInput;
  UploadReturnImageResult: Contract.UploadReturnImageResult;
  UploadSignature: Contract.UploadSignature;
  UserToken: Contract.UserToken;
  VariantAttribute: Contract.VariantAttribute;
  VariantInformation: Contract.VariantInformation;
  VariantOption: Contract.VariantOption;
  VoucherCodeStatus: Contract.VoucherCodeStatus;
  VoucherInfo: Contract.VoucherInfo;
  WalletResult: Contract.WalletResult;
  Warning: Contract.Warning;
  Wishlist: ListView;
  WishlistBasePrice: Contract.WishlistBasePrice;
  WishlistChange: ChangeView;
  WishlistClaim: Contract.WishlistClaim;
  WishlistClaimChange: Contract.WishlistClaimChange;
  WishlistComment: Contract.WishlistComment;
  WishlistEntry: EntryView;
  WishlistEntryInput: Contract.WishlistEntryInput;
  WishlistEssential: Contract.WishlistEssential;
  WishlistInvitation: InvitationView;
  WishlistInvite: Contract.WishlistInvite;
  WishlistItem: Contract.WishlistItem;
  WishlistProduct: Contract.WishlistProduct;
  WishlistProductInput: Contract.WishlistProductInput;
  WishlistQuantityInput: Contract.WishlistQuantityInput;
  WishlistToCart: Contract.WishlistToCart;
  WishlistToCartEntry: Contract.WishlistToCartEntry;
  WishlistTotals: Contract.WishlistTotals;
  WishlistUser: Contract.WishlistUser;
  WishlistVariantInfo: Contract.WishlistVariantInfo;
  Wishlists: ListsView;
  WishlistsEssentials: Contract.WishlistsEssentials;
  WithdrawalInput: Contract.WithdrawalInput;
  WithdrawalResult: Contract.WithdrawalResult;
  WrittenReview: Contract.WrittenReview;
  YoutubeVideo: Contract.YoutubeVideo;
};

export type EdgeDirectiveArgs = { };

export type EdgeDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = EdgeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LimitedDirectiveArgs = {
  by: Array<Contract.CallLimit>;
};

export type LimitedDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = LimitedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenToStrangersDirectiveArgs = {
  to?: Contract.StrangerAccess;
};

export type OpenToStrangersDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = OpenToStrangersDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PrivateDirectiveArgs = {
  changes?: Contract.Maybe<Array<Contract.Scalars['String']['input']>>;
  isBeacon?: Contract.Scalars['Boolean']['input'];
  needs?: Contract.Maybe<Contract.VisitorPart>;
};

export type PrivateDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = PrivateDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {
  lifetime: Contract.CacheLifetime;
  tags: Array<Contract.Scalars['String']['input']>;
};

export type PublicDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SharedDirectiveArgs = { };

export type SharedDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = SharedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StudioDirectiveArgs = {
  role?: Array<Contract.StudioAccess>;
};

export type StudioDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = StudioDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbTestResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AbTest'] = ResolversParentTypes['AbTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trackingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['AbVariant']>, ParentType, ContextType>;
};

export type AbVariantResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AbVariant'] = ResolversParentTypes['AbVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  business?: Resolver<Contract.Maybe<ResolversTypes['BusinessAccount']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['NewsletterStatus'], ParentType, ContextType>;
  pendingEmail?: Resolver<Contract.Maybe<ResolversTypes['PendingEmail']>, ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primeInfo?: Resolver<ResolversTypes['PrimeInfo'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountDeletionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AccountDeletion'] = ResolversParentTypes['AccountDeletion']> = {
  consequences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AccountResult'] = ResolversParentTypes['AccountResult']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  addressAddition?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formType?: Resolver<ResolversTypes['AddressFormType'], ParentType, ContextType>;
  isAlsoCustomerAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfMainUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AddressKind'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packstationNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schoolOrCompany?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressBookResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AddressBook'] = ResolversParentTypes['AddressBook']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  defaultId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  removed?: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AddressResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AddressResult'] = ResolversParentTypes['AddressResult']> = {
  address?: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  book?: Resolver<ResolversTypes['AddressBook'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdjustedFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AdjustedFilter'] = ResolversParentTypes['AdjustedFilter']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AdjustedFilterValue']>, ParentType, ContextType>;
};

export type AdjustedFilterValueResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AdjustedFilterValue'] = ResolversParentTypes['AdjustedFilterValue']> = {
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdjustedRangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AdjustedRange'] = ResolversParentTypes['AdjustedRange']> = {
  from?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ApprovalResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ApprovalResult'] = ResolversParentTypes['ApprovalResult']> = {
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AudioSampleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AudioSample'] = ResolversParentTypes['AudioSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type B2bCertificateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['B2bCertificate'] = ResolversParentTypes['B2bCertificate']> = {
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refusal?: Resolver<Contract.Maybe<ResolversTypes['CertificateRefusal']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CertificateState'], ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  accountHolder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasePrice'] = ResolversParentTypes['BasePrice']> = {
  isDisplayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketValuesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketValues'] = ResolversParentTypes['BasketValues']> = {
  basketValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  educationalShippingTerms?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeShippingPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionsSaving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippers?: Resolver<Array<ResolversTypes['Shipper']>, ParentType, ContextType>;
  shippingCost?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['CartTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  undiscountsTotalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessAccessResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BusinessAccess'] = ResolversParentTypes['BusinessAccess']> = {
  approvals?: Resolver<Array<ResolversTypes['OrderApproval']>, ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMainUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderLimit?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['BusinessUser']>, ParentType, ContextType>;
};

export type BusinessAccountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BusinessAccount'] = ResolversParentTypes['BusinessAccount']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitleCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfEmployees?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryIndustryGroupCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsOfPayment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatRegistrationNo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessUserResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BusinessUser'] = ResolversParentTypes['BusinessUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderLimit?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CancellationResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CancellationResult'] = ResolversParentTypes['CancellationResult']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  attributes?: Resolver<ResolversTypes['CartAttributes'], ParentType, ContextType>;
  basketValues?: Resolver<ResolversTypes['BasketValues'], ParentType, ContextType>;
  billingAddress?: Resolver<Contract.Maybe<ResolversTypes['CartAddress']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['CartDetails'], ParentType, ContextType>;
  freeItems?: Resolver<ResolversTypes['CartFreeItems'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPayless?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['CartPosition']>, ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingAddress?: Resolver<Contract.Maybe<ResolversTypes['CartAddress']>, ParentType, ContextType>;
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
  deliveryFreeMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryFreeMissing?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hasPrimeDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderReference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primeMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectedPaymentMethodInCart?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  speditionsFields?: Resolver<Array<ResolversTypes['SpeditionField']>, ParentType, ContextType>;
  voucherCodeStatus?: Resolver<Contract.Maybe<ResolversTypes['VoucherCodeStatus']>, ParentType, ContextType>;
};

export type CartFreeItemsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartFreeItems'] = ResolversParentTypes['CartFreeItems']> = {
  articles?: Resolver<Array<ResolversTypes['FreeArticle']>, ParentType, ContextType>;
  catalogs?: Resolver<Array<ResolversTypes['FreeArticle']>, ParentType, ContextType>;
  minimumPrice?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartOpResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartOpResult'] = ResolversParentTypes['CartOpResult']> = {
  code?: Resolver<ResolversTypes['CartOpCode'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityAdded?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityAddedLightning?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartPositionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartPosition'] = ResolversParentTypes['CartPosition']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableForSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['BasePrice']>, ParentType, ContextType>;
  deliveryStatusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isCatalog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLightningDeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromotionFreeItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturerName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPricePerUnit?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  operationsId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pricePerUnitLightning?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityLightning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityNormal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relatedVoucherCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removableItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replacement?: Resolver<Contract.Maybe<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tier?: Resolver<Contract.Maybe<ResolversTypes['CartTier']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantAttributes?: Resolver<Array<ResolversTypes['ItemVariantAttribute']>, ParentType, ContextType>;
};

export type CartTaxResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartTax'] = ResolversParentTypes['CartTax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartTierResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartTier'] = ResolversParentTypes['CartTier']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  singlePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategorySeoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CategorySeo'] = ResolversParentTypes['CategorySeo']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robots?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  approver?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  deliveryText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedPayment?: Resolver<Contract.Maybe<ResolversTypes['PaymentEndReason']>, ParentType, ContextType>;
  expressWallet?: Resolver<Contract.Maybe<ResolversTypes['ExpressWallet']>, ParentType, ContextType>;
  legalVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginStep?: Resolver<ResolversTypes['CheckoutLoginStep'], ParentType, ContextType>;
  paymentStep?: Resolver<ResolversTypes['CheckoutPaymentStep'], ParentType, ContextType>;
  pendingOrderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pendingPaymentUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerOrigins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quoteHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recentOrderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shippingStep?: Resolver<ResolversTypes['CheckoutShippingStep'], ParentType, ContextType>;
};

export type CheckoutAccountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CheckoutAccount'] = ResolversParentTypes['CheckoutAccount']> = {
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayChangeEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salutation?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutLoginStepResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CheckoutLoginStep'] = ResolversParentTypes['CheckoutLoginStep']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  option?: Resolver<Contract.Maybe<ResolversTypes['CheckoutLoginOption']>, ParentType, ContextType>;
};

export type CheckoutPaymentStepResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CheckoutPaymentStep'] = ResolversParentTypes['CheckoutPaymentStep']> = {
  buyerReference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  selectedMethodId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CheckoutResult'] = ResolversParentTypes['CheckoutResult']> = {
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutShippingStepResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CheckoutShippingStep'] = ResolversParentTypes['CheckoutShippingStep']> = {
  account?: Resolver<ResolversTypes['CheckoutAccount'], ParentType, ContextType>;
  billingAddress?: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddressId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billingAddresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  billingDeliveryEmail?: Resolver<ResolversTypes['DeliveryEmail'], ParentType, ContextType>;
  comment?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['DeliveryCountry']>, ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['DeliveryType'], ParentType, ContextType>;
  needsSpedition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderReference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packstation?: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  packstationId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  packstations?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  selectedShipperCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippers?: Resolver<Array<ResolversTypes['Shipper']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingAddressId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shippingAddresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingDeliveryEmail?: Resolver<ResolversTypes['DeliveryEmail'], ParentType, ContextType>;
  speditionFields?: Resolver<Array<ResolversTypes['SpeditionField']>, ParentType, ContextType>;
  validated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CmsTeaserResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CmsTeaser'] = ResolversParentTypes['CmsTeaser']> = {
  abTestId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  abVariantId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['TeaserAttribute']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsRecommendations?: Resolver<Contract.Maybe<Array<ResolversTypes['ProductTile']>>, ParentType, ContextType>;
  template?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodedEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CodedEntry'] = ResolversParentTypes['CodedEntry']> = {
  entryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComputopDataResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ComputopData'] = ResolversParentTypes['ComputopData']> = {
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  len?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merchantID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactFormDataResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ContactFormData'] = ResolversParentTypes['ContactFormData']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomerEmailResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerEmail'] = ResolversParentTypes['CustomerEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerInfo'] = ResolversParentTypes['CustomerInfo']> = {
  categoryType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['CustomerEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExistingCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNewCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notification?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primeInfo?: Resolver<ResolversTypes['PrimeInfo'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorLoginState?: Resolver<ResolversTypes['VisitorLoginState'], ParentType, ContextType>;
  visitorType?: Resolver<ResolversTypes['VisitorType'], ParentType, ContextType>;
};

export type DeliveryCountryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['DeliveryCountry'] = ResolversParentTypes['DeliveryCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryEmailResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['DeliveryEmail'] = ResolversParentTypes['DeliveryEmail']> = {
  deliveryEmail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDeliveryEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  dataName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailConfirmationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['EmailConfirmation'] = ResolversParentTypes['EmailConfirmation']> = {
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  css?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExpressWalletResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ExpressWallet'] = ResolversParentTypes['ExpressWallet']> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKeyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptOrigin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  content?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['FooterEntry']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FooterEntry'] = ResolversParentTypes['FooterEntry']> = {
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterUspResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FooterUsp'] = ResolversParentTypes['FooterUsp']> = {
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subheadline?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FormResult'] = ResolversParentTypes['FormResult']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FreeArticleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FreeArticle'] = ResolversParentTypes['FreeArticle']> = {
  attainable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
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
  id?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  id?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GroupPricesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['GroupPrices'] = ResolversParentTypes['GroupPrices']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['Prices'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['ItemShipping'], ParentType, ContextType>;
};

export type GroupTilePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['GroupTilePrice'] = ResolversParentTypes['GroupTilePrice']> = {
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basePriceUnit?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lowestTier?: Resolver<Contract.Maybe<ResolversTypes['TileTier']>, ParentType, ContextType>;
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
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  media?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizesValue?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  availableForSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dangerWarnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
  deliveryStatusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gtin?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lightningDealInfo?: Resolver<Contract.Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
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
  css?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

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
  reservationEndTimestamp?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serverTimestamp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LightningReservationResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LightningReservationResult'] = ResolversParentTypes['LightningReservationResult']> = {
  anyItemNoLongerValidDeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changedItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantityReduced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reservation?: Resolver<ResolversTypes['LightningReservation'], ParentType, ContextType>;
  successfullyRefreshed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListingStateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ListingState'] = ResolversParentTypes['ListingState']> = {
  categoryId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enumFilters?: Resolver<Array<ResolversTypes['SelectedEnumFilter']>, ParentType, ContextType>;
  productsPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rangeFilters?: Resolver<Array<ResolversTypes['SelectedRangeFilter']>, ParentType, ContextType>;
  searchInCategoryId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  cartMerged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  firstName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfter?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sharedListMerged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Contract.Maybe<ResolversTypes['UserToken']>, ParentType, ContextType>;
  updatedCartId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LongTailAdjustmentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['LongTailAdjustment'] = ResolversParentTypes['LongTailAdjustment']> = {
  filters?: Resolver<Array<ResolversTypes['AdjustedFilter']>, ParentType, ContextType>;
  ranges?: Resolver<Array<ResolversTypes['AdjustedRange']>, ParentType, ContextType>;
  searchQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MailLink'] = ResolversParentTypes['MailLink']> = {
  product?: Resolver<Contract.Maybe<ResolversTypes['MailLinkProduct']>, ParentType, ContextType>;
  purpose?: Resolver<Contract.Maybe<ResolversTypes['MailLinkPurpose']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailLinkState'], ParentType, ContextType>;
};

export type MailLinkProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MailLinkProduct'] = ResolversParentTypes['MailLinkProduct']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaterialItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MaterialItem'] = ResolversParentTypes['MaterialItem']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isSaleable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['PriceTier']>, ParentType, ContextType>;
  variationText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaterialLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MaterialLine'] = ResolversParentTypes['MaterialLine']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishes?: Resolver<Array<ResolversTypes['MaterialWish']>, ParentType, ContextType>;
};

export type MaterialListResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MaterialList'] = ResolversParentTypes['MaterialList']> = {
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['MaterialLine']>, ParentType, ContextType>;
};

export type MaterialWishResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['MaterialWish'] = ResolversParentTypes['MaterialWish']> = {
  alternatives?: Resolver<Array<ResolversTypes['MaterialItem']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<Contract.Maybe<ResolversTypes['MaterialItem']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  abortPayment?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, Partial<Contract.MutationAbortPaymentArgs>>;
  addProductToWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationAddProductToWishlistArgs, 'entry'>>;
  addProductsToWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationAddProductsToWishlistArgs, 'entries'>>;
  addTeaserWishlistToCart?: Resolver<ResolversTypes['WishlistToCart'], ParentType, ContextType, RequireFields<Contract.MutationAddTeaserWishlistToCartArgs, 'teaserWishlist' | 'updateId'>>;
  addWishlistComment?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationAddWishlistCommentArgs, 'comment' | 'externalId'>>;
  addWishlistToCart?: Resolver<ResolversTypes['WishlistToCart'], ParentType, ContextType, RequireFields<Contract.MutationAddWishlistToCartArgs, 'externalId' | 'updateId'>>;
  approveOrder?: Resolver<ResolversTypes['ApprovalResult'], ParentType, ContextType, RequireFields<Contract.MutationApproveOrderArgs, 'approvalId' | 'quoteHash'>>;
  attachWallet?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<Contract.MutationAttachWalletArgs, 'sessionId'>>;
  cancelEmailChange?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType>;
  cart_update?: Resolver<ResolversTypes['CartUpdateResult'], ParentType, ContextType, RequireFields<Contract.MutationCart_UpdateArgs, 'data'>>;
  changeAccountData?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<Contract.MutationChangeAccountDataArgs, 'data'>>;
  changeForgottenPassword?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationChangeForgottenPasswordArgs, 'data'>>;
  changePassword?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Contract.MutationChangePasswordArgs, 'data'>>;
  changeWishlistQuantity?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationChangeWishlistQuantityArgs, 'entry' | 'externalId'>>;
  claimWishlistEntry?: Resolver<ResolversTypes['WishlistClaimChange'], ParentType, ContextType, RequireFields<Contract.MutationClaimWishlistEntryArgs, 'entryId' | 'quantity'>>;
  confirmEmailChange?: Resolver<ResolversTypes['EmailConfirmation'], ParentType, ContextType, RequireFields<Contract.MutationConfirmEmailChangeArgs, 'token'>>;
  createWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationCreateWishlistArgs, 'name'>>;
  createWishlistInvite?: Resolver<ResolversTypes['WishlistInvite'], ParentType, ContextType, RequireFields<Contract.MutationCreateWishlistInviteArgs, 'externalId' | 'right'>>;
  declareCancellation?: Resolver<ResolversTypes['CancellationResult'], ParentType, ContextType, RequireFields<Contract.MutationDeclareCancellationArgs, 'data'>>;
  declareWithdrawal?: Resolver<ResolversTypes['WithdrawalResult'], ParentType, ContextType, RequireFields<Contract.MutationDeclareWithdrawalArgs, 'data'>>;
  declineOrder?: Resolver<ResolversTypes['ApprovalResult'], ParentType, ContextType, RequireFields<Contract.MutationDeclineOrderArgs, 'approvalId'>>;
  deleteCurrentCustomerAccount?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationDeleteCurrentCustomerAccountArgs, 'password'>>;
  deleteWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationDeleteWishlistArgs, 'externalId'>>;
  deleteWishlistComment?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationDeleteWishlistCommentArgs, 'commentId' | 'externalId'>>;
  extendLightningReservation?: Resolver<ResolversTypes['LightningReservationResult'], ParentType, ContextType, Partial<Contract.MutationExtendLightningReservationArgs>>;
  followMailLink?: Resolver<ResolversTypes['MailLink'], ParentType, ContextType, RequireFields<Contract.MutationFollowMailLinkArgs, 'link'>>;
  forgotPassword?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationForgotPasswordArgs, 'data'>>;
  generatePdfForm?: Resolver<ResolversTypes['OrderFormPdf'], ParentType, ContextType, RequireFields<Contract.MutationGeneratePdfFormArgs, 'data'>>;
  importSharedWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationImportSharedWishlistArgs, 'inviteToken'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Contract.MutationLoginArgs, 'data' | 'mergeCart'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markReviewHelpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationMarkReviewHelpfulArgs, 'ratingId' | 'voteId'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Contract.MutationMergeCartsArgs, 'fromCartId' | 'toCartId'>>;
  moveWishlistEntry?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationMoveWishlistEntryArgs, 'entryId' | 'fromExternalId' | 'toExternalId'>>;
  readMaterialList?: Resolver<ResolversTypes['MaterialList'], ParentType, ContextType, RequireFields<Contract.MutationReadMaterialListArgs, 'text'>>;
  readMaterialListFile?: Resolver<ResolversTypes['MaterialList'], ParentType, ContextType, RequireFields<Contract.MutationReadMaterialListFileArgs, 'file'>>;
  recordGlanceView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationRecordGlanceViewArgs, 'domain' | 'productId'>>;
  refreshLightningReservation?: Resolver<ResolversTypes['LightningReservationResult'], ParentType, ContextType, Partial<Contract.MutationRefreshLightningReservationArgs>>;
  refreshUserToken?: Resolver<ResolversTypes['UserToken'], ParentType, ContextType>;
  registerBusinessCustomer?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Contract.MutationRegisterBusinessCustomerArgs, 'data'>>;
  registerCustomer?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Contract.MutationRegisterCustomerArgs, 'data'>>;
  registerGuest?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Contract.MutationRegisterGuestArgs, 'data'>>;
  removeAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<Contract.MutationRemoveAddressArgs, 'addressId'>>;
  removeBusinessUser?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationRemoveBusinessUserArgs, 'userId'>>;
  removeProductFromMerkzettel?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, Partial<Contract.MutationRemoveProductFromMerkzettelArgs>>;
  removeReturnImage?: Resolver<ResolversTypes['SubmitReturnResult'], ParentType, ContextType, RequireFields<Contract.MutationRemoveReturnImageArgs, 'hash' | 'imageId'>>;
  removeWishlistClaim?: Resolver<ResolversTypes['WishlistClaimChange'], ParentType, ContextType, RequireFields<Contract.MutationRemoveWishlistClaimArgs, 'claimId'>>;
  removeWishlistMember?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationRemoveWishlistMemberArgs, 'externalId' | 'userId'>>;
  renameWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationRenameWishlistArgs, 'externalId' | 'name'>>;
  reorder?: Resolver<Contract.Maybe<ResolversTypes['ReorderResult']>, ParentType, ContextType, RequireFields<Contract.MutationReorderArgs, 'orderId' | 'updateId'>>;
  replaceTeaserWishlistItem?: Resolver<Contract.Maybe<ResolversTypes['WishlistEntry']>, ParentType, ContextType, RequireFields<Contract.MutationReplaceTeaserWishlistItemArgs, 'itemId' | 'oldExternalId' | 'quantity'>>;
  replaceWishlistItem?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationReplaceWishlistItemArgs, 'entry' | 'entryId' | 'externalId'>>;
  requestCatalogue?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationRequestCatalogueArgs, 'data'>>;
  requestCustomerAccess?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationRequestCustomerAccessArgs, 'data'>>;
  requestStockAlert?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationRequestStockAlertArgs, 'data'>>;
  resetWallet?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, Partial<Contract.MutationResetWalletArgs>>;
  restoreAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<Contract.MutationRestoreAddressArgs, 'addressId'>>;
  saveAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<Contract.MutationSaveAddressArgs, 'address' | 'kind'>>;
  saveBusinessUser?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSaveBusinessUserArgs, 'data'>>;
  saveReturnDraft?: Resolver<ResolversTypes['SubmitReturnResult'], ParentType, ContextType, RequireFields<Contract.MutationSaveReturnDraftArgs, 'data'>>;
  saveShippingStep?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<Contract.MutationSaveShippingStepArgs, 'data'>>;
  selectDelivery?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<Contract.MutationSelectDeliveryArgs, 'data'>>;
  sendContactFormMail?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSendContactFormMailArgs, 'data'>>;
  setDefaultAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<Contract.MutationSetDefaultAddressArgs, 'addressId'>>;
  setSelectedPayment?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<Contract.MutationSetSelectedPaymentArgs, 'paymentId'>>;
  setStandardWishlist?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationSetStandardWishlistArgs, 'externalId'>>;
  setWishlistDescription?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationSetWishlistDescriptionArgs, 'description' | 'externalId'>>;
  setWishlistMemberRight?: Resolver<ResolversTypes['WishlistChange'], ParentType, ContextType, RequireFields<Contract.MutationSetWishlistMemberRightArgs, 'externalId' | 'right' | 'userId'>>;
  settlePaymentReturn?: Resolver<ResolversTypes['PaymentReturn'], ParentType, ContextType, RequireFields<Contract.MutationSettlePaymentReturnArgs, 'fields' | 'token'>>;
  shopInit?: Resolver<ResolversTypes['ShopInit'], ParentType, ContextType>;
  studio_addOrderNote?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_AddOrderNoteArgs, 'key' | 'number' | 'text'>>;
  studio_answerDeclaration?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_AnswerDeclarationArgs, 'id' | 'key' | 'kind'>>;
  studio_answerReview?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_AnswerReviewArgs, 'id' | 'key' | 'text' | 'version'>>;
  studio_bookPayment?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_BookPaymentArgs, 'key' | 'number'>>;
  studio_cancelOrder?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_CancelOrderArgs, 'key' | 'number'>>;
  studio_changeDeal?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeDealArgs, 'deal' | 'id' | 'key' | 'version'>>;
  studio_changeDeliveryAddress?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeDeliveryAddressArgs, 'address' | 'key' | 'number'>>;
  studio_changeMainUser?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeMainUserArgs, 'id' | 'key' | 'mainUserId'>>;
  studio_changePassword?: Resolver<Contract.Maybe<ResolversTypes['StudioPasswordError']>, ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  studio_changePictures?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangePicturesArgs, 'itemId' | 'key' | 'pictures' | 'version'>>;
  studio_changePrice?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangePriceArgs, 'itemId' | 'key' | 'price' | 'version'>>;
  studio_changePromotion?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangePromotionArgs, 'id' | 'key' | 'promotion' | 'version'>>;
  studio_changeSale?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeSaleArgs, 'isSold' | 'key' | 'productId' | 'version'>>;
  studio_changeStock?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeStockArgs, 'itemId' | 'key' | 'version'>>;
  studio_changeTexts?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeTextsArgs, 'key' | 'productId' | 'texts' | 'version'>>;
  studio_changeUserRights?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeUserRightsArgs, 'id' | 'key' | 'mayOrder' | 'version'>>;
  studio_changeVoucher?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ChangeVoucherArgs, 'code' | 'key' | 'version' | 'voucher'>>;
  studio_confirmSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ConfirmSecondFactorArgs, 'code'>>;
  studio_createDeal?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_CreateDealArgs, 'deal' | 'key'>>;
  studio_createPreviewLink?: Resolver<ResolversTypes['StudioPreviewLinkMade'], ParentType, ContextType, RequireFields<Contract.MutationStudio_CreatePreviewLinkArgs, 'data'>>;
  studio_createPromotion?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_CreatePromotionArgs, 'key' | 'promotion'>>;
  studio_createStoreCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Contract.MutationStudio_CreateStoreCodeArgs, 'store'>>;
  studio_createVoucher?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_CreateVoucherArgs, 'key' | 'voucher'>>;
  studio_createVoucherSeries?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_CreateVoucherSeriesArgs, 'key' | 'voucher'>>;
  studio_decideCertificate?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_DecideCertificateArgs, 'id' | 'key'>>;
  studio_deleteCustomer?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_DeleteCustomerArgs, 'id' | 'key'>>;
  studio_deliverOrder?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_DeliverOrderArgs, 'key' | 'number'>>;
  studio_discardDraft?: Resolver<Contract.Maybe<ResolversTypes['StudioDiscardError']>, ParentType, ContextType, RequireFields<Contract.MutationStudio_DiscardDraftArgs, 'key' | 'kind' | 'revision'>>;
  studio_endDeal?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_EndDealArgs, 'id' | 'key'>>;
  studio_endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studio_endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStudio_EndSessionArgs, 'id'>>;
  studio_exportCustomer?: Resolver<Contract.Maybe<ResolversTypes['StudioFile']>, ParentType, ContextType, RequireFields<Contract.MutationStudio_ExportCustomerArgs, 'id' | 'key'>>;
  studio_exportVoucherSeries?: Resolver<Contract.Maybe<ResolversTypes['StudioFile']>, ParentType, ContextType, RequireFields<Contract.MutationStudio_ExportVoucherSeriesArgs, 'id'>>;
  studio_handOverOrganisation?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_HandOverOrganisationArgs, 'id' | 'key'>>;
  studio_import?: Resolver<ResolversTypes['StudioImport'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ImportArgs, 'content' | 'dryRun'>>;
  studio_lockCustomer?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_LockCustomerArgs, 'id' | 'key' | 'reason'>>;
  studio_login?: Resolver<ResolversTypes['StudioLogin'], ParentType, ContextType, RequireFields<Contract.MutationStudio_LoginArgs, 'data'>>;
  studio_loginByStoreCode?: Resolver<ResolversTypes['StudioLogin'], ParentType, ContextType, RequireFields<Contract.MutationStudio_LoginByStoreCodeArgs, 'code'>>;
  studio_logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  studio_massChange?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_MassChangeArgs, 'change' | 'filter' | 'key' | 'version'>>;
  studio_matchDeclaration?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_MatchDeclarationArgs, 'id' | 'key' | 'kind' | 'number'>>;
  studio_publish?: Resolver<ResolversTypes['StudioPublish'], ParentType, ContextType, RequireFields<Contract.MutationStudio_PublishArgs, 'key' | 'kind' | 'redirectOldPath' | 'revision'>>;
  studio_publishReview?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_PublishReviewArgs, 'id' | 'key' | 'version'>>;
  studio_receiveReturn?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ReceiveReturnArgs, 'key' | 'lines' | 'rma'>>;
  studio_refundOrder?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RefundOrderArgs, 'amount' | 'key' | 'number'>>;
  studio_removeEditor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RemoveEditorArgs, 'id'>>;
  studio_removeFreeArticle?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RemoveFreeArticleArgs, 'itemId' | 'key'>>;
  studio_removePlannedPrice?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RemovePlannedPriceArgs, 'itemId' | 'key' | 'startsAt'>>;
  studio_resetEditor?: Resolver<Contract.Maybe<ResolversTypes['StudioEditorSaved']>, ParentType, ContextType, RequireFields<Contract.MutationStudio_ResetEditorArgs, 'id'>>;
  studio_restore?: Resolver<ResolversTypes['StudioSave'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RestoreArgs, 'base' | 'id'>>;
  studio_retryCommand?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RetryCommandArgs, 'id' | 'key'>>;
  studio_revokePreviewLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStudio_RevokePreviewLinkArgs, 'id'>>;
  studio_saveDraft?: Resolver<ResolversTypes['StudioSave'], ParentType, ContextType, RequireFields<Contract.MutationStudio_SaveDraftArgs, 'base' | 'body' | 'key' | 'kind'>>;
  studio_saveEditor?: Resolver<ResolversTypes['StudioEditorSaved'], ParentType, ContextType, RequireFields<Contract.MutationStudio_SaveEditorArgs, 'data'>>;
  studio_saveFreeArticle?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_SaveFreeArticleArgs, 'article' | 'key'>>;
  studio_sendMailAgain?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_SendMailAgainArgs, 'id' | 'key'>>;
  studio_shipOrder?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_ShipOrderArgs, 'key' | 'number' | 'parcel'>>;
  studio_startSecondFactor?: Resolver<ResolversTypes['StudioSecondFactor'], ParentType, ContextType>;
  studio_stopPromotion?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_StopPromotionArgs, 'id' | 'key'>>;
  studio_stopVoucher?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_StopVoucherArgs, 'code' | 'key'>>;
  studio_stopVoucherSeries?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_StopVoucherSeriesArgs, 'id' | 'key'>>;
  studio_undoMassChange?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_UndoMassChangeArgs, 'id' | 'key'>>;
  studio_unlockCustomer?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_UnlockCustomerArgs, 'id' | 'key'>>;
  studio_unschedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStudio_UnscheduleArgs, 'key' | 'kind'>>;
  studio_uploadMedia?: Resolver<ResolversTypes['StudioUpload'], ParentType, ContextType, RequireFields<Contract.MutationStudio_UploadMediaArgs, 'input'>>;
  studio_withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStudio_WithdrawArgs, 'key' | 'kind'>>;
  studio_withdrawReview?: Resolver<ResolversTypes['StudioDeskResult'], ParentType, ContextType, RequireFields<Contract.MutationStudio_WithdrawReviewArgs, 'id' | 'key' | 'reason' | 'version'>>;
  submitCart?: Resolver<ResolversTypes['SubmitCartResult'], ParentType, ContextType, RequireFields<Contract.MutationSubmitCartArgs, 'data'>>;
  submitForm?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSubmitFormArgs, 'formId' | 'submissionId' | 'values'>>;
  submitPrimeSubscription?: Resolver<ResolversTypes['PrimeSubscriptionResult'], ParentType, ContextType, RequireFields<Contract.MutationSubmitPrimeSubscriptionArgs, 'data'>>;
  submitReturnOrder?: Resolver<ResolversTypes['SubmitReturnResult'], ParentType, ContextType, RequireFields<Contract.MutationSubmitReturnOrderArgs, 'data'>>;
  submitReview?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSubmitReviewArgs, 'encryptedData' | 'review'>>;
  subscribeToCompetition?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSubscribeToCompetitionArgs, 'formId' | 'submissionId' | 'values'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSubscribeToNewsletterArgs, 'data'>>;
  subscribeToPrimeWaitingList?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationSubscribeToPrimeWaitingListArgs, 'data'>>;
  tracking_addEvents?: Resolver<ResolversTypes['TrackingResult'], ParentType, ContextType, RequireFields<Contract.MutationTracking_AddEventsArgs, 'events'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<Contract.MutationUnsubscribeNewsletterArgs, 'data'>>;
  updateEmail?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<Contract.MutationUpdateEmailArgs, 'currentPassword' | 'newEmail'>>;
  updatePhone?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<Contract.MutationUpdatePhoneArgs, 'phone'>>;
  uploadB2bCertificate?: Resolver<ResolversTypes['UploadB2bCertificateResult'], ParentType, ContextType, RequireFields<Contract.MutationUploadB2bCertificateArgs, 'input'>>;
  uploadReturnImage?: Resolver<ResolversTypes['UploadReturnImageResult'], ParentType, ContextType, RequireFields<Contract.MutationUploadReturnImageArgs, 'input'>>;
  validateAndAddToCartBestellschein?: Resolver<ResolversTypes['OrderFormToCart'], ParentType, ContextType, RequireFields<Contract.MutationValidateAndAddToCartBestellscheinArgs, 'data' | 'submissionId'>>;
  validateBestellschein?: Resolver<ResolversTypes['OrderForm'], ParentType, ContextType, RequireFields<Contract.MutationValidateBestellscheinArgs, 'data'>>;
  withdrawWishlistInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationWithdrawWishlistInviteArgs, 'externalId' | 'right'>>;
};

export type NavigationAdviceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NavigationAdvice'] = ResolversParentTypes['NavigationAdvice']> = {
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NavigationGroupResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NavigationGroup'] = ResolversParentTypes['NavigationGroup']> = {
  advice?: Resolver<Contract.Maybe<ResolversTypes['NavigationAdvice']>, ParentType, ContextType>;
  bestseller?: Resolver<Contract.Maybe<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isExcludedFromNav?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NumericRangeFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NumericRangeFilter'] = ResolversParentTypes['NumericRangeFilter']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHero?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  comment?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  deliveryText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  netAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openAmount?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipperName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['CartTax']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucherCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  addressAddition?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isStation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schoolOrCompany?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderApprovalResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderApproval'] = ResolversParentTypes['OrderApproval']> = {
  approvalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  checkout?: Resolver<Contract.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  netAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApprovalState'], ParentType, ContextType>;
};

export type OrderDetailsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderDetails'] = ResolversParentTypes['OrderDetails']> = {
  canReorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditedAmount?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notShipped?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAmount?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returnUntil?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAmount?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfer?: Resolver<Contract.Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['OrderWithdrawal']>, ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderDocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderFormResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderForm'] = ResolversParentTypes['OrderForm']> = {
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mostRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OrderFormRow']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderFormItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderFormItem'] = ResolversParentTypes['OrderFormItem']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variationText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderFormPdfResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderFormPdf'] = ResolversParentTypes['OrderFormPdf']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderFormRowResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderFormRow'] = ResolversParentTypes['OrderFormRow']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderFormCode'], ParentType, ContextType>;
  item?: Resolver<Contract.Maybe<ResolversTypes['OrderFormItem']>, ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityTyped?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderFormToCartResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderFormToCart'] = ResolversParentTypes['OrderFormToCart']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['OrderForm'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isAlreadyReturned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReturnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pricedPieces?: Resolver<Array<ResolversTypes['OrderedPieces']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviewUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variationText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<Array<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderPageInfo'], ParentType, ContextType>;
};

export type OrderPageInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderPageInfo'] = ResolversParentTypes['OrderPageInfo']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elementsPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  items?: Resolver<Array<ResolversTypes['OrderReturnItem']>, ParentType, ContextType>;
  placedDate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refund?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rma?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReturnItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderReturnItem'] = ResolversParentTypes['OrderReturnItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  articleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canReorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expectedDeliveryDate?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  furtherItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderSummaryItem']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderSummaryItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderSummaryItem'] = ResolversParentTypes['OrderSummaryItem']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderWithdrawalResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderWithdrawal'] = ResolversParentTypes['OrderWithdrawal']> = {
  declaredAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  goods?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderedPiecesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderedPieces'] = ResolversParentTypes['OrderedPieces']> = {
  isDeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  categoryId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  categoryId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pageId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTranslationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PageTranslation'] = ResolversParentTypes['PageTranslation']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PastReturnResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PastReturn'] = ResolversParentTypes['PastReturn']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PastReturnItem']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['ReturnLabel']>, ParentType, ContextType>;
  missingLabels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedDate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refund?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  regulation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rma?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
  stateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PastReturnItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PastReturnItem'] = ResolversParentTypes['PastReturnItem']> = {
  acceptedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  deliveryText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrepaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsBuyerReference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentReturnResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PaymentReturn'] = ResolversParentTypes['PaymentReturn']> = {
  isMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['PaymentEndReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentReturnState'], ParentType, ContextType>;
};

export type PendingEmailResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PendingEmail'] = ResolversParentTypes['PendingEmail']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNewConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOldConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewChoiceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PreviewChoice'] = ResolversParentTypes['PreviewChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PreviewDataResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PreviewData'] = ResolversParentTypes['PreviewData']> = {
  abTestScenarios?: Resolver<Array<ResolversTypes['PreviewChoice']>, ParentType, ContextType>;
  customerSegments?: Resolver<Array<ResolversTypes['PreviewChoice']>, ParentType, ContextType>;
};

export type PreviewLinkOpenedResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PreviewLinkOpened'] = ResolversParentTypes['PreviewLinkOpened']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Contract.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type PriceRangeFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PriceRangeFilter'] = ResolversParentTypes['PriceRangeFilter']> = {
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHero?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceTierResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PriceTier'] = ResolversParentTypes['PriceTier']> = {
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['BasePrice']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Prices'] = ResolversParentTypes['Prices']> = {
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['BasePrice']>, ParentType, ContextType>;
  educationalSuggestGrossPrice?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grossPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hasGroupPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBestPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lightningDealPrice?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  netPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  specialPrice?: Resolver<Contract.Maybe<ResolversTypes['SpecialPrice']>, ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['PriceTier']>, ParentType, ContextType>;
};

export type PrimeCheckoutResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PrimeCheckout'] = ResolversParentTypes['PrimeCheckout']> = {
  billingAddress?: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  legalVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  primeInfo?: Resolver<ResolversTypes['PrimeInfo'], ParentType, ContextType>;
  programme?: Resolver<ResolversTypes['PrimeProgramme'], ParentType, ContextType>;
  providerOrigins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quoteHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  renewal?: Resolver<Contract.Maybe<ResolversTypes['PrimeRenewal']>, ParentType, ContextType>;
};

export type PrimeInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PrimeInfo'] = ResolversParentTypes['PrimeInfo']> = {
  abo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrimeProgrammeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PrimeProgramme'] = ResolversParentTypes['PrimeProgramme']> = {
  isRegistrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PrimeRenewalResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PrimeRenewal'] = ResolversParentTypes['PrimeRenewal']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrimeSubscriptionResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PrimeSubscriptionResult'] = ResolversParentTypes['PrimeSubscriptionResult']> = {
  computopData?: Resolver<Contract.Maybe<ResolversTypes['ComputopData']>, ParentType, ContextType>;
  errorCode?: Resolver<Contract.Maybe<ResolversTypes['PrimeErrorCode']>, ParentType, ContextType>;
  errorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  deliveryInfo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  energyEfficiency?: Resolver<Contract.Maybe<ResolversTypes['EnergyEfficiency']>, ParentType, ContextType>;
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
  lightningDealInfo?: Resolver<Contract.Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturerImage?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  manufacturerLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturerName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matrixCodeMessages?: Resolver<Array<ResolversTypes['MatrixCodeMessage']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaRobots?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfRatings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldElectricalDevicesInfo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  replacementProducts?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  rightOfWithdrawalInfo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopeOfDelivery?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shortFacts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['StoreId']>, ParentType, ContextType>;
  textileCareIcons?: Resolver<Array<ResolversTypes['TextileCareIcon']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warranty?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  youtubeVideos?: Resolver<Array<ResolversTypes['YoutubeVideo']>, ParentType, ContextType>;
};

export type ProductLabelResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductLabel'] = ResolversParentTypes['ProductLabel']> = {
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  counts?: Resolver<ResolversTypes['ReviewCounts'], ParentType, ContextType>;
  isSubmissionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberOfReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  starRatios?: Resolver<ResolversTypes['StarRatios'], ParentType, ContextType>;
  totalMatching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductTileResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductTile'] = ResolversParentTypes['ProductTile']> = {
  badges?: Resolver<ResolversTypes['TileBadges'], ParentType, ContextType>;
  bestItemDownloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  bestItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  delivery?: Resolver<Contract.Maybe<ResolversTypes['TileDelivery']>, ParentType, ContextType>;
  discountPercent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  energyEfficiency?: Resolver<Contract.Maybe<ResolversTypes['TileEnergyEfficiency']>, ParentType, ContextType>;
  extraBadges?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  isShortage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lightningDealInfo?: Resolver<Contract.Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  manufacturerName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfRatings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TilePrice'], ParentType, ContextType>;
  rating?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  variantColours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkEmailSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.QueryCheckEmailSubscribedArgs, 'email'>>;
  checkTokenValidity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.QueryCheckTokenValidityArgs, 'emailToken'>>;
  core_category?: Resolver<Contract.Maybe<ResolversTypes['CategoryListing']>, ParentType, ContextType, RequireFields<Contract.QueryCore_CategoryArgs, 'id'>>;
  core_search?: Resolver<ResolversTypes['SearchListing'], ParentType, ContextType, RequireFields<Contract.QueryCore_SearchArgs, 'filter'>>;
  decryptRatingData?: Resolver<Contract.Maybe<ResolversTypes['RatingData']>, ParentType, ContextType, RequireFields<Contract.QueryDecryptRatingDataArgs, 'encryptedData'>>;
  findOrderForReturn?: Resolver<Contract.Maybe<ResolversTypes['ReturnOrder']>, ParentType, ContextType, RequireFields<Contract.QueryFindOrderForReturnArgs, 'orderId' | 'zipCode'>>;
  findOrderForReturnByHash?: Resolver<Contract.Maybe<ResolversTypes['ReturnOrder']>, ParentType, ContextType, RequireFields<Contract.QueryFindOrderForReturnByHashArgs, 'hash'>>;
  getAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  getAccountDeletion?: Resolver<ResolversTypes['AccountDeletion'], ParentType, ContextType>;
  getActiveAbTestsByUrl?: Resolver<Array<ResolversTypes['AbTest']>, ParentType, ContextType, RequireFields<Contract.QueryGetActiveAbTestsByUrlArgs, 'url'>>;
  getAddresses?: Resolver<ResolversTypes['AddressBook'], ParentType, ContextType, RequireFields<Contract.QueryGetAddressesArgs, 'kind'>>;
  getAllWishlists?: Resolver<ResolversTypes['Wishlists'], ParentType, ContextType>;
  getAllWishlistsEssentials?: Resolver<ResolversTypes['WishlistsEssentials'], ParentType, ContextType>;
  getAllWishlistsFull?: Resolver<ResolversTypes['Wishlists'], ParentType, ContextType>;
  getAvailableCarriers?: Resolver<Array<ResolversTypes['ReturnCarrier']>, ParentType, ContextType, RequireFields<Contract.QueryGetAvailableCarriersArgs, 'hash' | 'returnOrder'>>;
  getAvailableRegulations?: Resolver<Array<ResolversTypes['ReturnRegulation']>, ParentType, ContextType, RequireFields<Contract.QueryGetAvailableRegulationsArgs, 'hash' | 'selectedItems'>>;
  getB2bCertificate?: Resolver<Contract.Maybe<ResolversTypes['B2bCertificate']>, ParentType, ContextType>;
  getBusinessAccess?: Resolver<Contract.Maybe<ResolversTypes['BusinessAccess']>, ParentType, ContextType>;
  getCheckout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, Partial<Contract.QueryGetCheckoutArgs>>;
  getCommentsPerWishlist?: Resolver<Array<ResolversTypes['WishlistComment']>, ParentType, ContextType, RequireFields<Contract.QueryGetCommentsPerWishlistArgs, 'wishlistId'>>;
  getContactFormData?: Resolver<Contract.Maybe<ResolversTypes['ContactFormData']>, ParentType, ContextType, RequireFields<Contract.QueryGetContactFormDataArgs, 'orderId'>>;
  getCurrentUploadSignature?: Resolver<ResolversTypes['UploadSignature'], ParentType, ContextType, RequireFields<Contract.QueryGetCurrentUploadSignatureArgs, 'purpose'>>;
  getCustomerInfo?: Resolver<ResolversTypes['CustomerInfo'], ParentType, ContextType, RequireFields<Contract.QueryGetCustomerInfoArgs, 'url'>>;
  getExtraTabContent?: Resolver<Contract.Maybe<ResolversTypes['ExtraTabContent']>, ParentType, ContextType, RequireFields<Contract.QueryGetExtraTabContentArgs, 'productId' | 'tabId'>>;
  getFooter?: Resolver<Contract.Maybe<ResolversTypes['Footer']>, ParentType, ContextType, RequireFields<Contract.QueryGetFooterArgs, 'pageId'>>;
  getGlobalParametersByName?: Resolver<Contract.Maybe<Array<ResolversTypes['GlobalParameter']>>, ParentType, ContextType, RequireFields<Contract.QueryGetGlobalParametersByNameArgs, 'names'>>;
  getGroupPrices?: Resolver<Contract.Maybe<ResolversTypes['GroupPrices']>, ParentType, ContextType, RequireFields<Contract.QueryGetGroupPricesArgs, 'itemId'>>;
  getGroupTilePrices?: Resolver<Array<ResolversTypes['GroupTilePrice']>, ParentType, ContextType, RequireFields<Contract.QueryGetGroupTilePricesArgs, 'itemIds'>>;
  getIndustries?: Resolver<Array<ResolversTypes['CodedEntry']>, ParentType, ContextType>;
  getItemById?: Resolver<Contract.Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<Contract.QueryGetItemByIdArgs, 'itemId'>>;
  getJobTitles?: Resolver<Array<ResolversTypes['CodedEntry']>, ParentType, ContextType>;
  getLightningReservation?: Resolver<ResolversTypes['LightningReservation'], ParentType, ContextType, Partial<Contract.QueryGetLightningReservationArgs>>;
  getLongTailAdjustment?: Resolver<ResolversTypes['LongTailAdjustment'], ParentType, ContextType, RequireFields<Contract.QueryGetLongTailAdjustmentArgs, 'searchQuery'>>;
  getMailLink?: Resolver<ResolversTypes['MailLink'], ParentType, ContextType, RequireFields<Contract.QueryGetMailLinkArgs, 'link'>>;
  getMainCategoryFromCategoryId?: Resolver<Contract.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Contract.QueryGetMainCategoryFromCategoryIdArgs, 'categoryId'>>;
  getNavigation?: Resolver<Contract.Maybe<Array<ResolversTypes['NavigationItem']>>, ParentType, ContextType, RequireFields<Contract.QueryGetNavigationArgs, 'depth'>>;
  getNavigationByCategoryId?: Resolver<Contract.Maybe<ResolversTypes['NavigationItem']>, ParentType, ContextType, RequireFields<Contract.QueryGetNavigationByCategoryIdArgs, 'categoryId' | 'depth'>>;
  getNavigationGroup?: Resolver<Contract.Maybe<ResolversTypes['NavigationGroup']>, ParentType, ContextType, RequireFields<Contract.QueryGetNavigationGroupArgs, 'id'>>;
  getNavigationGroups?: Resolver<Contract.Maybe<Array<ResolversTypes['NavigationGroup']>>, ParentType, ContextType>;
  getOrderDetailsV2?: Resolver<Contract.Maybe<ResolversTypes['OrderDetails']>, ParentType, ContextType, RequireFields<Contract.QueryGetOrderDetailsV2Args, 'orderId'>>;
  getOrderYears?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  getOrdersV2?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<Contract.QueryGetOrdersV2Args, 'dateFilter' | 'page'>>;
  getPageById?: Resolver<Contract.Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<Contract.QueryGetPageByIdArgs, 'pageId'>>;
  getPageByUrl?: Resolver<Contract.Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<Contract.QueryGetPageByUrlArgs, 'url'>>;
  getPageDetailsByUrl?: Resolver<ResolversTypes['PageDetails'], ParentType, ContextType, RequireFields<Contract.QueryGetPageDetailsByUrlArgs, 'url'>>;
  getPathsWithAbTests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  getPaymentReturn?: Resolver<ResolversTypes['PaymentReturn'], ParentType, ContextType, RequireFields<Contract.QueryGetPaymentReturnArgs, 'token'>>;
  getPreviewData?: Resolver<Contract.Maybe<ResolversTypes['PreviewData']>, ParentType, ContextType, RequireFields<Contract.QueryGetPreviewDataArgs, 'url'>>;
  getPrime?: Resolver<Contract.Maybe<ResolversTypes['PrimeProgramme']>, ParentType, ContextType>;
  getPrimeCheckout?: Resolver<Contract.Maybe<ResolversTypes['PrimeCheckout']>, ParentType, ContextType>;
  getProductById?: Resolver<Contract.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Contract.QueryGetProductByIdArgs, 'productId'>>;
  getProductTiles?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType, RequireFields<Contract.QueryGetProductTilesArgs, 'productIds'>>;
  getRatingProductDetails?: Resolver<Contract.Maybe<ResolversTypes['RatingProduct']>, ParentType, ContextType, RequireFields<Contract.QueryGetRatingProductDetailsArgs, 'productId'>>;
  getReviewArticles?: Resolver<Array<ResolversTypes['ReviewArticle']>, ParentType, ContextType, RequireFields<Contract.QueryGetReviewArticlesArgs, 'encryptedData'>>;
  getReviewsByProduct?: Resolver<Contract.Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<Contract.QueryGetReviewsByProductArgs, 'limit' | 'offset' | 'productId'>>;
  getSearchRedirect?: Resolver<ResolversTypes['SearchRedirect'], ParentType, ContextType, RequireFields<Contract.QueryGetSearchRedirectArgs, 'originalQuery'>>;
  getSession?: Resolver<Contract.Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  getSitemapEntries?: Resolver<ResolversTypes['SitemapEntries'], ParentType, ContextType, RequireFields<Contract.QueryGetSitemapEntriesArgs, 'kind' | 'limit' | 'part'>>;
  getSitemapParts?: Resolver<Array<ResolversTypes['SitemapPart']>, ParentType, ContextType>;
  getStore?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  getStores?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType>;
  getTeaserRecommendations?: Resolver<Array<ResolversTypes['TeaserRecommendations']>, ParentType, ContextType, RequireFields<Contract.QueryGetTeaserRecommendationsArgs, 'teaserIds'>>;
  getThankYouPageData?: Resolver<Contract.Maybe<ResolversTypes['ThankYouPage']>, ParentType, ContextType, RequireFields<Contract.QueryGetThankYouPageDataArgs, 'orderId'>>;
  getTotalsForTeaserWishlist?: Resolver<Contract.Maybe<ResolversTypes['WishlistTotals']>, ParentType, ContextType, RequireFields<Contract.QueryGetTotalsForTeaserWishlistArgs, 'productId' | 'quantity'>>;
  getTrackingItem?: Resolver<Contract.Maybe<ResolversTypes['TrackingItem']>, ParentType, ContextType, RequireFields<Contract.QueryGetTrackingItemArgs, 'itemId'>>;
  getTranslationsByKeys?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<Contract.QueryGetTranslationsByKeysArgs, 'keys'>>;
  getTranslationsByPrefix?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<Contract.QueryGetTranslationsByPrefixArgs, 'prefixes'>>;
  getVariantInformationForProduct?: Resolver<Contract.Maybe<ResolversTypes['VariantInformation']>, ParentType, ContextType, RequireFields<Contract.QueryGetVariantInformationForProductArgs, 'productId'>>;
  getVisitorSegments?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  getWishlist?: Resolver<Contract.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Contract.QueryGetWishlistArgs, 'externalId'>>;
  getWishlistFromTeaser?: Resolver<Contract.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Contract.QueryGetWishlistFromTeaserArgs, 'externalId'>>;
  getWishlistInvitation?: Resolver<Contract.Maybe<ResolversTypes['WishlistInvitation']>, ParentType, ContextType, RequireFields<Contract.QueryGetWishlistInvitationArgs, 'inviteToken'>>;
  isPreviewOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.QueryIsPreviewOpenArgs, 'by' | 'id'>>;
  isUniqueEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.QueryIsUniqueEmailArgs, 'email'>>;
  openPreviewLink?: Resolver<Contract.Maybe<ResolversTypes['PreviewLinkOpened']>, ParentType, ContextType, RequireFields<Contract.QueryOpenPreviewLinkArgs, 'token'>>;
  shop_findCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<Contract.QueryShop_FindCartArgs>>;
  studio_audit?: Resolver<ResolversTypes['StudioAudit'], ParentType, ContextType, RequireFields<Contract.QueryStudio_AuditArgs, 'page'>>;
  studio_cartPreview?: Resolver<ResolversTypes['StudioCartPreview'], ParentType, ContextType, RequireFields<Contract.QueryStudio_CartPreviewArgs, 'items'>>;
  studio_categories?: Resolver<Array<ResolversTypes['StudioCategory']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_CategoriesArgs, 'search'>>;
  studio_certificateFile?: Resolver<Contract.Maybe<ResolversTypes['StudioFile']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_CertificateFileArgs, 'id'>>;
  studio_certificates?: Resolver<ResolversTypes['StudioCertificates'], ParentType, ContextType, RequireFields<Contract.QueryStudio_CertificatesArgs, 'all' | 'page'>>;
  studio_compare?: Resolver<Array<ResolversTypes['StudioDifference']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_CompareArgs, 'key' | 'kind' | 'left' | 'right'>>;
  studio_customer?: Resolver<Contract.Maybe<ResolversTypes['StudioCustomer']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_CustomerArgs, 'id'>>;
  studio_customers?: Resolver<ResolversTypes['StudioCustomers'], ParentType, ContextType, RequireFields<Contract.QueryStudio_CustomersArgs, 'page' | 'search'>>;
  studio_deal?: Resolver<Contract.Maybe<ResolversTypes['StudioDeal']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_DealArgs, 'id'>>;
  studio_dealPreview?: Resolver<ResolversTypes['StudioDealPreview'], ParentType, ContextType, RequireFields<Contract.QueryStudio_DealPreviewArgs, 'deal'>>;
  studio_deals?: Resolver<ResolversTypes['StudioDeals'], ParentType, ContextType, RequireFields<Contract.QueryStudio_DealsArgs, 'page'>>;
  studio_declarations?: Resolver<ResolversTypes['StudioDeclarations'], ParentType, ContextType, RequireFields<Contract.QueryStudio_DeclarationsArgs, 'all' | 'page'>>;
  studio_deskTasks?: Resolver<Array<ResolversTypes['StudioDeskTask']>, ParentType, ContextType>;
  studio_editors?: Resolver<Array<ResolversTypes['StudioEditor']>, ParentType, ContextType>;
  studio_entries?: Resolver<ResolversTypes['StudioEntries'], ParentType, ContextType, RequireFields<Contract.QueryStudio_EntriesArgs, 'isOwn' | 'kind' | 'page'>>;
  studio_entry?: Resolver<Contract.Maybe<ResolversTypes['StudioEntry']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_EntryArgs, 'key' | 'kind'>>;
  studio_exampleCart?: Resolver<Array<ResolversTypes['StudioCartItem']>, ParentType, ContextType>;
  studio_experimentResults?: Resolver<ResolversTypes['StudioExperiment'], ParentType, ContextType, RequireFields<Contract.QueryStudio_ExperimentResultsArgs, 'testId'>>;
  studio_export?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<Contract.QueryStudio_ExportArgs, 'kinds'>>;
  studio_freeArticles?: Resolver<ResolversTypes['StudioFreeArticles'], ParentType, ContextType>;
  studio_items?: Resolver<Array<ResolversTypes['StudioItem']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ItemsArgs, 'search'>>;
  studio_links?: Resolver<Array<ResolversTypes['StudioLink']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_LinksArgs, 'language' | 'search'>>;
  studio_lists?: Resolver<Array<ResolversTypes['StudioListChoice']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ListsArgs, 'search'>>;
  studio_mainUserChange?: Resolver<Contract.Maybe<ResolversTypes['StudioMainUserChange']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_MainUserChangeArgs, 'id'>>;
  studio_manufacturers?: Resolver<Array<ResolversTypes['StudioManufacturer']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ManufacturersArgs, 'search'>>;
  studio_massChangePreview?: Resolver<ResolversTypes['StudioMassChangePreview'], ParentType, ContextType, RequireFields<Contract.QueryStudio_MassChangePreviewArgs, 'change' | 'filter'>>;
  studio_massChanges?: Resolver<Array<ResolversTypes['StudioMassChange']>, ParentType, ContextType>;
  studio_me?: Resolver<ResolversTypes['StudioMe'], ParentType, ContextType>;
  studio_media?: Resolver<ResolversTypes['StudioMediaList'], ParentType, ContextType, RequireFields<Contract.QueryStudio_MediaArgs, 'page' | 'search'>>;
  studio_openPoints?: Resolver<Array<ResolversTypes['StudioOpenPoint']>, ParentType, ContextType>;
  studio_order?: Resolver<Contract.Maybe<ResolversTypes['StudioOrder']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_OrderArgs, 'number'>>;
  studio_orderDocument?: Resolver<Contract.Maybe<ResolversTypes['StudioFile']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_OrderDocumentArgs, 'id' | 'number'>>;
  studio_orders?: Resolver<ResolversTypes['StudioOrders'], ParentType, ContextType, RequireFields<Contract.QueryStudio_OrdersArgs, 'page' | 'search'>>;
  studio_previewLinks?: Resolver<ResolversTypes['StudioPreviewLinks'], ParentType, ContextType, RequireFields<Contract.QueryStudio_PreviewLinksArgs, 'page'>>;
  studio_product?: Resolver<Contract.Maybe<ResolversTypes['StudioMerchandise']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ProductArgs, 'id'>>;
  studio_productGaps?: Resolver<ResolversTypes['StudioProductGaps'], ParentType, ContextType, RequireFields<Contract.QueryStudio_ProductGapsArgs, 'kind' | 'page'>>;
  studio_productTexts?: Resolver<Contract.Maybe<ResolversTypes['StudioProductTexts']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ProductTextsArgs, 'id'>>;
  studio_products?: Resolver<Array<ResolversTypes['StudioProduct']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ProductsArgs, 'search'>>;
  studio_promotions?: Resolver<ResolversTypes['StudioPromotions'], ParentType, ContextType, RequireFields<Contract.QueryStudio_PromotionsArgs, 'page'>>;
  studio_return?: Resolver<Contract.Maybe<ResolversTypes['StudioReturn']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_ReturnArgs, 'rma'>>;
  studio_returns?: Resolver<ResolversTypes['StudioReturns'], ParentType, ContextType, RequireFields<Contract.QueryStudio_ReturnsArgs, 'all' | 'page'>>;
  studio_reviews?: Resolver<ResolversTypes['StudioReviews'], ParentType, ContextType, RequireFields<Contract.QueryStudio_ReviewsArgs, 'page' | 'search' | 'state'>>;
  studio_sessions?: Resolver<Array<ResolversTypes['StudioSession']>, ParentType, ContextType>;
  studio_usersWithoutMain?: Resolver<Array<ResolversTypes['StudioUserWithoutMain']>, ParentType, ContextType>;
  studio_uses?: Resolver<Array<ResolversTypes['StudioUse']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_UsesArgs, 'key' | 'kind'>>;
  studio_version?: Resolver<Contract.Maybe<ResolversTypes['StudioVersion']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_VersionArgs, 'id'>>;
  studio_versions?: Resolver<ResolversTypes['StudioVersions'], ParentType, ContextType, RequireFields<Contract.QueryStudio_VersionsArgs, 'key' | 'kind' | 'page'>>;
  studio_voucher?: Resolver<Contract.Maybe<ResolversTypes['StudioVoucher']>, ParentType, ContextType, RequireFields<Contract.QueryStudio_VoucherArgs, 'code'>>;
  studio_voucherSeries?: Resolver<ResolversTypes['StudioVoucherSeriesList'], ParentType, ContextType, RequireFields<Contract.QueryStudio_VoucherSeriesArgs, 'page'>>;
  studio_vouchers?: Resolver<ResolversTypes['StudioVouchers'], ParentType, ContextType, RequireFields<Contract.QueryStudio_VouchersArgs, 'page' | 'search'>>;
  suggestPlaces?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<Contract.QuerySuggestPlacesArgs, 'country' | 'postCode'>>;
  suggestQueries?: Resolver<ResolversTypes['QuerySuggestions'], ParentType, ContextType, RequireFields<Contract.QuerySuggestQueriesArgs, 'userQuery'>>;
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
  authorName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RatingProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['RatingProduct'] = ResolversParentTypes['RatingProduct']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  manufacturerName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReorderEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReorderEntry'] = ResolversParentTypes['ReorderEntry']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantityAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityWanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReorderResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReorderResult'] = ResolversParentTypes['ReorderResult']> = {
  added?: Resolver<Array<ResolversTypes['ReorderEntry']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changedQuantity?: Resolver<Array<ResolversTypes['ReorderEntry']>, ParentType, ContextType>;
  needsChoice?: Resolver<Array<ResolversTypes['ReorderEntry']>, ParentType, ContextType>;
  unavailable?: Resolver<Array<ResolversTypes['ReorderEntry']>, ParentType, ContextType>;
};

export type ReturnCarrierResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnCarrier'] = ResolversParentTypes['ReturnCarrier']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasQrCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumLabels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnComponentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnComponent'] = ResolversParentTypes['ReturnComponent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnContactResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnContact'] = ResolversParentTypes['ReturnContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnDraftResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnDraft'] = ResolversParentTypes['ReturnDraft']> = {
  carrier?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReturnDraftItem']>, ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulation?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnDraftItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnDraftItem'] = ResolversParentTypes['ReturnDraftItem']> = {
  additionalInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ReturnImage']>, ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesImages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnImageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnImage'] = ResolversParentTypes['ReturnImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnItem'] = ResolversParentTypes['ReturnItem']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['ReturnComponent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notReturnable?: Resolver<Contract.Maybe<ResolversTypes['NotReturnable']>, ParentType, ContextType>;
  orderedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
  returnableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnableUntil?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variationText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnLabelResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnLabel'] = ResolversParentTypes['ReturnLabel']> = {
  hasQrCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnOrderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnOrder'] = ResolversParentTypes['ReturnOrder']> = {
  contact?: Resolver<Contract.Maybe<ResolversTypes['ReturnContact']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft?: Resolver<Contract.Maybe<ResolversTypes['ReturnDraft']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReturnItem']>, ParentType, ContextType>;
  orderDate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pastReturns?: Resolver<Array<ResolversTypes['PastReturn']>, ParentType, ContextType>;
  salesOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnReasonResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnReason'] = ResolversParentTypes['ReturnReason']> = {
  comment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  components?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnRegulationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnRegulation'] = ResolversParentTypes['ReturnRegulation']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentAuthor?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentDate?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullAuthorInfo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpfulRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewArticleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReviewArticle'] = ResolversParentTypes['ReviewArticle']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<Contract.Maybe<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
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
  correctedTerm?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  didYouMean?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['Filter']>, ParentType, ContextType>;
  link?: Resolver<Contract.Maybe<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTile']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['Sort']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  totalProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchRedirectResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SearchRedirect'] = ResolversParentTypes['SearchRedirect']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectPath?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectedEnumFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SelectedEnumFilter'] = ResolversParentTypes['SelectedEnumFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectedRangeFilterResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SelectedRangeFilter'] = ResolversParentTypes['SelectedRangeFilter']> = {
  from?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SeoLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SeoLink'] = ResolversParentTypes['SeoLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hreflang?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoObjectResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SeoObject'] = ResolversParentTypes['SeoObject']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['SeoLink']>, ParentType, ContextType>;
  robots?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GridRow']>, ParentType, ContextType>;
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionExpires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tokenExpires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredAt?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expectedDeliveryDate?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShipmentStatus'], ParentType, ContextType>;
  trackingCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipperResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Shipper'] = ResolversParentTypes['Shipper']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costs?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  info?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  next?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  image?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldPrice?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uvp?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uvpValidFromString?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  logo?: Resolver<Contract.Maybe<ResolversTypes['StoreLogo']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreLogoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StoreLogo'] = ResolversParentTypes['StoreLogo']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioAddress'] = ResolversParentTypes['StudioAddress']> = {
  addition?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formType?: Resolver<ResolversTypes['AddressFormType'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packstationNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioAuditResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioAudit'] = ResolversParentTypes['StudioAudit']> = {
  entries?: Resolver<Array<ResolversTypes['StudioAuditEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioAuditEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioAuditEntry'] = ResolversParentTypes['StudioAuditEntry']> = {
  action?: Resolver<ResolversTypes['StudioAction'], ParentType, ContextType>;
  after?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  desk?: Resolver<Contract.Maybe<ResolversTypes['DeskRole']>, ParentType, ContextType>;
  editor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Contract.Maybe<ResolversTypes['ContentKind']>, ParentType, ContextType>;
  language?: Resolver<Contract.Maybe<ResolversTypes['TextLanguage']>, ParentType, ContextType>;
  revision?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StudioCartItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCartItem'] = ResolversParentTypes['StudioCartItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioCartLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCartLine'] = ResolversParentTypes['StudioCartLine']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StudioCartPreviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCartPreview'] = ResolversParentTypes['StudioCartPreview']> = {
  lines?: Resolver<Array<ResolversTypes['StudioCartLine']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionsSaving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucherSaving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StudioCategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCategory'] = ResolversParentTypes['StudioCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioCertificateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCertificate'] = ResolversParentTypes['StudioCertificate']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['CertificateRefusal']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CertificateState'], ParentType, ContextType>;
};

export type StudioCertificatesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCertificates'] = ResolversParentTypes['StudioCertificates']> = {
  certificates?: Resolver<Array<ResolversTypes['StudioCertificate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioConflictResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioConflict'] = ResolversParentTypes['StudioConflict']> = {
  body?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioCustomerResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCustomer'] = ResolversParentTypes['StudioCustomer']> = {
  addresses?: Resolver<Array<ResolversTypes['StudioAddress']>, ParentType, ContextType>;
  consequences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockedFor?: Resolver<Contract.Maybe<ResolversTypes['StudioLockReason']>, ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['StudioAuditEntry']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['NewsletterStatus'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['StudioOrderEntry']>, ParentType, ContextType>;
  ordersTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organisation?: Resolver<Contract.Maybe<ResolversTypes['StudioOrganisation']>, ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioCustomerEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCustomerEntry'] = ResolversParentTypes['StudioCustomerEntry']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioCustomersResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioCustomers'] = ResolversParentTypes['StudioCustomers']> = {
  customers?: Resolver<Array<ResolversTypes['StudioCustomerEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioDealResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDeal'] = ResolversParentTypes['StudioDeal']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPerOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StudioRunState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioDealItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDealItem'] = ResolversParentTypes['StudioDealItem']> = {
  dealPrice?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StudioDealPreviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDealPreview'] = ResolversParentTypes['StudioDealPreview']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['StudioFieldError']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StudioDealItem']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioDealsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDeals'] = ResolversParentTypes['StudioDeals']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deals?: Resolver<Array<ResolversTypes['StudioDeal']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioDeclarationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDeclaration'] = ResolversParentTypes['StudioDeclaration']> = {
  answeredAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declaredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goods?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handledBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMatched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudioDeclarationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  written?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioDeclarationsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDeclarations'] = ResolversParentTypes['StudioDeclarations']> = {
  declarations?: Resolver<Array<ResolversTypes['StudioDeclaration']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioDeskResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDeskResult'] = ResolversParentTypes['StudioDeskResult']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['StudioFieldError']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Contract.Maybe<ResolversTypes['StudioDeskRefusal']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StudioDeskTaskResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDeskTask'] = ResolversParentTypes['StudioDeskTask']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudioDeskTaskKind'], ParentType, ContextType>;
};

export type StudioDifferenceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDifference'] = ResolversParentTypes['StudioDifference']> = {
  after?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DifferenceKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioDocumentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDocument'] = ResolversParentTypes['StudioDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioDraftResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioDraft'] = ResolversParentTypes['StudioDraft']> = {
  baseVersion?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioEditorResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioEditor'] = ResolversParentTypes['StudioEditor']> = {
  desks?: Resolver<Array<ResolversTypes['DeskRole']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['EditorRole']>, ParentType, ContextType>;
  seenAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioEditorSavedResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioEditorSaved'] = ResolversParentTypes['StudioEditorSaved']> = {
  editor?: Resolver<ResolversTypes['StudioEditor'], ParentType, ContextType>;
  password?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioEntriesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioEntries'] = ResolversParentTypes['StudioEntries']> = {
  entries?: Resolver<Array<ResolversTypes['StudioListEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioEntry'] = ResolversParentTypes['StudioEntry']> = {
  draft?: Resolver<Contract.Maybe<ResolversTypes['StudioDraft']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['StudioFinding']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  language?: Resolver<Contract.Maybe<ResolversTypes['TextLanguage']>, ParentType, ContextType>;
  oldPath?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planned?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  published?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedules?: Resolver<Array<ResolversTypes['StudioSchedule']>, ParentType, ContextType>;
  shipped?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['StudioTranslation']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StudioExperimentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioExperiment'] = ResolversParentTypes['StudioExperiment']> = {
  arms?: Resolver<Array<ResolversTypes['StudioExperimentArm']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioExperimentArmResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioExperimentArm'] = ResolversParentTypes['StudioExperimentArm']> = {
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioFieldErrorResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioFieldError'] = ResolversParentTypes['StudioFieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioFileResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioFile'] = ResolversParentTypes['StudioFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioFindingResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioFinding'] = ResolversParentTypes['StudioFinding']> = {
  level?: Resolver<ResolversTypes['FindingLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioFreeArticleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioFreeArticle'] = ResolversParentTypes['StudioFreeArticle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudioFreeArticleKind'], ParentType, ContextType>;
  minimumValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioFreeArticlesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioFreeArticles'] = ResolversParentTypes['StudioFreeArticles']> = {
  articles?: Resolver<Array<ResolversTypes['StudioFreeArticle']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioGroupTierResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioGroupTier'] = ResolversParentTypes['StudioGroupTier']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioImportResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioImport'] = ResolversParentTypes['StudioImport']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['StudioFinding']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StudioItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioItem'] = ResolversParentTypes['StudioItem']> = {
  gtin?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioItemPictureResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioItemPicture'] = ResolversParentTypes['StudioItemPicture']> = {
  altDe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  altEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioLink'] = ResolversParentTypes['StudioLink']> = {
  kind?: Resolver<ResolversTypes['StudioLinkKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioListChoiceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioListChoice'] = ResolversParentTypes['StudioListChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioListEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioListEntry'] = ResolversParentTypes['StudioListEntry']> = {
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  language?: Resolver<Contract.Maybe<ResolversTypes['TextLanguage']>, ParentType, ContextType>;
  pageType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioLoginResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioLogin'] = ResolversParentTypes['StudioLogin']> = {
  fault?: Resolver<Contract.Maybe<ResolversTypes['StudioLoginError']>, ParentType, ContextType>;
  retryAfter?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioMailResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMail'] = ResolversParentTypes['StudioMail']> = {
  canSendAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioMainUserChangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMainUserChange'] = ResolversParentTypes['StudioMainUserChange']> = {
  approvals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificate?: Resolver<Contract.Maybe<ResolversTypes['CertificateState']>, ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceAddress?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainUser?: Resolver<ResolversTypes['StudioPerson'], ParentType, ContextType>;
  mainUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Contract.Maybe<ResolversTypes['StudioMainUserRefusal']>, ParentType, ContextType>;
  unpaidAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaidOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['StudioPerson'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioManufacturerResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioManufacturer'] = ResolversParentTypes['StudioManufacturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioMassChangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMassChange'] = ResolversParentTypes['StudioMassChange']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudioMassChangeKind'], ParentType, ContextType>;
  percent?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pieces?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restored?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StudioMassChangePreviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMassChangePreview'] = ResolversParentTypes['StudioMassChangePreview']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['StudioFieldError']>, ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTooMany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['StudioMassChangeRow']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StudioMassChangeRow']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioMassChangeRowResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMassChangeRow'] = ResolversParentTypes['StudioMassChangeRow']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioMeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMe'] = ResolversParentTypes['StudioMe']> = {
  desks?: Resolver<Array<ResolversTypes['DeskRole']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grantedDesks?: Resolver<Array<ResolversTypes['DeskRole']>, ParentType, ContextType>;
  grantedRole?: Resolver<Contract.Maybe<ResolversTypes['EditorRole']>, ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['EditorRole']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['StudioStore']>, ParentType, ContextType>;
};

export type StudioMediaResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMedia'] = ResolversParentTypes['StudioMedia']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioMediaListResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMediaList'] = ResolversParentTypes['StudioMediaList']> = {
  media?: Resolver<Array<ResolversTypes['StudioMedia']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioMerchandiseResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMerchandise'] = ResolversParentTypes['StudioMerchandise']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StudioMerchandiseItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioMerchandiseItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioMerchandiseItem'] = ResolversParentTypes['StudioMerchandiseItem']> = {
  claimed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupTiers?: Resolver<Array<ResolversTypes['StudioGroupTier']>, ParentType, ContextType>;
  gtin?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['StudioItemPicture']>, ParentType, ContextType>;
  picturesVersion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plannedPrices?: Resolver<Array<ResolversTypes['StudioPlannedPrice']>, ParentType, ContextType>;
  price?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceVersion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockVersion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['StudioPriceTier']>, ParentType, ContextType>;
};

export type StudioOrderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrder'] = ResolversParentTypes['StudioOrder']> = {
  addressRefusal?: Resolver<Contract.Maybe<ResolversTypes['StudioDeskRefusal']>, ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['StudioAddress'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDeliver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canShip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['StudioAddress'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['StudioDocument']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StudioOrderLine']>, ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['StudioAuditEntry']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['StudioMail']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['StudioOrderNote']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['StudioPayment']>, ParentType, ContextType>;
  placedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundBy?: Resolver<Contract.Maybe<ResolversTypes['StudioRefundBy']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['StudioReturnEntry']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['StudioShipment']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voucherCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['StudioOrderWithdrawal']>, ParentType, ContextType>;
};

export type StudioOrderEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrderEntry'] = ResolversParentTypes['StudioOrderEntry']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioOrderLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrderLine'] = ResolversParentTypes['StudioOrderLine']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reduction?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variationText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioOrderNoteResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrderNote'] = ResolversParentTypes['StudioOrderNote']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioOrderWithdrawalResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrderWithdrawal'] = ResolversParentTypes['StudioOrderWithdrawal']> = {
  declaredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goods?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioOrdersResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrders'] = ResolversParentTypes['StudioOrders']> = {
  orders?: Resolver<Array<ResolversTypes['StudioOrderEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioOrganisationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrganisation'] = ResolversParentTypes['StudioOrganisation']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWithoutMainUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainUserId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['StudioOrganisationUser']>, ParentType, ContextType>;
  vatRegistrationNo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioOrganisationUserResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioOrganisationUser'] = ResolversParentTypes['StudioOrganisationUser']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLimit?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioPaymentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPayment'] = ResolversParentTypes['StudioPayment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  captured?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commands?: Resolver<Array<ResolversTypes['StudioPaymentCommand']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['StudioPaymentEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPaymentCommandResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPaymentCommand'] = ResolversParentTypes['StudioPaymentCommand']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPaymentEventResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPaymentEvent'] = ResolversParentTypes['StudioPaymentEvent']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPersonResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPerson'] = ResolversParentTypes['StudioPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPlannedPriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPlannedPrice'] = ResolversParentTypes['StudioPlannedPrice']> = {
  oldPrice?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPreviewLinkResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPreviewLink'] = ResolversParentTypes['StudioPreviewLink']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Contract.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPreviewLinkMadeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPreviewLinkMade'] = ResolversParentTypes['StudioPreviewLinkMade']> = {
  link?: Resolver<ResolversTypes['StudioPreviewLink'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioPreviewLinksResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPreviewLinks'] = ResolversParentTypes['StudioPreviewLinks']> = {
  links?: Resolver<Array<ResolversTypes['StudioPreviewLink']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioPriceTierResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPriceTier'] = ResolversParentTypes['StudioPriceTier']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioProduct'] = ResolversParentTypes['StudioProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioProductGapEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioProductGapEntry'] = ResolversParentTypes['StudioProductGapEntry']> = {
  details?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioProductGapsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioProductGaps'] = ResolversParentTypes['StudioProductGaps']> = {
  products?: Resolver<Array<ResolversTypes['StudioProductGapEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioProductTextsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioProductTexts'] = ResolversParentTypes['StudioProductTexts']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioPromotionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPromotion'] = ResolversParentTypes['StudioPromotion']> = {
  categoryIds?: Resolver<Contract.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  endsAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudioPromotionKind'], ParentType, ContextType>;
  minimumValue?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nameDe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pay?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StudioRunState'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['StoreId']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioPromotionsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPromotions'] = ResolversParentTypes['StudioPromotions']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['StudioPromotion']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioPublishResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioPublish'] = ResolversParentTypes['StudioPublish']> = {
  findings?: Resolver<Array<ResolversTypes['StudioFinding']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StudioReturnResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReturn'] = ResolversParentTypes['StudioReturn']> = {
  announcedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StudioReturnLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundBy?: Resolver<Contract.Maybe<ResolversTypes['StudioRefundBy']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['StudioReturnRefund']>, ParentType, ContextType>;
  regulation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rma?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
};

export type StudioReturnEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReturnEntry'] = ResolversParentTypes['StudioReturnEntry']> = {
  announcedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rma?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
};

export type StudioReturnLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReturnLine'] = ResolversParentTypes['StudioReturnLine']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioReturnRefundResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReturnRefund'] = ResolversParentTypes['StudioReturnRefund']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioReturnsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReturns'] = ResolversParentTypes['StudioReturns']> = {
  returns?: Resolver<Array<ResolversTypes['StudioReturnEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioReviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReview'] = ResolversParentTypes['StudioReview']> = {
  answer?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredOn?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['StudioReviewReason']>, ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StudioReviewState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioReviewsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioReviews'] = ResolversParentTypes['StudioReviews']> = {
  reviews?: Resolver<Array<ResolversTypes['StudioReview']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioSaveResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioSave'] = ResolversParentTypes['StudioSave']> = {
  body?: Resolver<Contract.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  conflict?: Resolver<Contract.Maybe<ResolversTypes['StudioConflict']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['StudioFinding']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StudioScheduleResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioSchedule'] = ResolversParentTypes['StudioSchedule']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['StudioFinding']>, ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ScheduleState'], ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioSecondFactorResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioSecondFactor'] = ResolversParentTypes['StudioSecondFactor']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioSessionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioSession'] = ResolversParentTypes['StudioSession']> = {
  agent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioShipmentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioShipment'] = ResolversParentTypes['StudioShipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioStoreResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioStore'] = ResolversParentTypes['StudioStore']> = {
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  desks?: Resolver<Array<ResolversTypes['DeskRole']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['StoreId'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['EditorRole']>, ParentType, ContextType>;
};

export type StudioTranslationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioTranslation'] = ResolversParentTypes['StudioTranslation']> = {
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TextLanguage'], ParentType, ContextType>;
  path?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioUploadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioUpload'] = ResolversParentTypes['StudioUpload']> = {
  fault?: Resolver<Contract.Maybe<ResolversTypes['UploadError']>, ParentType, ContextType>;
  media?: Resolver<Contract.Maybe<ResolversTypes['StudioMedia']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StudioUseResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioUse'] = ResolversParentTypes['StudioUse']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TextLanguage'], ParentType, ContextType>;
  path?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['StoreId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioUserWithoutMainResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioUserWithoutMain'] = ResolversParentTypes['StudioUserWithoutMain']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudioVersionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioVersion'] = ResolversParentTypes['StudioVersion']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWithdrawal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  language?: Resolver<Contract.Maybe<ResolversTypes['TextLanguage']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioVersionsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioVersions'] = ResolversParentTypes['StudioVersions']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['StudioVersion']>, ParentType, ContextType>;
};

export type StudioVoucherResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioVoucher'] = ResolversParentTypes['StudioVoucher']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryIds?: Resolver<Contract.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endsAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFirstOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfSeries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOncePerCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudioVoucherKind'], ParentType, ContextType>;
  maxRedemptions?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nameDe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redemptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StudioVoucherState'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['StoreId']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioVoucherSeriesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioVoucherSeries'] = ResolversParentTypes['StudioVoucherSeries']> = {
  codes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['StudioVoucher'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioVoucherSeriesListResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioVoucherSeriesList'] = ResolversParentTypes['StudioVoucherSeriesList']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['StudioVoucherSeries']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioVouchersResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StudioVouchers'] = ResolversParentTypes['StudioVouchers']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchers?: Resolver<Array<ResolversTypes['StudioVoucher']>, ParentType, ContextType>;
};

export type SubmitCartResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SubmitCartResult'] = ResolversParentTypes['SubmitCartResult']> = {
  approvalId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkout?: Resolver<Contract.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  computopData?: Resolver<Contract.Maybe<ResolversTypes['ComputopData']>, ParentType, ContextType>;
  errorCode?: Resolver<Contract.Maybe<ResolversTypes['SubmitErrorCode']>, ParentType, ContextType>;
  errorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCartId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubmitReturnResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SubmitReturnResult'] = ResolversParentTypes['SubmitReturnResult']> = {
  errorMsg?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  isError?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnOrder?: Resolver<Contract.Maybe<ResolversTypes['ReturnOrder']>, ParentType, ContextType>;
  rma?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestedCategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SuggestedCategory'] = ResolversParentTypes['SuggestedCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SuggestedProduct'] = ResolversParentTypes['SuggestedProduct']> = {
  bestItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TilePrice'], ParentType, ContextType>;
};

export type TeaserAttributeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TeaserAttribute'] = ResolversParentTypes['TeaserAttribute']> = {
  altTag?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  imgTitle?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openLinkInNewWindow?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sources?: Resolver<Contract.Maybe<Array<ResolversTypes['ImageSource']>>, ParentType, ContextType>;
  text?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueList?: Resolver<Contract.Maybe<Array<ResolversTypes['TeaserAttributeGroup']>>, ParentType, ContextType>;
  width?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type ThankYouPageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ThankYouPage'] = ResolversParentTypes['ThankYouPage']> = {
  canRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderPath?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<Contract.Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
};

export type TileBadgesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TileBadges'] = ResolversParentTypes['TileBadges']> = {
  new?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  popular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TileDeliveryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TileDelivery'] = ResolversParentTypes['TileDelivery']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TileEnergyEfficiencyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TileEnergyEfficiency'] = ResolversParentTypes['TileEnergyEfficiency']> = {
  detailsImgPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imgAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imgPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TilePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TilePrice'] = ResolversParentTypes['TilePrice']> = {
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basePriceUnit?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentPriceAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasGroupPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestTier?: Resolver<Contract.Maybe<ResolversTypes['TileTier']>, ParentType, ContextType>;
  oldPrice?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startFromFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TileTierResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TileTier'] = ResolversParentTypes['TileTier']> = {
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackingItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['TrackingItem'] = ResolversParentTypes['TrackingItem']> = {
  brand?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category1?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category2?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category3?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category4?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category5?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  certificate?: Resolver<Contract.Maybe<ResolversTypes['B2bCertificate']>, ParentType, ContextType>;
  fault?: Resolver<Contract.Maybe<ResolversTypes['UploadError']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UploadReturnImageResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UploadReturnImageResult'] = ResolversParentTypes['UploadReturnImageResult']> = {
  fault?: Resolver<Contract.Maybe<ResolversTypes['UploadError']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['ReturnImage']>, ParentType, ContextType>;
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
  selectedValue?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VariantAttributeType'], ParentType, ContextType>;
};

export type VariantInformationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VariantInformation'] = ResolversParentTypes['VariantInformation']> = {
  attributes?: Resolver<Array<ResolversTypes['VariantAttribute']>, ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Contract.Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  css?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoucherCodeStatusResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VoucherCodeStatus'] = ResolversParentTypes['VoucherCodeStatus']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoucherInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['VoucherInfo'] = ResolversParentTypes['VoucherInfo']> = {
  attainable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failureDescriptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WalletResult'] = ResolversParentTypes['WalletResult']> = {
  checkout?: Resolver<Contract.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Contract.Maybe<ResolversTypes['UserToken']>, ParentType, ContextType>;
};

export type WarningResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['WishlistComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  entryId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  essentials?: Resolver<ResolversTypes['WishlistsEssentials'], ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlist?: Resolver<Contract.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type WishlistClaimResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistClaim'] = ResolversParentTypes['WishlistClaim']> = {
  allowedToRemoveByUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistClaimChangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistClaimChange'] = ResolversParentTypes['WishlistClaimChange']> = {
  claims?: Resolver<Contract.Maybe<Array<ResolversTypes['WishlistClaim']>>, ParentType, ContextType>;
  errorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WishlistCommentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistComment'] = ResolversParentTypes['WishlistComment']> = {
  allowedToDeleteByUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WishlistEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistEntry'] = ResolversParentTypes['WishlistEntry']> = {
  claims?: Resolver<Array<ResolversTypes['WishlistClaim']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['WishlistComment']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSaleable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Contract.Maybe<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  lightningDealInfo?: Resolver<Contract.Maybe<ResolversTypes['LightningDealInfo']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['WishlistProduct'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacement?: Resolver<Contract.Maybe<ResolversTypes['ProductTile']>, ParentType, ContextType>;
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
  entries?: Resolver<Array<ResolversTypes['WishlistEntry']>, ParentType, ContextType>;
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
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantInfoList?: Resolver<Array<ResolversTypes['WishlistVariantInfo']>, ParentType, ContextType>;
};

export type WishlistProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistProduct'] = ResolversParentTypes['WishlistProduct']> = {
  brand?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crumbs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasMultipleItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
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
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantityAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityWanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistTotalsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistTotals'] = ResolversParentTypes['WishlistTotals']> = {
  basePrice?: Resolver<Contract.Maybe<ResolversTypes['WishlistBasePrice']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lightningPrice?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  old?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savings?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
  path?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type WithdrawalResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WithdrawalResult'] = ResolversParentTypes['WithdrawalResult']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  generalErrorMessage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipt?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WrittenReviewResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WrittenReview'] = ResolversParentTypes['WrittenReview']> = {
  authorName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type YoutubeVideoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['YoutubeVideo'] = ResolversParentTypes['YoutubeVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ShopContext> = {
  AbTest?: AbTestResolvers<ContextType>;
  AbVariant?: AbVariantResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountDeletion?: AccountDeletionResolvers<ContextType>;
  AccountResult?: AccountResultResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressBook?: AddressBookResolvers<ContextType>;
  AddressResult?: AddressResultResolvers<ContextType>;
  AdjustedFilter?: AdjustedFilterResolvers<ContextType>;
  AdjustedFilterValue?: AdjustedFilterValueResolvers<ContextType>;
  AdjustedRange?: AdjustedRangeResolvers<ContextType>;
  ApprovalResult?: ApprovalResultResolvers<ContextType>;
  AudioSample?: AudioSampleResolvers<ContextType>;
  B2bCertificate?: B2bCertificateResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  BasePrice?: BasePriceResolvers<ContextType>;
  BasketValues?: BasketValuesResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BusinessAccess?: BusinessAccessResolvers<ContextType>;
  BusinessAccount?: BusinessAccountResolvers<ContextType>;
  BusinessUser?: BusinessUserResolvers<ContextType>;
  CancellationResult?: CancellationResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddress?: CartAddressResolvers<ContextType>;
  CartAttributes?: CartAttributesResolvers<ContextType>;
  CartDetails?: CartDetailsResolvers<ContextType>;
  CartFreeItems?: CartFreeItemsResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartOpResult?: CartOpResultResolvers<ContextType>;
  CartPosition?: CartPositionResolvers<ContextType>;
  CartTax?: CartTaxResolvers<ContextType>;
  CartTier?: CartTierResolvers<ContextType>;
  CartUpdateResult?: CartUpdateResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryListing?: CategoryListingResolvers<ContextType>;
  CategoryNode?: CategoryNodeResolvers<ContextType>;
  CategorySeo?: CategorySeoResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutAccount?: CheckoutAccountResolvers<ContextType>;
  CheckoutLoginStep?: CheckoutLoginStepResolvers<ContextType>;
  CheckoutPaymentStep?: CheckoutPaymentStepResolvers<ContextType>;
  CheckoutResult?: CheckoutResultResolvers<ContextType>;
  CheckoutShippingStep?: CheckoutShippingStepResolvers<ContextType>;
  CmsTeaser?: CmsTeaserResolvers<ContextType>;
  CodedEntry?: CodedEntryResolvers<ContextType>;
  ComputopData?: ComputopDataResolvers<ContextType>;
  ContactFormData?: ContactFormDataResolvers<ContextType>;
  CustomerEmail?: CustomerEmailResolvers<ContextType>;
  CustomerInfo?: CustomerInfoResolvers<ContextType>;
  DeliveryCountry?: DeliveryCountryResolvers<ContextType>;
  DeliveryEmail?: DeliveryEmailResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  EmailConfirmation?: EmailConfirmationResolvers<ContextType>;
  EnergyEfficiency?: EnergyEfficiencyResolvers<ContextType>;
  EnumFilter?: EnumFilterResolvers<ContextType>;
  EnumFilterValue?: EnumFilterValueResolvers<ContextType>;
  ExpressWallet?: ExpressWalletResolvers<ContextType>;
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
  GroupPrices?: GroupPricesResolvers<ContextType>;
  GroupTilePrice?: GroupTilePriceResolvers<ContextType>;
  HitCategory?: HitCategoryResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemShipping?: ItemShippingResolvers<ContextType>;
  ItemVariantAttribute?: ItemVariantAttributeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LabelAttribute?: LabelAttributeResolvers<ContextType>;
  LightningDealInfo?: LightningDealInfoResolvers<ContextType>;
  LightningReservation?: LightningReservationResolvers<ContextType>;
  LightningReservationResult?: LightningReservationResultResolvers<ContextType>;
  ListingState?: ListingStateResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LongTailAdjustment?: LongTailAdjustmentResolvers<ContextType>;
  MailLink?: MailLinkResolvers<ContextType>;
  MailLinkProduct?: MailLinkProductResolvers<ContextType>;
  MaterialItem?: MaterialItemResolvers<ContextType>;
  MaterialLine?: MaterialLineResolvers<ContextType>;
  MaterialList?: MaterialListResolvers<ContextType>;
  MaterialWish?: MaterialWishResolvers<ContextType>;
  MatrixCodeMessage?: MatrixCodeMessageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationAdvice?: NavigationAdviceResolvers<ContextType>;
  NavigationGroup?: NavigationGroupResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  NumericRangeFilter?: NumericRangeFilterResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderApproval?: OrderApprovalResolvers<ContextType>;
  OrderDetails?: OrderDetailsResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  OrderForm?: OrderFormResolvers<ContextType>;
  OrderFormItem?: OrderFormItemResolvers<ContextType>;
  OrderFormPdf?: OrderFormPdfResolvers<ContextType>;
  OrderFormRow?: OrderFormRowResolvers<ContextType>;
  OrderFormToCart?: OrderFormToCartResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderPageInfo?: OrderPageInfoResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnItem?: OrderReturnItemResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  OrderSummaryItem?: OrderSummaryItemResolvers<ContextType>;
  OrderWithdrawal?: OrderWithdrawalResolvers<ContextType>;
  OrderedPieces?: OrderedPiecesResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageDetails?: PageDetailsResolvers<ContextType>;
  PageTranslation?: PageTranslationResolvers<ContextType>;
  PastReturn?: PastReturnResolvers<ContextType>;
  PastReturnItem?: PastReturnItemResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentReturn?: PaymentReturnResolvers<ContextType>;
  PendingEmail?: PendingEmailResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PreviewChoice?: PreviewChoiceResolvers<ContextType>;
  PreviewData?: PreviewDataResolvers<ContextType>;
  PreviewLinkOpened?: PreviewLinkOpenedResolvers<ContextType>;
  PriceRangeFilter?: PriceRangeFilterResolvers<ContextType>;
  PriceTier?: PriceTierResolvers<ContextType>;
  Prices?: PricesResolvers<ContextType>;
  PrimeCheckout?: PrimeCheckoutResolvers<ContextType>;
  PrimeInfo?: PrimeInfoResolvers<ContextType>;
  PrimeProgramme?: PrimeProgrammeResolvers<ContextType>;
  PrimeRenewal?: PrimeRenewalResolvers<ContextType>;
  PrimeSubscriptionResult?: PrimeSubscriptionResultResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductLabel?: ProductLabelResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductTile?: ProductTileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuerySuggestion?: QuerySuggestionResolvers<ContextType>;
  QuerySuggestions?: QuerySuggestionsResolvers<ContextType>;
  RatingData?: RatingDataResolvers<ContextType>;
  RatingProduct?: RatingProductResolvers<ContextType>;
  ReorderEntry?: ReorderEntryResolvers<ContextType>;
  ReorderResult?: ReorderResultResolvers<ContextType>;
  ReturnCarrier?: ReturnCarrierResolvers<ContextType>;
  ReturnComponent?: ReturnComponentResolvers<ContextType>;
  ReturnContact?: ReturnContactResolvers<ContextType>;
  ReturnDraft?: ReturnDraftResolvers<ContextType>;
  ReturnDraftItem?: ReturnDraftItemResolvers<ContextType>;
  ReturnImage?: ReturnImageResolvers<ContextType>;
  ReturnItem?: ReturnItemResolvers<ContextType>;
  ReturnLabel?: ReturnLabelResolvers<ContextType>;
  ReturnOrder?: ReturnOrderResolvers<ContextType>;
  ReturnReason?: ReturnReasonResolvers<ContextType>;
  ReturnRegulation?: ReturnRegulationResolvers<ContextType>;
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
  Shipment?: ShipmentResolvers<ContextType>;
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
  StoreLogo?: StoreLogoResolvers<ContextType>;
  StudioAddress?: StudioAddressResolvers<ContextType>;
  StudioAudit?: StudioAuditResolvers<ContextType>;
  StudioAuditEntry?: StudioAuditEntryResolvers<ContextType>;
  StudioCartItem?: StudioCartItemResolvers<ContextType>;
  StudioCartLine?: StudioCartLineResolvers<ContextType>;
  StudioCartPreview?: StudioCartPreviewResolvers<ContextType>;
  StudioCategory?: StudioCategoryResolvers<ContextType>;
  StudioCertificate?: StudioCertificateResolvers<ContextType>;
  StudioCertificates?: StudioCertificatesResolvers<ContextType>;
  StudioConflict?: StudioConflictResolvers<ContextType>;
  StudioCustomer?: StudioCustomerResolvers<ContextType>;
  StudioCustomerEntry?: StudioCustomerEntryResolvers<ContextType>;
  StudioCustomers?: StudioCustomersResolvers<ContextType>;
  StudioDeal?: StudioDealResolvers<ContextType>;
  StudioDealItem?: StudioDealItemResolvers<ContextType>;
  StudioDealPreview?: StudioDealPreviewResolvers<ContextType>;
  StudioDeals?: StudioDealsResolvers<ContextType>;
  StudioDeclaration?: StudioDeclarationResolvers<ContextType>;
  StudioDeclarations?: StudioDeclarationsResolvers<ContextType>;
  StudioDeskResult?: StudioDeskResultResolvers<ContextType>;
  StudioDeskTask?: StudioDeskTaskResolvers<ContextType>;
  StudioDifference?: StudioDifferenceResolvers<ContextType>;
  StudioDocument?: StudioDocumentResolvers<ContextType>;
  StudioDraft?: StudioDraftResolvers<ContextType>;
  StudioEditor?: StudioEditorResolvers<ContextType>;
  StudioEditorSaved?: StudioEditorSavedResolvers<ContextType>;
  StudioEntries?: StudioEntriesResolvers<ContextType>;
  StudioEntry?: StudioEntryResolvers<ContextType>;
  StudioExperiment?: StudioExperimentResolvers<ContextType>;
  StudioExperimentArm?: StudioExperimentArmResolvers<ContextType>;
  StudioFieldError?: StudioFieldErrorResolvers<ContextType>;
  StudioFile?: StudioFileResolvers<ContextType>;
  StudioFinding?: StudioFindingResolvers<ContextType>;
  StudioFreeArticle?: StudioFreeArticleResolvers<ContextType>;
  StudioFreeArticles?: StudioFreeArticlesResolvers<ContextType>;
  StudioGroupTier?: StudioGroupTierResolvers<ContextType>;
  StudioImport?: StudioImportResolvers<ContextType>;
  StudioItem?: StudioItemResolvers<ContextType>;
  StudioItemPicture?: StudioItemPictureResolvers<ContextType>;
  StudioLink?: StudioLinkResolvers<ContextType>;
  StudioListChoice?: StudioListChoiceResolvers<ContextType>;
  StudioListEntry?: StudioListEntryResolvers<ContextType>;
  StudioLogin?: StudioLoginResolvers<ContextType>;
  StudioMail?: StudioMailResolvers<ContextType>;
  StudioMainUserChange?: StudioMainUserChangeResolvers<ContextType>;
  StudioManufacturer?: StudioManufacturerResolvers<ContextType>;
  StudioMassChange?: StudioMassChangeResolvers<ContextType>;
  StudioMassChangePreview?: StudioMassChangePreviewResolvers<ContextType>;
  StudioMassChangeRow?: StudioMassChangeRowResolvers<ContextType>;
  StudioMe?: StudioMeResolvers<ContextType>;
  StudioMedia?: StudioMediaResolvers<ContextType>;
  StudioMediaList?: StudioMediaListResolvers<ContextType>;
  StudioMerchandise?: StudioMerchandiseResolvers<ContextType>;
  StudioMerchandiseItem?: StudioMerchandiseItemResolvers<ContextType>;
  StudioOrder?: StudioOrderResolvers<ContextType>;
  StudioOrderEntry?: StudioOrderEntryResolvers<ContextType>;
  StudioOrderLine?: StudioOrderLineResolvers<ContextType>;
  StudioOrderNote?: StudioOrderNoteResolvers<ContextType>;
  StudioOrderWithdrawal?: StudioOrderWithdrawalResolvers<ContextType>;
  StudioOrders?: StudioOrdersResolvers<ContextType>;
  StudioOrganisation?: StudioOrganisationResolvers<ContextType>;
  StudioOrganisationUser?: StudioOrganisationUserResolvers<ContextType>;
  StudioPayment?: StudioPaymentResolvers<ContextType>;
  StudioPaymentCommand?: StudioPaymentCommandResolvers<ContextType>;
  StudioPaymentEvent?: StudioPaymentEventResolvers<ContextType>;
  StudioPerson?: StudioPersonResolvers<ContextType>;
  StudioPlannedPrice?: StudioPlannedPriceResolvers<ContextType>;
  StudioPreviewLink?: StudioPreviewLinkResolvers<ContextType>;
  StudioPreviewLinkMade?: StudioPreviewLinkMadeResolvers<ContextType>;
  StudioPreviewLinks?: StudioPreviewLinksResolvers<ContextType>;
  StudioPriceTier?: StudioPriceTierResolvers<ContextType>;
  StudioProduct?: StudioProductResolvers<ContextType>;
  StudioProductGapEntry?: StudioProductGapEntryResolvers<ContextType>;
  StudioProductGaps?: StudioProductGapsResolvers<ContextType>;
  StudioProductTexts?: StudioProductTextsResolvers<ContextType>;
  StudioPromotion?: StudioPromotionResolvers<ContextType>;
  StudioPromotions?: StudioPromotionsResolvers<ContextType>;
  StudioPublish?: StudioPublishResolvers<ContextType>;
  StudioReturn?: StudioReturnResolvers<ContextType>;
  StudioReturnEntry?: StudioReturnEntryResolvers<ContextType>;
  StudioReturnLine?: StudioReturnLineResolvers<ContextType>;
  StudioReturnRefund?: StudioReturnRefundResolvers<ContextType>;
  StudioReturns?: StudioReturnsResolvers<ContextType>;
  StudioReview?: StudioReviewResolvers<ContextType>;
  StudioReviews?: StudioReviewsResolvers<ContextType>;
  StudioSave?: StudioSaveResolvers<ContextType>;
  StudioSchedule?: StudioScheduleResolvers<ContextType>;
  StudioSecondFactor?: StudioSecondFactorResolvers<ContextType>;
  StudioSession?: StudioSessionResolvers<ContextType>;
  StudioShipment?: StudioShipmentResolvers<ContextType>;
  StudioStore?: StudioStoreResolvers<ContextType>;
  StudioTranslation?: StudioTranslationResolvers<ContextType>;
  StudioUpload?: StudioUploadResolvers<ContextType>;
  StudioUse?: StudioUseResolvers<ContextType>;
  StudioUserWithoutMain?: StudioUserWithoutMainResolvers<ContextType>;
  StudioVersion?: StudioVersionResolvers<ContextType>;
  StudioVersions?: StudioVersionsResolvers<ContextType>;
  StudioVoucher?: StudioVoucherResolvers<ContextType>;
  StudioVoucherSeries?: StudioVoucherSeriesResolvers<ContextType>;
  StudioVoucherSeriesList?: StudioVoucherSeriesListResolvers<ContextType>;
  StudioVouchers?: StudioVouchersResolvers<ContextType>;
  SubmitCartResult?: SubmitCartResultResolvers<ContextType>;
  SubmitReturnResult?: SubmitReturnResultResolvers<ContextType>;
  SuggestedCategory?: SuggestedCategoryResolvers<ContextType>;
  SuggestedProduct?: SuggestedProductResolvers<ContextType>;
  TeaserAttribute?: TeaserAttributeResolvers<ContextType>;
  TeaserAttributeGroup?: TeaserAttributeGroupResolvers<ContextType>;
  TeaserRecommendations?: TeaserRecommendationsResolvers<ContextType>;
  TextileCareIcon?: TextileCareIconResolvers<ContextType>;
  ThankYouPage?: ThankYouPageResolvers<ContextType>;
  TileBadges?: TileBadgesResolvers<ContextType>;
  TileDelivery?: TileDeliveryResolvers<ContextType>;
  TileEnergyEfficiency?: TileEnergyEfficiencyResolvers<ContextType>;
  TilePrice?: TilePriceResolvers<ContextType>;
  TileTier?: TileTierResolvers<ContextType>;
  TrackingItem?: TrackingItemResolvers<ContextType>;
  TrackingRejection?: TrackingRejectionResolvers<ContextType>;
  TrackingResult?: TrackingResultResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadB2bCertificateResult?: UploadB2bCertificateResultResolvers<ContextType>;
  UploadReturnImageResult?: UploadReturnImageResultResolvers<ContextType>;
  UploadSignature?: UploadSignatureResolvers<ContextType>;
  UserToken?: UserTokenResolvers<ContextType>;
  VariantAttribute?: VariantAttributeResolvers<ContextType>;
  VariantInformation?: VariantInformationResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  VoucherCodeStatus?: VoucherCodeStatusResolvers<ContextType>;
  VoucherInfo?: VoucherInfoResolvers<ContextType>;
  WalletResult?: WalletResultResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistBasePrice?: WishlistBasePriceResolvers<ContextType>;
  WishlistChange?: WishlistChangeResolvers<ContextType>;
  WishlistClaim?: WishlistClaimResolvers<ContextType>;
  WishlistClaimChange?: WishlistClaimChangeResolvers<ContextType>;
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
  WithdrawalResult?: WithdrawalResultResolvers<ContextType>;
  WrittenReview?: WrittenReviewResolvers<ContextType>;
  YoutubeVideo?: YoutubeVideoResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ShopContext> = {
  edge?: EdgeDirectiveResolver<any, any, ContextType>;
  limited?: LimitedDirectiveResolver<any, any, ContextType>;
  openToStrangers?: OpenToStrangersDirectiveResolver<any, any, ContextType>;
  private?: PrivateDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  shared?: SharedDirectiveResolver<any, any, ContextType>;
  studio?: StudioDirectiveResolver<any, any, ContextType>;
};
