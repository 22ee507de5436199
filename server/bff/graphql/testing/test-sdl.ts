import { policySdl } from '#contract/sdl.ts'

/** A schema with everything that a forwarder can get wrong; it has nothing to do with the shop's. */
export const testUpstreamSdl = `
${policySdl}
scalar DateTime
scalar Decimal
scalar Json

enum Sort { RELEVANCE PRICE_ASC PRICE_DESC }
enum Stock { IN_STOCK LOW OUT }

interface Node { id: ID! }
interface Sellable { sku: String! price: Money! }

type Money { amount: Decimal! formatted(locale: String = "de"): String! }
type Picture { url(width: Int): String! alt: String }
type Brand implements Node { id: ID! name: String! slug: String! }
type Category implements Node { id: ID! name: String! slug: String! }
type Product implements Node & Sellable {
  id: ID!
  sku: String!
  slug: String!
  name: String!
  description(format: String = "text"): String!
  price: Money!
  oldPrice: Money
  brand: Brand!
  category: Category!
  pictures(first: Int = 2): [Picture!]!
  thumbnail: Picture
  rating: Float
  stock: Stock
  isNew: Boolean!
  badges: [String!]!
  createdAt: DateTime!
  meta: Json
  "Null for the product 13, which it must not be."
  warehouse: String!
  related(first: Int = 2): [Product!]!
}
type Bundle implements Node & Sellable { id: ID! sku: String! price: Money! title: String! items: [Product!]! }
type ProductList { total: Int! items: [Product!]! }

input PriceRange { min: Decimal max: Decimal }
input ProductFilter { categories: [ID!] price: PriceRange isNew: Boolean = false extra: Json }

type NavNode { id: ID! label: String! children: [NavNode!]! }
type Footer { legal: String! columns: [NavNode!]! }
type HeroBlock { id: ID! title: String! picture: Picture! }
type TextBlock { id: ID! html: String! }
type ProductsBlock { id: ID! title: String! products: [Product!]! }
union Block = HeroBlock | TextBlock | ProductsBlock
type Page implements Node { id: ID! slug: String! title: String! blocks: [Block!]! }
union Hit = Product | Category | Page

type CartLine { id: ID! quantity: Int! product: Product! }
type Cart { id: ID! lines: [CartLine!]! count: Int! }
type Customer { id: ID! email: String! }

type Query {
  products(first: Int = 20, filter: ProductFilter, sort: Sort = RELEVANCE, ids: [ID!]): ProductList! @public(lifetime: catalogue, tags: ["all"])
  product(slug: String!): Product @public(lifetime: content, tags: ["all", "product:{slug}"])
  node(id: ID!): Node @public(lifetime: content, tags: ["all"])
  sellables(first: Int = 4): [Sellable!]! @public(lifetime: content, tags: ["all"])
  navigation: [NavNode!]! @public(lifetime: shell, tags: ["all"])
  footer: Footer! @public(lifetime: shell, tags: ["all"])
  page(slug: String!): Page @public(lifetime: content, tags: ["all"])
  search(text: String!): [Hit!]! @private
  cart(id: ID): Cart @private
  me: Customer @private
  echo(json: Json, date: DateTime, amount: Decimal, sort: Sort): Json @private
  counter: Int! @public(lifetime: content, tags: ["counter"])
  headers: Json! @private
  failing: String @public(lifetime: content, tags: ["all"])
  failingHard: String! @public(lifetime: content, tags: ["all"])
  unforeseen: String @public(lifetime: content, tags: ["all"])
}
input AddLine { sku: String! quantity: Int! = 1 }
type CartPayload { cart: Cart! added: [CartLine!]! }
type Mutation {
  addToCart(cartId: ID, lines: [AddLine!]!): CartPayload! @private
}
`

export const testEdgeSdl = `
type Experiment { key: String! variant: String! }
extend type Query { experiments: [Experiment!]! @private }
`
