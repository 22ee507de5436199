import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { executableOperations } from './executable-document.ts'

/** The documents by name for Apollo Client, which is loaded after the page; never import this for a first load. */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const operations = executableOperations(
    schema,
    documents.flatMap(({ document }) => document ?? []),
  )
  const entries = operations.map(({ name, document }) => `  ${name}: ${withoutLocations(document)},`)
  return {
    prepend: ["import type { DocumentNode } from 'graphql'"],
    content: [
      'export const documents: Readonly<Record<string, DocumentNode>> = {',
      ...entries,
      '} as unknown as Readonly<Record<string, DocumentNode>>',
    ].join('\n'),
  }
}

function withoutLocations(document: unknown): string {
  return JSON.stringify(document, (key, value) => (key === 'loc' || isEmptyList(value) ? undefined : value))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
