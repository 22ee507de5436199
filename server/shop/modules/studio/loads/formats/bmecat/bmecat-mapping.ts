import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { storeIds } from '#contract/stores.ts'

const Texts = Type.Record(Type.String(), Type.String())

const AttributeMapping = Type.Union([
  Type.String({ minLength: 1 }),
  Type.Object(
    {
      id: Type.String({ minLength: 1 }),
      /** Is a number, and none of several values. */
      number: Type.Optional(Type.Boolean()),
      /** Value of the attribute by what the file writes. */
      values: Type.Optional(Texts),
    },
    { additionalProperties: false },
  ),
])

/** How a catalogue of a supplier becomes one of the shop. */
const mappingSchema = Type.Object(
  {
    /** Stores that sell what the catalogue has. */
    stores: Type.Optional(Type.Array(Type.Enum([...storeIds]))),
    /** Types of prices, the preferred one first. */
    prices: Type.Optional(Type.Array(Type.String())),
    /** Tax on net prices that say none: 0.19. */
    tax: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    /** Category of the shop by group of the catalogue; other groups become categories of their own. */
    groups: Type.Optional(Texts),
    /** `file`: groups become categories with their own numbers. Otherwise they get numbers that no other catalogue has. */
    groupNumbers: Type.Optional(Type.Enum(['own', 'file'])),
    /** Category below which new ones stand. */
    below: Type.Optional(Type.String()),
    /** Category of articles that are in no group. */
    category: Type.Optional(Type.String()),
    /** Attribute by the name of a feature. */
    attributes: Type.Optional(Type.Record(Type.String(), AttributeMapping)),
    /** Manufacturer of the shop by its name in the catalogue; others become new ones. */
    manufacturers: Type.Optional(Texts),
    /** Stands before each article number, so that those of two suppliers differ. */
    prefix: Type.Optional(Type.String()),
    deliveryDays: Type.Optional(Type.Integer({ minimum: 0 })),
    maxQuantity: Type.Optional(Type.Integer({ minimum: 1 })),
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
)

export type BmecatMapping = Static<typeof mappingSchema>
export const bmecatMapping = Compile(mappingSchema)

/** What a mapping says of a name that a file brings. */
export const named = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined
