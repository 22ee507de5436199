import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import { normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import type { OwnAddress } from './newsletter.service.ts'

/** Address of the logged-in customer; null for guests and strangers. */
const ownAddressOf = async (context: ShopContext): Promise<OwnAddress | null> => {
  const identity = await context.identity()
  return identity.customerId === null ? null : context.visitors.ownAddressOf(identity.customerId)
}

export const newsletterResolvers: Resolvers = {
  Query: {
    checkEmailSubscribed: async (_parent, { email }, context) => {
      const own = await ownAddressOf(context)
      return (
        own !== null && normaliseEmail(email) === own.email && context.newsletter.isSubscribed(own, context.store.id)
      )
    },
  },
  Mutation: {
    subscribeToNewsletter: async (_parent, { data }, context) =>
      context.newsletter.subscribe(data, await ownAddressOf(context), context),
    unsubscribeNewsletter: async (_parent, { data }, context) =>
      context.newsletter.unsubscribe(data, await ownAddressOf(context), context),
  },
}
