import type { Resolvers } from '#engine/generated/resolvers.ts'

export const segmentsResolvers: Resolvers = {
  Query: {
    getVisitorSegments: (_parent, _arguments, context) => context.segments.ofVisitor(context),
    getPreviewData: (_parent, { url }, context) => context.segments.previewData(url, context),
  },
}
