import type { Resolvers } from '../../../generated/resolvers.ts'

export const contactResolvers: Resolvers = {
  Query: {
    getContactFormData: async (_parent, { orderId, key }, context) =>
      context.contact.formData(orderId, { identity: await context.identity(), audience: context, key }),
  },
  Mutation: {
    requestCatalogue: (_parent, { data }, context) => context.requestCatalogue(data, context),
    sendContactFormMail: (_parent, { data }, context) => context.contact.send(data, context),
  },
}
