import { splitByWeight } from '#lib/split-by-weight.ts'
import { ensureCategory, type Invoice, type InvoiceLine, invoiceOf } from './invoice.rules.ts'
import { type Credit, creditOf } from './paper/credit.rules.ts'
import type { Subject, Writing } from './paper/writing.ts'

type Item = Pick<InvoiceLine, 'name' | 'description' | 'articleNumber' | 'quantity'> & { amount: number }

/** What is credited at one rate, gross; the delivery and the rest are lines of their own, as a credit note has at least one. */
const itemsOf = (
  { lines }: Credit,
  { rate, shipping, rest }: Credit['taxes'][number],
  { number, label }: { number: string; label: Writing['label'] },
): Item[] => {
  const besides = [
    { name: label('shipping'), amount: shipping },
    { name: label('refund', { number }), amount: rest },
  ]
  return [
    ...lines
      .filter(({ line, amount }) => line.taxRate === rate && amount > 0)
      .map(({ line: { name, variationText, articleNumber }, quantity, amount }) => ({
        name,
        description: variationText,
        articleNumber,
        quantity,
        amount,
      })),
    ...besides
      .filter(({ amount }) => amount > 0)
      .map((item) => ({ ...item, description: '', articleNumber: '', quantity: 1 })),
  ]
}

/** A credit note as EN 16931 sees it: the amounts of `creditOf` without VAT, whose lines add up to those of each rate to the cent. */
export const creditInvoiceOf = (
  { whole, store, document, earlierCredits, issuedAt, invoiceNumber, buyer, delivered }: Subject,
  { label }: Pick<Writing, 'label'>,
): Invoice => {
  ensureCategory(whole, store.company)
  const credit = creditOf(whole, document.data, earlierCredits)
  const invoice: Invoice = {
    ...invoiceOf(whole, store.company, { buyer, delivered, number: document.number ?? '', issuedAt }),
    correctedInvoice: invoiceNumber,
    isPaidBack: document.reason === 'refunded',
  }
  if (credit.isWhole) return invoice
  const { number } = whole.order
  const lines = credit.taxes.flatMap((tax): InvoiceLine[] => {
    const { rate, category } = tax
    const items = itemsOf(credit, tax, { number, label })
    const shares = splitByWeight(
      tax.net,
      items.map(({ amount }) => amount),
    )
    return items.map(({ name, description, articleNumber, quantity }, index) => {
      const net = shares[index] ?? 0
      return { rate, category, name, description, articleNumber, quantity, gross: net, allowance: 0, net }
    })
  })
  const net = credit.taxes.reduce((sum, each) => sum + each.net, 0)
  const tax = credit.taxes.reduce((sum, each) => sum + each.tax, 0)
  return {
    ...invoice,
    lines,
    charges: [],
    taxes: credit.taxes.map(({ rate, category, net: base, tax: own }) => ({ rate, category, base, tax: own })),
    net,
    tax,
    total: net + tax,
  }
}
