import type * as contract from '#contract/generated/types.ts'
import type { LifetimeName } from './lifetimes.ts'

/**
 * Private fields are forwarded each time with the visitor's own ids and tokens; `needs` says without which of them the edge
 * asks for new ones first. Fields of the edge are not offered to visitors at all: their answers hold secrets.
 *
 * `changes` names the tags that a mutation's answer has made out of date. They are purged before the answer is sent, so that the
 * page which its author opens next is made anew.
 *
 * Public fields answer the same for every visitor of a store and language, so they may be cached and shown on cached
 * pages. Anything else is private: forwarded each time, never cached.
 */
export type FieldPolicy =
  | {
      scope: 'private'
      needs?: 'visitor' | 'cart'
      changes?: (args: Record<string, unknown>, answer: unknown) => string[]
    }
  | { scope: 'edge' }
  | { scope: 'public'; lifetime: LifetimeName; tags: (args: Record<string, unknown>) => string[] }

export type Policies = Readonly<Record<string, FieldPolicy>>

type RootField = Exclude<keyof (contract.Query & contract.Mutation), '__typename'>

const isPrivate: FieldPolicy = { scope: 'private' }
const needsVisitor: FieldPolicy = { scope: 'private', needs: 'visitor' }
const needsCart: FieldPolicy = { scope: 'private', needs: 'cart' }
/** Private, and an answer with `successful` ends what is cached under the tags. */
function changing<Args>(tags: (args: Args) => string[]): FieldPolicy {
  return {
    scope: 'private',
    changes: (args, answer) =>
      (answer as { successful?: boolean } | null)?.successful === true ? tags(args as Args) : [],
  }
}

const ofEdge: FieldPolicy = { scope: 'edge' }

/** `tags` gets the field's arguments as GraphQL has coerced them, so a required argument is there. */
function shared<Args = object>(lifetime: LifetimeName, tags: (args: Args) => string[]): FieldPolicy {
  return { scope: 'public', lifetime, tags: tags as (args: object) => string[] }
}

/** Whether tiles show lightning deals is a switch of the editors, on cards of teasers, too. */
const tagsOfTiles = ['catalogue', 'parameters']

