import { basename } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { filesWithOperations, operationsOfFile } from './file-preset.ts'

/** Where everything imports operations and their types from. The bundler follows it, so a page loads the constants it uses. */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const exports = filesWithOperations(documents).map((file) => {
    const names = operationsOfFile(schema, documents, file).map(({ name }) => name)
    return `export { ${names.join(', ')} } from './operations/${basename(file, '.graphql')}.ts'`
  })
  return ["export type * from './operation-types.ts'", ...exports.sort()].join('\n')
}
