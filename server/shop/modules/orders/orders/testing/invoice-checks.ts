import { DOMParser, type Element } from '@xmldom/xmldom'
import { isIban } from '#engine/modules/stores/stores/bank-account.rules.ts'

type Check = { rule: string; isMet: boolean }

const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.childNodes].filter((node): node is Element => (node as Element).localName === name)

/** Elements at a path below an element, of all branches. */
const at = (parent: Element, path: string): Element[] =>
  path.split('/').reduce<Element[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [parent])

const textAt = (parent: Element, path: string): string | null => at(parent, path)[0]?.textContent ?? null

/** Minor units; amounts with more than two decimals are none (BR-DEC). */
const cents = (text: string | null): number => {
  if (text === null) return 0
  if (!/^-?\d+\.\d{2}$/.test(text)) return Number.NaN
  return Number(text.replace('.', ''))
}

const amountAt = (parent: Element, path: string): number => cents(textAt(parent, path))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Parses an XML document; throws when it is not well-formed. */
export const parseXml = (xml: string): Element => {
  const root = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  }).parseFromString(xml, 'application/xml').documentElement
  if (!root) throw new Error('no root element')
  return root
}

const lineChecks = (line: Element): Check[] => {
  const quantity = Number(textAt(line, 'InvoicedQuantity'))
  const base = Number(textAt(line, 'Price/BaseQuantity') ?? '1')
  const allowances = sum(at(line, 'AllowanceCharge').map((each) => amountAt(each, 'Amount')))
  const net = amountAt(line, 'LineExtensionAmount')
  return [
    { rule: 'BR-CO-04: a line has a VAT category', isMet: textAt(line, 'Item/ClassifiedTaxCategory/ID') !== null },
    { rule: 'BR-25: a line has a name', isMet: (textAt(line, 'Item/Name') ?? '') !== '' },
    { rule: 'BR-27: a price is not negative', isMet: amountAt(line, 'Price/PriceAmount') >= 0 },
    {
      rule: 'PEPPOL-EN16931-R120: quantity, price and allowances give the net amount',
      isMet: (quantity / base) * amountAt(line, 'Price/PriceAmount') - allowances === net,
    },
    {
      rule: 'BR-CO-23: an allowance of a line has a reason',
      isMet: at(line, 'AllowanceCharge').every((each) => textAt(each, 'AllowanceChargeReason') !== null),
    },
  ]
}

/** Category and rate together. */
const keyAt = (parent: Element, path: string): string =>
  `${textAt(parent, `${path}/ID`)} ${textAt(parent, `${path}/Percent`)}`

/** `tolerance`: cents by which a VAT amount may differ from base and rate, where it was taken out of gross prices. */
const taxChecks = (invoice: Element, tolerance: number): Check[] => {
  const charges = at(invoice, 'AllowanceCharge')
  const lines = at(invoice, 'InvoiceLine')
  const subtotals = at(invoice, 'TaxTotal/TaxSubtotal')
  const keys = subtotals.map((each) => keyAt(each, 'TaxCategory'))
  const used = [
    ...lines.map((line) => keyAt(line, 'Item/ClassifiedTaxCategory')),
    ...charges.map((each) => keyAt(each, 'TaxCategory')),
  ]
  return [
    { rule: 'BR-CO-18: at least one VAT breakdown', isMet: subtotals.length > 0 },
    { rule: 'BR-S-01: every category and rate in use has a breakdown', isMet: used.every((key) => keys.includes(key)) },
    { rule: 'each category and rate has one breakdown', isMet: new Set(keys).size === keys.length },
    ...subtotals.flatMap((each) => {
      const key = keyAt(each, 'TaxCategory')
      const base = amountAt(each, 'TaxableAmount')
      const tax = amountAt(each, 'TaxAmount')
      const rate = Number(textAt(each, 'TaxCategory/Percent'))
      const category = textAt(each, 'TaxCategory/ID')
      const ofLines = lines.filter((line) => keyAt(line, 'Item/ClassifiedTaxCategory') === key)
      const ofCharges = charges.filter((charge) => keyAt(charge, 'TaxCategory') === key)
      return [
        {
          rule: `BR-S-08 ${key}: the base is the sum of lines and charges`,
          isMet:
            base ===
            sum(ofLines.map((line) => amountAt(line, 'LineExtensionAmount'))) +
              sum(ofCharges.map((charge) => amountAt(charge, 'Amount'))),
        },
        {
          rule: `BR-CO-17 ${key}: VAT is base times rate`,
          isMet: Math.abs(tax - Math.round((base * rate) / 100)) <= tolerance,
        },
        {
          rule: `BR-IC-10, BR-G-10 ${key}: a reason where there is no VAT`,
          isMet: category === 'S' || textAt(each, 'TaxCategory/TaxExemptionReasonCode') !== null,
        },
        { rule: `BR-IC-09, BR-G-09 ${key}: no VAT`, isMet: category === 'S' || (tax === 0 && rate === 0) },
      ]
    }),
  ]
}

