import type { ImportTranslation } from '#contract/import/content.ts'
import { translations } from '#contract/texts/translations.ts'

/** What strangers read of a business store, without promises that the demo shop makes. */
const gateTexts = (name: string): Record<string, ImportTranslation['text']> => ({
  'loginGate.contact.text': { de: 'Unser Kundenservice berät Sie gern.', en: 'Our customer service is there for you.' },
  'loginGate.headline': { de: `${name} für Unternehmen, zu Nettopreisen`, en: `${name} for business, at net prices` },
  'loginGate.lead': {
    de: 'Für Unternehmen und Einrichtungen. Bitte melden Sie sich an, um Sortiment und Preise zu sehen.',
    en: 'For companies and institutions. Please log in to see range and prices.',
  },
  'loginGate.private.link': { de: 'Zum Shop für zu Hause', en: 'To the shop for use at home' },
  'loginGate.private.text': {
    de: 'Für zu Hause kaufen Sie ohne Anmeldung ein.',
    en: 'For use at home you can buy without logging in.',
  },
  'loginGate.promise.delivery': { de: 'Liefertermin', en: 'Delivery date' },
  'loginGate.promise.delivery.text': {
    de: 'Er steht am Artikel und vor dem Bestellen.',
    en: 'It is shown with the article and before you order.',
  },
  'loginGate.promise.invoice': { de: 'Alle Belege', en: 'All documents' },
  'loginGate.promise.invoice.text': {
    de: 'Bestellungen und Rechnungen stehen in Ihrem Konto.',
    en: 'Orders and invoices are in your account.',
  },
  'loginGate.promise.planning': { de: 'Beratung', en: 'Advice' },
  'loginGate.promise.planning.text': { de: 'Wir helfen bei der Auswahl.', en: 'We help you choose.' },
  'loginGate.promise.prices.text': { de: 'Alle Preise ohne Mehrwertsteuer.', en: 'All prices net of VAT.' },
})

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
  const own = { ...ownTexts(name), ...gateTexts(name) }
  const named = translations
    .filter(({ key }) => !(key in own) && !key.startsWith('navigation.group.'))
    .map(({ key, text: { de, en } }) => ({
      key,
      text: { de: de.replaceAll('Pausenhof', name), en: en.replaceAll('Pausenhof', name) },
    }))
  return [...named, ...Object.entries(own).map(([key, text]) => ({ key, text }))]
}
