import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { ID: { input: 'string', output: 'string' } }
const common = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true, immutableTypes: false }

/** `npm run generate`: the contract's types, and the engine's resolver signatures. */
const config: CodegenConfig = {
  schema: 'server/contract/*.graphql',
  generates: {
    'server/contract/generated/types.ts': { plugins: ['typescript'], config: common },
    'server/shop/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...common, contextType: '../graphql/context.ts#ShopContext', optionalResolveType: true },
    },
  },
}
export default config
