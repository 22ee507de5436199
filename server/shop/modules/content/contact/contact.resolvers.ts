import { isBusinessStore } from '#contract/stores.ts'
import { customerOf } from '#engine/call/caller.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

export const contactResolvers: Resolvers = {
  Query: {
    getContactFormData: async (_parent, { orderId, key }, context) =>
      context.contact.formData(orderId, { identity: await context.identity(), audience: context, key }),
  },
  Mutation: {
    requestCatalogue: (_parent, { data }, context) => context.requestCatalogue(data, context),
    sendContactFormMail: async (_parent, { data }, context) => {
      // The business store takes messages of strangers, but files of its customers alone.
      if (data.file && isBusinessStore(context.store.id)) customerOf(await context.identity())
      return context.contact.send(data, context)
    },
  },
}
