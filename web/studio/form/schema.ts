import type { UiLanguage } from '../lib/texts.ts'

export type InBoth = Record<UiLanguage, string>

/** The keywords of JSON Schema (draft 7) that forms are made of; `x-…` are ours (cms-schemas/README.md). */
export type JsonSchema = {
  $ref?: string
  allOf?: JsonSchema[]
  oneOf?: { required?: string[] }[]
  definitions?: Record<string, JsonSchema>
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  examples?: unknown[]
  'x-label'?: Partial<InBoth>
  'x-help'?: Partial<InBoth>
  'x-options'?: Record<string, Partial<InBoth>>
  'x-editor'?: string
}

/** Schemas by the path of their file below cms-schemas: `teasers/html.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, JsonSchema>

/** A schema with its references, also those to other files, written out. What stands beside a reference wins over it. */
export function resolveSchema(files: SchemaFiles, file: string, schema = files.get(file), depth = 0): JsonSchema {
  if (!schema) throw new Error(`cms-schemas/${file} is missing`)
  if (depth > 40) throw new Error(`cms-schemas/${file} refers to itself`)
  const { $ref, allOf, definitions: _definitions, ...own } = schema
  const next = depth + 1
  const parts = [...(allOf ?? []), ...($ref === undefined ? [] : [{ $ref }])].map((part) =>
    part.$ref === undefined ? resolveSchema(files, file, part, next) : followReference(files, file, part.$ref, next),
  )
  if (own.properties) {
    own.properties = Object.fromEntries(
      Object.entries(own.properties).map(([key, value]) => [key, resolveSchema(files, file, value, next)]),
    )
  }
  if (own.items) own.items = resolveSchema(files, file, own.items, next)
  return [...parts, own].reduce(merge, {})
}

function followReference(files: SchemaFiles, file: string, reference: string, depth: number): JsonSchema {
  const [name = '', pointer = ''] = reference.split('#')
  const target = name === '' ? file : new URL(name, `schemas:///${file}`).pathname.replace(/^\/+/, '')
  let found: unknown = files.get(target)
  for (const key of pointer.split('/').slice(1)) found = (found as Record<string, unknown> | undefined)?.[key]
  if (!found) throw new Error(`${reference} in cms-schemas/${file} leads nowhere`)
  return resolveSchema(files, target, found as JsonSchema, depth)
}

const merge = (base: JsonSchema, more: JsonSchema): JsonSchema => ({
  ...base,
  ...more,
  ...(base.properties || more.properties ? { properties: { ...base.properties, ...more.properties } } : {}),
  ...(base.required || more.required
    ? { required: [...new Set([...(base.required ?? []), ...(more.required ?? [])])] }
    : {}),
})
