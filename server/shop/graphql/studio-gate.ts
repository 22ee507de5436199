import { buildSchema, type GraphQLField, getDirectiveValues } from 'graphql'
import type { StudioAccess } from '#contract/generated/types.ts'
import { upstreamSdl } from '#contract/sdl.ts'
import { hasAccess } from '#contract/studio-access.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from './context.ts'

const schema = buildSchema(upstreamSdl)

const accessOf = ({ astNode }: GraphQLField<unknown, unknown>): readonly StudioAccess[] | undefined => {
  const directive = schema.getDirective('studio')
  if (!directive || !astNode) return undefined
  return (getDirectiveValues(directive, astNode) as { role: StudioAccess[] } | undefined)?.role
}

/** Root fields with @studio (server/contract/sdl/policy.graphql), and the roles of which each needs one. */
export const studioAccess: ReadonlyMap<string, readonly StudioAccess[]> = new Map(
  [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .flatMap((field) => {
      const access = accessOf(field)
      return access ? [[field.name, access]] : []
    }),
)

/**
 * Throws LOGIN_REQUIRED without an editor's session, and NOT_FOUND with one that has none of the roles in the call's store: another login
 * would change nothing.
 */
const admit = async (access: readonly StudioAccess[], context: ShopContext): Promise<void> => {
  const editor = await context.editor()
  if (!access.some((each) => hasAccess(editor, each)))
    throw codedError('NOT_FOUND', 'The roles in this store do not allow it')
}

type Resolve = (parent: unknown, args: unknown, context: ShopContext, info: unknown) => unknown
type ResolverMap = Record<string, Record<string, unknown>>

/** The studio's gate. It wraps every root field that has a role, so a module cannot forget it. */
export const behindStudio = (resolvers: ResolverMap): ResolverMap => {
  const gated = (fields: Record<string, unknown> = {}): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, resolve]) => {
        const access = studioAccess.get(field)
        if (access === undefined) return [field, resolve]
        const admitted: Resolve = async (parent, args, context, info) => {
          await admit(access, context)
          return (resolve as Resolve)(parent, args, context, info)
        }
        return [field, admitted]
      }),
    )
  return { ...resolvers, Query: gated(resolvers.Query), Mutation: gated(resolvers.Mutation) }
}
