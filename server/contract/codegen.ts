import type { CodegenConfig } from '@graphql-codegen/cli'

const upstream = 'server/contract/sdl/**/*.graphql'
const edge = 'server/contract/edge/*.graphql'
const upload = '../../lib/uploads/uploaded-file.ts#UploadedFile'
const scalars = {
  ID: { input: 'string', output: 'string' },
  JSON: { input: 'unknown', output: 'unknown' },
  Upload: { input: upload, output: upload },
}
const common = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true }

/** What the engine's resolvers return where it is not the contract's type itself: fields that are worked out when asked for. */
const mappers = {
  Wishlist: '../modules/account/wishlists/wishlist-view.ts#ListView',
  Wishlists: '../modules/account/wishlists/wishlist-view.ts#ListsView',
  WishlistEntry: '../modules/account/wishlists/wishlist-view.ts#EntryView',
  WishlistChange: '../modules/account/wishlists/wishlist-view.ts#ChangeView',
  WishlistInvitation: '../modules/account/wishlists/wishlist-view.ts#InvitationView',
}

/** `npm run generate`: the contract's types, the engine's resolver signatures, and the edge's own operations. */
const config: CodegenConfig = {
  generates: {
    'server/contract/generated/types.ts': { schema: [upstream, edge], plugins: ['typescript'], config: common },
    'server/shop/generated/resolvers.ts': {
      schema: upstream,
      plugins: ['./server/contract/contract-import-plugin.ts', 'typescript-resolvers'],
      config: {
        ...common,
        namespacedImportName: 'Contract',
        contextType: '../graphql/context.ts#ShopContext',
        optionalResolveType: true,
        mappers,
      },
    },
    'server/bff/generated/operations.ts': {
      schema: upstream,
      documents: 'server/bff/**/*.graphql',
      plugins: ['typescript-operations', './web/codegen/operations-plugin.ts'],
      config: {
        ...common,
        importSchemaTypesFrom: './server/contract/generated/types.ts',
        importExtension: '.ts',
        namespacedImportName: 'Contract',
        operationType: "import type { EngineOperation as Operation } from '../upstream/ask-engine.ts'",
        withText: true,
      },
    },
  },
}
export default config
