import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { rootTypes } from '../root-types.ts'
import { type FieldPolicy, readPolicies } from './policies.ts'

/** Rules that hold between the policies of a schema, and are broken in it; empty when none is. */
export function checkPolicies(schema: GraphQLSchema): string[] {
  const policies = readPolicies(schema)
  const fields = rootTypes(schema).flatMap((type) => Object.values(type.getFields()))
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const isPublic = ({ name }: { name: string }) => policies[name]?.scope === 'public'

  const reachedBy = ({ type }: (typeof fields)[number]) => typesReachedFrom(schema, getNamedType(type))
  const publicFields = fields.filter(isPublic).map((field) => ({ name: field.name, reached: reachedBy(field) }))
  const ofVisitors = new Set(fields.filter((field) => !isPublic(field)).flatMap((field) => [...reachedBy(field)]))
  const sharedTypes = Object.values(schema.getTypeMap()).filter(isShared)
  const leaks = publicFields.flatMap(({ name, reached }) =>
    [...reached]
      .filter((type) => ofVisitors.has(type) && !sharedTypes.some((shared) => shared.name === type))
      .map((type) => ({ name, type })),
  )
  const notShared = sharedTypes.filter(
    ({ name }) => !ofVisitors.has(name) || !publicFields.some(({ reached }) => reached.has(name)),
  )
  const unlimited = mutations.filter((field) => needsVisitor(policies[field.name]) && !hasDirective(field, 'limited'))

  return [
    ...mutations.filter(isPublic).map(({ name }) => `the mutation ${name} can't be public`),
    ...unlimited.map(({ name }) => `the mutation ${name} needs a visitor or cart, so it needs @limited`),
    ...leaks.map(({ name, type }) => `the public field ${name} leads to ${type}, with which private fields answer`),
    ...notShared.map(({ name }) => `the type ${name} is not shared by public and private fields`),
  ]
}

type Defined = { astNode?: { readonly directives?: readonly { name: { value: string } }[] } | null | undefined }

function hasDirective({ astNode }: Defined, name: string): boolean {
  return astNode?.directives?.some((directive) => directive.name.value === name) === true
}

function isShared(type: GraphQLNamedType): boolean {
  return hasDirective(type, 'shared')
}

function needsVisitor(policy: FieldPolicy | undefined): boolean {
  return policy?.scope === 'private' && policy.needs !== undefined
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
