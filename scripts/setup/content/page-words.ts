import type { StoreId } from '#contract/generated/types.ts'
import { isBusinessStore, type TextLanguage } from '#contract/stores.ts'

const du = {
  home: 'Startseite',
  welcome: (name: string) => `Willkommen bei ${name}`,
  intro: 'Schön, dass du da bist.',
  best: 'Beliebt bei uns',
  soon: '<h2>Wir öffnen bald</h2><p>Gerade räumen wir die Regale ein. Schau in ein paar Tagen wieder vorbei oder schreib uns, was du suchst.</p>',
  shipping: 'Versand und Lieferung',
  shippingText: 'Was der Versand kostet und wer liefert.',
  parcel: (cost: string) => `Der Versand eines Pakets kostet ${cost}.`,
  free: (from: string) => `Ab einem Bestellwert von ${from} ist er frei.`,
  noCost: 'Der Versand eines Pakets kostet nichts.',
  abroad: 'Andere Länder',
  day: 'Wann ein Artikel bei dir ist, steht am Artikel, im Warenkorb und vor dem Bestellen.',
  returns: 'Rückgabe',
  returnsText: 'Wie du etwas zurückgibst.',
  returnsBody:
    '<p>Du hast 14 Tage Zeit, dich umzuentscheiden. <a href="/myaccount/returns/">Melde die Rücksendung an</a>, mit Konto oder ohne. Alles Weitere steht in der <a href="/rechtliches/widerruf/">Widerrufsbelehrung</a>.</p>',
  safe: 'Sicher einkaufen',
  safeText: 'Wie wir mit Daten, Zahlungen und Bewertungen umgehen.',
  safeBody:
    '<p>Du siehst vor dem Bestellen, was alles zusammen kostet.</p><h2>Bezahlen</h2><p>Welche Zahlungsarten wir anbieten, steht im Warenkorb. Kartendaten sehen wir nie, sie gehen verschlüsselt an den Zahlungsdienst.</p><h2>Daten</h2><p>Was wir speichern und wozu, steht unter <a href="/rechtliches/datenschutz/">Datenschutz</a>.</p><h2>Bewertungen</h2><p>Bewerten kann, wer gekauft hat.</p>',
  advice: 'Beratung',
  adviceText: 'Wir helfen dir beim Aussuchen.',
  adviceBody:
    '<p>Du weißt noch nicht, was passt? Schreib uns oder ruf an: Wir helfen dir beim Aussuchen.</p><p><a href="/service/kontakt/">Zum Kontakt</a></p>',
  about: 'Über uns',
  aboutText: (name: string) => `Wer hinter ${name} steht.`,
  contact: 'Kontakt',
  contactText: 'So erreichst du uns.',
  contactIntro: 'Du hast eine Frage oder brauchst Hilfe bei einer Bestellung? Wir sind da.',
  contactForm: 'Zum Kontaktformular',
  advantages: 'Deine Vorteile',
  advantagesText: 'Was für uns spricht.',
  advantagesBody:
    '<p>Preise, Lieferzeit und alle Kosten stehen vor dem Bestellen fest. Bei Fragen sprichst du mit Menschen.</p>',
  safety: 'Produktsicherheit',
  safetyText: 'Warnhinweise und Rückrufe.',
  safetyBody:
    '<p>Warnhinweise und Altersangaben stehen am Artikel. Wird etwas zurückgerufen, schreiben wir allen, die es gekauft haben, und veröffentlichen es hier. Zurzeit liegt nichts vor.</p>',
  imprint: 'Impressum',
  imprintText: 'Wer diesen Shop betreibt.',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  phone: 'Telefon',
  email: 'E-Mail',
  privacy: 'Datenschutz',
  privacyText: 'Was wir speichern und was nicht.',
  terms: 'Allgemeine Geschäftsbedingungen',
  termsShort: 'AGB',
  termsText: 'Was für Bestellungen gilt.',
  withdrawal: 'Widerruf',
  withdrawalText: 'Wie sich eine Bestellung widerrufen lässt.',
  cookies: 'Cookie-Einstellungen',
  service: 'Service',
}

export type PageWords = typeof du

