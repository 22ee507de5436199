import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  visit,
} from 'graphql'
import { rootTypes } from './root-types.ts'

export type EdgeSchema = {
  /** What visitors see: the upstream's schema and the root fields that the edge adds. */
  schema: GraphQLSchema
  /** A root field that the upstream answers. */
  isForwarded: (type: GraphQLNamedType, field: string) => boolean
}

/** Fields with @edge or @studio are not in it: visitors can neither ask for them nor learn that they exist. */
export function buildEdgeSchema(upstreamSdl: string, edgeSdl: string): EdgeSchema {
  const upstream = buildASTSchema(withoutInnerFields(parse(upstreamSdl)))
  const schema = buildASTSchema(withoutInnerFields(parse(`${upstreamSdl}\n${edgeSdl}`)))
  const roots = rootTypes(schema)
  const isUpstreams = (type: GraphQLNamedType, field: string): boolean => {
    const same = upstream.getType(type.name)
    return isObjectType(same) && Object.hasOwn(same.getFields(), field)
  }
  return { schema, isForwarded: (type, field) => roots.some((root) => root === type) && isUpstreams(type, field) }
}

function withoutInnerFields(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) => (node.kind === Kind.FIELD_DEFINITION && isInner(node) ? null : undefined),
  })
}

function isInner({ directives }: FieldDefinitionNode): boolean {
  return directives?.some(({ name }) => name.value === 'edge' || name.value === 'studio') === true
}
