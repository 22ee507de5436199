import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

const maxKeys = 1000
const maxPrefixes = 50

export const translationsResolvers: Resolvers = {
  Query: {
    getTranslationsByKeys: (_parent, { keys }, { translations, store, textLanguage }) => {
      if (keys.length > maxKeys) throw badUserInput(`At most ${maxKeys} keys may be asked for`)
      return translations.byKeys({ store, textLanguage }, keys)
    },
    getTranslationsByPrefix: (_parent, { prefixes }, { translations, store, textLanguage }) => {
      if (prefixes.length > maxPrefixes) {
        throw badUserInput(`At most ${maxPrefixes} prefixes may be asked for`)
      }
      return translations.byPrefixes({ store, textLanguage }, prefixes)
    },
  },
}
