import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql'

export type EdgeSchema = {
  /** What visitors see: the upstream's schema and what the edge adds. */
  schema: GraphQLSchema
  /** The edge answers this field itself. */
  isOwned: (type: GraphQLNamedType, field: string) => boolean
  /** A root field that the upstream answers. */
  isForwarded: (type: GraphQLNamedType, field: string) => boolean
}

export function buildEdgeSchema(upstreamSdl: string, edgeSdl: string): EdgeSchema {
  const upstream = buildSchema(upstreamSdl)
  const schema = buildSchema(`${upstreamSdl}\n${edgeSdl}`)
  const isUpstreams = (type: GraphQLNamedType, field: string): boolean => {
    const same = upstream.getType(type.name)
    return (isObjectType(same) || isInterfaceType(same)) && Object.hasOwn(same.getFields(), field)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInterfaceType(type) || !upstream.getType(type.name)) continue
    const own = Object.keys(type.getFields()).find((field) => !isUpstreams(type, field))
    if (own) throw new Error(`The edge can't add ${own} to the interface ${type.name}, only to objects.`)
  }
  return {
    schema,
    isOwned: (type, field) => !field.startsWith('__') && isObjectType(type) && !isUpstreams(type, field),
    isForwarded: (type, field) => rootTypes(schema).includes(type as GraphQLObjectType) && isUpstreams(type, field),
  }
}

export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
}
