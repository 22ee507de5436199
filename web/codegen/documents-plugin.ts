import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { type FileConfig, operationsOfFile } from './file-preset.ts'

/**
 * The documents of one `.graphql` file for Apollo Client, loaded with the first call of one of its operations. Nodes that
 * occur more than once are one object: operations of one file mostly answer with the same fragments.
 */
export const plugin: CodegenPlugin<FileConfig>['plugin'] = (schema, documents, { file }) => {
  const written = writeShared(
    operationsOfFile(schema, documents, file).map(({ name, document }) => ({ name, value: document })),
  )
  return { prepend: ["import type { DocumentNode } from 'graphql'"], content: written.join('\n') }
}

/** Below this many characters a name is hardly shorter than the node. */
const shortestShared = 40

function writeShared(roots: readonly { name: string; value: unknown }[]): string[] {
  const counts = new Map<string, number>()
  for (const { value } of roots) countNodes(value, counts)
  const names = new Map<string, string>()
  const lines: string[] = []
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
    if (!isNode(value)) return JSON.stringify(value)
    const key = keyOf(value)
    const known = names.get(key)
    if (known) return known
    const fields = fieldsOf(value).map(([name, field]) => `${name}:${write(field)}`)
    const text = `{${fields.join(',')}}`
    if (counts.get(key) === 1 || key.length < shortestShared) return text
    const name = `n${names.size}`
    names.set(key, name)
    lines.push(`const ${name} = ${text}`)
    return name
  }
  for (const { name, value } of roots) {
    const text = write(value)
    lines.push(`export const ${name} = ${text} as unknown as DocumentNode`)
  }
  return lines
}

function countNodes(value: unknown, counts: Map<string, number>): void {
  if (Array.isArray(value)) for (const item of value) countNodes(item, counts)
  if (!isNode(value)) return
  const key = keyOf(value)
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  // What stands in a shared node is written once.
  if (count === 1) for (const [, field] of fieldsOf(value)) countNodes(field, counts)
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without places in the source and without empty lists, which Apollo takes for missing ones. */
const fieldsOf = (node: object): [name: string, field: unknown][] =>
  Object.entries(node).filter(
    ([name, field]) => name !== 'loc' && field !== undefined && !(Array.isArray(field) && field.length === 0),
  )

const keyOf = (node: object): string =>
  JSON.stringify(node, (name, field) =>
    name === 'loc' || (Array.isArray(field) && field.length === 0) ? undefined : field,
  )