const totalChecks = (invoice: Element): Check[] => {
  const total = (name: string) => amountAt(invoice, `LegalMonetaryTotal/${name}`)
  const tax = amountAt(invoice, 'TaxTotal/TaxAmount')
  const charges = sum(at(invoice, 'AllowanceCharge').map((each) => amountAt(each, 'Amount')))
  return [
    {
      rule: 'BR-CO-10: the sum of lines',
      isMet:
        total('LineExtensionAmount') ===
        sum(at(invoice, 'InvoiceLine').map((line) => amountAt(line, 'LineExtensionAmount'))),
    },
    { rule: 'BR-CO-12: the sum of charges', isMet: total('ChargeTotalAmount') === charges },
    {
      rule: 'BR-CO-13: the total without VAT',
      isMet: total('TaxExclusiveAmount') === total('LineExtensionAmount') + charges,
    },
    {
      rule: 'BR-CO-14: the sum of VAT',
      isMet: tax === sum(at(invoice, 'TaxTotal/TaxSubtotal').map((each) => amountAt(each, 'TaxAmount'))),
    },
    { rule: 'BR-CO-15: the total with VAT', isMet: total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + tax },
    { rule: 'BR-CO-16: the amount due', isMet: total('PayableAmount') === total('TaxInclusiveAmount') },
  ]
}

const headChecks = (invoice: Element): Check[] => {
  const vatIds = [
    textAt(invoice, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID'),
    textAt(invoice, 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID'),
  ]
  const isIntraCommunity = at(invoice, 'TaxTotal/TaxSubtotal/TaxCategory').some((each) => textAt(each, 'ID') === 'K')
  const contact = 'AccountingSupplierParty/Party/Contact'
  return [
    {
      rule: 'BR-CO-09: VAT ids begin with their country',
      isMet: vatIds.every((id) => id === null || /^[A-Z]{2}/.test(id)),
    },
    { rule: 'BR-CO-25: a day or terms of payment', isMet: textAt(invoice, 'DueDate') !== null },
    { rule: 'BR-CO-26: the seller can be identified', isMet: vatIds[0] !== null },
    { rule: 'BR-16: at least one line', isMet: at(invoice, 'InvoiceLine').length > 0 },
    {
      rule: 'BR-61: a transfer has an account',
      isMet: textAt(invoice, 'PaymentMeans/PayeeFinancialAccount/ID') !== null,
    },
    {
      rule: 'BR-DE-19: the account of a SEPA transfer is an IBAN',
      isMet:
        textAt(invoice, 'PaymentMeans/PaymentMeansCode') !== '58' ||
        isIban(textAt(invoice, 'PaymentMeans/PayeeFinancialAccount/ID') ?? ''),
    },
    {
      rule: 'BR-DE-5 to 7: name, telephone and e-mail of the seller',
      isMet: ['Name', 'Telephone', 'ElectronicMail'].every((name) => textAt(invoice, `${contact}/${name}`) !== null),
    },
    { rule: 'BR-DE-15: a buyer reference', isMet: (textAt(invoice, 'BuyerReference') ?? '') !== '' },
    { rule: 'BR-IC-02: the buyer has a VAT id', isMet: !isIntraCommunity || vatIds[1] !== null },
    {
      rule: 'BR-IC-11, BR-IC-12: day and country of the delivery',
      isMet:
        !isIntraCommunity ||
        (textAt(invoice, 'Delivery/ActualDeliveryDate') !== null &&
          textAt(invoice, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode') !== null),
    },
    {
      rule: 'no element is empty',
      isMet: [...invoice.getElementsByTagName('*')].every((each) => (each.textContent ?? '').trim() !== ''),
    },
  ]
}

/** Rules of EN 16931 and XRechnung that an invoice breaks. */
export const brokenRules = (xml: string, tolerance = 0): string[] => {
  const invoice = parseXml(xml)
  return [
    ...headChecks(invoice),
    ...at(invoice, 'InvoiceLine').flatMap(lineChecks),
    ...taxChecks(invoice, tolerance),
    ...totalChecks(invoice),
  ].flatMap(({ rule, isMet }) => (isMet ? [] : [rule]))
}
