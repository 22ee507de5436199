import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import mercurius, { type IResolvers } from 'mercurius'
import { formatErrors, graphqlAjv } from '#lib/http/graphql-over-http.ts'
import { testUpstreamSdl } from './test-sdl.ts'

const { ErrorWithProps } = mercurius

export type TestUpstream = {
  url: string
  counts: { tokens: number; posts: number; operations: number }
  resetCounts: () => void
  revokeTokens: () => void
  /** From now on calls of this kind are answered only after `open()`. */
  hang: (path: '/graphql' | '/oauth/token') => () => void
  close: () => Promise<void>
}

const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const brands = range(5, (n) => ({ type: 'Brand', id: `b${n}`, name: `Brand ${n}`, slug: `brand-${n}` }))
const categories = range(6, (n) => ({ type: 'Category', id: `c${n}`, name: `Category "${n}"`, slug: `category-${n}` }))
const products = range(40, (n) => ({
  type: 'Product',
  id: `p${n}`,
  sku: `SKU-${n}`,
  slug: `product-${n}`,
  name: n === 2 ? 'Says "errors": and "data"}} in its name' : `Product ${n} äöü €`,
  cents: 999 + n * 137,
  brand: brands[n % 5],
  category: categories[n % 6],
  thumbnail: n % 3 ? { path: `/t/${n}`, alt: null } : null,
  rating: n % 4 ? n / 10 : null,
  stock: (['IN_STOCK', 'LOW', 'OUT'] as const)[n % 3],
  isNew: n % 7 === 0,
  badges: n % 5 ? [] : ['eco', 'top'],
  createdAt: new Date(1.7e12 + n * 1000),
  meta: n % 2 ? { rank: n, tags: ['x'], none: null } : null,
  warehouse: n === 13 ? null : `W${n}`,
}))
type Product = (typeof products)[number]
const bySlug = new Map(products.map((product) => [product.slug, product]))
const byId = new Map<string, object>([...products, ...brands, ...categories].map((each) => [each.id, each]))
const navigation = range(3, (n) => ({
  id: `n${n}`,
  label: `Entry ${n}`,
  children: range(2, (m) => ({ id: `n${n}${m}`, label: `Entry ${n}.${m}`, children: [] })),
}))
const bundle = { type: 'Bundle', id: 'bu1', sku: 'BU-1', cents: 9900, title: 'Bundle', items: products.slice(0, 2) }
const page = (slug: string) => ({
  type: 'Page',
  id: `page-${slug}`,
  slug,
  title: `Page ${slug}`,
  blocks: [
    { type: 'HeroBlock', id: 'h1', title: 'Hero', picture: { path: '/hero', alt: 'Hero' } },
    { type: 'TextBlock', id: 't1', html: '<p>"hello"</p>' },
    { type: 'ProductsBlock', id: 'l1', title: 'Picks', products: products.slice(0, 3) },
  ],
})
const cart = { id: 'cart-1', lines: range(3, (n) => ({ id: `l${n}`, quantity: n + 1, product: products[n] })) }

type Filter = { categories?: string[]; price?: { min?: string }; isNew?: boolean }
type Args = { first: number; filter?: Filter; sort: string; ids?: string[]; slug: string; id?: string }

function listProducts({ first, filter, sort, ids }: Args) {
  let list = products.filter((product) => !ids || ids.includes(product.id))
  if (filter?.categories) list = list.filter((product) => filter.categories?.includes(product.category?.id ?? ''))
  if (filter?.price?.min) list = list.filter((product) => product.cents >= Number(filter.price?.min) * 100)
  if (filter?.isNew) list = list.filter((product) => product.isNew)
  if (sort === 'PRICE_DESC') list = list.toReversed()
  return { total: list.length, items: list.slice(0, first) }
}

const fail = (message: string, code: string): never => {
  throw new ErrorWithProps(message, { code, detail: { a: 1 } })
}
const resolveType = ({ type }: { type: string }) => type
let counter = 0

