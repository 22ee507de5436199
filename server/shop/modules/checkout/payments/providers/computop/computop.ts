import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import {
  type PaymentAdapter,
  type PaymentAgreement,
  type PaymentFact,
  type PaymentStart,
  ProviderRefused,
  ProviderUnavailable,
} from '../../payment-method.ts'
import type { ComputopSettings } from '../../payment-settings.ts'
import { endedBy, isRecurring } from '../../payment-states.rules.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { eventOfAnswer, eventOfContent } from '../event-id.ts'
import { callProvider } from '../provider-http.ts'
import {
  type Answer,
  isSuccess,
  isUnconfirmed,
  outcomeOfForm,
  outcomeOfInquiry,
  readAnswer,
  readMessage,
  storedBody,
} from './answer.ts'
import { type Envelope, encrypt, formatFields, jsonField, macOf } from './envelope.ts'

const provider = 'computop'

type Page = {
  /** The form's page at Computop. */
  page: 'payssl.aspx' | 'twint.aspx'
  /** The money is taken with the payment, not by a call of ours. */
  isAuto: boolean
}

/** Three letters, as 3-D Secure wants them, of the countries that the stores deliver to. */
const countries: Record<string, string> = { DE: 'DEU', AT: 'AUT', CH: 'CHE', LI: 'LIE' }

const addressField = ({ street, addition, postCode, city, country }: AddressSnapshot): string =>
  jsonField({
    city,
    country: { countryA3: countries[country] ?? country },
    addressLine1: { street },
    addressLine2: addition ?? undefined,
    postalCode: postCode,
  })

const consumerField = ({ firstName, lastName, company }: AddressSnapshot, email: string): string =>
  jsonField(
    company === null ? { consumer: { firstName, lastName }, email } : { business: { legalName: company }, email },
  )

/** A card is kept for later payments that the shop begins: the first one with the customer, and each later one, says so. */
const credentialOnFile = (initialPayment: boolean): string =>
  jsonField({ type: { unscheduled: 'MIT' }, initialPayment })

/** What later payments by the card need: its pseudo number, which is worth nothing elsewhere, and the scheme's reference. */
const agreementOf = ({ fields }: Answer): PaymentAgreement | undefined => {
  const { pcnr, ccexpiry = '', ccbrand = '', schemereferenceid = '' } = fields
  return pcnr ? { number: pcnr, expiry: ccexpiry, brand: ccbrand, reference: schemereferenceid } : undefined
}

/** Plain text of what opens the form. */
const formFields = (
  { merchantId, hmacKey }: ComputopSettings,
  { payment, order, urls, isRecurring }: PaymentStart,
  isAuto: boolean,
): Record<string, string> => {
  const amount = String(payment.amount)
  return {
    ...(isRecurring && { credentialOnFile: credentialOnFile(true) }),
    MerchantID: merchantId,
    MsgVer: '2.0',
    TransID: payment.merchantRef,
    RefNr: order.number,
    Amount: amount,
    Currency: payment.currency,
    OrderDesc: `Order ${order.number}`,
    URLSuccess: urls.success,
    URLFailure: urls.failure,
    URLNotify: urls.notify,
    Response: 'encrypt',
    Capture: isAuto ? 'AUTO' : 'MANUAL',
    UserData: payment.id,
    billToCustomer: consumerField(order.billingAddress, order.email),
    billingAddress: addressField(order.billingAddress),
    shippingAddress: addressField(order.deliveryAddress),
    MAC: macOf(hmacKey, ['', payment.merchantRef, merchantId, amount, payment.currency]),
  }
}

const factOf = (
  answer: Answer,
  whole: Pick<PaymentFact, 'outcome' | 'amount' | 'currency'>,
  eventId: string,
): PaymentFact => ({
  ...whole,
  providerRef: answer.payId || null,
  providerData: whole.outcome === 'declined' && isUnconfirmed(answer) ? endedBy('threeDSecure') : undefined,
  code: answer.code,
  eventId,
  body: storedBody(answer),
})

