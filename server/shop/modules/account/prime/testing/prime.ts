import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type {
  CancellationResult,
  FormResult,
  PrimeCheckout,
  PrimeInfo,
  PrimeProgramme,
  PrimeSubscriptionResult,
} from '#contract/generated/types.ts'
import type { ImportContent } from '#contract/import/content.ts'
import { entriesOf } from '#engine/modules/checkout/cart/testing/shop.ts'
import { peopleOf } from '#engine/modules/checkout/checkout/testing/checkouts.ts'
import { checkoutShop, legalTexts } from '#engine/modules/checkout/checkout/testing/shop.ts'
import type { Call, Engine } from '#engine/testing/engine.ts'
import { addressBookOf } from '../../addresses/testing/address-book.ts'
import { addressForm } from '../../addresses/testing/forms.ts'

/** Parameters of a store that has the programme. */
const primeParameters = (more: Record<string, string> = {}): NonNullable<ImportContent['parameters']> => [
  { store: 'de', name: 'prime', entries: entriesOf({ active: 'true' }) },
  { store: 'de', name: 'primeRegistration', entries: entriesOf({ active: 'true' }) },
  {
    store: 'de',
    name: 'primeProgramme',
    entries: entriesOf({ price: '2900', months: '12', retryDays: '3 7', freeShipping: 'true', ...more }),
  },
  {
    store: 'de',
    name: 'paymentTypes',
    entries: entriesOf({ order: 'VORKASSE CREDIT_CARD PAYPAL RECHNUNG AMAZONPAY' }),
  },
]

export const primeShop = (
  translations: NonNullable<ImportContent['translations']>,
  more: NonNullable<ImportContent['parameters']> = [],
) => checkoutShop({ translations, legalTexts }, [...primeParameters(), ...more])

/** Keeps the engine's hourly round from renewing and ending memberships in the middle of a test. */
export const withoutRounds = (db: pg.Pool) =>
  db.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('prime.round', now(), now() + interval '1 day')
    on conflict (identifier) do update set last_execution = excluded.last_execution`)

const money = '{ amount currencyCode }'
const programme = `{ price ${money} months isRegistrationOpen }`
const info = '{ status abo startDate endDate }'

/** What pages of the membership ask; errors throw with their code. */
export const primeOf = ({ run }: Pick<Engine, 'run'>, call: Call) => {
  const ask = async <Result>(text: string, variables: object = {}): Promise<Result> => {
    const { data, errors } = await run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }
  const checkout = () =>
    ask<PrimeCheckout | null>(
      `{ result: getPrimeCheckout { programme ${programme} primeInfo ${info} billingAddress { street }
        paymentMethods { paymentId description enabled message } quoteHash legalVersion providerOrigins renewal { from isOpen hasFailed } } }`,
    )
  return {
    programme: () => ask<PrimeProgramme | null>(`{ result: getPrime ${programme} }`),
    checkout,
    info: async (): Promise<PrimeInfo> =>
      (await ask<{ primeInfo: PrimeInfo }>(`{ result: getCustomerInfo(url: "/") { primeInfo ${info} } }`)).primeInfo,
    /** What is left out is as the page shows it now. */
    submit: async (paymentId: string, more: object = {}): Promise<PrimeSubscriptionResult> => {
      const quoteHash = 'quoteHash' in more ? '' : ((await checkout())?.quoteHash ?? '')
      const data = { submissionId: randomUUID(), quoteHash, paymentId, ...more }
      return ask<PrimeSubscriptionResult>(
        `mutation ($data: PrimeSubscriptionInput!) { result: submitPrimeSubscription(data: $data) { successful errorMessage
          errorCode fieldErrors { fieldName formName } computopData { len data merchantID url } redirectUrl orderId } }`,
        { data },
      )
    },
    wait: (email: string, more: object = {}) =>
      ask<FormResult>(
        `mutation ($data: PrimeWaitingListInput!) { result: subscribeToPrimeWaitingList(data: $data) { successful
          generalErrorMessage fieldErrors { fieldName formName } } }`,
        { data: { email, ...more } },
      ),
    cancel: (data: object) =>
      ask<CancellationResult>(
        `mutation ($data: CancellationInput!) { result: declareCancellation(data: $data) { successful generalErrorMessage
          receipt fieldErrors { fieldName formName } } }`,
        { data: { submissionId: randomUUID(), ...data } },
      ),
  }
}

let houses = 0

/** A customer with a billing address, in a house of her own: open invoices count by household. */
export const memberOf = async (engine: Pick<Engine, 'run'>) => {
  const person = await peopleOf(engine).customer([])
  houses += 1
  await addressBookOf(engine, person).save('billing', addressForm({ streetAndNumber: `Ahornweg ${houses}` }))
  return { ...person, ...primeOf(engine, person) }
}
