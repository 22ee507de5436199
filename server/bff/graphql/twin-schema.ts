import {
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  isAbstractType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { TWIN_PREFIX } from './document-plan.ts'
import type { EdgeContext } from './edge-context.ts'
import { type EdgeSchema, rootTypes } from './edge-schema.ts'
import { TYPE_KEY } from './owned-fields.ts'
import { RawJsonScalar } from './raw-json.ts'

type Value = Record<string, unknown>

/** Answers a forwarded root field; `isTwin` when only its value is wanted, not executed any further. */
export type ResolveForwarded = (args: Value, context: EdgeContext, info: GraphQLResolveInfo, isTwin: boolean) => unknown

/** Resolvers of the visible schema, for what is executed. Values have the client's response keys. */
export function addResolvers(edge: EdgeSchema, resolve: ResolveForwarded): void {
  for (const type of Object.values(edge.schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isAbstractType(type)) type.resolveType = (value: Value) => value[TYPE_KEY] as string
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (edge.isForwarded(type, field.name)) {
        field.resolve = (_source, args, context, info) => resolve(args, context, info, false)
      } else if (!edge.isOwned(type, field.name)) {
        field.resolve = (source: Value, _args, _context, info) => source[info.path.key]
      }
    }
  }
}

/** The visible schema with a leaf beside each forwarded root field. To be built when all resolvers are attached. */
export function buildTwinSchema(edge: EdgeSchema, resolve: ResolveForwarded): GraphQLSchema {
  const { schema } = edge
  const roots = new Map(rootTypes(schema).map((type) => [type.name, withTwins(edge, type, resolve)]))
  const others = Object.values(schema.getTypeMap()).filter(({ name }) => !roots.has(name) && !name.startsWith('__'))
  return new GraphQLSchema({
    query: roots.get(schema.getQueryType()?.name ?? ''),
    mutation: roots.get(schema.getMutationType()?.name ?? ''),
    types: others,
  })
}

function withTwins(edge: EdgeSchema, type: GraphQLObjectType, resolve: ResolveForwarded): GraphQLObjectType {
  const { fields } = type.toConfig()
  for (const field of Object.values(type.getFields())) {
    const config = fields[field.name]
    if (!config || !edge.isForwarded(type, field.name)) continue
    fields[TWIN_PREFIX + field.name] = {
      ...config,
      type: isNonNullType(field.type) ? new GraphQLNonNull(RawJsonScalar) : RawJsonScalar,
      resolve: (_source, args, context, info) => resolve(args, context, info, true),
    }
  }
  return new GraphQLObjectType({ name: type.name, fields })
}