const sie: PageWords = {
  ...du,
  intro: 'Schön, dass Sie da sind.',
  soon: '<h2>Wir öffnen bald</h2><p>Gerade richten wir das Sortiment ein. Schauen Sie in ein paar Tagen wieder vorbei oder schreiben Sie uns, was Sie suchen.</p>',
  day: 'Wann ein Artikel bei Ihnen ist, steht am Artikel, im Warenkorb und vor dem Bestellen.',
  returnsText: 'Wie Sie etwas zurückgeben.',
  returnsBody:
    '<p>Möchten Sie etwas zurückgeben, <a href="/myaccount/returns/">melden Sie die Rücksendung an</a> oder schreiben Sie uns.</p>',
  safeBody:
    '<p>Sie sehen vor dem Bestellen, was alles zusammen kostet.</p><h2>Bezahlen</h2><p>Welche Zahlungsarten wir anbieten, steht im Warenkorb.</p><h2>Daten</h2><p>Was wir speichern und wozu, steht unter <a href="/rechtliches/datenschutz/">Datenschutz</a>.</p>',
  adviceText: 'Wir helfen Ihnen beim Aussuchen.',
  adviceBody:
    '<p>Sie planen eine größere Bestellung? Schreiben Sie uns oder rufen Sie an.</p><p><a href="/service/kontakt/">Zum Kontakt</a></p>',
  contactText: 'So erreichen Sie uns.',
  contactIntro: 'Sie haben eine Frage oder brauchen Hilfe bei einer Bestellung? Wir sind da.',
  advantages: 'Ihre Vorteile',
  advantagesBody:
    '<p>Nettopreise, Lieferzeit und alle Kosten stehen vor dem Bestellen fest. Bei Fragen sprechen Sie mit Menschen.</p>',
}

const english: PageWords = {
  home: 'Home page',
  welcome: (name) => `Welcome to ${name}`,
  intro: 'Good to have you here.',
  best: 'Popular with us',
  soon: '<h2>We are opening soon</h2><p>We are still filling the shelves. Come back in a few days, or write to us what you are looking for.</p>',
  shipping: 'Delivery',
  shippingText: 'What delivery costs and who delivers.',
  parcel: (cost) => `The delivery of a parcel costs ${cost}.`,
  free: (from) => `It is free for orders of ${from} or more.`,
  noCost: 'The delivery of a parcel is free.',
  abroad: 'Other countries',
  day: 'When an article arrives is shown with the article, in the cart and before you order.',
  returns: 'Returns',
  returnsText: 'How to return something.',
  returnsBody:
    '<p>If you want to return something, <a href="/myaccount/returns/">announce the return</a> or write to us.</p>',
  safe: 'Shop safely',
  safeText: 'How we treat data, payments and reviews.',
  safeBody:
    '<p>You see what everything costs before you order.</p><h2>Payment</h2><p>The ways to pay are shown in the cart.</p><h2>Data</h2><p>What we store and what for is in our <a href="/legal-notice/privacy/">privacy notice</a>.</p>',
  advice: 'Advice',
  adviceText: 'We help you choose.',
  adviceBody:
    '<p>Not sure what fits? Write to us or call: we help you choose.</p><p><a href="/service/kontakt/">Contact</a></p>',
  about: 'About us',
  aboutText: (name) => `Who is behind ${name}.`,
  contact: 'Contact',
  contactText: 'How to reach us.',
  contactIntro: 'You have a question, or need help with an order? We are here.',
  contactForm: 'To the contact form',
  advantages: 'Your advantages',
  advantagesText: 'What speaks for us.',
  advantagesBody:
    '<p>Net prices, delivery time and all costs are known before you order. For questions you talk to people.</p>',
  safety: 'Product safety',
  safetyText: 'Warnings and recalls.',
  safetyBody:
    '<p>Warnings and ages are shown with the article. If something is recalled, we write to everyone who bought it and publish it here. There are no recalls at present.</p>',
  imprint: 'Imprint',
  imprintText: 'Who runs this shop.',
  vatId: 'VAT id',
  phone: 'Phone',
  email: 'E-mail',
  privacy: 'Privacy',
  privacyText: 'What we store and what we do not.',
  terms: 'General terms and conditions',
  termsShort: 'Terms',
  termsText: 'What applies to orders.',
  withdrawal: 'Withdrawal',
  withdrawalText: 'How to withdraw from an order.',
  cookies: 'Cookie settings',
  service: 'Service',
}

export const wordsOf = (store: StoreId, language: TextLanguage): PageWords =>
  language === 'en' ? english : isBusinessStore(store) ? sie : du

/** Addresses of the legal pages, which the shell and the checkout link to. */
export const legalPaths = {
  de: {
    imprint: '/rechtliches/impressum/',
    privacy: '/rechtliches/datenschutz/',
    terms: '/rechtliches/agb/',
    withdrawal: '/rechtliches/widerruf/',
  },
  en: {
    imprint: '/legal-notice/imprint/',
    privacy: '/legal-notice/privacy/',
    terms: '/legal-notice/terms/',
    withdrawal: '/legal-notice/withdrawal/',
  },
} as const satisfies Record<TextLanguage, object>
