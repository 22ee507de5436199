import type { CodegenConfig } from '@graphql-codegen/cli'

/** `npm run generate`: types, persisted ids and documents of the operations that lie beside the web's components. */
const config: CodegenConfig = {
  schema: ['server/contract/sdl/*.graphql', 'server/contract/edge/*.graphql'],
  documents: 'web/**/*.graphql',
  generates: {
    'web/generated/operations.ts': {
      plugins: ['typescript-operations', './web/codegen/operations-plugin.ts'],
      config: {
        scalars: { ID: { input: 'string', output: 'string' }, Upload: { input: 'File', output: 'File' } },
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        immutableTypes: false,
        operationType: "import type { Operation } from '../lib/data/operation.ts'",
      },
    },
    'web/generated/documents.ts': { plugins: ['./web/codegen/documents-plugin.ts'] },
    'web/generated/possible-types.ts': { plugins: ['./web/codegen/possible-types-plugin.ts'] },
    'web/generated/persisted.json': { plugins: ['./web/codegen/persisted-plugin.ts'] },
  },
}
export default config
