/** Values of which the records of imports are made, as JSON Schema. Descriptions are printed in docs/import.md. */
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { storeIds } from '../stores.ts'

/** An object with these members and no other. */
export const closed = <Properties extends TProperties>(properties: Properties, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description !== undefined && { description }) })

/** A schema whose values may be null as well: one type for both, so that a message names what is wrong with the value. */
export const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({ ...schema, type: [(schema as { type?: string }).type, 'null'] })

/** PostgreSQL's integer. */
const largest = 2_147_483_647

export const whole = (description: string, minimum = -largest) =>
  Type.Integer({ minimum, maximum: largest, description })

/** Minor units of the store's currency, above 0. */
export const amount = (description: string) => whole(`${description}, in minor units (1299 is 12.99)`, 1)

export const id = (description: string) => Type.String({ minLength: 1, maxLength: 100, description })

export const numericId = (description: string) =>
  Type.String({ pattern: '^[0-9]{1,18}$', description: `${description}, digits only` })

export const line = (description: string) => Type.String({ maxLength: 1000, description })

export const flag = (description: string) => Type.Boolean({ description })

/** No day that its month does not have, except 29 February: code would take it for one of the next month. */
const day = '\\d{4}-(02-(0[1-9]|[12]\\d)|(0[469]|11)-(0[1-9]|[12]\\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01]))'

export const isoDate = (description: string) =>
  Type.String({ pattern: `^${day}$`, description: `${description}, as 2026-08-01` })

export const isoTime = (description: string) =>
  Type.String({
    pattern: `^${day}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?(Z|[+-](0\\d|1[0-4]):[0-5]\\d)$`,
    description: `${description}, as 2026-08-01T06:00:00Z`,
  })

export const mediaId = (description = 'Id of a stored file') =>
  Type.String({ pattern: '^[0-9a-f]{16}$', description: `${description}, 16 hex digits` })

/** Kinds of organisations that order in the business store; each is a group of customers that prices may be for. */
export const organisationTypes = ['school', 'kindergarten', 'authority', 'company', 'club'] as const
export type OrganisationType = (typeof organisationTypes)[number]

export const organisationType = (description: string) => Type.Enum([...organisationTypes], { description })

export const storeId = Type.Enum([...storeIds], { description: 'Store' })

export const textLanguage = Type.Enum(['de', 'en'], { description: 'Language of the texts' })

export const uuid = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    description: `${description}: UUID in lower case`,
  })

export const country = Type.String({ pattern: '^[A-Z]{2}$', description: 'Country by ISO 3166, as DE' })

export const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'Currency by ISO 4217, as EUR' })

/** An object of one of several forms; its member `key` says of which. */
export const oneOfForms = <Forms extends TObject[]>(key: string, forms: [...Forms], description: string) =>
  Type.Unsafe<Static<Forms[number]>>({
    type: 'object',
    description,
    discriminator: { propertyName: key },
    oneOf: forms,
  })

/** Properties whose names are stores. */
export const byStore = <Schema extends TSchema>(schema: Schema, description: string) =>
  closed(
    {
      de: Type.Optional(schema),
      at: Type.Optional(schema),
      ch: Type.Optional(schema),
      b2b: Type.Optional(schema),
    },
    description,
  )

export const listOf = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Array(schema, { description })

export const localisedText = closed({ de: Type.String(), en: Type.String() }, 'Text in German and English')
export type LocalisedText = Static<typeof localisedText>

/** The same with words of its own. */
export const texts = (description: string) =>
  Type.Object(localisedText.properties, { additionalProperties: false, description })

export const textLists = (description: string) =>
  closed({ de: Type.Array(Type.String()), en: Type.Array(Type.String()) }, description)
