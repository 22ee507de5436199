import type { Resolvers } from '../../../generated/resolvers.ts'
import type { ShopContext } from '../../../graphql/context.ts'
import { normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'

/** E-mail of the logged-in customer; null for guests and strangers. */
const ownEmailOf = async (context: ShopContext): Promise<string | null> => {
  const identity = await context.identity()
  return identity.customerId === null ? null : context.visitors.emailOf(identity.customerId)
}

export const newsletterResolvers: Resolvers = {
  Query: {
    checkEmailSubscribed: async (_parent, { email }, context) => {
      const own = await ownEmailOf(context)
      return own !== null && normaliseEmail(email) === own && context.newsletter.isSubscribed(own, context.store.id)
    },
  },
  Mutation: {
    subscribeToNewsletter: (_parent, { data }, context) => context.newsletter.subscribe(data, context),
    unsubscribeNewsletter: async (_parent, { data }, context) =>
      context.newsletter.unsubscribe(data, await ownEmailOf(context), context),
  },
}
