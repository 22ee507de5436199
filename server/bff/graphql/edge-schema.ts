import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  parse,
  visit,
} from 'graphql'
import type { Policies } from './policies/policies.ts'

export type EdgeSchema = {
  /** What visitors see: the upstream's schema and the root fields that the edge adds. */
  schema: GraphQLSchema
  /** A root field that the upstream answers. */
  isForwarded: (type: GraphQLNamedType, field: string) => boolean
}

/** Fields that are the edge's alone (policies.ts) are not in it: nobody else can ask for them, or learn that they exist. */
export function buildEdgeSchema(upstreamSdl: string, edgeSdl: string, policies: Policies = {}): EdgeSchema {
  const upstream = buildASTSchema(withoutFieldsOfEdge(parse(upstreamSdl), policies))
  const schema = buildASTSchema(withoutFieldsOfEdge(parse(`${upstreamSdl}\n${edgeSdl}`), policies))
  const roots = rootTypes(schema)
  const isUpstreams = (type: GraphQLNamedType, field: string): boolean => {
    const same = upstream.getType(type.name)
    return isObjectType(same) && Object.hasOwn(same.getFields(), field)
  }
  return { schema, isForwarded: (type, field) => roots.some((root) => root === type) && isUpstreams(type, field) }
}

function withoutFieldsOfEdge(document: DocumentNode, policies: Policies): DocumentNode {
  const isRoot = (ancestors: readonly unknown[]) =>
    ancestors.some((node) => ['Query', 'Mutation'].includes((node as { name?: { value?: string } }).name?.value ?? ''))
  return visit(document, {
    FieldDefinition: (node, _key, _parent, _path, ancestors) =>
      policies[node.name.value]?.scope === 'edge' && isRoot(ancestors) ? null : undefined,
  })
}

export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
}
