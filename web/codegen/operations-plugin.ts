import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { executableOperations } from './executable-document.ts'

type Config = {
  /** The import of the constants' type `Operation<Data, Variables>`. */
  operationType: string
  /** Each constant carries the text too: for a server, which has no file of documents besides. */
  withText?: boolean
}

/** One constant per operation: its persisted id and, by its type, what it takes and answers. */
export const plugin: CodegenPlugin<Config>['plugin'] = (schema, documents, { operationType, withText = false }) => {
  const operations = executableOperations(
    schema,
    documents.flatMap(({ document }) => document ?? []),
  )
  const constants = operations.map(({ name, id, text, document }) => {
    const kind = document.definitions[0]?.kind === 'OperationDefinition' ? document.definitions[0].operation : 'query'
    const type = name + (kind === 'mutation' ? 'Mutation' : 'Query')
    const lines = [`id: '${id}'`, `name: '${name}'`, ...(withText ? [`text: ${JSON.stringify(text)}`] : [])]
    return `export const ${name}: Operation<${type}, ${type}Variables> = {\n  ${lines.join(',\n  ')},\n}`
  })
  return { prepend: [operationType], content: constants.join('\n\n') }
}
