/** The form in which memberships are handed to the engine (`server/shop/modules/account/prime/prime.import.ts`). */
import Type, { type Static } from 'typebox'
import { type ShopLanguage, shopLanguages } from '../stores.ts'
import { amount, closed, id, isoTime, listOf, orNull, storeId, uuid, whole } from './values.ts'

const { Optional } = Type

const importPeriod = closed({
  orderId: uuid('Order by which it was paid, or is due: one with the line `membership`'),
  startsAt: isoTime('When it begins'),
  endsAt: isoTime('When it ends'),
})

/** A stored membership never changes by an import. */
export const importMembership = closed({
  id: uuid('Membership'),
  customerId: uuid('Customer'),
  store: storeId,
  language: Type.Enum(Object.keys(shopLanguages) as ShopLanguage[], { description: 'Language' }),
  state: Type.Enum(['active', 'cancelled', 'ended'], {
    description: '`active` is renewed, `cancelled` runs until its end',
  }),
  price: amount('Of each period, gross'),
  months: whole('Length of a period', 1),
  paymentMethod: id('Payment method'),
  agreement: Optional(
    orNull(
      Type.Record(Type.String(), Type.String(), {
        description:
          'By which the provider takes later payments; left out, the stored one stays. Without one a method with a provider cannot renew',
      }),
    ),
  ),
  announcedUntil: Optional(orNull(isoTime('Day of the renewal that was announced last'))),
  nextRenewalAt: orNull(isoTime('When it is renewed next; null where it is not')),
  failedTries: Optional(whole('Refused tries of the renewal that is due', 0)),
  failedSince: Optional(orNull(isoTime('Since when they are refused'))),
  cancelledAt: orNull(isoTime('When notice was given')),
  endsAt: orNull(isoTime('Its end; null while it is renewed')),
  refundDue: Optional(whole('What a person still has to send back, gross', 0)),
  createdAt: isoTime('When it was ordered'),
  periods: listOf(importPeriod, 'Periods that were ordered, the first one first; at least one'),
})
export type ImportMembership = Static<typeof importMembership>
