import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { xmlText } from '#lib/xml-text.ts'
import { streetOf } from '../view/order.rules.ts'
import type { Invoice, InvoiceLine } from './invoice.rules.ts'

type Attributes = Record<string, string>

/** An element of text, or of other elements; null leaves it out. */
const element = (
  name: string,
  content: string | null | (string | null)[],
  attributes: Attributes = {},
): string | null => {
  if (content === null) return null
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  const inner = typeof content === 'string' ? xmlText(content) : content.filter((each) => each !== null).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}

const cbc = (name: string, text: string | null, attributes?: Attributes) => element(`cbc:${name}`, text, attributes)
const cac = (name: string, children: (string | null)[]) => element(`cac:${name}`, children)

/** Empty optional texts are left out: EN 16931 knows no empty element. */
const filled = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text)

const decimal = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`

const exemptions = {
  S: null,
  K: { code: 'VATEX-EU-IC', reason: 'Steuerfreie innergemeinschaftliche Lieferung' },
  G: { code: 'VATEX-EU-G', reason: 'Steuerfreie Ausfuhrlieferung' },
} as const

const taxScheme = cac('TaxScheme', [cbc('ID', 'VAT')])

const taxCategory = (name: string, { category, rate }: Pick<InvoiceLine, 'category' | 'rate'>, withReason = false) => {
  const exemption = withReason ? exemptions[category] : null
  return cac(name, [
    cbc('ID', category),
    cbc('Percent', String(rate)),
    cbc('TaxExemptionReasonCode', exemption?.code ?? null),
    cbc('TaxExemptionReason', exemption?.reason ?? null),
    taxScheme,
  ])
}

const postalAddress = (name: string, address: AddressSnapshot) =>
  cac(name, [
    cbc('StreetName', filled(streetOf(address))),
    cbc('AdditionalStreetName', filled(address.addition)),
    cbc('CityName', filled(address.city)),
    cbc('PostalZone', filled(address.postCode)),
    cac('Country', [cbc('IdentificationCode', address.country)]),
  ])

const nameOf = ({ company, firstName, lastName }: AddressSnapshot): string =>
  filled(company) ?? `${firstName} ${lastName}`.trim()

const sellerParty = ({ seller }: Invoice) =>
  cac('AccountingSupplierParty', [
    cac('Party', [
      cbc('EndpointID', seller.contact.email, { schemeID: 'EM' }),
      cac('PartyName', [cbc('Name', seller.name)]),
      cac('PostalAddress', [
        cbc('StreetName', seller.street),
        cbc('CityName', seller.city),
        cbc('PostalZone', seller.postCode),
        cac('Country', [cbc('IdentificationCode', seller.country)]),
      ]),
      cac('PartyTaxScheme', [cbc('CompanyID', seller.vatId), taxScheme]),
      cac('PartyLegalEntity', [cbc('RegistrationName', seller.name)]),
      cac('Contact', [
        cbc('Name', seller.contact.name),
        cbc('Telephone', seller.contact.phone),
        cbc('ElectronicMail', seller.contact.email),
      ]),
    ]),
  ])

const buyerParty = ({ buyer }: Invoice) =>
  cac('AccountingCustomerParty', [
    cac('Party', [
      cbc('EndpointID', buyer.email, { schemeID: 'EM' }),
      filled(buyer.customerNumber) && cac('PartyIdentification', [cbc('ID', buyer.customerNumber)]),
      postalAddress('PostalAddress', buyer),
      buyer.vatId === null ? null : cac('PartyTaxScheme', [cbc('CompanyID', buyer.vatId), taxScheme]),
      cac('PartyLegalEntity', [cbc('RegistrationName', nameOf(buyer))]),
      cac('Contact', [cbc('Name', filled(`${buyer.firstName} ${buyer.lastName}`)), cbc('ElectronicMail', buyer.email)]),
    ]),
  ])

/** Where the goods go, and when they were handed over (BT-72): the last of several days. */
const delivery = ({ delivery: address, delivered }: Invoice) =>
  cac('Delivery', [
    cbc('ActualDeliveryDate', delivered?.last ?? null),
    cac('DeliveryLocation', [postalAddress('Address', address)]),
    cac('DeliveryParty', [cac('PartyName', [cbc('Name', nameOf(address))])]),
  ])

/** Days from the first to the last parcel (BG-14); of a single day `ActualDeliveryDate` says it. */
const invoicePeriod = ({ delivered }: Invoice) =>
  delivered === null || delivered.first === delivered.last
    ? null
    : cac('InvoicePeriod', [cbc('StartDate', delivered.first), cbc('EndDate', delivered.last)])

/** 58: SEPA credit transfer, which is in euros; 30: any other; 1: a credit note, whose money goes back the way it came. */
const paymentMeans = ({ currency, paymentReference, correctedInvoice, seller: { bank } }: Invoice) => {
  if (correctedInvoice !== null) return cac('PaymentMeans', [cbc('PaymentMeansCode', '1')])
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', currency === 'EUR' ? '58' : '30'),
    cbc('PaymentID', paymentReference),
    cac('PayeeFinancialAccount', [
      cbc('ID', bank.iban),
      cbc('Name', bank.holder),
      cac('FinancialInstitutionBranch', [cbc('ID', bank.bic)]),
    ]),
  ])
}

/** The price of one piece where it is whole cents, otherwise that of all pieces: price and quantity give the line exactly. */
const price = ({ gross, quantity }: InvoiceLine, inCurrency: Attributes) => {
  const isWhole = gross % quantity === 0
  return cac('Price', [
    cbc('PriceAmount', decimal(isWhole ? gross / quantity : gross), inCurrency),
    isWhole ? null : cbc('BaseQuantity', String(quantity), { unitCode: 'C62' }),
  ])
}

/** Names of what invoices and credit notes call differently. */
const syntaxes = {
  invoice: { root: 'Invoice', type: 'InvoiceTypeCode', code: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditNote: {
    root: 'CreditNote',
    type: 'CreditNoteTypeCode',
    code: '381',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
} as const

type Syntax = (typeof syntaxes)[keyof typeof syntaxes]

const invoiceLine = (line: InvoiceLine, index: number, syntax: Syntax, inCurrency: Attributes) =>
  cac(syntax.line, [
    cbc('ID', String(index + 1)),
    cbc(syntax.quantity, String(line.quantity), { unitCode: 'C62' }),
    cbc('LineExtensionAmount', decimal(line.net), inCurrency),
    line.allowance === 0
      ? null
      : cac('AllowanceCharge', [
          cbc('ChargeIndicator', 'false'),
          cbc('AllowanceChargeReasonCode', '95'),
          cbc('AllowanceChargeReason', 'Rabatt'),
          cbc('Amount', decimal(line.allowance), inCurrency),
        ]),
    cac('Item', [
      cbc('Description', filled(line.description)),
      cbc('Name', line.name),
      filled(line.articleNumber) && cac('SellersItemIdentification', [cbc('ID', line.articleNumber)]),
      taxCategory('ClassifiedTaxCategory', line),
    ]),
    price(line, inCurrency),
  ])

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const termsOf = ({ correctedInvoice, dueDate, isPaidBack }: Invoice): string => {
  if (correctedInvoice === null) return `Zahlbar bis ${dueDate} ohne Abzug.`
  return isPaidBack
    ? 'Die Erstattung erfolgt auf dem Weg der Zahlung.'
    : `Der Betrag wird mit der offenen Rechnung ${correctedInvoice} verrechnet.`
}

/** An invoice or credit note as XRechnung 3.0 in the syntax UBL 2.1; elements stand in the order of its schemas. */
export const toXRechnung = (invoice: Invoice): string => {
  const { correctedInvoice } = invoice
  const syntax = correctedInvoice === null ? syntaxes.invoice : syntaxes.creditNote
  const inCurrency = { currencyID: invoice.currency }
  const amount = (name: string, value: number) => cbc(name, decimal(value), inCurrency)
  const charges = sum(invoice.charges.map((charge) => charge.amount))
  const root = element(
    syntax.root,
    [
      cbc('CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'),
      cbc('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issueDate),
      cbc('DueDate', correctedInvoice === null ? invoice.dueDate : null),
      cbc(syntax.type, syntax.code),
      cbc('DocumentCurrencyCode', invoice.currency),
      cbc('BuyerReference', invoice.buyerReference),
      invoicePeriod(invoice),
      filled(invoice.orderReference) && cac('OrderReference', [cbc('ID', invoice.orderReference)]),
      correctedInvoice === null
        ? null
        : cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', correctedInvoice)])]),
      sellerParty(invoice),
      buyerParty(invoice),
      delivery(invoice),
      paymentMeans(invoice),
      cac('PaymentTerms', [cbc('Note', termsOf(invoice))]),
      ...invoice.charges.map((charge) =>
        cac('AllowanceCharge', [
          cbc('ChargeIndicator', 'true'),
          cbc('AllowanceChargeReasonCode', 'FC'),
          cbc('AllowanceChargeReason', 'Versand'),
          amount('Amount', charge.amount),
          taxCategory('TaxCategory', charge),
        ]),
      ),
      cac('TaxTotal', [
        amount('TaxAmount', invoice.tax),
        ...invoice.taxes.map((tax) =>
          cac('TaxSubtotal', [
            amount('TaxableAmount', tax.base),
            amount('TaxAmount', tax.tax),
            taxCategory('TaxCategory', tax, true),
          ]),
        ),
      ]),
      cac('LegalMonetaryTotal', [
        amount('LineExtensionAmount', sum(invoice.lines.map(({ net }) => net))),
        amount('TaxExclusiveAmount', invoice.net),
        amount('TaxInclusiveAmount', invoice.total),
        charges === 0 ? null : amount('ChargeTotalAmount', charges),
        amount('PayableAmount', invoice.total),
      ]),
      ...invoice.lines.map((line, index) => invoiceLine(line, index, syntax, inCurrency)),
    ],
    {
      xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${syntax.root}-2`,
      'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
