import type { Translation } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { badUserInput } from '../../graphql/errors.ts'
import { spelled } from './spelling.rules.ts'

const mostKeys = 1000
const mostPrefixes = 50

const spell = (texts: Translation[], language: ShopLanguage): Translation[] =>
  texts.map(({ key, value }) => ({ key, value: spelled(value, language) }))

export const translationsResolvers: Resolvers = {
  Query: {
    getTranslationsByKeys: (_parent, { keys }, { translations, language, textLanguage }) => {
      if (keys.length > mostKeys) throw badUserInput(`At most ${mostKeys} keys may be asked for`)
      return spell(translations.byKeys(textLanguage, keys), language)
    },
    getTranslationsByPrefix: (_parent, { prefixes }, { translations, language, textLanguage }) => {
      if (prefixes.length > mostPrefixes) {
        throw badUserInput(`At most ${mostPrefixes} prefixes may be asked for`)
      }
      return spell(translations.byPrefixes(textLanguage, prefixes), language)
    },
  },
}
