import { buildSchema, type GraphQLField, getDirectiveValues } from 'graphql'
import { errorMessages } from '#contract/errors.ts'
import type { StrangerAccess } from '#contract/generated/types.ts'
import { upstreamSdl } from '#contract/sdl.ts'
import { contentPathOf } from '#contract/shop-paths.ts'
import { isBusinessStore, isOpenBusinessPath } from '#contract/stores.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from './context.ts'
import { studioAccess } from './studio-gate.ts'

const schema = buildSchema(upstreamSdl)

/** Root fields with @openToStrangers (server/contract/sdl/policy.graphql), and what of them is open. */
export const openToStrangers: ReadonlyMap<string, StrangerAccess> = new Map(
  [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .flatMap((field) => {
      const access = accessOf(field)
      return access ? [[field.name, access]] : []
    }),
)

function accessOf({ astNode }: GraphQLField<unknown, unknown>): StrangerAccess | undefined {
  const directive = schema.getDirective('openToStrangers')
  if (!directive || !astNode) return undefined
  return (getDirectiveValues(directive, astNode) as { to: StrangerAccess } | undefined)?.to
}

/** A page that has an address which strangers may open. */
async function isOpenPage(pageId: string | null, context: ShopContext): Promise<boolean> {
  return isOpenPath(pageId === null ? null : await context.content.pathOf(pageId, context))
}

const isOpenPath = (path: string | null): boolean => path !== null && isOpenBusinessPath(path)

const isOpen: Record<StrangerAccess, (args: Record<string, string>, context: ShopContext) => Promise<boolean>> = {
  everything: async () => true,
  openPages: async ({ pageId = '', url }, context) =>
    url === undefined ? isOpenPage(pageId, context) : isOpenPath(contentPathOf(url)),
  formsOnOpenPages: async ({ formId = '' }, context) =>
    isOpenPage(await context.content.pageOfForm(formId, context), context),
}

/**
 * True in consumer stores; in the business store, whose prices are confidential, only for logged-in customers, and for editors who
 * look at the shop as one. Never throws.
 */
export const isAdmitted = async ({
  store,
  identity,
  preview,
}: Pick<ShopContext, 'store' | 'identity' | 'preview'>): Promise<boolean> =>
  !isBusinessStore(store.id) ||
  preview?.customer === 'business' ||
  identity().then(
    ({ customerId }) => customerId !== null,
    () => false,
  )

/** Throws LOGIN_REQUIRED, or what is wrong with the session. */
const admit = async (field: string, args: unknown, context: ShopContext): Promise<void> => {
  const access = openToStrangers.get(field)
  if (access === 'everything' || context.preview?.customer === 'business') return
  const { customerId } = await context.identity()
  if (customerId !== null || (access && (await isOpen[access](args as Record<string, string>, context)))) return
  throw codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
}

type Resolve = (parent: unknown, args: unknown, context: ShopContext, info: unknown) => unknown
type ResolverMap = Record<string, Record<string, unknown>>

/** The login gate of the business store. It wraps every root field but the studio's, which has a gate of its own. */
export const behindGate = (resolvers: ResolverMap): ResolverMap => {
  const gated = (fields: Record<string, unknown> = {}): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, resolve]) => [
        field,
        (parent: unknown, args: unknown, context: ShopContext, info: unknown) => {
          const answer = () => (resolve as Resolve)(parent, args, context, info)
          return isBusinessStore(context.store.id) && !studioAccess.has(field)
            ? admit(field, args, context).then(answer)
            : answer()
        },
      ]),
    )
  return { ...resolvers, Query: gated(resolvers.Query), Mutation: gated(resolvers.Mutation) }
}
