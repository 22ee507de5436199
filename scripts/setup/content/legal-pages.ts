import type { ImportPage, LegalSection } from '#contract/import/content.ts'
import { escapeHtml } from '#engine/modules/mail/mails/mail-body.ts'
import { type Edition, textPage } from '#fixtures/content/page-builder.ts'
import { type LegalKind, type LegalWords, legalTextsOf, wordsKey } from '../legal-files.ts'
import type { ShopFile } from '../shop-file.ts'
import { recordOf } from '../store-defaults.ts'
import { legalPaths, wordsOf } from './page-words.ts'

/** Ids of the pages in all stores and languages. */
export const legalPageIds = {
  imprint: 'impressum',
  privacy: 'datenschutz',
  terms: 'agb',
  withdrawal: 'widerruf',
} as const

const htmlOf = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ headline, paragraphs }) => {
      const head = headline === null ? '' : `<h2>${escapeHtml(headline)}</h2>`
      return `${head}${paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('')}`
    })
    .join('')

/** Name, address and ways to reach the company, where the owner gives no imprint. */
const imprintOf = (shop: ShopFile, { store, language }: Edition): string => {
  const words = wordsOf(store, language)
  const own = shop.stores[store]
  const { company } = own ? recordOf(shop, store, own) : { company: undefined }
  const { name, street, postCode, city, country, vatId, contact } = company ?? shop.company
  const lines = [name, street, `${country}-${postCode} ${city}`].map(escapeHtml).join('<br>')
  const email = escapeHtml(contact.email)
  return `<p>${lines}</p><p>${words.phone}: ${escapeHtml(contact.phone)}<br>${words.email}: <a href="mailto:${email}">${email}</a></p><p>${words.vatId}: ${escapeHtml(vatId)}</p>`
}

/** Imprint, privacy, terms and withdrawal of an edition, in the words that orders name. */
export const legalPages = (shop: ShopFile, legal: LegalWords, edition: Edition): ImportPage[] => {
  const { store, language } = edition
  const words = wordsOf(store, language)
  const texts = legalTextsOf(shop, legal, '')
  const sectionsOf = (kind: LegalKind): readonly LegalSection[] =>
    texts.find((text) => text.store === store && text.language === language && text.kind === kind)?.sections ?? []
  const imprint = legal[wordsKey(store, 'imprint', language)]
  const legalPage = (kind: keyof typeof legalPageIds, description: string, html: string) =>
    textPage(edition, {
      id: legalPageIds[kind],
      path: legalPaths[language][kind],
      name: words[kind],
      description,
      html,
      robots: 'noindex,follow',
    })
  return [
    legalPage('imprint', words.imprintText, imprint ? htmlOf(imprint) : imprintOf(shop, edition)),
    legalPage(
      'privacy',
      words.privacyText,
      `${htmlOf(sectionsOf('privacy'))}<p><a href="#cookie-consent">${words.cookies}</a></p>`,
    ),
    legalPage('terms', words.termsText, htmlOf(sectionsOf('terms'))),
    legalPage('withdrawal', words.withdrawalText, htmlOf(sectionsOf('withdrawal'))),
  ]
}
