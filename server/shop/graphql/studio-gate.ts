import { buildSchema, type GraphQLField, getDirectiveValues } from 'graphql'
import type { EditorRole } from '#contract/generated/types.ts'
import { upstreamSdl } from '#contract/sdl.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { hasRole } from '../call/editor.ts'
import type { ShopContext } from './context.ts'

const schema = buildSchema(upstreamSdl)

const roleOf = ({ astNode }: GraphQLField<unknown, unknown>): EditorRole | undefined => {
  const directive = schema.getDirective('studio')
  if (!directive || !astNode) return undefined
  return (getDirectiveValues(directive, astNode) as { role: EditorRole } | undefined)?.role
}

/** Root fields with @studio (server/contract/sdl/policy.graphql), and the role that each needs. */
export const studioRoles: ReadonlyMap<string, EditorRole> = new Map(
  [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .flatMap((field) => {
      const role = roleOf(field)
      return role ? [[field.name, role]] : []
    }),
)

/**
 * Throws LOGIN_REQUIRED without an editor's session, and NOT_FOUND with one whose role in the call's store is too low: another login would
 * change nothing.
 */
const admit = async (role: EditorRole, context: ShopContext): Promise<void> => {
  if (!hasRole(await context.editor(), role)) throw codedError('NOT_FOUND', 'The role in this store does not allow it')
}

type Resolve = (parent: unknown, args: unknown, context: ShopContext, info: unknown) => unknown
type ResolverMap = Record<string, Record<string, unknown>>

/** The studio's gate. It wraps every root field that has a role, so a module cannot forget it. */
export const behindStudio = (resolvers: ResolverMap): ResolverMap => {
  const gated = (fields: Record<string, unknown> = {}): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, resolve]) => {
        const role = studioRoles.get(field)
        if (role === undefined) return [field, resolve]
        const admitted: Resolve = async (parent, args, context, info) => {
          await admit(role, context)
          return (resolve as Resolve)(parent, args, context, info)
        }
        return [field, admitted]
      }),
    )
  return { ...resolvers, Query: gated(resolvers.Query), Mutation: gated(resolvers.Mutation) }
}
