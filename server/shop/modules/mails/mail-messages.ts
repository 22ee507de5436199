import type { StoreRow } from '../stores/stores.tables.ts'
import type { Translate } from '../translations/translate.ts'
import type { MailRow } from './mails.repository.ts'

/**
 * Texts are `mail.<kind>.subject`, `.headline`, `.text` (paragraphs apart by an empty line) and, with a link, `.button`;
 * greeting and footer are those of all mails where a kind has none of its own.
 */
export const mailKinds = [
  ...(['welcome', 'welcomeBusiness', 'forgotPassword', 'customerAccess', 'passwordChanged'] as const),
  'certificate',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Where the button leads when the mail itself does not say; null where there is none. */
const paths: Record<MailKind, string | null> = {
  welcome: '/',
  welcomeBusiness: '/',
  forgotPassword: '/myaccount/newpassword',
  customerAccess: '/myaccount/newpassword',
  passwordChanged: '/myaccount/resetpassword',
  certificate: null,
}

export type MailWords = {
  subject: string
  greeting: string
  headline: string
  paragraphs: string[]
  /** With where it leads. */
  button: string | null
  url: string
  footer: string
  shop: string
  home: string
}

/** The English storefront of a store is the one with en. in front. */
const homeOf = ({ baseUrl, languages }: StoreRow, language: MailRow['language']): string => {
  if (language === languages[0] || !language.startsWith('en')) return baseUrl
  return baseUrl.replace('://', '://en.')
}

/** What a mail says, in its language; the business store says Sie. */
export const wordsOf = (mail: MailRow, store: StoreRow, translate: Translate): MailWords => {
  const { path = '', ...values } = mail.values
  const listener = { store, language: mail.language }
  const kind = mail.kind as MailKind
  const say = (part: string): string => translate(listener, `mail.${kind}.${part}`, values)
  const common = (part: string): string => translate(listener, [`mail.${kind}.${part}`, `mail.${part}`], values)
  const target = path || paths[kind]
  const home = homeOf(store, mail.language)
  return {
    subject: say('subject'),
    greeting: common('greeting'),
    headline: say('headline'),
    paragraphs: say('text').split(/\n{2,}/),
    button: target === null ? null : say('button'),
    url: home + (target ?? '/'),
    footer: common('footer'),
    shop: common('shop'),
    home,
  }
}
