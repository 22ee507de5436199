import { GraphQLNonNull, GraphQLObjectType, type GraphQLResolveInfo, GraphQLSchema, isNonNullType } from 'graphql'
import type { EdgeContext } from '../edge-context.ts'
import type { EdgeSchema } from '../edge-schema.ts'
import { rootTypes } from '../root-types.ts'
import { RawJsonScalar } from './raw-json.ts'

/** Answers a forwarded root field with the upstream's JSON. */
export type ResolveForwarded = (
  args: Record<string, unknown>,
  context: EdgeContext,
  info: GraphQLResolveInfo,
) => unknown

/**
 * The visible schema with forwarded root fields as leaves, so that GraphQL does not execute their selections again.
 * Operations are validated against the visible schema. Build it when all resolvers are attached.
 */
export function buildLeafSchema(edge: EdgeSchema, resolve: ResolveForwarded): GraphQLSchema {
  const { schema } = edge
  const roots = new Map(rootTypes(schema).map((type) => [type.name, withLeaves(edge, type, resolve)]))
  const others = Object.values(schema.getTypeMap()).filter(({ name }) => !roots.has(name) && !name.startsWith('__'))
  return new GraphQLSchema({
    query: roots.get(schema.getQueryType()?.name ?? ''),
    mutation: roots.get(schema.getMutationType()?.name ?? ''),
    types: others,
  })
}

function withLeaves(edge: EdgeSchema, type: GraphQLObjectType, resolve: ResolveForwarded): GraphQLObjectType {
  const { fields } = type.toConfig()
  for (const [name, config] of Object.entries(fields)) {
    if (!edge.isForwarded(type, name)) continue
    fields[name] = {
      ...config,
      type: isNonNullType(config.type) ? new GraphQLNonNull(RawJsonScalar) : RawJsonScalar,
      resolve: (_source, args, context, info) => resolve(args, context, info),
    }
  }
  return new GraphQLObjectType({ name: type.name, fields })
}
