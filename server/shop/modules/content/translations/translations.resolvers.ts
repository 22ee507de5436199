import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

const mostKeys = 1000
const mostPrefixes = 50

export const translationsResolvers: Resolvers = {
  Query: {
    getTranslationsByKeys: (_parent, { keys }, { translations, store, textLanguage }) => {
      if (keys.length > mostKeys) throw badUserInput(`At most ${mostKeys} keys may be asked for`)
      return translations.byKeys({ store, textLanguage }, keys)
    },
    getTranslationsByPrefix: (_parent, { prefixes }, { translations, store, textLanguage }) => {
      if (prefixes.length > mostPrefixes) {
        throw badUserInput(`At most ${mostPrefixes} prefixes may be asked for`)
      }
      return translations.byPrefixes({ store, textLanguage }, prefixes)
    },
  },
}
