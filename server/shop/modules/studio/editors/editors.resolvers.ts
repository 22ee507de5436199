import type { Resolvers } from '#engine/generated/resolvers.ts'

/** Who may ask for what is decided by the gate (server/shop/graphql/studio-gate.ts); here an editor is always there. */
export const editorsResolvers: Resolvers = {
  Query: {
    studio_me: async (_parent, _arguments, context) => context.editors.me(await context.editor(), context.store.id),
    studio_sessions: async (_parent, _arguments, context) => context.editors.sessions(await context.editor()),
    studio_editors: (_parent, _arguments, context) => context.editors.editors(context.store.id),
  },
  Mutation: {
    studio_login: (_parent, { data }, context) =>
      context.editors.login(data, { store: context.store, network: context.caller.network }),
    studio_loginByStoreCode: (_parent, { code, agent }, context) =>
      context.editors.loginByStoreCode(code, agent, { store: context.store, network: context.caller.network }),
    studio_createStoreCode: async (_parent, { store }, context) =>
      context.editors.createStoreCode(await context.editor(), store),
    studio_logout: async (_parent, _arguments, context) => {
      const editor = await context.editor()
      return context.editors.endSession(editor, editor.sessionId)
    },
    studio_endSession: async (_parent, { id }, context) => context.editors.endSession(await context.editor(), id),
    studio_endOtherSessions: async (_parent, _arguments, context) =>
      context.editors.endOtherSessions(await context.editor()),
    studio_startSecondFactor: async (_parent, _arguments, context) =>
      context.editors.startSecondFactor(await context.editor(), context),
    studio_confirmSecondFactor: async (_parent, { code }, context) =>
      context.editors.confirmSecondFactor(await context.editor(), code),
    studio_changePassword: async (_parent, entered, context) =>
      context.editors.changePassword(await context.editor(), entered),
    studio_saveEditor: async (_parent, { data }, context) =>
      context.editors.save(data, await context.editor(), context.store.id),
    studio_removeEditor: async (_parent, { id }, context) =>
      context.editors.remove(id, await context.editor(), context.store.id),
    studio_resetEditor: async (_parent, { id }, context) =>
      context.editors.reset(id, await context.editor(), context.store.id),
  },
}
