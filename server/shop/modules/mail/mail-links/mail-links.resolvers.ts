import type { Resolvers } from '#engine/generated/resolvers.ts'

export const mailLinksResolvers: Resolvers = {
  Query: {
    getMailLink: (_parent, { link }, context) => context.mailLinks.state(link, context),
  },
  Mutation: {
    followMailLink: (_parent, { link }, context) => context.mailLinks.follow(link, context),
  },
}
