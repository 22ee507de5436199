import { primeOrderPage } from '#contract/limits/prime.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import type { MailRow } from './mails.repository.ts'

/**
 * Mails made of their own values. Texts are `mail.<kind>.subject`, `.headline`, `.text` (paragraphs apart by an empty line) and, with a
 * link, `.button`; greeting and footer are those of all mails where a kind has none of its own. A mail with the value `endPath` ends with
 * the link `.end`, by which the recipient gets no more of them.
 */
export const accountMailKinds = [
  ...(['welcome', 'welcomeBusiness', 'forgotPassword', 'customerAccess', 'passwordChanged'] as const),
  ...(['emailChangeOld', 'emailChangeNew', 'emailChanged', 'accountDeleted'] as const),
  ...(['certificate', 'certificateApproved', 'certificateRefused'] as const),
  ...(['returnAnnounced', 'returnLabelLater', 'returnLabelRefused', 'returnLabels'] as const),
  ...(['returnReceived', 'returnRejected'] as const),
  'stockAlertAsk',
  'stockAlert',
  ...(['reviewRequest', 'reviewWithdrawn'] as const),
  ...(['withdrawal', 'withdrawalNotice', 'cancellationNotice'] as const),
  ...(['newsletterAsk', 'newsletterWelcome', 'newsletterEnd'] as const),
  ...(['contactMessage', 'contactCopy', 'catalogueRequest', 'catalogueSent'] as const),
  ...(['primeWelcome', 'primeRenewalNotice', 'primeRenewed', 'primeRenewalFailed', 'primeEnded'] as const),
  ...(['primeCancelled', 'primeWaitingAsk', 'primeWaitingOpen', 'cancellation'] as const),
  ...(['businessUserInvited', 'approvalAsked', 'approvalGiven', 'approvalDeclined'] as const),
  ...(['mainUserGained', 'mainUserLeft'] as const),
] as const

/** Values that a mail lists below its text; the labels are `mail.<kind>.fact.<value>`. */
const facts: Partial<Record<AccountMailKind, readonly string[]>> = {
  withdrawal: ['receivedAt', 'name', 'orderNumber', 'goods', 'email'],
  withdrawalNotice: ['receivedAt', 'name', 'orderNumber', 'goods', 'email', 'orders'],
  cancellationNotice: ['receivedAt', 'kind', 'reason', 'name', 'contract', 'endsOn', 'email', 'membership'],
  cancellation: ['receivedAt', 'kind', 'reason', 'name', 'contract', 'endsOn', 'email'],
  contactMessage: ['topic', 'orderNumber', 'name', 'email', 'message', 'file'],
  contactCopy: ['topic', 'orderNumber', 'message', 'file'],
  catalogueRequest: ['organisation', 'name', 'street', 'town', 'email'],
  catalogueSent: ['organisation', 'name', 'street', 'town'],
}

/** Mails about orders, made of the order's rows (orders/mails). */
export const orderMailKinds = [
  'received',
  'paymentDue',
  'paymentReminder',
  'paid',
  'shipped',
  'delivered',
  'declined',
  'withdrawn',
  'cancelled',
  'refunded',
  'corrected',
  'invoice',
  'creditNote',
] as const

type AccountMailKind = (typeof accountMailKinds)[number]
export type OrderMailKind = (typeof orderMailKinds)[number]
export type MailKind = AccountMailKind | `order.${OrderMailKind}`

/** The kind of a mail about an order; null for others. */
export const orderMailKindOf = (kind: string): OrderMailKind | null =>
  orderMailKinds.find((each) => kind === `order.${each}`) ?? null

