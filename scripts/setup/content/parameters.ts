import type { StoreId } from '#contract/generated/types.ts'
import type { ImportParameter } from '#contract/import/content.ts'
import type { ShopFile, ShopStore } from '../shop-file.ts'

/** An entry of a parameter with the place in the owner's file from which it comes. */
type Entry = { name: string; value: string; path?: string }
type OwnParameter = Omit<ImportParameter, 'entries'> & { entries: Entry[]; path: string }

/** Minor units. */
const cents = (amount: number): string => String(Math.round(amount * 100))

const deliveryEntries = (
  { cost, freeFrom }: { cost: number; freeFrom?: number },
  suffix: string,
  path: string,
): Entry[] => [
  { name: `cost${suffix}`, value: cents(cost), path: `${path}.cost` },
  ...(freeFrom === undefined ? [] : [{ name: `freeFrom${suffix}`, value: cents(freeFrom), path: `${path}.freeFrom` }]),
]

const shippingEntries = ({ shipping }: ShopStore, home: string, path: string): Entry[] => {
  const abroad = Object.entries(shipping.countries ?? {})
  const countries = [home, ...abroad.map(([country]) => country)].join(' ')
  return [
    ...deliveryEntries(shipping, '', path),
    ...(abroad.length === 0 ? [] : [{ name: 'countries', value: countries, path: `${path}.countries` }]),
    ...abroad.flatMap(([country, terms]) => deliveryEntries(terms, `.${country}`, `${path}.countries.${country}`)),
  ]
}

const paymentEntries = (store: ShopStore, path: string): Entry[] => [
  { name: 'order', value: store.payment.order.join(' '), path: `${path}.order` },
  { name: 'xRechnung', value: String(store.payment.order.includes('X_RECHNUNG')) },
  ...Object.entries(store.payment.limits ?? {}).map(([name, value]) => ({
    name,
    value: cents(value),
    path: `${path}.limits.${name}`,
  })),
]

const on = (isOn: boolean): Entry[] => [{ name: 'active', value: String(isOn) }]

/** Switches and values of a store: the owner's, and sound ones where the file says nothing. */
export const parametersOf = (
  { company, mails }: Pick<ShopFile, 'company' | 'mails'>,
  id: StoreId,
  store: ShopStore,
  country: string,
): OwnParameter[] => {
  const path = `stores.${id}`
  const isOffered = (method: string) => (store.payment.order as readonly string[]).includes(method)
  const contact = store.contact ?? company.contact
  const entries: Record<string, { entries: Entry[]; path?: string }> = {
    rating: { entries: on(true) },
    Blitzangebot: { entries: on(id !== 'b2b') },
    dpd: { entries: on('dpd' in store.shippers) },
    uspStrip: { entries: on(false) },
    prime: { entries: on(false) },
    primeRegistration: { entries: on(false) },
    'T134_Twint-Payment': { entries: on(isOffered('TWINT')) },
    amazonPayV2Activation: { entries: on(isOffered('AMAZONPAY')) },
    infolayer: { entries: on(false) },
    // Mails that ask for a review need the customer's consent or an own judgement of the law: the owner switches them on.
    reviewRequests: { entries: [...on(false), { name: 'days', value: '10' }] },
    returnOrderSwitches: {
      entries: [
        { name: 'globalActivation', value: 'true' },
        { name: 'days', value: '14' },
      ],
    },
    navigation: { entries: [{ name: 'version', value: '1' }] },
    contact: {
      entries: [
        { name: 'phone', value: contact.phone },
        { name: 'email', value: contact.email },
        { name: 'sender', value: mails.from, path: 'mails.from' },
      ],
      path: 'company.contact',
    },
    shipping: { entries: shippingEntries(store, country, `${path}.shipping`), path: `${path}.shipping` },
    shippers: {
      entries: Object.entries(store.shippers).map(([name, value]) => ({
        name,
        value: cents(value),
        path: `${path}.shippers.${name}`,
      })),
      path: `${path}.shippers`,
    },
    paymentTypes: { entries: paymentEntries(store, `${path}.payment`), path: `${path}.payment` },
  }
  return Object.entries(entries).map(([name, { entries: own, path: place = path }]) => ({
    store: id,
    name,
    entries: own,
    path: place,
  }))
}
