import type { Resolvers } from '#engine/generated/resolvers.ts'

export const primeResolvers: Resolvers = {
  Query: {
    getPrime: (_parent, _arguments, context) => context.prime.subscribing.programme(context),
    getPrimeCheckout: async (_parent, _arguments, context) =>
      context.prime.subscribing.checkout({ identity: await context.identity(), audience: context }),
  },
  Mutation: {
    submitPrimeSubscription: async (_parent, { data }, context) =>
      context.prime.subscribing.submit({ identity: await context.identity(), audience: context }, data, context.log),
    subscribeToPrimeWaitingList: (_parent, { data }, context) => context.prime.waitingList.request(data, context),
    declareCancellation: async (_parent, { data }, context) =>
      context.prime.cancellations.declare(data, (await context.identity()).customerId, context),
  },
}
