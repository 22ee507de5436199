import { buildSchema, defaultFieldResolver, type GraphQLFieldResolver, getNamedType, isObjectType } from 'graphql'
import { upstreamSdl } from '#contract/sdl.ts'
import { spelledIn } from '#lib/swiss-spelling.ts'
import type { ShopContext } from './context.ts'

/**
 * Types that say what the shop itself has written, all of it in German for Germany. What people wrote (names, comments,
 * addresses) is left as they did, so a type has to be named here.
 */
const ownWords = [
  ...['Category', 'CategorySeo', 'CategoryNode', 'HitCategory', 'SuggestedCategory', 'NavigationItem', 'Breadcrumb'],
  ...['EnumFilter', 'EnumFilterValue', 'PriceRangeFilter', 'NumericRangeFilter', 'Sort', 'AdjustedFilterValue'],
  ...['ProductTile', 'Badge', 'TileEnergyEfficiency', 'TilePrice', 'Image', 'SuggestedProduct', 'TrackingItem'],
  ...['Product', 'Item', 'VariantAttribute', 'VariantOption', 'ItemVariantAttribute', 'ItemShipping', 'SpecialPrice'],
  ...['BasePrice', 'Fact', 'FactGroup', 'Download', 'YoutubeVideo', 'AudioSample', 'ExtraTab', 'ExtraTabContent'],
  ...['ProductLabel', 'TextileCareIcon', 'LabelAttribute', 'MatrixCodeMessage', 'Warning', 'RatingProduct'],
  ...['CartPosition', 'CartNotice', 'CartOpResult', 'Shipper', 'VoucherInfo', 'VoucherCodeStatus', 'FreeArticle'],
  ...['WishlistProduct', 'WishlistItem', 'WishlistVariantInfo', 'WishlistToCartEntry', 'WishlistChange'],
  ...['QuerySuggestion', 'SearchListing', 'OrderFormItem', 'MaterialItem', 'ReviewArticle', 'MailLinkProduct'],
  ...['Translation', 'FormResult', 'FieldError'],
]

/** Addresses stay what they are. */
const isAddress = /path$|url$|src$|file$|link$/i

type ResolverMap = Record<string, Record<string, unknown>>

/** Also of lists, and of what comes later. */
export const inSwissSpelling = (value: unknown): unknown => {
  if (typeof value === 'string') return spelledIn('de-CH', value)
  if (Array.isArray(value)) return value.map(inSwissSpelling)
  return value instanceof Promise ? value.then(inSwissSpelling) : value
}

const spelledProperties = new WeakSet<object>()

/** Whether a resolver of `withSpelling` reads a property of its object and does nothing else. */
export const isSpelledProperty = (resolve: object): boolean => spelledProperties.has(resolve)

/** The resolvers, and one for every text of the shop's own: as the country of the call writes it. */
export const withSpelling = (resolvers: ResolverMap): ResolverMap => {
  const types = buildSchema(upstreamSdl).getTypeMap()
  const all = { ...resolvers }
  for (const name of ownWords) {
    const type = types[name]
    if (!isObjectType(type)) throw new Error(`The contract has no type ${name}`)
    const fields = { ...all[name] }
    for (const [field, { type: of }] of Object.entries(type.getFields())) {
      if (getNamedType(of).name !== 'String' || isAddress.test(field)) continue
      const resolve = (fields[field] ?? defaultFieldResolver) as GraphQLFieldResolver<unknown, ShopContext>
      const inSwiss: GraphQLFieldResolver<unknown, ShopContext> = (parent, args, context, info) => {
        const value = resolve(parent, args, context, info)
        return context.language === 'de-CH' ? inSwissSpelling(value) : value
      }
      if (resolve === defaultFieldResolver) spelledProperties.add(inSwiss)
      fields[field] = inSwiss
    }
    all[name] = fields
  }
  return all
}
