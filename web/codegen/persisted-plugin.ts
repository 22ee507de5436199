import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { executableOperations } from './executable-document.ts'

/** What the edge accepts in production: the text of every operation by its id. */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const operations = executableOperations(
    schema,
    documents.flatMap(({ document }) => document ?? []),
  )
  return `${JSON.stringify(Object.fromEntries(operations.map(({ id, text }) => [id, text])), null, 2)}\n`
}
