import type { GraphQLObjectType, GraphQLSchema } from 'graphql'

/** Query and Mutation, as far as the schema has them. */
export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
}
