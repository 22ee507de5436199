import type { OrderForm } from '#contract/generated/types.ts'
import type { ImportCompany } from '#contract/import/content.ts'
import type { Audience } from '#engine/call/audience.ts'
import { carriedSums, type Fact, type PdfBlock, type PdfDocument, type TableRow } from '#engine/pdf/pdf-document.ts'
import { longDate } from '#lib/written-dates.ts'
import { formatMoney } from '../../catalogue/product/pricing/price.rules.ts'
import type { Translate } from '../../content/translations/translate.ts'

/** Who orders; empty lines where the visitor is a stranger. */
export type Orderer = {
  /** As on an envelope. */
  address: readonly string[]
  email: string
  customerNumber: string
}

/** Rows of a form that is filled in by hand: with the lines to be signed they fill its page. */
const emptyRows = 12
/** Millimetres of a line to write on. */
const line = '_'.repeat(38)

const addressOf = ({ name, street, postCode, city }: ImportCompany): string[] => [name, street, `${postCode} ${city}`]

type Paper = { form: OrderForm; orderer: Orderer; audience: Audience; createdAt: Date }

/** An order form on paper, to the company of the store. */
export const writeOrderForm = ({ form, orderer, audience, createdAt }: Paper, translate: Translate): PdfDocument => {
  const { store, language } = audience
  const { company } = store
  const say = (name: string, values: Record<string, string | number> = {}) =>
    translate(audience, `orderForms.paper.${name}`, values)
  const money = (minor: number) => formatMoney(minor, store.currencyCode, language)
  const shop = translate(audience, 'mail.shop')
  const isEmpty = form.rows.length === 0
  const byHand = (text: string) => (text === '' ? line : text)

  const rows: TableRow[] = isEmpty
    ? Array.from({ length: emptyRows }, (_row, index) => ({ cells: [String(index + 1), '', '', '', '', ''] }))
    : form.rows.map(({ articleNumber, quantity, quantityAdded, quantityTyped, item, message }, index) => ({
        cells: [
          String(index + 1),
          item?.orderNumber ?? articleNumber,
          [item?.name ?? '', item?.variationText ?? '', message ?? ''].filter((text) => text !== ''),
          String(quantityAdded || quantity || quantityTyped),
          item ? money(item.pricePerUnit.amount) : '',
          item ? money(item.total.amount) : '',
        ],
        amount: item?.total.amount ?? 0,
      }))

  const table: PdfBlock = {
    kind: 'table',
    title: say('rows'),
    columns: [
      { title: say('position'), width: 7 },
      { title: say('articleNumber'), width: 26 },
      { title: say('name') },
      { title: say('quantity'), width: 14, isAmount: true },
      { title: say('price'), width: 20, isAmount: true },
      { title: say('total'), width: 22, isAmount: true },
    ],
    rows,
    ...(!isEmpty && { carried: { label: say('carried'), sums: carriedSums(rows, money) } }),
  }
  const facts: Fact[] = [
    [say('date'), isEmpty ? line.slice(0, 18) : longDate(createdAt, language)],
    [say('customerNumber'), orderer.customerNumber || line.slice(0, 18)],
  ]
  return {
    title: say('title'),
    language,
    author: shop,
    createdAt,
    size: 'a4',
    letterhead: {
      brand: shop,
      sender: orderer.address.join(' · ') || say('sender'),
      recipient: company ? addressOf(company) : [shop],
      facts,
    },
    content: [
      { kind: 'heading', level: 1, text: say('title') },
      { kind: 'paragraph', text: say(isEmpty ? 'introEmpty' : 'intro', { email: company?.contact.email ?? '' }) },
      table,
      ...(isEmpty
        ? []
        : [{ kind: 'sums', title: say('sums'), rows: [[say('sum'), money(form.total.amount)]] } satisfies PdfBlock]),
      { kind: 'paragraph', text: say('terms'), isMuted: true },
      {
        kind: 'facts',
        rows: [
          [say('name'), byHand(orderer.address[0] ?? '')],
          [say('email'), byHand(orderer.email)],
          [say('reference'), line],
          [say('signature'), line],
        ],
      },
    ],
    footer: company ? [addressOf(company), [company.contact.name, company.contact.phone, company.contact.email]] : [],
    pageNumber: translate(audience, 'document.page', { page: '{page}', pages: '{pages}' }),
  }
}
