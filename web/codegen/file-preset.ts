import { basename } from 'node:path'
import type { Types } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, Kind } from 'graphql'
import { type ExecutableOperation, executableOperations } from './executable-document.ts'

/** What a plugin is told of the `.graphql` file that its output is for. */
export type FileConfig = { file: string }

/** One output for each `.graphql` file with operations, in the folder that the target names: `Cart.graphql` gives `Cart.ts`. */
export const filePreset: Types.OutputPreset = {
  buildGeneratesSection: async ({ baseOutputDir, documents, ...options }) => {
    const files = filesWithOperations(documents)
    const names = files.map((file) => basename(file, '.graphql'))
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) throw new Error(`Two files have the name ${twice}.graphql`)
    return files.map((file, index) => ({
      ...options,
      documents,
      filename: `${baseOutputDir}${names[index]}.ts`,
      config: { ...options.config, file },
      // All of them are checked for the file with their types.
      skipDocumentsValidation: true,
    }))
  },
}

export function filesWithOperations(documents: readonly Types.DocumentFile[]): string[] {
  return documents.flatMap(({ location, document }) =>
    location && document?.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ? [location] : [],
  )
}

/** Operations of one file, with the fragments of all files. */
export function operationsOfFile(
  schema: GraphQLSchema,
  documents: readonly Types.DocumentFile[],
  file: string,
): ExecutableOperation[] {
  const own = documents.find(({ location }) => location === file)?.document?.definitions ?? []
  const names = own.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
  )
  const all = executableOperations(
    schema,
    documents.flatMap(({ document }) => document ?? []),
  )
  return all.filter(({ name }) => names.includes(name))
}
