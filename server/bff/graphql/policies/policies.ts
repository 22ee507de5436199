import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import type { CacheLifetime, CallLimit, VisitorPart } from '#contract/generated/types.ts'
import { edgeSdl, upstreamSdl } from '#contract/sdl.ts'
import { rootTypes } from '../root-types.ts'
import { readTags, type Tags } from './tags.ts'

/** What the directives beside a root field say (server/contract/sdl/policy.graphql). */
export type FieldPolicy =
  | {
      scope: 'private'
      needs?: VisitorPart | undefined
      /** Tags that a successful answer ends. */
      changes?: Tags | undefined
      isBeacon?: boolean
    }
  | { scope: 'edge' | 'studio' }
  | { scope: 'public'; lifetime: CacheLifetime; tags: Tags }

export type Policies = Readonly<Record<string, FieldPolicy>>

type RootField = GraphQLField<unknown, unknown>

/** Throws for a root field that has none of @public, @private, @edge and @studio, or several. */
export function readPolicies(schema: GraphQLSchema): Policies {
  return Object.fromEntries(rootFields(schema).map((field) => [field.name, readPolicy(schema, field)]))
}

function readPolicy(schema: GraphQLSchema, field: RootField): FieldPolicy {
  const shared = valuesOf<{ lifetime: CacheLifetime; tags: string[] }>(schema, field, 'public')
  const own = valuesOf<{ needs?: VisitorPart; changes?: string[]; isBeacon: boolean }>(schema, field, 'private')
  const ofEdge = valuesOf(schema, field, 'edge')
  const ofStudio = valuesOf(schema, field, 'studio')
  if ([shared, own, ofEdge, ofStudio].filter(Boolean).length !== 1) {
    throw new Error(`${field.name} needs exactly one of @public, @private, @edge and @studio`)
  }
  if (shared) return { scope: 'public', lifetime: shared.lifetime, tags: readTags(shared.tags, field) }
  if (!own) return { scope: ofStudio ? 'studio' : 'edge' }
  const { needs, changes, isBeacon } = own
  return { scope: 'private', needs, changes: changes && readTags(changes, field), isBeacon }
}

/** Arguments of a field's directive; undefined where the field does not have it. */
function valuesOf<Values = object>(schema: GraphQLSchema, field: RootField, name: string): Values | undefined {
  const directive = schema.getDirective(name)
  if (!directive || !field.astNode) return undefined
  return getDirectiveValues(directive, field.astNode) as Values | undefined
}

function rootFields(schema: GraphQLSchema): RootField[] {
  return rootTypes(schema).flatMap((type) => Object.values(type.getFields()))
}

const contract = buildSchema(`${upstreamSdl}\n${edgeSdl}`, { noLocation: true })

/** Policies of the shop's root fields. */
export const policies = readPolicies(contract)

/** Names of the root fields whose calls count against a limit. */
export function fieldsLimitedBy(limit: CallLimit): string[] {
  return rootFields(contract)
    .filter((field) => valuesOf<{ by: CallLimit[] }>(contract, field, 'limited')?.by.includes(limit))
    .map(({ name }) => name)
}

/** Names of the root fields that a page sends while it is being left. */
export const beaconFields = Object.keys(policies).filter((name) => {
  const policy = policies[name]
  return policy?.scope === 'private' && policy.isBeacon
})

/** Names of the root fields that take a file of a visitor. */
export const fileFields = rootFields(contract)
  .filter(({ name, args }) => policies[name]?.scope !== 'studio' && args.some(({ type }) => takesFile(type)))
  .map(({ name }) => name)

/** Inputs of the contract do not contain themselves. */
function takesFile(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesFile(field.type))
  return named.name === 'Upload'
}
