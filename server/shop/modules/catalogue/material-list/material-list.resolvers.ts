import type { Resolvers } from '#engine/generated/resolvers.ts'

export const materialListResolvers: Resolvers = {
  Mutation: {
    readMaterialList: (_parent, { text }, context) => context.materialList.read(text, context),
    readMaterialListFile: (_parent, { file }, context) =>
      context.materialList.readFile(file.bytes, context, context.caller.network || null),
  },
}
