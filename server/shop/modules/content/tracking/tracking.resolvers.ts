import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'

/** Empty for guests, and when the session has just run out: what was seen is worth keeping all the same. */
const userIdOf = async ({ caller, identity, log }: ShopContext): Promise<string> => {
  if (caller.userToken === null) return ''
  try {
    return (await identity()).customerId ?? ''
  } catch (error) {
    log.info({ err: error }, 'events of a session that is over')
    return ''
  }
}

/** The browser's key, if it has the form that the edge gives it. */
const browserKeyOf = ({ caller: { browserKey = '' } }: ShopContext): string =>
  /^[\w-]{22}$/.test(browserKey) ? browserKey : ''

export const trackingResolvers: Resolvers = {
  Query: {
    getTrackingItem: (_parent, { itemId }, context) => context.tracking.item(itemId, context),
    studio_experimentResults: (_parent, { testId, since }, { tracking, store }) =>
      tracking.experiments.results(testId, since ?? null, store.id),
  },
  Mutation: {
    tracking_addEvents: async (_parent, { events }, context) =>
      context.tracking.add(events, { userId: await userIdOf(context), browserKey: browserKeyOf(context) }, context),
  },
}
