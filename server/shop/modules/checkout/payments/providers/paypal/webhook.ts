import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReceivedMessage } from '../../payment-method.ts'
import type { PayPalSettings } from '../../payment-settings.ts'
import { createCertificates, isAddressOf, payPalHosts } from '../certificates.ts'

const event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  event_type: Type.String(),
  resource: Type.Object({
    custom_id: Type.Optional(Type.String()),
    purchase_units: Type.Optional(Type.Array(Type.Object({ custom_id: Type.Optional(Type.String()) }))),
  }),
})

const isEvent = Compile(event)

export type PayPalEvent = Static<typeof event>

/** Text that PayPal signs: the body counts by its checksum, byte for byte. */
export const signedText = (transmission: { id: string; time: string }, webhookId: string, body: Buffer): string =>
  `${transmission.id}|${transmission.time}|${webhookId}|${crc32(body)}`

const parse = (body: Buffer): PayPalEvent | null => {
  try {
    const content: unknown = JSON.parse(body.toString('utf8'))
    return isEvent.Check(content) ? content : null
  } catch {
    return null
  }
}

/** Verifies notifications without a call for each: by the certificate that they name, if it is PayPal's. */
export const createWebhookReader = (settings: PayPalSettings) => {
  const keyOf = createCertificates({
    provider: 'paypal',
    timeoutMs: settings.timeoutMs,
    authority: settings.authority,
    hasChain: true,
    isProviders: isAddressOf(payPalHosts, settings),
  })

  /** Null for what PayPal has not signed. @throws ProviderUnavailable without the certificate */
  return async ({ headers, body }: ReceivedMessage): Promise<PayPalEvent | null> => {
    const {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': certificate,
      'paypal-auth-algo': algorithm,
    } = headers
    if (!id || !time || !signature || !certificate || algorithm !== 'SHA256withRSA') return null
    const key = await keyOf(certificate)
    if (!key) return null
    const text = Buffer.from(signedText({ id, time }, settings.webhookId, body))
    return verify('sha256', text, key, Buffer.from(signature, 'base64')) ? parse(body) : null
  }
}

/** What the shop calls the payment; an order has it in its only unit. */
export const merchantRefOf = ({ resource }: PayPalEvent): string | null =>
  resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null
