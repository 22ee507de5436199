import type { ImportTranslation } from '#contract/import/content.ts'
import { translations } from '#fixtures/translations/translations.ts'

/** Texts of the demo shop about its own goods, in other words. */
const ownTexts = (name: string): Record<string, ImportTranslation['text']> => ({
  'content.title': { de: name, en: name },
  'content.title.at': { de: `${name} Österreich`, en: `${name} Austria` },
  'content.title.ch': { de: `${name} Schweiz`, en: `${name} Switzerland` },
  'content.title.b2b': { de: `${name} für Unternehmen`, en: `${name} for business` },
  'installation.name': { de: name, en: name },
  'installation.description': { de: `Der Shop von ${name}.`, en: `The shop of ${name}.` },
  'mail.welcome.subject': { de: `Willkommen bei ${name}`, en: `Welcome to ${name}` },
  'shell.newsletter': { de: `Post von ${name}`, en: `Mail from ${name}` },
  'loginGate.contact.text': { de: 'Unser Kundenservice berät Sie gern.', en: 'Our customer service is there for you.' },
  'loginGate.headline': { de: `${name} für Unternehmen, zu Nettopreisen`, en: `${name} for business, at net prices` },
  'newsletter.lead': {
    de: 'Angebote und Ideen: ungefähr zweimal im Monat, nie mehr als eine Mail in der Woche.',
    en: 'Offers and ideas: about twice a month, never more than one mail a week.',
  },
  'catalogueRequest.lead': {
    de: 'Der gedruckte Katalog kommt kostenlos mit der Post.',
    en: 'The printed catalogue comes by post, free of charge.',
  },
  'search.tip.other': { de: 'Vielleicht hilft ein anderes Wort.', en: 'Perhaps another word helps.' },
  'shell.search.placeholder': { de: 'Was suchst du?', en: 'What are you looking for?' },
  'shell.search.placeholder.b2b': { de: 'Was suchen Sie?', en: 'What are you looking for?' },
})

/** All texts of the interface, which the demo shop and every other shop share, with the shop's own name. */
export const shopTexts = (name: string): ImportTranslation[] => {
  const own = ownTexts(name)
  const named = translations
    .filter(({ key }) => !(key in own) && !key.startsWith('navigation.group.'))
    .map(({ key, text: { de, en } }) => ({
      key,
      text: { de: de.replaceAll('Pausenhof', name), en: en.replaceAll('Pausenhof', name) },
    }))
  return [...named, ...Object.entries(own).map(([key, text]) => ({ key, text }))]
}
