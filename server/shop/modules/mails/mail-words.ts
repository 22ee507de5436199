import type { Sentences } from '../catalogue/sentences.ts'
import type { StoreRow } from '../stores/stores.tables.ts'
import type { MailRow } from './mails.repository.ts'

/** Texts are `mail.<kind>.subject`, `.headline`, `.text` (paragraphs apart by an empty line) and, with a link, `.button`. */
export const mailKinds = ['welcome', 'welcomeBusiness', 'forgotPassword', 'customerAccess', 'passwordChanged'] as const
export type MailKind = (typeof mailKinds)[number]

/** Where the button leads when the mail itself does not say. */
const paths: Record<MailKind, string> = {
  welcome: '/',
  welcomeBusiness: '/',
  forgotPassword: '/myaccount/newpassword',
  customerAccess: '/myaccount/newpassword',
  passwordChanged: '/myaccount/resetpassword',
}

export type MailWords = {
  subject: string
  greeting: string
  headline: string
  paragraphs: string[]
  button: string
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
export const wordsOf = (mail: MailRow, store: StoreRow, sentences: Sentences): MailWords => {
  const { path = '', ...values } = mail.values
  const say = (key: string): string => {
    const keys = [`mail.${key}.b2b`, `mail.${key}`]
    return sentences(mail.language, store.id === 'b2b' ? keys : keys.slice(1), values)
  }
  const kind = mail.kind as MailKind
  const home = homeOf(store, mail.language)
  return {
    subject: say(`${kind}.subject`),
    greeting: say('greeting'),
    headline: say(`${kind}.headline`),
    paragraphs: say(`${kind}.text`).split(/\n{2,}/),
    button: say(`${kind}.button`),
    url: home + (path || paths[kind]),
    footer: say('footer'),
    shop: say('shop'),
    home,
  }
}
