import type { CodegenConfig } from '@graphql-codegen/cli'
import { filePreset } from './file-preset.ts'

/** `npm run generate`: types, persisted ids and documents of the operations beside the web's components. */
const config: CodegenConfig = {
  schema: ['server/contract/sdl/**/*.graphql', 'server/contract/edge/*.graphql'],
  documents: ['web/**/*.graphql', '!web/studio/**'],
  generates: {
    'web/generated/operation-types.ts': {
      plugins: ['typescript-operations'],
      config: {
        scalars: { ID: { input: 'string', output: 'string' }, Upload: { input: 'File', output: 'File' } },
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        immutableTypes: false,
      },
    },
    'web/generated/operations.ts': { plugins: ['./web/codegen/all-operations-plugin.ts'] },
    'web/generated/operations/': {
      preset: filePreset,
      plugins: ['./web/codegen/operations-plugin.ts'],
      config: { operationType: "import type { Operation } from '../../lib/data/operation.ts'" },
    },
    'web/generated/documents/': { preset: filePreset, plugins: ['./web/codegen/documents-plugin.ts'] },
    'web/generated/possible-types.ts': { plugins: ['./web/codegen/possible-types-plugin.ts'] },
    'web/generated/persisted.json': { plugins: ['./web/codegen/persisted-plugin.ts'] },
  },
}
export default config
