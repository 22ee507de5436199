import { surchargeParameter } from '../stores.ts'
import {
  amount,
  amountOrFree,
  choice,
  choices,
  countries,
  type EntryType,
  flag,
  ids,
  inEachCountry,
  line,
  numbers,
  ofEach,
  picture,
  required,
  wholeNumber,
} from './entry-types.ts'
import { paymentMethodIds } from './payment-method-ids.ts'

export type ParameterDeclaration = {
  /** By name; `*` stands for what `names` of its type takes, or for any name. The first that fits counts. */
  entries: Readonly<Record<string, EntryType<unknown>>>
  /** Other entries are refused: a misspelt one would change what people pay. Otherwise they are marked. */
  isClosed?: true
}

/** On when all of those that are set are true (storefront.md §9). */
const switches = { active: flag(), activated: flag(), available: flag() }

const parcelCost = { from: 100, to: 10_000 } as const
const surcharge = [10, 100_000] as const
const threshold = [1000, 1_000_000] as const
const methodLimit = [1000, 99_999_999] as const
const days = [1, 9999] as const

/** What the forwarder takes where editors have not set it, or have set what does not fit. */
const forwarderSurcharge = 3900

const limitOfMethod = <Value>(type: EntryType<Value>) => ofEach(paymentMethodIds, type)

/** Limit of a method, or of all methods on credit together. */
const limitOfCredit = <Value>(type: EntryType<Value>) => ofEach([...paymentMethodIds, 'credit'], type)

/**
 * Every parameter that the shop reads: switches and values that editors set by store. Readers, publishing, import and start share
 * it, and a reader of a name that is missing here does not compile.
 */
export const parameterDeclarations = {
  Blitzangebot: { entries: switches },
  lightning_deal: {
    entries: { reservationMinutes: wholeNumber(15, [1, 1440]), extensionMinutes: wholeNumber(10, [1, 1440]) },
  },
  rating: { entries: switches },
  /** New and changed reviews wait for customer service. */
  reviewCheck: { entries: switches },
  /** Feeds of products for Google Merchant Center and idealo. */
  productFeeds: { entries: switches },
  dpd: { entries: switches },
  xRechnung: { entries: switches },
  twint: { entries: switches },
  wallet: { entries: switches },
  uspStrip: { entries: switches },
  prime: { entries: switches },
  primeRegistration: { entries: switches },
  'T134_Twint-Payment': { entries: switches },
  primeProgramme: {
    isClosed: true,
    entries: {
      price: required(amount(null, [100, 100_000])),
      months: wholeNumber(12, [1, 24]),
      renewalNoticeDays: wholeNumber(30, [1, 365]),
      retryDays: numbers([3, 7, 14] as readonly number[], [1, 365]),
      freeShipping: flag(),
    },
  },
  /** Days after the delivery within which goods can be returned. */
  returnOrderSwitches: { entries: { globalActivation: flag(), days: wholeNumber(30, days) } },
  /** Days after the delivery. */
  reviewRequests: { entries: { ...switches, days: wholeNumber(10, days) } },
  /**
   * Days. confirm: the link of the first mail works, then the request is deleted. wait: a confirmed request waits for its item. kept: it is
   * kept after its mail, or after it was ended, as proof of the consent.
   */
  stockAlerts: {
    entries: {
      confirmDays: wholeNumber(3, days),
      waitDays: wholeNumber(365, days),
      keptDays: wholeNumber(90, days),
    },
  },
  /** Days. confirm: the link of the first mail works, then the request is deleted. kept: an ended one proves the consent. */
  newsletter: { entries: { confirmDays: wholeNumber(7, days), keptDays: wholeNumber(1095, days) } },
  navigation: { entries: { version: choice('1', ['1', '2']) } },
  navigationGroups: { entries: { '*.advice': line(), '*': ids([]) } },
  popularSearches: { entries: { de: line(), en: line() } },
  infolayer: { entries: { ...switches, teaserId: line(), pageId: line() } },
  /** sender: from whom mails are, a name with an address. */
  contact: { entries: { phone: line(), email: line(), sender: line() } },
  /** Logo, its English version, and the icon from which icons of browsers are made. Without them the shop's name stands there. */
  brand: { isClosed: true, entries: { logo: picture(), 'logo.en': picture(), icon: picture() } },
  amazonPayV2Activation: { entries: { ...switches, excludedProducts: ids([]) } },
  shipping: {
    isClosed: true,
    entries: {
      cost: required(amountOrFree(490, [parcelCost.from, parcelCost.to])),
      freeFrom: amount(null, threshold),
      countries: countries([]),
      'cost.*': inEachCountry({ ...amountOrFree(null, [parcelCost.from, parcelCost.to]), unfit: () => 1490 }),
      'freeFrom.*': inEachCountry({ ...amount(null, threshold), unfit: () => threshold[1] }),
    },
  },
  /** In the editors' order. A shipper whose surcharge does not fit is not offered. */
  shippers: {
    isClosed: true,
    entries: {
      dhl: amountOrFree(null, surcharge),
      dpd: amountOrFree(null, surcharge),
      gls: amountOrFree(null, surcharge),
      post: amountOrFree(null, surcharge),
      spedition: amountOrFree(forwarderSurcharge, surcharge),
    },
  },
  [surchargeParameter]: { entries: { '*': amountOrFree(null, surcharge) } },
  /** `unpaid` limits what a person, and what one address or one network may hold without having paid. */
  paymentTypes: {
    isClosed: true,
    entries: {
      order: required(choices(null, paymentMethodIds)),
      xRechnung: flag(),
      buyerReferenceCheck: flag(true),
      'unpaid.maximum': amount(null, methodLimit),
      'unpaid.placeMaximum': amount(null, methodLimit),
      '*.minimum': limitOfMethod(amount(null, [1, methodLimit[1]])),
      '*.maximum': limitOfCredit(amount(null, methodLimit)),
      '*.firstOrderMaximum': limitOfCredit(amount(null, methodLimit)),
      '*.countries': limitOfMethod(countries(null)),
    },
  },
} as const satisfies Record<string, ParameterDeclaration>

