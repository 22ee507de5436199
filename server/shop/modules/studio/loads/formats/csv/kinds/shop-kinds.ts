import { uuidFrom } from '#engine/modules/account/wishlists/wishlists.rules.ts'
import { normaliseEmail } from '#lib/email-address.ts'
import { type Column, inBothLanguages } from '../columns.ts'
import { type CsvKind, completeLanguages } from '../csv-kind.ts'

const store: Column = {
  target: 'redirect.store',
  headings: { de: 'Shop', en: 'store' },
  path: 'store',
  type: { choice: { de: ['deutschland'], at: ['österreich'], ch: ['schweiz'], b2b: ['schule'] } },
  isRequired: true,
  example: 'de',
}

const translationColumns: readonly Column[] = [
  {
    target: 'translation.key',
    headings: { de: 'Schlüssel', en: 'key' },
    path: 'key',
    type: 'line',
    isRequired: true,
    example: 'cart.title',
  },
  ...inBothLanguages({
    target: 'translation.text',
    headings: { de: 'Text', en: 'text' },
    path: 'text',
    type: 'line',
    isRequired: true,
    examples: { de: 'Warenkorb', en: 'Cart' },
  }),
]

export const translation: CsvKind = {
  name: { de: 'Texte', en: 'translations' },
  columns: translationColumns,
  complete: (draft) => {
    completeLanguages(translationColumns, draft)
    return [{ kind: 'translation', record: draft.record }]
  },
}

export const redirect: CsvKind = {
  name: { de: 'Weiterleitungen', en: 'redirects' },
  columns: [
    store,
    {
      target: 'redirect.from',
      headings: { de: 'Von', en: 'from' },
      aliases: ['alt', 'old', 'Quelle', 'source'],
      path: 'from',
      type: 'line',
      isRequired: true,
      example: '/alte-seite/',
    },
    {
      target: 'redirect.to',
      headings: { de: 'Nach', en: 'to' },
      aliases: ['neu', 'new', 'Ziel', 'target'],
      path: 'to',
      type: 'line',
      isRequired: true,
      example: '/neue-seite/',
    },
    {
      target: 'redirect.isTemporary',
      headings: { de: 'Vorübergehend', en: 'temporary' },
      path: 'isTemporary',
      type: 'boolean',
      example: 'nein',
    },
  ],
  complete: ({ record }) => [{ kind: 'redirect', record: { isTemporary: false, ...record } }],
}

export const synonyms: CsvKind = {
  name: { de: 'Synonyme', en: 'synonyms' },
  columns: [
    {
      target: 'synonyms.id',
      headings: { de: 'Name', en: 'name' },
      aliases: ['id'],
      path: 'id',
      type: 'line',
      isRequired: true,
      example: 'ranzen',
    },
    {
      target: 'synonyms.language',
      headings: { de: 'Sprache', en: 'language' },
      path: 'language',
      type: { choice: { de: ['deutsch', 'german'], en: ['englisch', 'english'] } },
      example: 'de',
    },
    {
      target: 'synonyms.terms',
      headings: { de: 'Wörter', en: 'words' },
      path: 'terms',
      type: 'list',
      isRequired: true,
      example: 'Ranzen|Tornister',
    },
    {
      target: 'synonyms.meanings',
      headings: { de: 'Bedeutungen', en: 'meanings' },
      path: 'meanings',
      type: 'list',
      example: '',
    },
  ],
  complete: ({ record }) => [{ kind: 'synonyms', record: { language: 'de', ...record } }],
}

const voucherColumns: readonly Column[] = [
  {
    target: 'voucher.code',
    headings: { de: 'Code', en: 'code' },
    aliases: ['Gutscheincode', 'voucher code'],
    path: 'code',
    type: 'line',
    isRequired: true,
    example: 'HERBST10',
  },
  ...inBothLanguages({
    target: 'voucher.name',
    headings: { de: 'Name', en: 'name' },
    aliases: ['Bezeichnung'],
    path: 'name',
    type: 'line',
    isRequired: true,
    examples: { de: '10 % im Herbst', en: '10 % off in autumn' },
  }),
  {
    target: 'voucher.stores',
    headings: { de: 'Shops', en: 'stores' },
    aliases: ['Shop', 'store'],
    path: 'stores',
    type: 'ids',
    isRequired: true,
    example: 'de|at',
  },
  {
    target: 'voucher.percent',
    headings: { de: 'Prozent', en: 'percent' },
    path: 'percent',
    type: 'whole',
    example: '10',
  },
  { target: 'voucher.amount', headings: { de: 'Betrag', en: 'amount' }, path: 'amount', type: 'money', example: '' },
  {
    target: 'voucher.itemId',
    headings: { de: 'Gratisartikel', en: 'free item' },
    path: 'itemId',
    type: 'id',
    example: '',
  },
  {
    target: 'voucher.minimumValue',
    headings: { de: 'Mindestwert', en: 'minimum value' },
    path: 'minimumValue',
    type: 'money',
    example: '',
  },
  {
    target: 'voucher.categoryIds',
    headings: { de: 'Kategorien', en: 'categories' },
    path: 'categoryIds',
    type: 'ids',
    example: '',
  },
  { target: 'voucher.startsAt', headings: { de: 'Ab', en: 'from' }, path: 'startsAt', type: 'moment', example: '' },
  { target: 'voucher.endsAt', headings: { de: 'Bis', en: 'until' }, path: 'endsAt', type: 'moment', example: '' },
  {
    target: 'voucher.maxRedemptions',
    headings: { de: 'Einlösungen', en: 'redemptions' },
    path: 'maxRedemptions',
    type: 'whole',
    example: '',
  },
  {
    target: 'voucher.isOncePerCustomer',
    headings: { de: 'Einmal je Kunde', en: 'once a customer' },
    path: 'isOncePerCustomer',
    type: 'boolean',
    example: 'ja',
  },
  {
    target: 'voucher.isFirstOrder',
    headings: { de: 'Nur erste Bestellung', en: 'first order only' },
    path: 'isFirstOrder',
    type: 'boolean',
    example: '',
  },
]

