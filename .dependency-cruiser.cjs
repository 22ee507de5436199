/** Who may import whom; checked by `npm run check`. */
const layers = ['lib', 'ui', 'features', 'teasers', 'layouts', 'pages']

const upwards = layers.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-imports-upwards`,
  comment: 'web: lib → ui → features → teasers → layouts → pages, never back',
  severity: 'error',
  from: { path: `^web/${layer}/` },
  to: { path: `^web/(${layers.slice(index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...upwards,
    {
      name: 'web-imports-server',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(codegen|journeys)/' },
      to: { path: '^server/' },
    },
    {
      name: 'feature-imports-feature',
      comment: 'What two features need belongs to ui or lib',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
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
      name: 'module-internals',
      comment: 'A module uses another only through its service; tables may be referred to for foreign keys',
      severity: 'error',
      from: { path: '^server/shop/modules/([^/]+)/' },
      to: {
        path: '^server/shop/modules/([^/]+)/.*\\.(repository|resolvers)\\.ts$',
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
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    exclude: { path: '(^|/)(dist|generated)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
