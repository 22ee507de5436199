import type { CodegenConfig } from '@graphql-codegen/cli'

const upstream = 'server/contract/*.graphql'
const edge = 'server/contract/edge/*.graphql'
const scalars = { ID: { input: 'string', output: 'string' } }
const common = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true }

/** `npm run generate`: the contract's types, and the engine's resolver signatures. */
const config: CodegenConfig = {
  generates: {
    'server/contract/generated/types.ts': { schema: [upstream, edge], plugins: ['typescript'], config: common },
    'server/shop/generated/resolvers.ts': {
      schema: upstream,
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...common, contextType: '../graphql/context.ts#ShopContext', optionalResolveType: true },
    },
  },
}
export default config
