import { shopLanguages } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { formatMoney } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { PaymentMethodDefinition } from '#engine/modules/checkout/payments/payment-method.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import type { Fact, Letterhead, PdfBlock, PdfDocument } from '#engine/pdf/pdf-document.ts'
import { longDate } from '#lib/written-dates.ts'
import { addressLines } from '../../view/order.rules.ts'
import type { WholeOrder } from '../../view/whole-orders.repository.ts'
import { inGroups } from '../bank-transfer.rules.ts'
import type { Buyer } from '../documents.repository.ts'
import type { DocumentData, OrderDocumentRow } from '../documents.tables.ts'

/** What a document is written from. */
export type Subject = {
  whole: WholeOrder
  store: StoreRow & { company: NonNullable<StoreRow['company']> }
  document: OrderDocumentRow
  /** The order's credit notes before this one, in their order. */
  earlierCredits: readonly DocumentData[]
  /** Day on which it is written. */
  issuedAt: Date
  /** Number of the invoice, for what follows from it. */
  invoiceNumber: string
  buyer: Buyer
  /** Days on which the first and the last parcel left; null where nothing was sent. */
  delivered: { first: Date; last: Date } | null
  /** Null where the customer transfers the money to the shop. */
  collectedBy: NonNullable<PaymentMethodDefinition['collectedBy']> | null
}

/** Texts and amounts in the language of the order. */
export const createWriting = ({ whole, store }: Pick<Subject, 'whole' | 'store'>, translate: Translate) => {
  const { currency, language } = whole.order
  const audience: Audience = { store, language, textLanguage: shopLanguages[language] }
  const rates = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const say = (key: string | readonly string[], values: Record<string, string | number> = {}): string =>
    translate(audience, key, values)
  return {
    audience,
    say,
    label: (name: string, values: Record<string, string | number> = {}): string =>
      say(`document.label.${name}`, values),
    money: (amount: number): string => formatMoney(amount, currency, language),
    day: (day: Date): string => longDate(day, language),
    rate: (rate: number): string => rates.format(rate),
  }
}

export type Writing = ReturnType<typeof createWriting>

/** The facts that are there. */
export const facts = (rows: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]))

const footerOf = ({ store: { company } }: Subject, { label }: Writing): string[][] => [
  [company.name, company.street, `${company.postCode} ${company.city}`],
  [company.contact.name, company.contact.phone, company.contact.email],
  // "CHE-… MWST" says itself what it is.
  [label('vatId', { vatId: company.vatId, kind: company.vatId.startsWith('CHE') ? 'swiss' : 'eu' })],
  [company.bank.name, `IBAN ${inGroups(company.bank.iban)}`, `BIC ${company.bank.bic}`],
]

/** A letter of the shop to the payer of the order. */
export const letterOf = (
  subject: Subject,
  writing: Writing,
  { title, rows, content }: { title: string; rows: Letterhead['facts']; content: readonly PdfBlock[] },
): PdfDocument => {
  const { whole, store, issuedAt } = subject
  const { order } = whole
  const { company } = store
  const { firstName, lastName } = order.billingAddress
  const { say } = writing
  return {
    title,
    language: order.language,
    author: company.name,
    createdAt: issuedAt,
    size: 'a4',
    letterhead: {
      brand: say('mail.shop'),
      sender: [company.name, company.street, `${company.postCode} ${company.city}`].join(' · '),
      recipient: addressLines(order.billingAddress, order.language),
      facts: rows,
    },
    content: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: say('document.greeting', { firstName, lastName }) },
      ...content,
    ],
    footer: footerOf(subject, writing),
    pageNumber: say('document.page', { page: '{page}', pages: '{pages}' }),
  }
}