/** Where the button leads when the mail itself does not say; null where there is none. */
const paths: Record<AccountMailKind, string | null> = {
  welcome: '/',
  welcomeBusiness: '/',
  forgotPassword: '/myaccount/newpassword',
  customerAccess: '/myaccount/newpassword',
  passwordChanged: '/myaccount/resetpassword',
  emailChangeOld: '/myaccount/email',
  emailChangeNew: '/myaccount/email',
  emailChanged: '/myaccount/resetpassword',
  accountDeleted: null,
  certificate: null,
  certificateApproved: '/',
  certificateRefused: '/myaccount',
  returnAnnounced: null,
  returnLabelLater: null,
  returnLabelRefused: null,
  returnLabels: null,
  returnReceived: null,
  returnRejected: null,
  stockAlertAsk: '/',
  stockAlert: '/',
  reviewRequest: '/rating',
  reviewWithdrawn: null,
  withdrawal: null,
  withdrawalNotice: null,
  cancellationNotice: null,
  contactMessage: null,
  contactCopy: null,
  catalogueRequest: null,
  catalogueSent: null,
  newsletterAsk: '/',
  newsletterWelcome: '/',
  newsletterEnd: '/',
  primeWelcome: '/prime/',
  primeRenewalNotice: primeOrderPage,
  primeRenewed: '/prime/',
  primeRenewalFailed: primeOrderPage,
  primeEnded: '/prime/',
  primeCancelled: '/prime/',
  primeWaitingAsk: '/',
  primeWaitingOpen: '/prime/',
  cancellation: null,
  businessUserInvited: '/myaccount/newpassword',
  approvalAsked: '/myaccount/organisation',
  approvalGiven: '/myaccount/orders',
  approvalDeclined: '/checkout/basket',
  mainUserGained: '/myaccount/organisation',
  mainUserLeft: '/myaccount/organisation',
}

/** A part below a mail's paragraphs. HTML and plain text are made of the same parts. */
export type MailBlock =
  | { kind: 'headline'; text: string }
  /** Lines under each other. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'facts'; rows: (readonly [label: string, value: string])[] }
  /** The last column holds amounts; `sums` stand below it. */
  | { kind: 'table'; columns: string[]; rows: string[][]; sums: (readonly [label: string, amount: string])[] }
  /** PNG that the mail brings along. */
  | { kind: 'picture'; id: string; alt: string; content: Buffer; pixels: number }
  /** Beside the button: what few recipients want. */
  | { kind: 'link'; text: string; url: string }
  /** Terms and the like. */
  | { kind: 'smallPrint'; headline: string | null; paragraphs: string[] }

export type MailMessage = {
  subject: string
  greeting: string
  headline: string
  paragraphs: string[]
  /** With where it leads. */
  button: string | null
  url: string
  blocks: MailBlock[]
  footer: string
  shop: string
  home: string
}

type StoreAddress = Pick<StoreRow, 'baseUrl' | 'languages'>

/** The English storefront of a store is the one with en. in front. */
export const homeOf = ({ baseUrl, languages }: StoreAddress, language: MailRow['language']): string => {
  if (language === languages[0] || !language.startsWith('en')) return baseUrl
  return baseUrl.replace('://', '://en.')
}

/** A text's paragraphs. */
export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/)

/** What a mail made of its own values says, in its language; the business store says Sie. */
export const wordsOf = (mail: MailRow, store: StoreRow, translate: Translate): MailMessage => {
  const { path = '', endPath = '', ...values } = mail.values
  const audience = { store, language: mail.language }
  const kind = mail.kind as AccountMailKind
  const say = (part: string): string => translate(audience, `mail.${kind}.${part}`, values)
  const common = (part: string): string => translate(audience, [`mail.${kind}.${part}`, `mail.${part}`], values)
  const target = path || paths[kind]
  const home = homeOf(store, mail.language)
  const rows = (facts[kind] ?? []).map((name) => [say(`fact.${name}`), values[name] ?? ''] as const)
  return {
    subject: say('subject'),
    greeting: common('greeting'),
    headline: say('headline'),
    paragraphs: paragraphsOf(say('text')),
    button: target === null ? null : say('button'),
    url: home + (target ?? '/'),
    blocks: [
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      ...(endPath === '' ? [] : [{ kind: 'link' as const, text: say('end'), url: home + endPath }]),
    ],
    footer: common('footer'),
    shop: common('shop'),
    home,
  }
}