/** One line per root field; policies.check.ts sees to it that none is missing or left over. */
export const policies = {
  build: shared('shell', () => []),
  getStore: shared('shell', () => ['stores']),
  getNavigation: shared('shell', () => ['navigation', 'catalogue']),
  getNavigationByCategoryId: shared('shell', () => ['navigation', 'catalogue']),
  getFooter: shared<contract.QueryGetFooterArgs>('shell', ({ pageId }) => ['footer', `page:${pageId}`]),
  getTranslationsByKeys: shared('shell', () => ['translations']),
  getTranslationsByPrefix: shared('shell', () => ['translations']),
  getGlobalParametersByName: shared('shell', () => ['parameters']),

  getPageDetailsByUrl: shared<contract.QueryGetPageDetailsByUrlArgs>('content', ({ url }) => [
    ...['redirects', 'abtests', 'catalogue'],
    ...tagsOfPath(url),
  ]),
  getPageById: shared<contract.QueryGetPageByIdArgs>('content', ({ pageId }) => [
    ...['content', ...tagsOfTiles],
    `page:${pageId}`,
  ]),
  getActiveAbTestsByUrl: shared('content', () => ['abtests', 'content']),
  getTeaserRecommendations: shared<contract.QueryGetTeaserRecommendationsArgs>('content', ({ teaserIds }) => [
    ...['content', ...tagsOfTiles],
    ...teaserIds.map((id) => `teaser:${id}`),
  ]),

  core_category: shared<contract.QueryCore_CategoryArgs>('catalogue', ({ id }) => [...tagsOfTiles, `category:${id}`]),
  getMainCategoryFromCategoryId: shared<contract.QueryGetMainCategoryFromCategoryIdArgs>('catalogue', (args) => [
    'catalogue',
    `category:${args.categoryId}`,
  ]),
  core_search: shared<contract.QueryCore_SearchArgs>('brief', ({ filter }) => [
    ...tagsOfTiles,
    'synonyms',
    ...(filter.category ? [`category:${filter.category}`] : []),
  ]),
  getProductById: shared<contract.QueryGetProductByIdArgs>('catalogue', tagsOfOffer),
  getVariantInformationForProduct: shared<contract.QueryGetVariantInformationForProductArgs>('catalogue', tagsOfOffer),
  getExtraTabContent: shared<contract.QueryGetExtraTabContentArgs>('catalogue', tagsOfProduct),
  getItemById: shared('brief', () => ['catalogue', 'parameters']),
  getTrackingItem: shared('brief', () => ['catalogue']),
  getSearchRedirect: shared('brief', () => ['redirects']),
  suggestQueries: shared('brief', () => ['catalogue', 'synonyms']),
  getLongTailAdjustment: shared('brief', () => ['catalogue', 'synonyms']),
  getReviewsByProduct: shared<contract.QueryGetReviewsByProductArgs>('catalogue', tagsOfOffer),
  getRatingProductDetails: shared<contract.QueryGetRatingProductDetailsArgs>('catalogue', tagsOfProduct),
  getSitemapParts: shared('content', () => ['content', 'catalogue']),
  getSitemapEntries: isPrivate,

  abAssignments: isPrivate,
  recordGlanceView: isPrivate,
  decryptRatingData: isPrivate,
  getReviewArticles: isPrivate,
  submitReview: changing<contract.MutationSubmitReviewArgs>(({ review }) => [`product:${review.productId}`]),
  markReviewHelpful: isPrivate,
  submitForm: isPrivate,
  tracking_addEvents: isPrivate,

  getCustomerInfo: isPrivate,
  checkTokenValidity: isPrivate,
  isUniqueEmail: isPrivate,
  forgotPassword: needsVisitor,
  changeForgottenPassword: isPrivate,
  requestCustomerAccess: isPrivate,
  getSession: ofEdge,
  shopInit: ofEdge,
  login: ofEdge,
  logout: ofEdge,
  refreshUserToken: ofEdge,
  registerCustomer: ofEdge,
  registerBusinessCustomer: ofEdge,
  registerGuest: ofEdge,
  changePassword: ofEdge,
  mergeCarts: ofEdge,

  getCurrentUploadSignature: isPrivate,
  getB2bCertificate: isPrivate,
  uploadB2bCertificate: isPrivate,

  shop_findCart: needsCart,
  cart_update: needsCart,
  getLightningReservation: needsCart,
  extendLightningReservation: needsCart,
  refreshLightningReservation: needsCart,

  getAllWishlistsEssentials: isPrivate,
  getAllWishlistsFull: isPrivate,
  getAllWishlists: isPrivate,
  getWishlist: isPrivate,
  getCommentsPerWishlist: isPrivate,
  getTotalsForTeaserWishlist: isPrivate,
  getWishlistFromTeaser: shared<contract.QueryGetWishlistFromTeaserArgs>('brief', ({ externalId }) => [
    ...['catalogue', 'content', 'parameters'],
    `wishlist:${externalId}`,
  ]),
  getWishlistInvitation: isPrivate,
  addProductToWishlist: needsVisitor,
  removeProductFromMerkzettel: needsVisitor,
  changeWishlistQuantity: needsVisitor,
  replaceWishlistItem: needsVisitor,
  replaceTeaserWishlistItem: isPrivate,
  moveWishlistEntry: needsVisitor,
  createWishlist: needsVisitor,
  renameWishlist: needsVisitor,
  setWishlistDescription: needsVisitor,
  deleteWishlist: needsVisitor,
  setStandardWishlist: needsVisitor,
  addWishlistComment: needsVisitor,
  deleteWishlistComment: needsVisitor,
  createWishlistInvite: needsVisitor,
  withdrawWishlistInvite: needsVisitor,
  importSharedWishlist: needsVisitor,
  removeWishlistMember: needsVisitor,
  setWishlistMemberRight: needsVisitor,
  addWishlistToCart: needsCart,
  addTeaserWishlistToCart: needsCart,
} as const satisfies Record<RootField, FieldPolicy>

/**
 * Types that both public and private fields answer with: they hold nothing that belongs to somebody, or only where a private
 * field fills them. To any other type that a private field leads to no public one may lead.
 */
export const sharedTypes: readonly string[] = [
  ...['Money', 'Breadcrumb', 'Badge', 'BasePrice', 'Download', 'Image', 'ImageSource', 'LightningDealInfo'],
  ...['ProductTile', 'TileBadges', 'TileEnergyEfficiency', 'TilePrice', 'ItemVariantAttribute'],
  // A list that editors made has neither members nor comments.
  ...['Wishlist', 'WishlistEntry', 'WishlistProduct', 'WishlistItem', 'WishlistVariantInfo'],
  ...['WishlistTotals', 'WishlistBasePrice', 'WishlistUser', 'WishlistComment'],
]

function tagsOfProduct({ productId }: { productId: string }): string[] {
  return ['catalogue', `product:${productId}`]
}

/** What sending it costs, and whether reviews are taken, are parameters of the editors. */
function tagsOfOffer(args: { productId: string }): string[] {
  return [...tagsOfProduct(args), 'parameters']
}

/** What stands at /prod/{id} and /cat/{id} (storefront.md §2) ends or changes with that product or category, else with content. */
function tagsOfPath(url: string): string[] {
  const [, kind, id] = /^\/(prod|cat)\/([^/?#]+)/.exec(url) ?? []
  return id === undefined ? ['content'] : [`${kind === 'prod' ? 'product' : 'category'}:${id}`]
}
