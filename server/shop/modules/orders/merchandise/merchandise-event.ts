import Type, { type Static } from 'typebox'
import { maxOrderLines } from '#contract/limits/cart.ts'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** Chosen by the sender: the same id is carried out once. */
export const eventId = Type.String({ pattern: '^[\\w.:-]{1,100}$' })

/** What the merchandise system reports of an order; which fields a type needs stands in `needs`. Amounts are minor units. */
export const merchandiseEvent = Type.Object(
  {
    id: eventId,
    type: Type.Enum(['shipped', 'delivered', 'cancelled', 'refunded', 'paid', 'returned']),
    /** Number of the order. */
    order: Type.String({ pattern: '^\\d{1,20}$' }),
    /** When it happened. */
    at: Type.String({ format: 'date-time' }),
    carrier: Type.Optional(text(40)),
    trackingCode: Type.Optional(text(100)),
    trackingUrl: Type.Optional(Type.String({ pattern: '^https://\\S{1,500}$' })),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            lineId: Type.String({ format: 'uuid' }),
            quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
            /** Condition of the returned goods; good where it is left out. `refused`: not taken back, no money. */
            condition: Type.Optional(Type.Enum(['good', 'damaged', 'refused'])),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: maxOrderLines },
      ),
    ),
    /** Number of a return. */
    rma: Type.Optional(Type.String({ pattern: '^R\\d{1,20}-\\d{1,4}$' })),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    /** ISO 4217. */
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  },
  { additionalProperties: false },
)

export type MerchandiseEvent = Static<typeof merchandiseEvent>

/** Fields without which an event of a type says too little. */
const needs: Partial<Record<MerchandiseEvent['type'], readonly (keyof MerchandiseEvent)[]>> = {
  shipped: ['carrier', 'lines'],
  refunded: ['amount', 'currency'],
  paid: ['amount', 'currency'],
  returned: ['rma', 'lines'],
}

/** The first field that is missing; null for a complete event. */
export const missingField = (event: MerchandiseEvent): string | null =>
  needs[event.type]?.find((name) => event[name] === undefined) ?? null

/** The format allows a leap second, which no Date holds, and years of which a database has none; the shop is younger than 1970. */
export const isTime = (at: string): boolean => Date.parse(at) > 0
