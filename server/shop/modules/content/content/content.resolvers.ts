import type { CmsTeaser } from '#contract/generated/types.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import { isAdmitted } from '#engine/graphql/business-gate.ts'
import { recommendationType, wireRecommendation } from './teaser-wire.ts'

const maxTeasers = 50

export const contentResolvers: Resolvers = {
  Query: {
    getPageDetailsByUrl: (_parent, { url }, context) => context.content.details(url, context),
    getPageById: (_parent, { pageId }, context) => context.content.page(pageId, context),
    getPageByUrl: (_parent, { url }, context) => context.content.pageAt(url, context),
    getFooter: (_parent, { pageId }, context) => context.content.footer(pageId, context),
    getActiveAbTestsByUrl: (_parent, { url }, context) => context.content.abTests(url, context),
    getPathsWithAbTests: (_parent, _arguments, context) => context.content.abTestPaths(context),
    getTeaserRecommendations: async (_parent, { teaserIds }, context) => {
      if (teaserIds.length > maxTeasers) {
        throw badUserInput(`At most ${maxTeasers} teasers may be asked for`)
      }
      const known = await context.content.recommendations(teaserIds, context)
      return Promise.all(
        teaserIds.map(async (teaserId) => {
          const recommendation = known.get(teaserId)
          return { teaserId, products: recommendation ? await context.recommendedTiles.load(recommendation) : [] }
        }),
      )
    },
  },
  CmsTeaser: {
    /** None for strangers in the business store: tiles have prices. */
    productsRecommendations: async (teaser: CmsTeaser, _arguments, context) => {
      if (teaser.type !== recommendationType) return null
      return (await isAdmitted(context)) ? context.recommendedTiles.load(wireRecommendation(teaser)) : []
    },
  },
}
