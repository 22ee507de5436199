import { randomUUID } from 'node:crypto'
import { readEnvironment } from '#engine/environment.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import type { TestSandbox } from '#sandbox/testing/sandbox.ts'
import type { PaymentFact, PaymentStart, ReceivedMessage } from '../../payment-method.ts'
import { createPaymentMethods, type PaymentMethods } from '../../payment-methods.ts'
import type { PaymentRow } from '../../payments.tables.ts'

const secret = 'x'.repeat(24)

/** Payment methods that use a sandbox. */
export const methodsOf = (sandbox: TestSandbox, variables: Record<string, string> = {}): PaymentMethods =>
  createPaymentMethods(
    readEnvironment({
      DATABASE_URL: 'postgres://none',
      SHOP_CLIENTS: `edge:${secret}`,
      RATING_LINK_KEYS: `1:${secret}`,
      ORDER_LINK_KEYS: `1:${secret}`,
      PAYMENT_TIMEOUT_MS: '30000',
      ...sandbox.environment,
      ...variables,
    }).payments,
  )

const address: AddressSnapshot = {
  formType: 'private',
  salutation: 'ms',
  firstName: 'Lena',
  lastName: 'Größe & Söhne',
  company: null,
  street: 'Schulstraße 1',
  addition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  postNumber: null,
  packstationNumber: null,
  email: null,
}

let orders = 100_000_000

/** A payment that begins; its first try. */
export const startOf = (
  method: string,
  provider: string,
  {
    amount = 4990,
    currency = 'EUR',
    walletSessionId = null,
  }: { amount?: number; currency?: string; walletSessionId?: string | null } = {},
): PaymentStart => {
  orders += 1
  const number = String(orders)
  const token = randomUUID()
  const payment: PaymentRow = {
    id: randomUUID(),
    orderId: randomUUID(),
    attempt: 1,
    method,
    provider,
    merchantRef: `${number}-1`,
    providerRef: null,
    providerData: {},
    amount,
    currency,
    state: 'created',
    authorised: 0,
    captured: 0,
    refunded: 0,
    credited: 0,
    expiresAt: null,
    returnTokenHash: null,
    createdAt: new Date(),
    changedAt: new Date(),
  }
  return {
    payment,
    order: {
      number,
      store: 'de',
      language: 'de-DE',
      email: 'lena@example.org',
      goods: amount - 490,
      shipping: 490,
      tax: 797,
      billingAddress: address,
      deliveryAddress: address,
      lines: [
        { name: 'Füller „Klassik“', articleNumber: '1001', quantity: 3, total: 2000 },
        { name: 'Heft A5', articleNumber: '1002', quantity: 1, total: 2500 },
      ],
    },
    urls: {
      success: `http://localhost:3000/checkout/return/${token}`,
      failure: `http://localhost:3000/checkout/return/${token}`,
      cancel: 'http://localhost:3000/checkout/payment?cancelPayment=true',
      notify: `http://localhost:3000/api/payment-notify/${provider}/`,
    },
    walletSessionId,
    isRecurring: false,
  }
}

/** Fields of the address to which a visitor is led back. */
export const returned = (location: string | null): ReceivedMessage => ({
  channel: 'return',
  fields: Object.fromEntries(new URL(location ?? 'http://nowhere').searchParams),
  headers: {},
  body: Buffer.alloc(0),
})

/** A notification as the engine receives it. */
export const notified = ({ headers, body }: { headers: Record<string, string>; body: string }): ReceivedMessage => ({
  channel: 'notify',
  fields: headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : {},
  headers,
  body: Buffer.from(body),
})

/** The payment after a fact, as far as adapters look at it. */
export const after = (payment: PaymentRow, fact: PaymentFact, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  ...payment,
  providerRef: fact.providerRef ?? payment.providerRef,
  providerData: { ...payment.providerData, ...fact.providerData },
  changedAt: new Date(),
  ...changes,
})