const resolvers = {
  Query: {
    products: (_: unknown, args: Args) => listProducts(args),
    product: (_: unknown, { slug }: Args) => bySlug.get(slug) ?? null,
    node: (_: unknown, { id }: Args) => byId.get(id ?? '') ?? null,
    sellables: (_: unknown, { first }: Args) => [...products.slice(0, Math.max(0, first - 1)), bundle],
    navigation: () => navigation,
    footer: () => ({ legal: '© Test', columns: navigation }),
    page: (_: unknown, { slug }: Args) => (slug === 'missing' ? null : page(slug)),
    search: () => [products[1], categories[2], page('about'), products[3]],
    cart: (_: unknown, { id }: Args) =>
      id === undefined || id === null ? null : id === cart.id ? cart : fail('Cart not found', 'CART_NOT_FOUND'),
    me: () => ({ id: 'u1', email: 'ann@example.com' }),
    echo: (_: unknown, args: object) => ({ ...args }),
    counter: () => ++counter,
    headers: (_: unknown, _args: object, context: { reply: { request: { headers: object } } }) =>
      context.reply.request.headers,
    failing: () => fail('It failed', 'FAILED'),
    failingHard: () => fail('It failed hard', 'FAILED_HARD'),
    unforeseen: () => {
      throw new Error('password of the database')
    },
  },
  Mutation: {
    addToCart: (_: unknown, { lines }: { lines: { sku: string; quantity: number }[] }) => ({
      cart,
      added: lines.map(({ sku, quantity }) => {
        const product = products.find((each) => each.sku === sku) ?? fail('No such SKU', 'SKU_NOT_FOUND')
        return { id: `new-${sku}`, quantity, product }
      }),
    }),
  },
  Money: {
    amount: ({ cents }: { cents: number }) => (cents / 100).toFixed(2),
    formatted: ({ cents }: { cents: number }, { locale }: { locale: string }) => `${locale} ${cents}`,
  },
  Picture: { url: ({ path }: { path: string }, { width }: { width?: number }) => `${path}.jpg?w=${width ?? 800}` },
  Product: {
    price: ({ cents }: Product) => ({ cents }),
    oldPrice: ({ cents, isNew }: Product) => (isNew ? null : { cents: cents + 500 }),
    description: ({ name }: Product, { format }: { format: string }) => (format === 'html' ? `<p>${name}</p>` : name),
    pictures: ({ id }: Product, { first }: { first: number }) =>
      range(Math.min(first, 4), (n) => ({ path: `/${id}/${n}`, alt: null })),
    stock: ({ id, stock }: Product) => (id === 'p7' ? fail('Stock is away', 'STOCK_AWAY') : stock),
    related: (_: Product, { first }: { first: number }) => products.slice(1, 1 + Math.min(first, 5)),
  },
  Bundle: { price: ({ cents }: { cents: number }) => ({ cents }) },
  Cart: { count: ({ lines }: typeof cart) => lines.length },
  Node: { resolveType },
  Sellable: { resolveType },
  Block: { resolveType },
  Hit: { resolveType },
  DateTime: {
    serialize: (date: Date | string) => (date instanceof Date ? date.toISOString() : date),
    parseValue: (text: string) => new Date(text),
  },
}

/** An engine in this process that counts what reaches it and can be told to misbehave. */
export async function startTestUpstream(): Promise<TestUpstream> {
  const app: FastifyInstance = Fastify({ ajv: graphqlAjv, forceCloseConnections: true })
  const tokens = new Set<string>()
  const counts = { tokens: 0, posts: 0, operations: 0 }
  const gates = new Map<string, Promise<void>>()

  app.addHook('onRequest', async ({ url }) => {
    if (url === '/oauth/token') counts.tokens++
  })
  app.addHook('preHandler', async (request) => gates.get(request.url))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post('/oauth/token', async () => {
    const token = randomUUID()
    tokens.add(token)
    return { access_token: token, token_type: 'Bearer', expires_in: 3600 }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.url !== '/graphql') return
    const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
    counts.posts++
    counts.operations += [request.body].flat().length
    if (!tokens.has(token))
      return reply.send({ errors: [{ message: 'Token invalid', extensions: { code: 'INVALID_TOKEN' } }] })
  })
  await app.register(mercurius, {
    schema: testUpstreamSdl,
    resolvers: resolvers as unknown as IResolvers,
    allowBatchedQueries: true,
    jit: 0,
    errorFormatter: formatErrors,
  })
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    counts,
    resetCounts: () => void Object.assign(counts, { tokens: 0, posts: 0, operations: 0 }),
    revokeTokens: () => tokens.clear(),
    hang: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(path, promise)
      return () => {
        gates.delete(path)
        resolve()
      }
    },
    close: () => app.close(),
  }
}
