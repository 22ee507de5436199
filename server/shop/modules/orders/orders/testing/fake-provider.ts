import { createHash, randomUUID } from 'node:crypto'
import { PREPAID } from '#engine/modules/checkout/payments/methods/PREPAID/method.ts'
import {
  type BegunPayment,
  type PaymentAdapter,
  type PaymentFact,
  type PaymentMethodDefinition,
  type PaymentOutcome,
  ProviderRefused,
  ProviderUnavailable,
  type ReceivedMessage,
} from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'

/** What the provider knows of a payment: the truth that the shop has to find out. */
type Held = { state: PaymentOutcome; amount: number; currency: string; captured: number; refunded: number }

const provider = 'fake'
const pages = 'https://provider.test'

/** A message of the fake provider; `mac` proves it. */
export const messageOf = (
  channel: ReceivedMessage['channel'],
  ref: string,
  outcome: PaymentOutcome,
  more: Record<string, string> = {},
): ReceivedMessage => ({
  channel,
  fields: { ref, outcome, mac: 'right', ...more },
  headers: {},
  body: Buffer.from(`${ref} ${outcome} ${JSON.stringify(more)}`),
})

/** A provider in memory that keeps its own books, to be told what its customer does. */
export const createFakeProvider = () => {
  const books = new Map<string, Held>()
  const done = new Map<string, PaymentFact>()
  const calls: string[] = []
  let isAway = false
  let isRefusing = false
  let isLeadingAstray = false
  let keepsOpen = false

  const answer = <Result>(name: string, work: () => Result): Promise<Result> => {
    calls.push(name)
    if (isRefusing) return Promise.reject(new ProviderRefused(name))
    return isAway ? Promise.reject(new ProviderUnavailable(name)) : Promise.resolve(work())
  }
  const held = ({ id, amount, currency }: PaymentRow): Held => {
    const known = books.get(id) ?? { state: 'missing', amount, currency, captured: 0, refunded: 0 }
    books.set(id, known)
    return known
  }
  const fact = (payment: PaymentRow, outcome: PaymentOutcome, amount: number, eventId: string): PaymentFact => ({
    outcome,
    amount,
    currency: payment.currency,
    providerRef: payment.id,
    code: null,
    eventId,
    body: {},
  })
  const inquired = (payment: PaymentRow): PaymentFact => {
    const { state, amount: promised, currency, captured, refunded } = held(payment)
    const amount = state === 'refunded' ? refunded : state === 'captured' ? captured : promised
    return { ...fact(payment, state, amount, `inquiry:${payment.id}:${state}:${amount}`), currency }
  }
  /** Gives a command one effect, however often it is sent. */
  const once = (id: string, work: () => PaymentFact): PaymentFact => {
    const fact = done.get(id) ?? work()
    done.set(id, fact)
    return fact
  }

  const adapter: PaymentAdapter = {
    provider,
    origins: [pages],
    begin: ({ payment, urls }): Promise<BegunPayment> =>
      answer('begin', () => {
        const known = held(payment)
        if (known.state === 'missing') known.state = 'pending'
        const url = `${isLeadingAstray ? 'https://elsewhere.test' : pages}/${payment.id}?back=${encodeURIComponent(urls.success)}`
        return { providerRef: payment.id, providerData: {}, next: { kind: 'redirect', url } }
      }),
    identify: async ({ fields }) => (fields.mac === 'right' && fields.ref ? { merchantRef: fields.ref } : null),
    settle: (payment, { fields }) =>
      answer('settle', () => {
        if (fields.mac !== 'right') return null
        const eventId = createHash('sha256').update(JSON.stringify(fields)).digest('hex')
        const amount = fields.amount === undefined ? payment.amount : Number(fields.amount)
        const said = fact(payment, fields.outcome as PaymentOutcome, amount, eventId)
        return { ...said, currency: fields.currency ?? payment.currency }
      }),
    inquire: (payment) => answer('inquire', () => inquired(payment)),
    capture: (payment, { id, amount }) =>
      answer('capture', () =>
        once(id, () => {
          const known = held(payment)
          known.state = 'captured'
          known.captured += amount
          return fact(payment, 'captured', amount, randomUUID())
        }),
      ),
    void: (payment, { id }) =>
      answer('void', () =>
        once(id, () => {
          const known = held(payment)
          if (known.captured > 0 || keepsOpen) return inquired(payment)
          known.state = 'voided'
          return fact(payment, 'voided', payment.amount, randomUUID())
        }),
      ),
    refund: (payment, { id, amount }) =>
      answer('refund', () =>
        once(id, () => {
          const known = held(payment)
          if (known.refunded + amount > known.captured) throw new Error('more is refunded than was captured')
          known.refunded += amount
          known.state = 'refunded'
          return fact(payment, 'refunded', amount, randomUUID())
        }),
      ),
  }

  return {
    adapter,
    books,
    calls,
    /** The customer pays at the provider's page, what was asked for or another sum; false when there is nothing to pay any more. */
    pay: (
      payment: PaymentRow,
      outcome: 'authorised' | 'captured' | 'declined' | 'cancelled',
      { amount = payment.amount, currency = payment.currency }: { amount?: number; currency?: string } = {},
    ): boolean => {
      const known = held(payment)
      if (known.state !== 'pending') return false
      Object.assign(known, { state: outcome, amount, currency })
      if (outcome === 'captured') known.captured = amount
      return true
    },
    refuse: (value: boolean): void => {
      isRefusing = value
    },
    /** It has no way to end a payment for which the customer is still on its page. */
    keepOpen: (value: boolean): void => {
      keepsOpen = value
    },
    away: (value: boolean): void => {
      isAway = value
    },
    /** The provider's answers name a page of another host. */
    leadAstray: (value: boolean): void => {
      isLeadingAstray = value
    },
  }
}

export type FakeProvider = ReturnType<typeof createFakeProvider>

const definition = (id: string, settlement: PaymentMethodDefinition['settlement']) => ({
  id,
  isPrepaid: true as const,
  settlement,
  availability: () => 'available' as const,
})

const definitions: PaymentMethodDefinition[] = [
  definition('FAKE', { kind: 'provider', inquireAfterMinutes: [10], expiryMinutes: 30, captures: 'atOnce' }),
  definition('FAKE_LATER', { kind: 'provider', inquireAfterMinutes: [], expiryMinutes: 30, captures: 'whenShipped' }),
  { ...definition('INVOICE', { kind: 'due' }), isPrepaid: false, isOnCredit: true },
  definition('PREPAID', PREPAID.settlement),
]

/** Methods of tests, those with a provider by the fake one. */
export const fakeMethods = ({ adapter }: FakeProvider): Pick<PaymentMethods, 'find' | 'adapterOf'> => ({
  find: (id) => definitions.find((each) => each.id === id) ?? (definitions.at(-1) as PaymentMethodDefinition),
  adapterOf: (name) => (name.startsWith('FAKE') || name === provider ? adapter : null),
})