const kindOfVoucher = ({ percent, amount, itemId }: Record<string, unknown>): string => {
  if (percent !== undefined) return 'percent'
  if (amount !== undefined) return 'amount'
  return itemId === undefined ? 'freeShipping' : 'freeArticle'
}

/** What the row fills in says of which kind the voucher is; one that takes nothing off and brings nothing is of free shipping. */
export const voucher: CsvKind = {
  name: { de: 'Gutscheine', en: 'vouchers' },
  columns: voucherColumns,
  complete: (draft) => {
    completeLanguages(voucherColumns, draft)
    return [{ kind: 'voucher', record: { kind: kindOfVoucher(draft.record), ...draft.record } }]
  },
}

const ofOrganisation = (name: string, headings: Column['headings'], example = ''): Column => ({
  target: `customer.${name}`,
  headings,
  path: `business/${name}`,
  type: 'line',
  example,
})

const customerColumns: readonly Column[] = [
  {
    target: 'customer.email',
    headings: { de: 'E-Mail', en: 'email' },
    aliases: ['E-Mail-Adresse', 'Mail', 'email address'],
    path: 'email',
    type: 'line',
    isRequired: true,
    example: 'lena@schule.example',
  },
  {
    target: 'customer.salutation',
    headings: { de: 'Anrede', en: 'salutation' },
    path: 'salutation',
    type: { choice: { mr: ['herr'], ms: ['frau'], none: ['keine', 'divers'] } },
    example: 'Frau',
  },
  {
    target: 'customer.firstName',
    headings: { de: 'Vorname', en: 'first name' },
    path: 'firstName',
    type: 'line',
    isRequired: true,
    example: 'Lena',
  },
  {
    target: 'customer.lastName',
    headings: { de: 'Nachname', en: 'last name' },
    aliases: ['Name'],
    path: 'lastName',
    type: 'line',
    isRequired: true,
    example: 'Sommer',
  },
  { target: 'customer.phone', headings: { de: 'Telefon', en: 'phone' }, path: 'phone', type: 'line', example: '' },
  {
    target: 'customer.createdAt',
    headings: { de: 'Kunde seit', en: 'customer since' },
    path: 'createdAt',
    type: 'moment',
    example: '',
  },
  {
    target: 'customer.customerNumber',
    headings: { de: 'Kundennummer', en: 'customer number' },
    path: 'customerNumber',
    type: 'id',
    example: '',
  },
  ofOrganisation('organisation', { de: 'Einrichtung', en: 'organisation' }),
  {
    target: 'customer.organisationType',
    headings: { de: 'Art der Einrichtung', en: 'kind of organisation' },
    path: 'business/organisationType',
    type: {
      choice: {
        school: ['schule'],
        kindergarten: ['kita'],
        authority: ['behörde'],
        company: ['firma'],
        club: ['verein'],
      },
    },
    example: '',
  },
  ofOrganisation('street', { de: 'Straße', en: 'street' }),
  ofOrganisation('postCode', { de: 'Postleitzahl', en: 'postcode' }),
  ofOrganisation('city', { de: 'Ort', en: 'town' }),
  ofOrganisation('country', { de: 'Land', en: 'country' }),
  ofOrganisation('vatRegistrationNo', { de: 'USt-IdNr.', en: 'VAT id' }),
  {
    target: 'customer.id',
    headings: { de: 'Konto', en: 'account' },
    path: 'id',
    type: 'line',
    example: '',
  },
]

/** Customers of another system: the id of an account is made of the e-mail address, so that the next table names the same one. */
export const customer: CsvKind = {
  name: { de: 'Kunden', en: 'customers' },
  columns: customerColumns,
  complete: ({ record: { business, phone, ...record } }) => {
    const realm = business === undefined ? 'consumer' : 'business'
    const id = uuidFrom(`customer ${realm} ${normaliseEmail(String(record.email))}`)
    const defaults = { id, salutation: 'none', isInternal: false, hasOrdered: true, customerNumber: null }
    const ofBusiness = { country: 'DE', vatRegistrationNo: null, ...(phone !== undefined && { phone }) }
    const own =
      business === undefined
        ? { business: null, ...(phone !== undefined && { phone }) }
        : { business: { ...ofBusiness, ...business } }
    return [
      {
        kind: 'customer',
        record: { ...defaults, ...record, ...own },
        pathOf: (path) => (path === 'business/phone' ? 'phone' : path),
      },
    ]
  },
}
