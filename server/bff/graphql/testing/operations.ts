export type TestOperation = { query: string; variables?: Record<string, unknown>; operationName?: string }

const twoOperations =
  'query A { product(slug: "product-1") { id } } query B { product(slug: "product-2") { name } me { id } }'
const conditional =
  'query ($yes: Boolean!, $no: Boolean!) { product(slug: "product-1") { id name @include(if: $no) sku @skip(if: $no) ... @include(if: $yes) { slug } ...F @skip(if: $yes) } } fragment F on Product { isNew }'
const yesNo = { yes: true, no: false }

/** Operations whose answers through the edge must be the upstream's own. */
export const operations: Record<string, TestOperation> = {
  simple: { query: '{ product(slug: "product-1") { id name } }' },
  textThatLooksLikeErrors: { query: '{ product(slug: "product-2") { id name } }' },
  rootAliases: { query: '{ a: product(slug: "product-1") { id } b: product(slug: "product-2") { id } }' },
  nestedAliases: { query: '{ product(slug: "product-1") { nom: name name: sku sku: slug } }' },
  oneFieldWithManyArguments: {
    query:
      '{ product(slug: "product-1") { pictures(first: 3) { s: url(width: 10) l: url(width: 1000) url } html: description(format: "html") description } }',
  },
  fragments: {
    query:
      '{ product(slug: "product-1") { ...P } } fragment P on Product { id brand { ...B } } fragment B on Brand { slug n: name }',
  },
  fragmentsOnQuery: {
    query:
      'query { ...R } fragment R on Query { product(slug: "product-1") { id } ...S } fragment S on Query { footer { legal } me { id } }',
  },
  inlineWithoutType: { query: '{ product(slug: "product-1") { ... { id name } ... @include(if: true) { sku } } }' },
  mergedNodes: {
    query:
      '{ product(slug: "product-1") { id } product(slug: "product-1") { name price { amount } } product(slug: "product-1") { price { formatted } } }',
  },
  mergedPrivateNodes: { query: '{ me { id } ... on Query { me { email } } }' },
  variables: {
    query: 'query ($s: String!, $w: Int = 77) { product(slug: $s) { id pictures { url(width: $w) } } }',
    variables: { s: 'product-3' },
  },
  variableInFragment: {
    query:
      'query ($w: Int) { product(slug: "product-1") { ...F } } fragment F on Product { thumbnail { ...G } } fragment G on Picture { url(width: $w) }',
    variables: { w: 5 },
  },
  variableInNestedInput: {
    query:
      'query ($c: [ID!], $min: Decimal) { products(first: 3, filter: { categories: $c, price: { min: $min } }) { total items { id } } }',
    variables: { c: ['c1'], min: '20' },
  },
  variableInList: {
    query: 'query ($a: ID!, $b: ID!) { products(ids: [$a, $b]) { items { id } } }',
    variables: { a: 'p3', b: 'p4' },
  },
  variableInJson: { query: 'query ($a: Json) { echo(json: { x: [1, { y: $a }] }) }', variables: { a: { z: 1 } } },
  nullVariable: {
    query: 'query ($c: [ID!]) { products(first: 2, filter: { categories: $c }) { total } }',
    variables: { c: null },
  },
  unsetVariable: {
    query: 'query ($c: [ID!], $f: Int) { products(first: $f, filter: { categories: $c }) { total items { id } } }',
    variables: { f: 2 },
  },
  numberAsId: { query: 'query ($id: ID!) { cart(id: $id) { id } node(id: $id) { id } }', variables: { id: 7 } },
  includeAndSkip: { query: conditional, variables: yesNo },
  rootDirectives: {
    query:
      'query ($yes: Boolean!, $no: Boolean!) { a: product(slug: "product-1") @include(if: $yes) { id } b: product(slug: "product-2") @include(if: $no) { id } ...R @skip(if: $yes) me @skip(if: $no) { id } } fragment R on Query { footer { legal } }',
    variables: yesNo,
  },
  conditionalDuplicate: {
    query:
      'query ($no: Boolean!) { product(slug: "product-1") { id } product(slug: "product-1") @include(if: $no) { name } }',
    variables: { no: false },
  },
  allSkipped: {
    query: 'query ($no: Boolean!) { product(slug: "product-1") @include(if: $no) { id } }',
    variables: { no: false },
  },
  interfaces: {
    query:
      '{ node(id: "p1") { id ... on Product { sku } ... on Brand { slug } } b: node(id: "b1") { __typename id ... on Brand { slug } } }',
  },
  interfaceLists: {
    query:
      '{ sellables(first: 3) { sku price { amount } ... on Bundle { title items { id } } ... on Product { name } } }',
  },
  interfaceFragments: {
    query: 'query { sellables(first: 3) { ...S } } fragment S on Sellable { sku ... on Node { id } }',
  },
  unions: {
    query:
      '{ search(text: "x") { __typename ... on Product { id name } ... on Category { id title: name } ... on Page { title blocks { __typename ... on HeroBlock { title } ... on ProductsBlock { products { id } } } } } }',
  },
  unionsWithoutTypename: {
    query:
      '{ search(text: "x") { ... on Node { id } ... on Product { sku } } page(slug: "about") { blocks { ... on TextBlock { html } } } }',
  },
  aliasedTypename: {
    query:
      '{ t: __typename product(slug: "product-1") { kind: __typename __typename } search(text: "x") { k: __typename } }',
  },
  aliasForDifferentTypes: {
    query: '{ search(text: "x") { ... on Product { v: name } ... on Category { v: slug } ... on Page { v: title } } }',
  },
  enums: {
    query:
      'query ($s: Sort) { products(first: 1, sort: $s) { items { id stock } } b: products(first: 1, sort: PRICE_DESC) { items { id } } }',
    variables: { s: 'PRICE_DESC' },
  },
  scalars: {
    query:
      'query ($d: DateTime, $a: Decimal, $j: Json) { echo(json: $j, date: $d, amount: $a, sort: PRICE_ASC) product(slug: "product-1") { createdAt meta price { amount } } }',
    variables: { d: '2026-01-02T03:04:05.000Z', a: '12.30', j: { k: [1, null, 'x'] } },
  },
  scalarLiterals: {
    query: '{ echo(json: { a: 1, b: [true, null, "s"] }, date: "2026-01-02T03:04:05.000Z", amount: "1.50") }',
  },
  nullRoots: { query: '{ product(slug: "nope") { id } page(slug: "missing") { id } cart { id } }' },
  errorNested: { query: '{ products(first: 9) { items { id s: stock } } }' },
  errorNestedPrivate: {
    query: '{ search(text: "x") { ... on Product { id warehouse } } me { id } x: cart(id: "nope") { id } }',
  },
  errorNullable: { query: '{ failing product(slug: "product-1") { id } }' },
  errorAliased: { query: '{ x: failing y: failing }' },
  errorUnforeseen: { query: '{ unforeseen me { id } }' },
  errorNonNullRoot: { query: '{ failingHard product(slug: "product-1") { id } }' },
  errorNonNullNested: { query: '{ product(slug: "product-13") { id warehouse } footer { legal } }' },
  errorNonNullInList: {
    query: '{ page(slug: "about") { id } products(ids: ["p12", "p13"]) { items { id warehouse } } }',
  },
  privateAndPublic: {
    query:
      '{ me { id email } cart(id: "cart-1") { count lines { product { name } } } navigation { label children { label } } }',
  },
  privateMissing: { query: '{ cart(id: "nope") { id } footer { legal } }' },
  mutations: {
    query:
      'mutation ($l: [AddLine!]!) { a: addToCart(cartId: "cart-1", lines: $l) { added { quantity } } b: addToCart(cartId: "cart-1", lines: [{ sku: "NOPE" }]) { added { quantity } } }',
    variables: { l: [{ sku: 'SKU-1' }] },
  },
  mutationDefaults: {
    query:
      'mutation { addToCart(lines: [{ sku: "SKU-2" }]) { added { quantity product { price { formatted(locale: "ch") } } } } }',
  },
  operationA: { query: twoOperations, operationName: 'A' },
  operationB: { query: twoOperations, operationName: 'B' },
  deepFragments: {
    query: '{ navigation { ...N children { ...N children { ...N } } } } fragment N on NavNode { id label }',
  },
  sameFirstLevelOne: { query: '{ products(first: 2) { items { id } } }' },
  sameFirstLevelTwo: { query: '{ products(first: 2) { items { id name price { amount } } } }' },
  introspection: {
    query: '{ __type(name: "Money") { name fields { name type { kind ofType { name } } } } footer { legal } }',
  },
}

/** Operations with the edge's own root fields, and what they answer. */
export const ownOperations: Record<string, TestOperation & { data: Record<string, unknown> }> = {
  alone: {
    query: '{ experiments { key variant } }',
    data: { experiments: [{ key: 'checkout', variant: 'seed' }] },
  },
  beside: {
    query: '{ product(slug: "product-10") { name id } experiments { key variant } me { id } }',
    data: {
      product: { name: 'Product 10 äöü €', id: 'p10' },
      experiments: [{ key: 'checkout', variant: 'seed' }],
      me: { id: 'u1' },
    },
  },
  aliased: {
    query: '{ product: experiments { id: key __typename } experiments: product(slug: "product-10") { key: id } }',
    data: { product: [{ id: 'checkout', __typename: 'Experiment' }], experiments: { key: 'p10' } },
  },
  directives: {
    query:
      'query ($yes: Boolean!, $no: Boolean!) { a: experiments @include(if: $no) { key } ...F @include(if: $yes) ...F @skip(if: $yes) } fragment F on Query { experiments { key variant @skip(if: $yes) } product(slug: "nope") { id } }',
    variables: yesNo,
    data: { experiments: [{ key: 'checkout' }], product: null },
  },
}
