/** What an owner says of the own shop: a YAML file, or the answers to the questions of `node scripts/setup.ts`. */
import { Ajv } from 'ajv'
import Type, { type Static, type TSchema } from 'typebox'
import { byStore, closed } from '#contract/import/values.ts'
import { paymentMethodIds } from '#contract/parameters/payment-method-ids.ts'

const { Optional } = Type

const text = (description: string) => Type.String({ minLength: 1, maxLength: 200, description })

/** Stands in the shop's texts, in addresses of mails and in HTML. */
const shopName = Type.String({
  pattern: `^[^{}<>#'|&"]{1,60}$`,
  description: `1 to 60 characters, none of { } < > # ' | & "`,
})

const country = Type.String({ pattern: '^[A-Z]{2}$', description: 'two capital letters, as DE' })

/** Whole units of the store's currency. */
const money = (description: string) => Type.Number({ minimum: 0, maximum: 999_999, description })

const rate = (description: string) => Type.Number({ minimum: 0, maximum: 50, description })

const mapOf = <Value extends TSchema>(keys: string, value: Value, description: string) =>
  Type.Record(Type.String({ pattern: keys }), value, { additionalProperties: false, description })

const contact = closed({ name: text('Name'), phone: text('Phone'), email: text('E-mail address') })

const bank = closed({ holder: text('Holder'), name: text('Name'), iban: text('IBAN'), bic: text('BIC') })

/** Names of text files by language, from the folder of the YAML file. */
const files = closed({ de: Optional(text('File')), en: Optional(text('File')) })

const delivery = { cost: money('Of a parcel'), freeFrom: Optional(money('Worth of the goods')) }

const store = closed({
  baseUrl: text('Address'),
  country: Optional(country),
  currency: Optional(Type.Enum(['EUR', 'CHF'], { description: 'Currency' })),
  languages: Optional(Type.Array(Type.Enum(['de-DE', 'de-AT', 'de-CH', 'en-DE']), { minItems: 1 })),
  taxRates: Optional(closed({ standard: rate('Percent'), reduced: rate('Percent') })),
  vatId: Optional(text('VAT id')),
  contact: Optional(contact),
  bank: Optional(bank),
  shipping: closed({ ...delivery, countries: Optional(mapOf('^[A-Z]{2}$', closed(delivery), 'Countries')) }),
  shippers: mapOf('^(dhl|dpd|gls|post|spedition)$', money('On top of the parcel'), 'Shippers'),
  payment: closed({
    order: Type.Array(Type.Enum([...paymentMethodIds]), { minItems: 1 }),
    limits: Optional(mapOf('^[A-Za-z_]+\\.[A-Za-z]+$', money('Worth of the order'), 'Limits')),
  }),
  legal: Optional(
    closed({ terms: Optional(files), withdrawal: Optional(files), privacy: Optional(files), imprint: Optional(files) }),
  ),
})

const shopFile = closed({
  name: shopName,
  company: closed({
    name: text('Name'),
    street: text('Street'),
    postCode: text('Post code'),
    city: text('City'),
    country,
    vatId: text('VAT id'),
    contact,
    bank,
  }),
  marks: Optional(closed({ logo: Optional(text('File')), icon: Optional(text('File')) })),
  mails: closed({ from: text('Sender') }),
  administrator: closed({ name: text('Name'), email: text('E-mail address') }),
  stores: byStore(store, 'Stores'),
})

export type ShopFile = Static<typeof shopFile>
export type ShopStore = Static<typeof store>

export const validateShopFile = new Ajv({
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
}).compile<ShopFile>(shopFile)
