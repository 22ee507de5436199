import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { change, emptyContent, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { importContent } from '../../studio/content-import/import-content.ts'
import { importing, item, product, sampleRecords } from './testing/sample-catalogue.ts'

const translations = [
  { key: 'catalogue.sort.si', text: { de: 'Beliebteste', en: 'Most popular' } },
  { key: 'catalogue.filter.PRICE', text: { de: 'Preis', en: 'Price' } },
]

const parameters = (['de', 'b2b'] as const).map((store) => ({
  store,
  name: 'Blitzangebot',
  entries: [{ name: 'active', value: String(store === 'de') }],
}))

const url = await filledDatabase(t, async (trx) => {
  await importContent(trx, { ...emptyContent, translations, parameters })
  await importing(sampleRecords())(trx)
})
const engine = await startEngine(t, url)

type Listing = {
  totalProducts: number
  products: { id: string }[]
  filters: {
    id: string
    displayName: string
    isHero: boolean
    min?: number
    max?: number
    values?: { id: string; count: number; selected: boolean }[]
  }[]
  state: {
    currentPage: number
    totalPages: number
    productsPerPage: number
    sort: string
    enumFilters: { id: string; values: string[] }[]
  }
}

const listingText = `query ($id: ID!, $filter: ListingFilterInput, $paging: PagingInput) {
  core_category(id: $id, filter: $filter, paging: $paging) {
    totalProducts products { id }
    filters { id displayName isHero ... on EnumFilter { values { id count selected } } ... on PriceRangeFilter { min max } ... on NumericRangeFilter { min max } }
    state { currentPage totalPages productsPerPage sort enumFilters { id values } }
  } }`

const list = async (variables: object, call: { store?: string; language?: string } = {}): Promise<Listing | null> => {
  const answer = await engine.run(listingText, { ...call, variables })
  t.equal(answer.errors, undefined)
  return (answer.data as unknown as { core_category: Listing | null } | null)?.core_category ?? null
}

const get = async <Data>(
  text: string,
  call: { store?: string; language?: string; variables?: object } = {},
): Promise<Data> => {
  const answer = await engine.run(text, call)
  t.equal(answer.errors, undefined, JSON.stringify(answer.errors))
  return answer.data as unknown as Data
}

const idsOf = (listing: Listing | null) => listing?.products.map(({ id }) => id)
const counts = (listing: Listing | null, id: string) =>
  Object.fromEntries(
    listing?.filters.find((filter) => filter.id === id)?.values?.map((value) => [value.id, value.count]) ?? [],
  )

t.test(
  'S3.4 a category lists products of itself and its subcategories, best sellers first, without retired ones',
  async (t) => {
    t.same(idsOf(await list({ id: '1' })), ['100', '200', '500'])
    t.same(idsOf(await list({ id: '111' })), ['100'])
    t.equal(await list({ id: '2' }), null, 'a category of another store')
    t.same(idsOf(await list({ id: '2' }, { store: 'b2b' })), ['300'])
    t.same(
      idsOf(await list({ id: '1' }, { store: 'at' })),
      ['200', '500'],
      'a product without a price in the store is not sold there',
    )
  },
)

t.test('S3.19 counts leave a filter’s own selection aside', async (t) => {
  const all = await list({ id: '1' })
  t.same(counts(all, 'COLOUR'), { red: 2, blue: 2 })
  const blue = await list({ id: '1', filter: { enumFilters: [{ id: 'COLOUR', values: ['blue'] }] } })
  t.same(idsOf(blue), ['100', '200'])
  t.same(counts(blue, 'COLOUR'), { red: 2, blue: 2 })
  t.same(counts(blue, 'SIZE'), { s: 1, l: 1 })
  const small = await list({
    id: '1',
    filter: {
      enumFilters: [
        { id: 'COLOUR', values: ['blue'] },
        { id: 'SIZE', values: ['s'] },
      ],
    },
  })
  t.same(idsOf(small), ['100'])
  t.same(counts(small, 'COLOUR'), { red: 1, blue: 1 })
  t.same(
    all?.filters.map(({ id }) => id),
    ['COLOUR', 'SIZE', 'WEIGHT', 'PRICE'],
  )
  t.equal(all?.filters.find(({ id }) => id === 'PRICE')?.displayName, 'Preis')
})

t.test(
  'S4.97 a list filtered by a colour shows that variant, with its price and delivery, and links to it',
  async (t) => {
    const text = `query ($filter: ListingFilterInput) { core_category(id: "111", filter: $filter) { products {
    bestItemId path image { alt } delivery { days } price { currentPriceAmount startFromFlag } } } }`
    type Tiles = { core_category: { products: unknown[] } }
    const shownFor = async (...values: string[]) => {
      const enumFilters = values.length > 0 ? [{ id: 'COLOUR', values }] : []
      return (await get<Tiles>(text, { variables: { filter: { enumFilters } } })).core_category.products[0]
    }
    t.match(await shownFor(), { bestItemId: '100-1', path: '/prod/100', image: { alt: 'Bild 100-1' } })
    t.match(await shownFor('blue'), {
      bestItemId: '100-3',
      path: '/prod/100?varid=100-3',
      image: { alt: 'Bild 100-3' },
      delivery: null,
      price: { currentPriceAmount: 8900, startFromFlag: false },
    })
    t.match(await shownFor('red'), {
      path: '/prod/100?varid=100-1',
      price: { currentPriceAmount: 9900, startFromFlag: true },
    })
    t.match(await shownFor('red', 'blue'), { path: '/prod/100' }, 'each variant is in the list')
  },
)

t.test('ranges are in major units and include their bounds', async (t) => {
  const price = (from: number | null, to: number | null) => ({
    id: '1',
    filter: { rangeFilters: [{ id: 'PRICE', from, to }] },
  })
  t.same(idsOf(await list(price(10, 11.9))), ['200', '500'])
  t.same(idsOf(await list(price(null, 10))), ['200'])
  t.same(idsOf(await list(price(11, 10))), [])
  t.same(idsOf(await list({ id: '1', filter: { rangeFilters: [{ id: 'rating', from: 4.3, to: 5 }] } })), ['100'])
  t.same(idsOf(await list({ id: '1', filter: { rangeFilters: [{ id: 'WEIGHT', to: 200 }] } })), ['200'])
})

t.test('a category is sorted by price, name and newest; an unknown sort means the default', async (t) => {
  const sorted = async (sortBy: string) => idsOf(await list({ id: '1', paging: { sortBy } }))
  t.same(await sorted('price_asc'), ['200', '500', '100'])
  t.same(await sorted('price_desc'), ['100', '500', '200'])
  t.same(await sorted('name'), ['500', '200', '100'])
  t.same(await sorted('newest'), ['200', '100', '500'])
  t.same(await sorted('nonsense'), ['100', '200', '500'])
})

t.test('S7.9 search finds by word, compound, typo, brand and language, and sends a number to its item', async (t) => {
  const find = async (searchTerm: string, call = {}) => {
    const text = `query ($filter: SearchFilterInput!) { core_search(filter: $filter) { products { id } link { url } state { sort } } }`
    const data = await get<{
      core_search: { products: { id: string }[]; link: { url: string } | null; state: { sort: string } }
    }>(text, { ...call, variables: { filter: { searchTerm } } })
    return { ids: data.core_search.products.map(({ id }) => id), link: data.core_search.link?.url ?? null }
  }
  for (const term of ['ranzen', 'FEDERLEICHT']) t.same((await find(term)).ids, ['100'], term)
  t.same((await find('Bleistfit')).ids, ['500'])
  t.same((await find('lunch box', { store: 'b2b', language: 'en-DE' })).ids, ['200'])
  t.same((await find('')).ids, [])
  for (const number of ['N-100-2', '9783123456787', 'ISBN 978-3-12-345678-7'])
    t.equal((await find(number)).link, '/prod/100?varid=100-2', number)
  t.equal((await find('200')).link, '/prod/200')
  t.equal((await find('N-300-1')).link, null, 'not sold in this store')
})

t.test('S3.16 a card shows the best item that can be had', async (t) => {
  const text = `{ core_category(id: "1") { products { id bestItemId discountPercent moreVariants variantColours isShortage extraBadges { id }
    badges { new sale } price { currentPrice currentPriceAmount oldPrice startFromFlag } lightningDealInfo { isAvailableLightningDeal lightningReservedPercentageRoundFloor lightningSpecialPrice { amount } } } } }`
  type Tile = { bestItemId: string; price: { currentPriceAmount: number }; [field: string]: unknown }
  const [bag, box] = (await get<{ core_category: { products: Tile[] } }>(text)).core_category.products
  t.match(bag, {
    bestItemId: '100-1',
    discountPercent: 23,
    moreVariants: true,
    variantColours: ['#c00', '#00c'],
    extraBadges: [{ id: 'green' }],
    badges: { new: false, sale: true },
    price: { currentPriceAmount: 9900, startFromFlag: true },
    lightningDealInfo: null,
  })
  t.match(box, {
    isShortage: true,
    badges: { new: true },
    lightningDealInfo: {
      isAvailableLightningDeal: true,
      lightningReservedPercentageRoundFloor: 30,
      lightningSpecialPrice: { amount: 800 },
    },
  })
  const net = await get<{ core_category: { products: Tile[] } }>(text, { store: 'b2b' })
  t.equal(net.core_category.products.find(({ bestItemId }) => bestItemId === '200-1')?.price.currentPriceAmount, 1000)
})

t.test(
  'schools see net prices, and the gross price that they may recommend to parents; other stores name none',
  async (t) => {
    const text = `query ($id: ID!) { getProductById(productId: $id) { items { prices { price { amount }
    educationalSuggestGrossPrice { amount } } } } }`
    type Page = {
      getProductById: { items: { prices: { price: object; educationalSuggestGrossPrice: object | null } }[] }
    }
    const pricesIn = async (store: string) =>
      (await get<Page>(text, { store, variables: { id: '100' } })).getProductById.items.map(({ prices }) => prices)
    t.match(
      (await pricesIn('b2b'))[0],
      { price: { amount: 8319 }, educationalSuggestGrossPrice: { amount: 12900 } },
      'the recommended price, where there is one',
    )
    t.match((await pricesIn('b2b'))[1], { price: { amount: 9160 }, educationalSuggestGrossPrice: { amount: 10900 } })
    t.match((await pricesIn('de'))[0], { price: { amount: 9900 }, educationalSuggestGrossPrice: null })
  },
)

t.test('S3.2 getProductById gives everything that a product page shows', async (t) => {
  const text = `query ($id: ID!) { getProductById(productId: $id) { name manufacturerName badges { id } hasMultipleItems hasSamePricesForAllItems
    accessories { id } breadcrumbs { displayName url } extraTabs { id } items { itemId deliveryStatusColor availableForSale dangerWarnings { id } prices { grossPrice { amount } netPrice { amount } } } } }`
  type Page = { getProductById: { items: unknown[]; [field: string]: unknown } | null }
  const page = await get<Page>(text, { variables: { id: '100' } })
  t.match(page.getProductById, {
    manufacturerName: 'Federleicht',
    badges: [{ id: 'green' }, { id: 'set' }, { id: 'new-school' }],
    hasSamePricesForAllItems: false,
    accessories: [{ id: '200' }],
    breadcrumbs: [{ url: '/ranzen/' }, { url: '/cat/11' }, { url: '/cat/111' }, { url: null }],
  })
  t.match(page.getProductById?.items[1], {
    itemId: '100-2',
    dangerWarnings: [{ id: 'small-parts' }],
    prices: { grossPrice: { amount: 10900 }, netPrice: { amount: 9160 } },
  })
  t.match(page.getProductById?.items[2], { deliveryStatusColor: 'red', availableForSale: false })
  const business = await get<Page>(text, { store: 'b2b', language: 'en-DE', variables: { id: '100' } })
  t.equal(business.getProductById?.name, 'School bag Lupina')
  t.equal(business.getProductById?.items.length, 2, 'the item without a price in the store is left out')
  for (const id of ['300', '400', '999', 'x'.repeat(5000)])
    t.equal((await get<Page>(text, { variables: { id } })).getProductById, null)
})

t.test('S3.3 S4.4 S7.13 getVariantInformationForProduct gives options, the chosen item and extra tabs', async (t) => {
  const text = `query ($selected: [SelectedVariantInput!], $itemId: ID) { getVariantInformationForProduct(productId: "100", selectedVariants: $selected, itemId: $itemId) {
    isConfigured item { itemId } attributes { name options { value selected disabled itemId } } } }`
  type Info = {
    getVariantInformationForProduct: {
      isConfigured: boolean
      item: { itemId: string } | null
      attributes: { options: object[] }[]
    }
  }
  const blue = (await get<Info>(text, { variables: { selected: [{ name: 'COLOUR', value: 'blue' }] } }))
    .getVariantInformationForProduct
  t.equal(blue.isConfigured, false)
  t.same(blue.attributes[1]?.options, [
    { value: 's', selected: false, disabled: false, itemId: '100-3' },
    { value: 'l', selected: false, disabled: true, itemId: '100-2' },
  ])
  const byItem = (await get<Info>(text, { variables: { itemId: '100-2' } })).getVariantInformationForProduct
  t.equal(byItem.item?.itemId, '100-2')
  const tab = await get<object>(
    '{ a: getExtraTabContent(productId: "100", tabId: "care") { content } b: getExtraTabContent(productId: "100", tabId: "no") { id } }',
  )
  t.same(tab, { a: { content: '<p>Feucht abwischen</p>' }, b: null })
})

t.test('S3.18 S3.22 S7.7 S9.4 category, tree and navigation', async (t) => {
  const data = await get<{ core_category: { category: object } }>(
    '{ core_category(id: "11") { category { seo { title robots } breadcrumbs { url } topSellers { id } tree { id isActive count children { id isActive children { id isActive } } } } } }',
  )
  t.same(data.core_category.category, {
    seo: { title: 'Kategorie 11 – Kategorie 1', robots: null },
    breadcrumbs: [{ url: '/ranzen/' }],
    topSellers: [{ id: '100' }, { id: '200' }, { id: '500' }],
    tree: {
      id: '1',
      isActive: true,
      count: 3,
      children: [{ id: '11', isActive: true, children: [{ id: '111', isActive: false }] }],
    },
  })
  const navigation = await get<object>(
    '{ a: getNavigation(depth: 1) { id hasChildren children { id } } b: getNavigationByCategoryId(categoryId: "11") { children { id } breadcrumb { url } } c: getNavigationByCategoryId(categoryId: "2") { id } d: getMainCategoryFromCategoryId(categoryId: "111") { id } e: getNavigationByCategoryId(categoryId: "1", depth: 99) { children { id children { id } } } f: getNavigationByCategoryId(categoryId: "1", depth: -1) { children { id children { id } } } }',
  )
  t.same(navigation, {
    a: [{ id: '1', hasChildren: true, children: [] }],
    b: { children: [{ id: '111' }], breadcrumb: [{ url: '/ranzen/' }, { url: '/cat/11' }] },
    c: null,
    d: { id: '1' },
    e: { children: [{ id: '11', children: [{ id: '111' }] }] },
    f: { children: [{ id: '11', children: [] }] },
  })
})

t.test('bad input is answered with its own error, never INTERNAL', async (t) => {
  const many = Array.from({ length: 10_000 }, (_, index) => `v${index}`)
  const table: [object, number][] = [
    [{ id: '1', paging: { offset: -5, limit: 0 } }, 1],
    [{ id: '1', paging: { limit: 100_000 } }, 3],
    [{ id: '1', paging: { offset: 2_000_000_000 } }, 0],
    [{ id: '1', filter: { enumFilters: [{ id: 'COLOUR', values: ['blue', ...many] }] } }, 2],
    [{ id: '1', filter: { enumFilters: [{ id: 'NOPE', values: ['x'] }] } }, 0],
    [{ id: '1', filter: { enumFilters: [{ id: 'COLOUR', values: [] }] } }, 3],
    [{ id: '1', filter: { enumFilters: many.map((id) => ({ id, values: ['x'] })) } }, 0],
    [{ id: '1', filter: { rangeFilters: [{ id: 'constructor', from: 1 }] } }, 0],
  ]
  for (const [variables, hits] of table) t.equal(idsOf(await list(variables))?.length, hits)
  t.equal(await list({ id: '__proto__' }), null)
  for (const filter of ['{rangeFilters:[{id:"PRICE",from:"NaN"}]}', '{enumFilters:{id:1}}', '"x"']) {
    const answer = await engine.run(`{ core_category(id: "1", filter: ${filter}) { totalProducts } }`)
    t.equal(answer.errors?.[0]?.extensions.code, 'BAD_USER_INPUT')
  }
})

t.test('S7.23 only views of existing products are counted, each once', async (t) => {
  const record = (text: string) => get<{ recordGlanceView: boolean }>(`mutation { recordGlanceView(${text}) }`)
  t.equal((await record('productId: "100", itemId: "100-1", domain: "shop.test"')).recordGlanceView, true)
  t.equal((await record('productId: "100", itemId: "200-1", domain: "shop.test"')).recordGlanceView, false)
  t.equal((await record('productId: "999", domain: "shop.test"')).recordGlanceView, false)
  t.equal((await record('productId: "100", domain: "<script>"')).recordGlanceView, false)
})

t.test('an import repeated changes nothing, and names what it refuses', async (t) => {
  const tables = ['products', 'items', 'item_prices', 'item_variant_values', 'product_relations', 'product_texts']
  const state = async () => {
    const rows: unknown[] = []
    await change(url, async (trx) => {
      for (const name of tables)
        rows.push((await trx.execute(sql`select * from ${sql.identifier(name)} order by 1, 2, 3`)).rows)
    })
    return rows
  }
  const before = await state()
  await change(url, importing(sampleRecords()))
  t.same(await state(), before)
  const refused: [ImportRecord, RegExp][] = [
    [{ kind: 'product', record: product('600', { categoryIds: ['77'] }) }, /product 600: refers to the category 77/],
    [{ kind: 'product', record: product('600', { accessoryIds: ['7'] }) }, /product 600: refers to the product 7/],
    [
      { kind: 'product', record: product('600', { items: [item('6', { prices: { de: { amount: 9.5 } } })] }) },
      /product 600, item 6: its price in de is 9.5/,
    ],
    [
      {
        kind: 'product',
        record: product('600', { items: [item('6', { prices: { de: { amount: 9, oldAmount: 8 } } })] }),
      },
      /old price/,
    ],
    [{ kind: 'product', record: product('600', { items: [item('100-1')] }) }, /item 100-1 belongs to product 100/],
    [
      { kind: 'product', record: product('600', { attributes: [{ attributeId: 'COLOUR', valueId: 'mauve' }] }) },
      /value mauve of COLOUR/,
    ],
  ]
  for (const [record, message] of refused) await t.rejects(change(url, importing([record])), { message })
  const several = ['601', '602'].map(
    (id): ImportRecord => ({ kind: 'product', record: product(id, { categoryIds: ['77'] }) }),
  )
  await t.rejects(
    change(url, importing([...several, { kind: 'badge', record: { id: 'b', name: { de: 'B', en: 'B' } } }])),
    {
      message: /^2 records .*\n {2}product 601: refers to the category 77.*\n {2}product 602: .*exist$/,
    },
  )
  t.same(await state(), before)
})

t.test('an error in a later batch rolls back the earlier ones', async (t) => {
  const badges = Array.from({ length: 2500 }, (_, n): ImportRecord => {
    return { kind: 'badge', record: { id: `later-${n}`, name: { de: `B${n}`, en: `B${n}` } } }
  })
  const stored = async () => {
    let count = 0
    await change(url, async (trx) => {
      const { rows } = await trx.execute<{ count: number }>(
        sql`select count(*)::int from badges where id like 'later-%'`,
      )
      count = rows[0]?.count ?? 0
    })
    return count
  }
  const invalid: ImportRecord = { kind: 'product', record: product('600', { badgeIds: ['later-2500'] }) }
  await t.rejects(change(url, importing([...badges, invalid])), {
    message: /product 600: refers to the badge later-2500/,
  })
  t.equal(await stored(), 0)
  const unwritable: ImportRecord = { kind: 'badge', record: { id: 'later\0', name: { de: 'B', en: 'B' } } }
  await t.rejects(
    change(url, importing([unwritable, ...badges])),
    { cause: { code: '22021' } },
    'refused by PostgreSQL',
  )
  t.equal(await stored(), 0)
  await change(url, importing([...badges, { kind: 'product', record: product('600', { badgeIds: ['later-2499'] }) }]))
  t.equal(await stored(), 2500)
})
