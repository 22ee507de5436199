import {
  buildSchema,
  defaultFieldResolver,
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { ShopContext } from '../context.ts'
import { createCompletedByGraphql } from './completed-by-graphql.ts'
import { type Complete, createPlainSelections, lazyData } from './plain-selection.ts'
import { plainTypesOf } from './plain-types.ts'

/** To graphql-js this is a leaf: what the resolver returns is complete. */
const plainData = new GraphQLScalarType({ name: 'PlainData' })

type Context = ShopContext & { errors: GraphQLError[] | null }
type Field = GraphQLField<unknown, Context>
type Compile = ReturnType<typeof createPlainSelections>

const isSame = (a: readonly FieldNode[], b: readonly FieldNode[]): boolean =>
  a.length === b.length && a.every((node, index) => node === b[index])

type CompiledQuery = { nodes: readonly FieldNode[]; complete: Complete | null }

/** Remembers what `compile` made, as long as the parsed operation is remembered. */
const createCompiled = ({ type }: Field, compile: Compile) => {
  const byLanguage = { swiss: new WeakMap<FieldNode, CompiledQuery>(), other: new WeakMap<FieldNode, CompiledQuery>() }
  return ({ fieldNodes, fragments }: GraphQLResolveInfo, isSwiss: boolean): CompiledQuery => {
    const known = byLanguage[isSwiss ? 'swiss' : 'other']
    const first = fieldNodes[0] as FieldNode
    let compiled = known.get(first)
    if (!compiled || !isSame(compiled.nodes, fieldNodes)) {
      compiled = { nodes: fieldNodes, complete: compile(type, fieldNodes, fragments, isSwiss) }
      known.set(first, compiled)
    }
    return compiled
  }
}

const completing = (
  parentName: string,
  field: Field,
  compile: Compile,
  plainTypes: ReadonlySet<GraphQLNamedType>,
): NonNullable<Field['resolve']> => {
  const resolve = field.resolve ?? defaultFieldResolver
  const compiled = createCompiled(field, compile)
  const completedByGraphql = createCompletedByGraphql(parentName, field, plainTypes)

  const complete = (value: unknown, context: Context, info: GraphQLResolveInfo): unknown => {
    if (value === null || value === undefined || value instanceof Error) return value
    const selection = compiled(info, context.language === 'de-CH')
    try {
      if (selection.complete) return selection.complete(value)
    } catch (error) {
      // Not plain after all: graphql-js says what is wrong with it, if anything is, and calls functions.
      if (error === lazyData) selection.complete = null
    }
    return completedByGraphql(value, context, info, (errors) => {
      context.errors = [...(context.errors ?? []), ...errors]
    })
  }

  return (parent, args, context, info) => {
    const value: unknown = resolve(parent, args, context, info)
    return value instanceof Promise
      ? value.then((settled) => complete(settled, context, info))
      : complete(value, context, info)
  }
}

/**
 * The schema as operations are executed: fields of plain types (`plainTypesOf`) are completed in one go, and shared objects of theirs
 * (frozen ones, such as product tiles) once for all calls. Answers are those of the schema itself; only where several errors are
 * reported, those within such a field come last.
 */
export const executedSchemaOf = (schema: GraphQLSchema, sdl: string): GraphQLSchema => {
  const executed = buildSchema(sdl, { assumeValid: true })
  const plain = plainTypesOf(schema)
  const compile = createPlainSelections(schema)
  for (const type of Object.values(executed.getTypeMap())) {
    const original = schema.getType(type.name)
    if (isScalarType(type) && isScalarType(original)) {
      const { serialize, parseValue, parseLiteral } = original
      Object.assign(type, { serialize, parseValue, parseLiteral })
    }
    if (!isObjectType(type) || !isObjectType(original) || type.name.startsWith('__')) continue
    type.isTypeOf = original.isTypeOf
    for (const [name, field] of Object.entries(type.getFields())) {
      const own = original.getFields()[name] as Field
      const named = getNamedType(own.type)
      field.resolve = own.resolve
      if (!isCompositeType(named) || !plain.has(named)) continue
      field.type = isNonNullType(own.type) ? new GraphQLNonNull(plainData) : plainData
      field.resolve = completing(type.name, own, compile, plain)
    }
  }
  return executed
}