type Table = typeof parameterDeclarations

export type ParameterName = keyof Table

type Pattern<Key extends string> = Key extends `${infer Before}*${infer After}` ? `${Before}${string}${After}` : Key

type Values<Name extends ParameterName> = {
  [Key in keyof Table[Name]['entries'] & string as Pattern<Key>]: Table[Name]['entries'][Key] extends EntryType<
    infer Value
  >
    ? Value
    : never
}

/** Names that the entries of a parameter may have. */
export type EntryName<Name extends ParameterName> = keyof Values<Name> & string

export type EntryValue<Name extends ParameterName, Entry extends EntryName<Name>> = Values<Name>[Entry]

/** Parameters that are switched on and off. */
export type SwitchName = {
  [Name in ParameterName]: 'active' extends keyof Table[Name]['entries'] ? Name : never
}[ParameterName]

export const isParameterName = (name: string): name is ParameterName => Object.hasOwn(parameterDeclarations, name)

const wildcardOf = (entry: string, key: string): string | null => {
  const [before = '', after] = key.split('*')
  if (after === undefined || !entry.startsWith(before) || !entry.endsWith(after)) return null
  const name = entry.slice(before.length, entry.length - after.length)
  return name === '' || entry.length < before.length + after.length ? null : name
}

/** Type of an entry with this name; null for one that the parameter does not have. `wrongName` is what stands for its `*` and does not fit. */
export const entryTypeOf = (
  { entries }: ParameterDeclaration,
  entry: string,
): { type: EntryType<unknown>; wrongName: string | null } | null => {
  const own = Object.hasOwn(entries, entry) && !entry.includes('*') ? entries[entry] : undefined
  if (own) return { type: own, wrongName: null }
  for (const [key, type] of Object.entries(entries)) {
    const name = wildcardOf(entry, key)
    if (name !== null) return { type, wrongName: type.names?.has(name) === false ? name : null }
  }
  return null
}
