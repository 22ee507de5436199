import { sellersDay } from '#lib/local-days.ts'
import type { OrderRow } from '../orders.tables.ts'
import type { DocumentKind, OrderDocumentRow } from './documents.tables.ts'

/** Public buyers give a reference, and get the electronic invoice that it belongs to. */
export const needsXRechnung = ({ buyerReference }: Pick<OrderRow, 'buyerReference'>): boolean => buyerReference !== null

/** An order has one invoice: the electronic one is it where there is one, as a second with VAT would be owed twice (§ 14c UStG). */
export const invoiceKindOf = (order: Pick<OrderRow, 'buyerReference'>): 'xrechnung' | 'invoice' =>
  needsXRechnung(order) ? 'xrechnung' : 'invoice'

/** Series from which a kind takes its number; null for documents without one. */
export const seriesOf = (kind: DocumentKind): 'invoice' | 'creditNote' | null => {
  if (kind === 'invoice' || kind === 'xrechnung') return 'invoice'
  return kind === 'creditNote' ? 'creditNote' : null
}

const prefixes = { invoice: 'RE', creditNote: 'GU' } as const

/** RE-2026-000042: the series, the year, and a counter of it. */
export const documentNumber = (series: 'invoice' | 'creditNote', year: number, count: number): string =>
  `${prefixes[series]}-${year}-${String(count).padStart(6, '0')}`

/** Series, year and count of a number that this shop gives; null for numbers of other systems. */
export const readDocumentNumber = (
  number: string,
): { series: 'invoice' | 'creditNote'; year: number; count: number } | null => {
  const [, prefix, year, digits] = /^(RE|GU)-([0-9]{4})-([0-9]{6,9})$/.exec(number) ?? []
  const [series, count] = [prefix === prefixes.invoice ? 'invoice' : 'creditNote', Number(digits)] as const
  return prefix !== undefined && count > 0 && documentNumber(series, Number(year), count) === number
    ? { series, year: Number(year), count }
    : null
}

/** Year of a day in the sellers' time zone. */
export const yearOf = (day: Date): number => Number(sellersDay(day).slice(0, 4))

const electronicType = 'application/xml'

/** Credit notes are electronic where the invoice is. */
export const mediaTypeOf = (kind: DocumentKind, order: Pick<OrderRow, 'buyerReference'>): string =>
  kind === 'xrechnung' || (kind === 'creditNote' && needsXRechnung(order)) ? electronicType : 'application/pdf'

export const isElectronic = ({ mediaType }: Pick<OrderDocumentRow, 'mediaType'>): boolean =>
  mediaType === electronicType

const fileNames: Record<DocumentKind, string> = {
  xrechnung: 'xrechnung',
  invoice: 'rechnung',
  creditNote: 'gutschrift',
  orderForm: 'bestellung',
  returnSlip: 'ruecksendeschein',
}

/** Name of the file: an order's own documents bear its number, those of a series or a return theirs. */
export const documentName = (
  { number }: Pick<OrderRow, 'number'>,
  { kind, ...own }: Pick<OrderDocumentRow, 'kind' | 'number' | 'occasion' | 'mediaType'>,
): string => {
  const hasOwn = kind === 'returnSlip' || kind === 'invoice' || kind === 'creditNote'
  const ending = isElectronic(own) ? 'xml' : 'pdf'
  return `${fileNames[kind]}-${(hasOwn && (own.number ?? own.occasion)) || number}.${ending}`
}

/** Where the edge hands it out; of kinds of which an order may have several by its own number. */
export const documentPath = (
  { number }: Pick<OrderRow, 'number'>,
  { kind, ...own }: Pick<OrderDocumentRow, 'kind' | 'number' | 'occasion'>,
): string => {
  const which = kind === 'creditNote' ? own.number : kind === 'returnSlip' ? own.occasion : null
  return `/api/order-document/${number}/${kind}/${which === null ? '' : `${which}/`}`
}
