import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
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
  const schema = schemaForVisitors(`${upstreamSdl}\n${edgeSdl}`)
  const roots = rootTypes(schema)
  const upstreams = new Set(rootTypes(schemaForVisitors(upstreamSdl)).flatMap(fieldsOf))
  return {
    schema,
    isForwarded: (type, field) => roots.some((root) => root === type) && upstreams.has(`${type.name}.${field}`),
  }
}

const schemaForVisitors = (sdl: string): GraphQLSchema =>
  buildASTSchema(withoutInnerFields(parse(sdl, { noLocation: true })))

const fieldsOf = (type: GraphQLObjectType): string[] =>
  Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)

function withoutInnerFields(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) => (node.kind === Kind.FIELD_DEFINITION && isInner(node) ? null : undefined),
  })
}

function isInner({ directives }: FieldDefinitionNode): boolean {
  return directives?.some(({ name }) => name.value === 'edge' || name.value === 'studio') === true
}
