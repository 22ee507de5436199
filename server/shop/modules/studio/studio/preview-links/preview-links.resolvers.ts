import type { Resolvers } from '#engine/generated/resolvers.ts'

export const previewLinksResolvers: Resolvers = {
  Query: {
    studio_previewLinks: (_parent, { page }, { previewLinks, store }) => previewLinks.list(store.id, page),
    openPreviewLink: (_parent, { token }, { previewLinks, ...audience }) => previewLinks.open(token, audience),
    isPreviewOpen: (_parent, { by, id }, { previewLinks, editors, store }) =>
      by === 'link' ? previewLinks.isOpen(id, store.id) : editors.isSessionOpen(id, store.id),
  },
  Mutation: {
    studio_createPreviewLink: async (_parent, { data }, { previewLinks, store, editor }) =>
      previewLinks.create(data, store.id, await editor()),
    studio_revokePreviewLink: async (_parent, { id }, { previewLinks, store, editor }) =>
      previewLinks.revoke(id, store.id, await editor()),
  },
}
