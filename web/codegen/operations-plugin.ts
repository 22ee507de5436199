import { basename } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'
import { type ExecutableOperation, executableOperations } from './executable-document.ts'
import { type FileConfig, operationsOfFile } from './file-preset.ts'

type Config = Partial<FileConfig> & {
  /** The import of the constants' type `Operation<Data, Variables>`. */
  operationType: string
  /** Each constant carries the text too: for a server, which has no file of documents besides. */
  withText?: boolean
}

/**
 * One constant per operation: its persisted id and, by its type, what it takes and answers. For one file, as browsers load
 * them, each has the way to its document as well, and the types stand in `operation-types.ts`.
 */
export const plugin: CodegenPlugin<Config>['plugin'] = (schema, documents, { operationType, withText, file }) => {
  const all = () =>
    executableOperations(
      schema,
      documents.flatMap(({ document }) => document ?? []),
    )
  const operations = file === undefined ? all() : operationsOfFile(schema, documents, file)
  const prepend = [operationType]
  if (file !== undefined) {
    const types = operations.flatMap((operation) => [typeOf(operation), `${typeOf(operation)}Variables`])
    prepend.push(`import type { ${types.join(', ')} } from '../operation-types.ts'`)
  }
  const constants = operations.map((operation) => {
    const { id, name, text } = operation
    const type = typeOf(operation)
    const lines = [`id: '${id}'`, `name: '${name}'`]
    if (withText) lines.push(`text: ${JSON.stringify(text)}`)
    if (file !== undefined) {
      const from = `../documents/${basename(file, '.graphql')}.ts`
      lines.push(`document: () => import('${from}').then((file) => file.${name})`)
    }
    return `export const ${name}: Operation<${type}, ${type}Variables> = {\n  ${lines.join(',\n  ')},\n}`
  })
  return { prepend, content: constants.join('\n\n') }
}

function typeOf({ name, document }: ExecutableOperation): string {
  const [definition] = document.definitions
  const isMutation = definition?.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation'
  return name + (isMutation ? 'Mutation' : 'Query')
}
