import { deskRoles, hasAccess } from '#contract/studio-access.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Editor } from '#engine/call/editor.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import { placeOf } from './entries.service.ts'

const versionOf = async (id: string, { studio, store }: ShopContext) => {
  const row = await studio.entries.wholeVersion(id, store)
  if (!row) throw badUserInput('The store has no such version')
  return row
}

/** Administrators read what was done at the desks, too: it names no customer. */
const scopeOf = (editor: Editor) => ({
  content: hasAccess(editor, 'editor'),
  desks: hasAccess(editor, 'administrator') ? deskRoles : editor.desks,
})

export const studioResolvers: Resolvers = {
  Query: {
    studio_entries: (_parent, search, { studio, store }) => studio.entries.list(search, store),
    studio_entry: (_parent, address, { studio, store }) => studio.entries.entry(placeOf(address, store), store),
    studio_uses: (_parent, address, { studio, store }) => studio.entries.uses(placeOf(address, store)),
    studio_versions: (_parent, { page, ...address }, { studio, store }) =>
      studio.entries.versions(placeOf(address, store), page),
    studio_version: (_parent, { id }, { studio, store }) => studio.entries.version(id, store),
    studio_compare: (_parent, { left, right, ...address }, { studio, store }) =>
      studio.entries.compare(placeOf(address, store), left, right, store),
    studio_audit: async (_parent, { page, ...filter }, { studio, store, editor }) =>
      studio.entries.audit({ ...filter, store: store.id, scope: scopeOf(await editor()) }, page),
    studio_export: async (_parent, { kinds }, { studio, store, editor }) =>
      studio.transfer.export(kinds, store.id, await editor()),
    studio_media: (_parent, { search, ids, page }, { studio }) => studio.library.media(search, ids ?? null, page),
    studio_products: (_parent, { search, ids }, context) =>
      context.studio.library.products(search, ids ?? null, context),
    studio_categories: (_parent, { search }, context) => context.studio.library.categories(search, context),
    studio_lists: (_parent, { search }, context) => context.studio.library.lists(search, context),
    studio_openPoints: (_parent, _arguments, { openPoints, store }) => openPoints(store),
    studio_links: (_parent, { search, language }, { studio, store }) =>
      studio.library.links(search, store.id, language),
  },
  Mutation: {
    studio_saveDraft: async (_parent, { base, body, ...address }, { studio, store, editor }) =>
      studio.drafts.save(placeOf(address, store), base, body, await editor()),
    studio_discardDraft: async (_parent, { revision, ...address }, { studio, store, editor }) =>
      studio.drafts.discard(placeOf(address, store), revision, await editor()),
    studio_restore: async (_parent, { id, base }, context) =>
      context.studio.drafts.restore(await versionOf(id, context), base, await context.editor()),
    studio_publish: async (_parent, { revision, from, until, redirectOldPath, ...address }, context) =>
      context.studio.publishing.publish(
        placeOf(address, context.store),
        { revision, from, until, redirectOldPath },
        await context.editor(),
      ),
    studio_withdraw: async (_parent, address, { studio, store, editor }) =>
      studio.publishing.withdraw(placeOf(address, store), await editor()),
    studio_unschedule: async (_parent, address, { studio, store, editor }) =>
      studio.publishing.unschedule(placeOf(address, store), await editor()),
    studio_import: async (_parent, { content, dryRun }, { studio, store, editor }) =>
      studio.transfer.import(content, dryRun, store.id, await editor()),
    studio_uploadMedia: async (_parent, { input }, context) =>
      context.studio.library.upload(input, context, await context.editor()),
  },
}
