import type { Resolvers } from '#engine/generated/resolvers.ts'

export const reviewsResolvers: Resolvers = {
  Query: {
    getReviewsByProduct: (_parent, { productId, limit, offset, filter }, context) =>
      context.reviews.ofProduct(
        productId,
        { limit: limit ?? 5, offset: offset ?? 0, stars: filter?.stars ?? null },
        context,
      ),
    decryptRatingData: (_parent, { encryptedData }, context) => context.reviews.ratingData(encryptedData, context),
    getReviewArticles: (_parent, { encryptedData }, context) => context.reviews.articles(encryptedData, context),
    getRatingProductDetails: (_parent, { productId }, context) => context.reviews.productDetails(productId, context),
  },
  Mutation: {
    submitReview: (_parent, { encryptedData, review }, context) =>
      context.reviews.submit(encryptedData, review, context),
    markReviewHelpful: (_parent, { ratingId, voteId }, context) => context.reviews.markHelpful(ratingId, voteId),
  },
}
