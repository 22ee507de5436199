import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

const maxNames = 200

export const parametersResolvers: Resolvers = {
  Query: {
    getGlobalParametersByName: (_parent, { names }, { parameters, store }) => {
      if (names.length > maxNames) throw badUserInput(`At most ${maxNames} names may be asked for`)
      return parameters.byNames(store.id, names)
    },
  },
}
