import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Node = Record<string, unknown> & { '@type'?: string }
type Definition = { above: string[]; properties: Map<string, string[]> }

/** The vocabulary of schema.org, read from the types that its package declares. */
const definitions = readDefinitions(
  readFileSync(join(import.meta.dirname, '../../../node_modules/schema-dts/dist/schema.d.ts'), 'utf8'),
)

/** What Google asks of a type before it shows anything of it. */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'availability'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant'],
  Review: ['author', 'reviewRating'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
}

/** Everything in the page's data blocks, one after the other. */
export function structuredDataIn(html: string): Node[] {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)
  return [...blocks].flatMap(([, json]) => [JSON.parse(json ?? '') as Node | Node[]].flat())
}

/** What is wrong with a block, by the vocabulary and by what Google asks for; empty when nothing is. */
export function violationsOf(node: Node, path = node['@type'] ?? '?'): string[] {
  const type = node['@type']
  if (type === undefined) return '@id' in node ? [] : [`${path}: has no type`]
  if (!definitions.has(type)) return [`${path}: ${type} is no type of schema.org`]
  const violations = (required[type] ?? [])
    .filter((name) => node[name] === undefined || node[name] === '' || isEmptyList(node[name]))
    .map((name) => `${path}: ${name} is missing`)
  for (const [name, value] of Object.entries(node)) {
    // What an action takes is written as {property}-input.
    if (name.startsWith('@') || /-(?:input|output)$/.test(name)) continue
    const allowed = allowedIn(type, name)
    if (!allowed) violations.push(`${path}: ${type} has no ${name}`)
    else violations.push(...[value].flat().flatMap((each) => violationsOfValue(each, allowed, `${path}.${name}`)))
  }
  return violations
}

function violationsOfValue(value: unknown, allowed: readonly string[], path: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return value === null || value === '' ? [`${path}: is empty`] : []
  }
  const node = value as Node
  const type = node['@type']
  if (type !== undefined && definitions.has(type) && !allowed.some((name) => isA(type, name))) {
    return [`${path}: ${type} is none of ${allowed.join(', ')}`]
  }
  return violationsOf(node, path)
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function isA(type: string, other: string): boolean {
  return type === other || (definitions.get(type)?.above ?? []).some((above) => isA(above, other))
}

function allowedIn(type: string, property: string): readonly string[] | null {
  const definition = definitions.get(type)
  if (!definition) return null
  const own = definition.properties.get(property)
  if (own) return own
  for (const above of definition.above) {
    const found = allowedIn(above, property)
    if (found) return found
  }
  return null
}

/** Interfaces are called {Type}Base, or {Type}Leaf where a type adds nothing; `SchemaValue<A | B, "name">` is a property. */
function readDefinitions(source: string): Map<string, Definition> {
  const found = new Map<string, Definition>()
  for (const [, name = '', above = '', body = ''] of source.matchAll(
    /interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{([\s\S]*?)\n\}/g,
  )) {
    const definition: Definition = found.get(name) ?? { above: [], properties: new Map() }
    for (const each of above.split(',').map((text) => text.trim().replace(/Base$/, ''))) {
      if (each !== name) definition.above.push(each)
    }
    for (const [, property = '', types = ''] of body.matchAll(/"([\w-]+)"\?: SchemaValue<([^,]+),/g)) {
      definition.properties.set(
        property,
        types.split('|').map((text) => text.trim()),
      )
    }
    found.set(name, definition)
  }
  const thing = /interface ThingBase[^{]*\{([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  const properties = [...thing.matchAll(/"([\w-]+)"\?: SchemaValue<([^,]+),/g)]
  found.set('Thing', {
    above: [],
    properties: new Map(
      properties.map(([, name = '', types = '']) => [name, types.split('|').map((text) => text.trim())]),
    ),
  })
  return found
}
