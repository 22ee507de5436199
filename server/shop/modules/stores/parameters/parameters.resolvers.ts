import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

const mostNames = 200

export const parametersResolvers: Resolvers = {
  Query: {
    getGlobalParametersByName: (_parent, { names }, { parameters, store }) => {
      if (names.length > mostNames) throw badUserInput(`At most ${mostNames} names may be asked for`)
      return parameters.byNames(store.id, names)
    },
  },
}
