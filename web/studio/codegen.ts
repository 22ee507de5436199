import type { CodegenConfig } from '@graphql-codegen/cli'

/** `npm run generate`: operations of the studio, which are of the engine's whole schema and not of the visitors' part of it. */
const config: CodegenConfig = {
  schema: 'server/contract/sdl/**/*.graphql',
  documents: 'web/studio/**/*.graphql',
  generates: {
    'web/studio/generated/operations.ts': {
      plugins: ['typescript-operations', './web/codegen/operations-plugin.ts'],
      config: {
        scalars: {
          ID: { input: 'string', output: 'string' },
          Upload: { input: 'File', output: 'File' },
          JSON: { input: 'unknown', output: 'unknown' },
        },
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        immutableTypes: false,
        operationType: "import type { StudioOperation as Operation } from '../lib/operation.ts'",
      },
    },
    'web/studio/generated/persisted.json': { plugins: ['./web/codegen/persisted-plugin.ts'] },
  },
}
export default config
