import type { Resolvers } from '#engine/generated/resolvers.ts'

export const materialListResolvers: Resolvers = {
  Mutation: {
    readMaterialList: async (_parent, { text }, context) =>
      context.materialList.read(text, context, await context.buyerGroup()),
    readMaterialListFile: async (_parent, { file }, context) =>
      context.materialList.readFile(file.bytes, context, await context.buyerGroup(), context.caller.network || null),
  },
}
