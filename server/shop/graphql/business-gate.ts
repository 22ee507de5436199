import { errorMessages } from '#contract/errors.ts'
import type { Mutation, Query } from '#contract/generated/types.ts'
import { isOpenBusinessPath } from '#contract/stores.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from './context.ts'

type RootField = Exclude<keyof (Query & Mutation), '__typename'>

/** What a field is asked for decides where not all of it is open. */
type Openness = true | ((args: never, context: ShopContext) => Promise<boolean>)

/** A page that has an address which strangers may open. */
const isOpenPage = async (pageId: string, context: ShopContext): Promise<boolean> => {
  const path = await context.content.pathOf(pageId, context)
  return path !== null && isOpenBusinessPath(path)
}

/**
 * What somebody who has not logged in is answered in the business store: what pages are drawn with, the way to a login, and
 * what whoever has a link of a mail may do. A field that is not in this list is closed.
 */
export const openToStrangers: Partial<Record<RootField, Openness>> = {
  getStore: true,
  getNavigation: true,
  getFooter: true,
  getTranslationsByKeys: true,
  getTranslationsByPrefix: true,
  getGlobalParametersByName: true,
  getPageDetailsByUrl: true,
  getPageById: ({ pageId }: { pageId: string }, context) => isOpenPage(pageId, context),
  getActiveAbTestsByUrl: true,
  getSitemapParts: true,
  getSitemapEntries: true,
  tracking_addEvents: true,

  submitForm: async ({ formId }: { formId: string }, context) => {
    const pageId = await context.content.pageOfForm(formId, context)
    return pageId !== null && isOpenPage(pageId, context)
  },
  decryptRatingData: true,
  getReviewArticles: true,
  submitReview: true,

  getCustomerInfo: true,
  getSession: true,
  shopInit: true,
  login: true,
  logout: true,
  refreshUserToken: true,
  registerBusinessCustomer: true,
  isUniqueEmail: true,
  forgotPassword: true,
  checkTokenValidity: true,
  changeForgottenPassword: true,
  requestCustomerAccess: true,
}

/** Everybody in consumer stores; customers in the business store, whose prices are nobody else's. Never throws. */
export const isAdmitted = async ({ store, identity }: Pick<ShopContext, 'store' | 'identity'>): Promise<boolean> =>
  store.id !== 'b2b' ||
  identity().then(
    ({ customerId }) => customerId !== null,
    () => false,
  )

/** Throws LOGIN_REQUIRED, or what is wrong with the session. */
const admit = async (field: string, args: unknown, context: ShopContext): Promise<void> => {
  const openness = openToStrangers[field as RootField]
  if (openness === true) return
  const { customerId } = await context.identity()
  if (customerId !== null || (openness && (await openness(args as never, context)))) return
  throw codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
}

type Resolve = (parent: unknown, args: unknown, context: ShopContext, info: unknown) => unknown
type ResolverMap = Record<string, Record<string, unknown>>

/** The one place where the business store is closed: every root field passes through it, whoever added it. */
export const behindGate = (resolvers: ResolverMap): ResolverMap => {
  const gated = (fields: Record<string, unknown> = {}): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, resolve]) => [
        field,
        (parent: unknown, args: unknown, context: ShopContext, info: unknown) => {
          const answer = () => (resolve as Resolve)(parent, args, context, info)
          return context.store.id === 'b2b' ? admit(field, args, context).then(answer) : answer()
        },
      ]),
    )
  return { ...resolvers, Query: gated(resolvers.Query), Mutation: gated(resolvers.Mutation) }
}