/** Cards and TWINT by Computop's pages: the text that carries a payment is encrypted, and so are the answers. */
export const createComputopAdapter = (settings: ComputopSettings, { page, isAuto }: Page): PaymentAdapter => {
  const { url, merchantId, hmacKey, timeoutMs, template } = settings

  /** A call of our server; its answer is encrypted alike. @throws ProviderUnavailable for an answer that is not proven */
  const call = async (name: string, fields: Record<string, string>): Promise<Answer> => {
    const envelope = encrypt(settings, formatFields(fields))
    const { text } = await callProvider(provider, timeoutMs, {
      method: 'POST',
      url: `${url}/${name}.aspx`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ MerchantID: merchantId, Len: String(envelope.len), Data: envelope.data })),
    })
    const read = new URLSearchParams(text)
    const answer = readAnswer(settings, read.get('Len') ?? '', read.get('Data') ?? '')
    if (!answer) throw new ProviderUnavailable(`${provider} answered ${name} with what is not its own`)
    // An answer about an unknown payment may name none.
    const isOther = answer.transId !== fields.TransID && (answer.transId !== '' || isSuccess(answer))
    if (isOther) throw new ProviderUnavailable(`${provider} answered ${name} for another payment`)
    return answer
  }

  /**
   * A payment is found by Computop's id, and by ours as long as that is not known: `inquire` needs the PayID, `inquire24` takes the
   * TransID alone (Computop's "Status inquiries").
   */
  const inquire = async (payment: PaymentRow): Promise<PaymentFact> => {
    const { providerRef, merchantRef, currency } = payment
    const payId = providerRef ?? ''
    const answer = await call(providerRef === null ? 'inquire24' : 'inquire', {
      MerchantID: merchantId,
      PayID: payId,
      TransID: merchantRef,
      MAC: macOf(hmacKey, [payId, merchantRef, merchantId, '', '']),
    })
    const whole = outcomeOfInquiry(answer, payment)
    if (!whole) throw new ProviderUnavailable(`${provider} answered inquire with ${answer.code}`)
    const content = `inquiry ${answer.code} ${whole.outcome} ${whole.amount} ${currency}`
    return factOf(answer, whole, eventOfAnswer(payment, content))
  }

  /** Changes a payment; the command's id keeps a repetition from having its effect twice. */
  const change = async (
    name: 'capture' | 'reverse' | 'credit',
    { providerRef, merchantRef, currency }: PaymentRow,
    { id, amount }: { id: string; amount: number },
  ): Promise<Answer> => {
    if (providerRef === null) throw new ProviderRefused('the payment has no PayID')
    const sum = String(amount)
    const answer = await call(name, {
      MerchantID: merchantId,
      PayID: providerRef,
      TransID: merchantRef,
      ReqId: id.replaceAll('-', ''),
      Amount: sum,
      Currency: currency,
      MAC: macOf(hmacKey, [providerRef, merchantRef, merchantId, sum, currency]),
    })
    if (!isSuccess(answer)) throw new ProviderRefused(answer.code)
    return answer
  }

  const changed = (
    answer: Answer,
    outcome: 'captured' | 'refunded',
    amount: number,
    { currency }: PaymentRow,
    id: string,
  ) => factOf(answer, { outcome, amount, currency }, `${outcome} ${id}`)

  return {
    provider,
    origins: [new URL(url).origin],

    begin: async (start) => {
      const { len, data }: Envelope = encrypt(settings, formatFields(formFields(settings, start, isAuto)))
      const form = new URL(`${url}/${page}`)
      form.searchParams.set('Language', start.order.language.slice(0, 2))
      form.searchParams.set('URLBack', start.urls.cancel)
      return {
        // Computop gives its id with the first answer.
        providerRef: null,
        providerData: {},
        next: { kind: 'computop', url: form.href, len, data, merchantID: merchantId, template },
      }
    },

    identify: async (message) => {
      const answer = readMessage(settings, message)
      return answer?.transId ? { merchantRef: answer.transId } : null
    },

    settle: async (payment, message) => {
      const answer = readMessage(settings, message)
      if (!answer || answer.transId !== payment.merchantRef) return null
      // Another PayID under our TransID would be another payment.
      if (payment.providerRef !== null && answer.payId !== payment.providerRef) return null
      const fact = factOf(answer, outcomeOfForm(answer, payment, isAuto), eventOfContent(answer.text))
      const agreement = isRecurring(payment) && isSuccess(answer) ? agreementOf(answer) : undefined
      return agreement ? { ...fact, agreement } : fact
    },

    // The server's own call for a card that is kept; the ReqId keeps a repetition from taking the money twice.
    charge: async ({ payment, order, urls }, { number = '', expiry = '', brand = '', reference = '' }) => {
      const amount = String(payment.amount)
      const { merchantRef, currency } = payment
      const answer = await call('direct', {
        MerchantID: merchantId,
        MsgVer: '2.0',
        TransID: merchantRef,
        ReqId: payment.id.replaceAll('-', ''),
        RefNr: order.number,
        Amount: amount,
        Currency: currency,
        OrderDesc: `Order ${order.number}`,
        URLNotify: urls.notify,
        Capture: 'AUTO',
        card: jsonField({ number, expiryDate: expiry, brand }),
        credentialOnFile: credentialOnFile(false),
        schemeReferenceID: reference,
        MAC: macOf(hmacKey, ['', merchantRef, merchantId, amount, currency]),
      })
      const whole = outcomeOfForm(answer, payment, true)
      return factOf(answer, whole, eventOfAnswer(payment, `charge ${answer.code} ${whole.outcome}`))
    },

    inquire,

    capture: async (payment, command) =>
      changed(await change('capture', payment, command), 'captured', command.amount, payment, command.id),

    void: async (payment, { id }) => {
      const stand = await inquire(payment)
      if (stand.outcome !== 'authorised') return stand
      const known = { ...payment, providerRef: stand.providerRef ?? payment.providerRef }
      const answer = await change('reverse', known, { id, amount: stand.amount ?? payment.amount })
      return factOf(answer, { outcome: 'voided', amount: null, currency: null }, `voided ${id}`)
    },

    refund: async (payment, command) =>
      changed(await change('credit', payment, command), 'refunded', command.amount, payment, command.id),
  }
}
