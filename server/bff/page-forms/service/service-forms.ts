import { createHash } from 'node:crypto'
import {
  DeclareCancellation,
  DeclareWithdrawal,
  FollowMailLink,
  JoinPrimeWaitingList,
  RequestCatalogue,
  RequestStockAlert,
  SendContactFormMail,
  SubscribeToNewsletter,
  UnsubscribeNewsletter,
} from '#web/generated/operations.ts'
import { type Form, type FormResult, type SentForm, sendBy } from '../../forms/form-route.ts'
import { refusal } from '../../forms/refusals.ts'
import { returnPath } from '../../forms/return-path.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'

/** A form that sends mails: strict, as the engine counts them as well. */
const mailing = (name: string) => ({ name, perMinute: 20 })

/** Forms of the service pages (web/features/contact, newsletter, catalogue-request, declarations, stock-alert, mail-link). */
export const serviceForms: readonly Form[] = [
  {
    name: 'contact',
    limit: mailing('contact'),
    filesPerMinute: 20,
    page: (_values, { isDone }) => (isDone ? '/service/contact?sent=true' : '/service/contact'),
    take: (sent) => {
      const fields = textsOf(sent, ['name', 'email', 'topic', 'orderNumber', 'message'])
      // The browser's file and what the edge has read of it are the same scalar, Upload.
      const file = sent.file as unknown as File | null
      const wantsCopy = Boolean(sent.values.wantsCopy)
      return sendBy(sent, SendContactFormMail, { data: { ...onceOnly(sent, { ...fields, wantsCopy }), file } })
    },
  },
  {
    // That in the footer of every page as well (web/layouts/Footer).
    name: 'newsletter',
    limit: mailing('newsletter'),
    page: (_values, { isDone }) => (isDone ? '/service/newsletter/success' : '/service/newsletter'),
    take: (sent) => {
      const { email, website } = textsOf(sent, ['email', 'website'])
      return sendBy(sent, SubscribeToNewsletter, { data: { email, website, source: 'form' } })
    },
  },
  {
    name: 'newsletter-end',
    limit: mailing('newsletter'),
    page: () => '/service/newsletter/newsletter-abmelden',
    take: (sent) => sendBy(sent, UnsubscribeNewsletter, { data: textsOf(sent, ['email', 'houseNr', 'website']) }),
  },
  {
    name: 'catalogue',
    limit: mailing('catalogue'),
    page: (_values, _result, { visitor }) =>
      visitor.language.startsWith('en') ? '/service/catalogue' : '/service/katalog',
    take: (sent) => {
      const fields = textsOf(sent, ['organisation', 'name', 'street', 'postCode', 'city', 'email'])
      return sendBy(sent, RequestCatalogue, { data: onceOnly(sent, fields) })
    },
  },
  {
    name: 'withdrawal',
    limit: mailing('withdrawals'),
    page: () => '/service/withdrawal',
    take: (sent) => {
      const fields = textsOf(sent, ['name', 'orderNumber', 'email', 'goods'])
      return sendBy(sent, DeclareWithdrawal, { data: onceOnly(sent, fields) })
    },
  },
  {
    name: 'cancellation',
    limit: mailing('prime'),
    page: () => '/service/cancellation',
    take: (sent) => {
      const fields = textsOf(sent, ['name', 'email', 'contract', 'reason'])
      const kind = sent.values.kind === 'extraordinary' ? ('extraordinary' as const) : ('ordinary' as const)
      const endsOn = sent.values.endsOn || null
      return sendBy(sent, DeclareCancellation, { data: onceOnly(sent, { ...fields, kind, endsOn }) })
    },
  },
  {
    name: 'prime-waiting-list',
    limit: mailing('prime'),
    page: () => '/prime/checkout?origin=prime',
    take: (sent) => sendBy(sent, JoinPrimeWaitingList, { data: textsOf(sent, ['email', 'website']) }),
  },
  {
    name: 'stock-alert',
    limit: mailing('stock-alerts'),
    page: (values, { isDone, fieldErrors = [] }) =>
      `${returnPath(values.return ?? null)}#stock-alert-${isDone ? 'sent' : fieldErrors.length > 0 ? 'wrong' : 'failed'}`,
    isToldByAddress: true,
    take: (sent) => sendBy(sent, RequestStockAlert, { data: textsOf(sent, ['itemId', 'email', 'website']) }),
  },
  {
    name: 'mail-link',
    limit: { name: 'mail-links', perMinute: 60 },
    page: mailLinkPage,
    typed: () => ({}),
    take: followMailLink,
  },
]

/** The fields that an operation takes; missing ones are empty. */
function textsOf<Field extends string>({ values }: SentForm, fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Record<Field, string>
}

/** With the id by which a form that is sent twice is taken once, and the honeypot. */
function onceOnly<Fields extends object>({ values, file }: SentForm, fields: Fields) {
  const content = [fields, file && [file.name, createHash('sha256').update(file.bytes).digest('hex')]]
  return {
    ...fields,
    submissionId: submissionIdOf(values.submissionId ?? '', content),
    website: values.website ?? '',
  }
}

/** Longer ones are no link of this shop. */
export const maxLinkLength = 400

function mailLinkPage({ link = '' }: SentForm['values']): string {
  return `/service/mails?link=${encodeURIComponent(link.slice(0, maxLinkLength))}`
}

/** The button of the page that a mail's link leads to: back to it, as it then says itself that it is done. */
async function followMailLink(sent: SentForm): Promise<FormResult | { error: string }> {
  const { link = '' } = sent.values
  if (link === '' || link.length > maxLinkLength) return { error: 'Not a link of a mail' }
  const { data, errors } = await sent.run(FollowMailLink, { link }, sent.request.visitor)
  if (!data?.followMailLink) return refusal(sent, errors)
  return { isDone: true, message: null, next: mailLinkPage(sent.values), data: data.followMailLink }
}
