import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

const mostEntries = 2000
const longestKey = 200

export const sitemapResolvers: Resolvers = {
  Query: {
    getSitemapParts: (_parent, _arguments, context) => context.sitemap.parts(context),
    getSitemapEntries: (_parent, { kind, part, after, limit }, context) => {
      const most = limit ?? 1000
      if (most < 1 || most > mostEntries) throw badUserInput(`limit must be from 1 to ${mostEntries}`)
      if (part < 1) throw badUserInput('part counts from 1')
      if (after && (after.length > longestKey || after.includes('\0'))) throw badUserInput('after is none of ours')
      return context.sitemap.entries({ kind, part, after: after || null, limit: most }, context)
    },
  },
}
