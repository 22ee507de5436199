import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { Policies } from './policies.ts'

/** What is wrong with a table of policies for a schema; empty when nothing is. */
export function checkPolicies(schema: GraphQLSchema, policies: Policies, sharedTypes: readonly string[]): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
  const fields = roots.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  const names = new Set(fields.map(({ field }) => field.name))
  const isPublic = (name: string) => policies[name]?.scope === 'public'

  const missing = fields.filter(({ field }) => !Object.hasOwn(policies, field.name))
  const unknown = Object.keys(policies).filter((name) => !names.has(name))
  const publicMutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(isPublic)
  const reachedBy = (name: string) => {
    const field = fields.find((each) => each.field.name === name)?.field
    return field ? typesReachedFrom(schema, getNamedType(field.type)) : new Set<string>()
  }
  const publicFields = [...names].filter(isPublic).map((name) => ({ name, reached: reachedBy(name) }))
  const ofVisitors = new Set([...names].filter((name) => !isPublic(name)).flatMap((name) => [...reachedBy(name)]))
  const leaks = publicFields.flatMap(({ name, reached }) =>
    [...reached].filter((type) => ofVisitors.has(type) && !sharedTypes.includes(type)).map((type) => ({ name, type })),
  )
  const notShared = sharedTypes.filter(
    (type) => !ofVisitors.has(type) || !publicFields.some(({ reached }) => reached.has(type)),
  )

  return [
    ...missing.map(({ type, field }) => `${type.name}.${field.name} has no line in the table of policies`),
    ...unknown.map((name) => `the policy ${name} is for no root field`),
    ...publicMutations.map((name) => `the mutation ${name} can't be public`),
    ...leaks.map(({ name, type }) => `the public field ${name} leads to ${type}, with which private fields answer`),
    ...notShared.map((type) => `the type ${type} is not shared by public and private fields`),
  ]
}

function typesReachedFrom(schema: GraphQLSchema, start: GraphQLNamedType): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let type = open.pop(); type; type = open.pop()) {
    if (reached.has(type.name) || isLeafType(type)) continue
    reached.add(type.name)
    if (isAbstractType(type)) open.push(...schema.getPossibleTypes(type))
    if (isObjectType(type) || isInterfaceType(type)) {
      open.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
    }
  }
  return reached
}
