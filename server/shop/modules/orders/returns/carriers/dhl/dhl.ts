import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { callProvider, type ProviderAnswer } from '#engine/modules/checkout/payments/providers/provider-http.ts'
import { beginningOf } from '#lib/plain-text.ts'
import {
  CarrierRefused,
  isParcel,
  type Label,
  type LabelRequest,
  type ReturnCarrier,
  type ReturnedOrder,
} from '../carrier.ts'
import type { DhlSettings } from './dhl-settings.ts'

const tokenAnswer = Compile(Type.Object({ access_token: Type.String(), expires_in: Type.Number() }))

const document = Type.Object({ b64: Type.String({ minLength: 1 }) })
const orderAnswer = Compile(
  Type.Object({ shipmentNo: Type.String({ minLength: 1 }), label: document, qrLabel: Type.Optional(document) }),
)
const errorAnswer = Compile(Type.Object({ title: Type.Optional(Type.String()), detail: Type.Optional(Type.String()) }))

/** Seconds before its end at which a token is not used any more. */
const tokenMargin = 30

/** Characters of a field of an address. */
const maxLength = 50

/** Kilograms: what is in a parcel is not known to the shop. */
const usualWeight = 2

const parsed = ({ text }: ProviderAnswer): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Street and number apart; a number that can't be told from the street stays in it. */
const splitStreet = (street: string): { street: string; house: string } => {
  const [, name, house] = /^(.*\D)\s+(\d+\s*[a-z]?(?:\s*[-/]\s*\d+\s*[a-z]?)?)$/i.exec(street.trim()) ?? []
  return name === undefined || house === undefined
    ? { street: street.trim(), house: '' }
    : { street: name.trim(), house }
}

/** Parcels come from where the goods were delivered; from a packing station they are not fetched, so then from the billing address. */
const senderOf = ({ deliveryAddress, billingAddress }: ReturnedOrder): AddressSnapshot =>
  deliveryAddress.packstationNumber === null ? deliveryAddress : billingAddress

const cut = (text: string): string => beginningOf(text, maxLength)

const bodyOf = (request: LabelRequest, { receiverId }: DhlSettings) => {
  const { rma, number, order, contact, value } = request
  const address = senderOf(order)
  const { street, house } = splitStreet(address.street)
  return {
    receiverId,
    customerReference: `${rma}/${number}`,
    shipmentReference: order.number,
    shipper: {
      name1: cut(address.company ?? `${contact.firstName} ${contact.lastName}`),
      ...(address.company !== null && { name2: cut(`${contact.firstName} ${contact.lastName}`) }),
      addressStreet: cut(street),
      ...(house !== '' && { addressHouse: house }),
      postalCode: address.postCode,
      city: cut(address.city),
      country: 'DEU',
      email: contact.email,
      ...(contact.phone !== '' && { phone: contact.phone }),
    },
    itemWeight: { uom: 'kg', value: usualWeight },
    itemValue: { currency: order.currency, value: value / 100 },
  }
}

/** Tokens of the API, one for all labels until it runs out. */
const createToken = ({ url, timeoutMs, apiKey, apiSecret, user, password }: DhlSettings) => {
  let held: { token: string; until: number } | null = null
  return {
    drop: () => {
      held = null
    },
    get: async (): Promise<string> => {
      if (held !== null && held.until > Date.now()) return held.token
      const answer = await callProvider('DHL', timeoutMs, {
        method: 'POST',
        url: `${url}/parcel/de/account/auth/ropc/v1/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: String(
          new URLSearchParams({
            grant_type: 'password',
            client_id: apiKey,
            client_secret: apiSecret,
            username: user,
            password,
          }),
        ),
      })
      const body = parsed(answer)
      // Wrong access data can be set right while the job waits, so this is no refusal of the parcel.
      if (answer.status !== 200 || !tokenAnswer.Check(body)) throw new Error(`DHL gives no token: ${answer.status}`)
      held = { token: body.access_token, until: Date.now() + (body.expires_in - tokenMargin) * 1000 }
      return held.token
    },
  }
}

/** Answers to a parcel that DHL does not take as it is, for its address as a rule. Others are about the access, and may be mended. */
const refusals = [400, 422]

const labelIn = (answer: ProviderAnswer): Label => {
  const body = parsed(answer)
  if (answer.status !== 201 || !orderAnswer.Check(body)) {
    const { title = '' } = errorAnswer.Check(body) ? body : {}
    const message = `DHL answered ${answer.status} ${title}`.trim()
    throw refusals.includes(answer.status) ? new CarrierRefused(message) : new Error(message)
  }
  return {
    pdf: Buffer.from(body.label.b64, 'base64'),
    qr: body.qrLabel ? Buffer.from(body.qrLabel.b64, 'base64') : null,
    trackingCode: body.shipmentNo,
  }
}

/** DHL Paket, API "Parcel DE Returns" v1: a label as PDF, and as QR code for those who print at the counter. */
export const dhl = (settings: DhlSettings): ReturnCarrier => {
  const token = createToken(settings)
  const order = async (request: LabelRequest): Promise<ProviderAnswer> =>
    callProvider('DHL', settings.timeoutMs, {
      method: 'POST',
      url: `${settings.url}/parcel/de/shipping/returns/v1/orders?labelType=BOTH`,
      headers: {
        authorization: `Bearer ${await token.get()}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(bodyOf(request, settings)),
    })
  return {
    code: 'dhl',
    hasQrCode: true,
    maximumLabels: 5,
    // Returns of DHL Paket begin in Germany.
    offers: (placed) => isParcel(placed) && senderOf(placed).country === 'DE',
    makeLabel: async (request) => {
      const answer = await order(request)
      if (answer.status !== 401) return labelIn(answer)
      token.drop()
      return labelIn(await order(request))
    },
  }
}
