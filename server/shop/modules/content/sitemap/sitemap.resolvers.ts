import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

const maxEntries = 2000
const maxKeyLength = 200

export const sitemapResolvers: Resolvers = {
  Query: {
    getSitemapParts: (_parent, _arguments, context) => context.sitemap.parts(context),
    getSitemapEntries: (_parent, { kind, part, after, limit }, context) => {
      const max = limit ?? 1000
      if (max < 1 || max > maxEntries) throw badUserInput(`limit must be from 1 to ${maxEntries}`)
      if (part < 1) throw badUserInput('part counts from 1')
      if (after && (after.length > maxKeyLength || after.includes('\0'))) throw badUserInput('after is none of ours')
      return context.sitemap.entries({ kind, part, after: after || null, limit: max }, context)
    },
  },
}
