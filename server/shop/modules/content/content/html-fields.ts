import { existsSync, readFileSync } from 'node:fs'
import { sanitiseHtml } from '#engine/html/sanitise-html.ts'

type Schema = {
  $ref?: string
  'x-editor'?: string
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  [key: string]: unknown
}

const documents = new Map<string, Schema>()

const documentAt = (url: string): Schema => {
  const known = documents.get(url)
  if (known) return known
  const read = JSON.parse(readFileSync(new URL(url), 'utf8')) as Schema
  documents.set(url, read)
  return read
}

type SchemaLocation = { schema: Schema; url: string }

const follow = (reference: string, from: string): SchemaLocation => {
  const { href } = new URL(reference, from)
  const [url = '', pointer = ''] = href.split('#')
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], documentAt(url))
  return { schema: schema as Schema, url }
}

const sanitised = (value: unknown, { schema, url }: SchemaLocation): unknown => {
  if (schema.$ref) return sanitised(value, follow(schema.$ref, url))
  if (schema.allOf) return schema.allOf.reduce((inner, part) => sanitised(inner, { schema: part, url }), value)
  if (typeof value === 'string') return schema['x-editor'] === 'html' ? sanitiseHtml(value) : value
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.map((each) => sanitised(each, { schema: items, url })) : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const property = schema.properties?.[key]
      return [key, property ? sanitised(inner, { schema: property, url }) : inner]
    }),
  )
}

/** Sanitises every string: without a schema it is unknown which strings are shown as HTML. */
const sanitisedThroughout = (value: unknown): unknown => {
  if (typeof value === 'string') return value.includes('<') ? sanitiseHtml(value) : value
  if (Array.isArray(value)) return value.map(sanitisedThroughout)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitisedThroughout(inner)]))
}

const schemaUrl = (name: string): string => import.meta.resolve(`#schemas/${name}.schema.json`)

/** A copy of what `cms-schemas/<name>.schema.json` describes with every HTML in it sanitised. */
export const sanitiseBySchema = <Value>(value: Value, name: string): Value => {
  const url = schemaUrl(name)
  if (!existsSync(new URL(url))) return sanitisedThroughout(value) as Value
  return sanitised(value, { schema: documentAt(url), url }) as Value
}
