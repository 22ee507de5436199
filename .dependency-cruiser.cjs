/** Who may import whom; checked by `npm run check`. */
const layers = ['lib', 'ui', 'features', 'teasers', 'layouts', 'pages']

/** Tests put together what they need. */
const tests = '\\.test\\.tsx?$|/testing/'

const upwards = layers.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-imports-upwards`,
  comment: 'web: lib → ui → features → teasers → layouts → pages, never back',
  severity: 'error',
  from: { path: `^web/${layer}/` },
  to: { path: `^web/(${layers.slice(index + 1).join('|')})/` },
}))

const edgeLayers = ['upstream', 'generated', 'operations', 'cache', 'visitor', 'graphql', 'security', 'pages', 'forms']

/** A folder that is no layer uses the layers, and no other such folder. */
const edgeUpwards = edgeLayers.map((layer, index) => ({
  name: `edge-${layer}-imports-upwards`,
  comment: `server/bff: ${edgeLayers.join(' → ')} → the other folders → app.ts, never back`,
  severity: 'error',
  from: { path: `^server/bff/${layer}/`, pathNot: tests },
  to: { path: '^server/bff/', pathNot: `^server/bff/(${edgeLayers.slice(0, index + 1).join('|')})/` },
}))

/** Modules of the engine, lowest first. */
const engineLayers = {
  stores: ['stores/stores', 'stores/parameters'],
  texts: ['content/translations', 'content/legal', 'catalogue/media', 'content/marks', 'mail/mail-links', 'mail/mails'],
  catalogue: [
    'catalogue/directory',
    'catalogue/stock',
    'catalogue/product',
    'catalogue/promotions',
    'catalogue/lightning',
    'catalogue/reviews',
    'catalogue/search',
    'catalogue/feeds',
    'catalogue/catalogue',
  ],
  content: ['content/content', 'content/navigation', 'content/sitemap', 'content/tracking', 'content/forms'],
  customers: [
    'account/visitors',
    'account/addresses',
    'account/persons',
    'content/uploads',
    'mail/opt-ins',
    'mail/newsletter',
    'catalogue/stock-alerts',
    'catalogue/material-list',
  ],
  carts: ['checkout/vouchers', 'checkout/cart', 'checkout/reservations', 'checkout/order-form', 'account/wishlists'],
  payments: ['checkout/payments'],
  orders: ['orders/orders', 'orders/settlement', 'checkout/checkout'],
  aftermath: [
    'orders/returns',
    'orders/withdrawals',
    'orders/merchandise',
    'orders/review-requests',
    'content/contact',
  ],
  memberships: ['account/prime', 'account/business', 'stores/segments'],
  studio: [
    'studio/content-import',
    'studio/studio',
    'studio/editors',
    'studio/loads',
    'studio/desk',
    'studio/merchant',
  ],
}

const engineModules = Object.values(engineLayers).flat()

/** Of a layer a module imports those before it, so no two import each other, by whatever way round. */
const engineUpwards = Object.entries(engineLayers).flatMap(([layer, modules]) =>
  modules.map((module) => ({
    name: `engine-${layer}-imports-upwards`,
    comment: `server/shop/modules: ${Object.keys(engineLayers).join(' < ')}; a module imports those before it in engineLayers`,
    severity: 'error',
    from: { path: `^server/shop/modules/${module}/`, pathNot: tests },
    to: {
      path: '^server/shop/modules/',
      pathNot: `^server/shop/modules/(${engineModules.slice(0, engineModules.indexOf(module) + 1).join('|')})/`,
    },
  })),
)

/** What the edge takes from web: operations with their types, and what it and the renderer hand each other. */
const openToEdge = [
  'build/(build-record|page-manifest)\\.ts',
  'generated/operations\\.ts',
  'lib/data/operation\\.ts',
  'lib/page/(flash|head-html|page-context|page-head|site)\\.ts',
]

module.exports = {
  forbidden: [
    ...upwards,
    ...edgeUpwards,
    ...engineUpwards,
    {
      name: 'engine-module-without-layer',
      comment: 'A module stands in a layer of engineLayers',
      severity: 'error',
      from: { path: '^server/shop/', pathNot: tests },
      to: { path: '^server/shop/modules/', pathNot: `^server/shop/modules/(${engineModules.join('|')})/` },
    },
    {
      name: 'edge-folder-imports-folder',
      comment:
        'What two folders above the layers need belongs to a layer; forms of pages share nothing but their folder',
      severity: 'error',
      from: { path: '^server/bff/([^/]+)/', pathNot: `^server/bff/(${edgeLayers.join('|')})/|${tests}` },
      to: { path: '^server/bff/', pathNot: `^server/bff/(${edgeLayers.join('|')}|$1)/` },
    },
    {
      name: 'servers-import-web',
      severity: 'error',
      from: { path: '^server/(?!bff/)[^/]+/', pathNot: tests },
      to: { path: '^web/' },
    },
    {
      name: 'edge-imports-web',
      comment: 'What the edge may import from web stands in openToEdge',
      severity: 'error',
      from: { path: '^server/bff/', pathNot: tests },
      to: { path: '^web/', pathNot: `^web/(${openToEdge.join('|')})$` },
    },
    {
      name: 'services-import-resolvers',
      comment:
        'Types of a call stand in server/shop/call; only resolvers and routes know the context with all services',
      severity: 'error',
      from: {
        path: '^server/shop/(auth|call|change-log|db|html|jobs|modules|operations|search-index)/',
        pathNot: `\\.(resolvers|routes)\\.ts$|^server/shop/jobs/tasks\\.ts$|${tests}`,
      },
      to: { path: '^server/shop/(graphql|generated)/|^server/shop/services/' },
    },
    {
      name: 'web-imports-server',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(codegen|journeys|studio)/' },
      to: { path: '^server/', pathNot: '^server/contract/(limits|delivery|text|texts|parameters|rules)/' },
    },
    {
      name: 'something-imports-studio',
      comment: 'No public page loads a byte of the studio',
      severity: 'error',
      from: { path: '.', pathNot: '^web/studio/|^web/journeys/|^scripts/bench/studio/|^server/tests/.+\\.test\\.ts$' },
      to: { path: '^web/studio/' },
    },
    {
      name: 'studio-imports-shop',
      comment:
        'Of web the studio uses the ground of all styles and small parts of the browser, of the contract its types',
      severity: 'error',
      from: { path: '^web/studio/', pathNot: `/codegen\\.ts$|${tests}` },
      to: {
        path: '^(web|server|fixtures|scripts)/',
        pathNot:
          '^web/studio/|^web/lib/browser/|^web/ui/(base\\.css|tokens\\.css|class-names\\.ts)$|^web/build/media-in-em\\.ts$|^server/contract/',
      },
    },
    {
      name: 'studio-imports-upwards',
      comment: 'web/studio: lib → ui → the rooms → app, never back',
      severity: 'error',
      from: { path: '^web/studio/(lib|ui|texts)/', pathNot: tests },
      to: { path: '^web/studio/', pathNot: '^web/studio/(lib|ui|texts|generated)/' },
    },
    {
      name: 'studio-rooms-import-app',
      severity: 'error',
      from: { path: '^web/studio/(?!app/)[^/]+/', pathNot: tests },
      to: { path: '^web/studio/app/' },
    },
    {
      name: 'limits-import-something',
      comment:
        'Browsers load them: constants, the day of delivery, and how texts are read, whose files may import each other',
      severity: 'error',
      from: { path: '^server/contract/(limits|delivery|text)/', pathNot: '[.]test[.]ts$' },
      to: { path: '.', pathNot: '^server/contract/text/' },
    },
    {
      name: 'feature-imports-feature',
      comment: 'What two features need belongs to ui or lib',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'sandbox-shares-no-code',
      comment: 'It plays other companies: a fault of the adapters must not be on both sides',
      severity: 'error',
      from: { path: '^server/sandbox/' },
      to: { path: '^(server/(bff|shop|contract)|web|fixtures)/' },
    },
    {
      name: 'servers-import-sandbox',
      severity: 'error',
      from: { path: '^server/(?!sandbox/)', pathNot: tests },
      to: { path: '^server/sandbox/' },
    },
    { name: 'edge-imports-engine', severity: 'error', from: { path: '^server/bff/' }, to: { path: '^server/shop/' } },
    { name: 'engine-imports-edge', severity: 'error', from: { path: '^server/shop/' }, to: { path: '^server/bff/' } },
    {
      name: 'contract-imports-servers',
      severity: 'error',
      from: { path: '^server/(contract|lib)/' },
      to: { path: '^(server/(bff|shop)|web|fixtures|scripts)/' },
    },
    {
      name: 'web-imports-texts',
      comment: 'A page gets the few texts that it shows, not all of them',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$|^web/journeys/' },
      to: { path: '^server/contract/texts/' },
    },
    {
      name: 'module-internals',
      comment: 'Rows stop at the services of their module, and the contract at its resolvers',
      severity: 'error',
      from: { path: '^server/shop/modules/([^/]+/[^/]+)/' },
      to: {
        path: '^server/shop/modules/[^/]+/[^/]+/.*\\.(repository|resolvers)\\.ts$',
        pathNot: '^server/shop/modules/$1/',
      },
    },
    {
      name: 'servers-import-fixtures',
      severity: 'error',
      from: { path: '^(server|web|cms-schemas)/', pathNot: '\\.test\\.tsx?$|^web/journeys/' },
      to: { path: '^(fixtures|scripts)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Imports of types count as well',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-dev-dependencies',
      severity: 'error',
      from: {
        path: '^(server|web|cms-schemas|fixtures)/',
        pathNot: '\\.(test|spec)\\.tsx?$|/testing/|/codegen|/generate\\.ts$|drizzle\\.config|/journeys/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
