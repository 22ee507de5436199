import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { Asking } from './addresses.service.ts'

const asking = async (context: ShopContext): Promise<Asking> => ({
  identity: await context.identity(),
  audience: context,
})

export const addressesResolvers: Resolvers = {
  Query: {
    getAddresses: async (_parent, { kind }, context) => context.addresses.book(await asking(context), kind),
    suggestPlaces: (_parent, { country, postCode }, context) => context.addresses.suggestPlaces(country, postCode),
  },
  Mutation: {
    saveAddress: async (_parent, { kind, address }, context) =>
      context.addresses.save(await asking(context), kind, address),
    removeAddress: async (_parent, { addressId }, context) =>
      context.addresses.remove(await asking(context), addressId),
    restoreAddress: async (_parent, { addressId }, context) =>
      context.addresses.restore(await asking(context), addressId),
    setDefaultAddress: async (_parent, { addressId }, context) =>
      context.addresses.setDefault(await asking(context), addressId),
  },
}
