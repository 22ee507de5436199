import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { executableOperations } from './executable-document.ts'

/** One constant per operation: its persisted id and, by its type, what it takes and answers. */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const operations = executableOperations(
    schema,
    documents.flatMap(({ document }) => document ?? []),
  )
  const constants = operations.map(({ name, id, document }) => {
    const kind = document.definitions[0]?.kind === 'OperationDefinition' ? document.definitions[0].operation : 'query'
    const type = name + (kind === 'mutation' ? 'Mutation' : 'Query')
    return `export const ${name}: Operation<${type}, ${type}Variables> = {\n  id: '${id}',\n  name: '${name}',\n}`
  })
  return { prepend: ["import type { Operation } from '../lib/data/operation.ts'"], content: constants.join('\n\n') }
}
