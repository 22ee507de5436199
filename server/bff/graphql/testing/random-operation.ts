import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import type { TestOperation } from './operations.ts'

type Literal = { text: string; json: unknown }

const strings: Record<string, string[]> = {
  slug: ['product-1', 'product-13', 'product-7', 'product-2', 'about', 'missing'],
  text: ['x'],
  id: ['p1', 'p7', 'p13', 'b1', 'nope'],
  ids: ['p1', 'p7', 'c1'],
  categories: ['c1', 'c2'],
  locale: ['de', 'ch'],
  format: ['html', 'text'],
}
const scalars: Record<string, Literal> = {
  Decimal: { text: '"5.5"', json: '5.5' },
  DateTime: { text: '"2026-01-01T00:00:00.000Z"', json: '2026-01-01T00:00:00.000Z' },
  Json: { text: '{ a: [1, "x", null] }', json: { a: [1, 'x', null] } },
}

/** A random query with variables, fragments, aliases and directives; it need not be valid. */
export function randomOperation(
  schema: GraphQLSchema,
  random: () => number,
  leftOut: readonly string[],
): TestOperation {
  const variables: Record<string, unknown> = {}
  const definitions: string[] = []
  const fragments: string[] = []
  let aliases = 0
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const chance = (share: number) => random() < share

  const variable = (type: string, value: unknown): string => {
    const name = `v${definitions.length}`
    definitions.push(`$${name}: ${type}`)
    variables[name] = value
    return `$${name}`
  }

  const literal = (type: GraphQLInputType, name: string): Literal => {
    const nullable = getNullableType(type)
    if (isListType(nullable)) {
      const items = Array.from({ length: 1 + below(2) }, () => literal(nullable.ofType as GraphQLInputType, name))
      return { text: `[${items.map(({ text }) => text).join(', ')}]`, json: items.map(({ json }) => json) }
    }
    if (isEnumType(nullable)) {
      const value = pick(nullable.getValues()).name
      return { text: value, json: value }
    }
    if (isInputObjectType(nullable)) {
      const wanted = (field: GraphQLInputField) => isRequiredInputField(field) || chance(0.4)
      const fields = Object.values(nullable.getFields()).filter(wanted)
      const values = fields.map((field) => ({ name: field.name, ...literal(field.type, field.name) }))
      return {
        text: `{ ${values.map((value) => `${value.name}: ${value.text}`).join(', ')} }`,
        json: Object.fromEntries(values.map((value) => [value.name, value.json])),
      }
    }
    const typeName = getNamedType(nullable).name
    if (typeName === 'Int') return number(1 + below(4))
    if (typeName === 'Boolean') return number(chance(0.5))
    const value = pick(strings[name] ?? ['x'])
    return scalars[typeName] ?? { text: JSON.stringify(value), json: value }
  }

  const argumentsOf = (field: GraphQLField<unknown, unknown>): string => {
    const wanted = (arg: GraphQLArgument) => isRequiredArgument(arg) || chance(0.4)
    const texts = field.args.filter(wanted).map((arg) => {
      const { text, json } = literal(arg.type, arg.name)
      return `${arg.name}: ${chance(0.5) ? variable(String(arg.type), json) : text}`
    })
    return texts.length > 0 ? `(${texts.join(', ')})` : ''
  }

  const directive = (): string => {
    if (!chance(0.15)) return ''
    const value = chance(0.7)
    return ` @${chance(0.5) ? 'include' : 'skip'}(if: ${chance(0.5) ? variable('Boolean!', value) : value})`
  }

  const alias = (names: readonly string[]): string => {
    if (!chance(0.3)) return ''
    return chance(0.8) ? `a${aliases++}: ` : `${pick(names)}: `
  }

  const fieldText = (names: readonly string[], field: GraphQLField<unknown, unknown>, depth: number): string => {
    const type = getNamedType(field.type)
    const selection = isCompositeType(type) ? ` ${selectionOf(type, depth - 1)}` : ''
    return `${alias(names)}${field.name}${argumentsOf(field)}${directive()}${selection}`
  }

  const fragmentText = (type: GraphQLNamedType, depth: number): string => {
    const on = isAbstractType(type) ? pick(schema.getPossibleTypes(type)) : (type as GraphQLObjectType)
    const selection = selectionOf(on, depth)
    if (chance(0.5)) return `...${chance(0.6) || on !== type ? ` on ${on.name}` : ''}${directive()} ${selection}`
    const name = `F${fragments.length}`
    fragments.push(`fragment ${name} on ${on.name} ${selection}`)
    return `...${name}${directive()}`
  }

  const selectionOf = (type: GraphQLNamedType, depth: number): string => {
    const all = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
    const fields = all.filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    const names = all.map(({ name }) => name)
    const texts = Array.from({ length: 1 + below(4) }, () => {
      if (chance(0.1)) return chance(0.5) ? '__typename' : `t${aliases++}: __typename`
      if (fields.length === 0 || chance(isAbstractType(type) ? 0.5 : 0.15)) return fragmentText(type, depth)
      return fieldText(names, pick(fields), depth)
    })
    return `{ ${texts.join(' ')} }`
  }

  const query = schema.getQueryType() as GraphQLObjectType
  const roots = Object.values(query.getFields()).filter(({ name }) => !leftOut.includes(name))
  const names = roots.map(({ name }) => name)
  const body = Array.from({ length: 1 + below(4) }, () => {
    const text = fieldText(names, pick(roots), 3)
    if (!chance(0.2)) return text
    const name = `F${fragments.length}`
    fragments.push(`fragment ${name} on Query { ${text} }`)
    return `...${name}${directive()}`
  })
  const head = definitions.length > 0 ? `query (${definitions.join(', ')})` : 'query'
  return { query: `${head} { ${body.join(' ')} } ${fragments.join(' ')}`, variables }
}

function number(value: number | boolean): Literal {
  return { text: String(value), json: value }
}
