import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { Policies } from './policies.ts'

/** What is wrong with a table of policies for a schema; empty when nothing is. */
export function checkPolicies(schema: GraphQLSchema, policies: Policies, privateTypes: readonly string[]): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
  const fields = roots.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  const names = new Set(fields.map(({ field }) => field.name))
  const isPublic = (name: string) => policies[name]?.scope === 'public'

  const missing = fields.filter(({ field }) => !Object.hasOwn(policies, field.name))
  const unknown = Object.keys(policies).filter((name) => !names.has(name))
  const publicMutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(isPublic)
  const noTypes = privateTypes.filter((name) => !schema.getType(name))
  const leaks = fields
    .filter(({ field }) => isPublic(field.name))
    .flatMap(({ field }) => {
      const reached = typesReachedFrom(schema, getNamedType(field.type))
      return privateTypes.filter((name) => reached.has(name)).map((name) => ({ field, name }))
    })

  return [
    ...missing.map(({ type, field }) => `${type.name}.${field.name} has no line in the table of policies`),
    ...unknown.map((name) => `the policy ${name} is for no root field`),
    ...publicMutations.map((name) => `the mutation ${name} can't be public`),
    ...noTypes.map((name) => `the private type ${name} is not in the schema`),
    ...leaks.map(({ field, name }) => `the public field ${field.name} leads to the private type ${name}`),
  ]
}

function typesReachedFrom(schema: GraphQLSchema, start: GraphQLNamedType): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let type = open.pop(); type; type = open.pop()) {
    if (reached.has(type.name)) continue
    reached.add(type.name)
    if (isAbstractType(type)) open.push(...schema.getPossibleTypes(type))
    if (isObjectType(type) || isInterfaceType(type)) {
      open.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
    }
  }
  return reached
}
