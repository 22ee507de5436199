import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { PayPalSettings } from '../../payment-settings.ts'
import { callProvider, type ProviderAnswer } from '../provider-http.ts'
import { orderFormat, type PayPalOrder } from './order.ts'

const provider = 'paypal'

const tokenFormat = Compile(Type.Object({ access_token: Type.String(), expires_in: Type.Number() }))
const issueFormat = Compile(Type.Object({ details: Type.Array(Type.Object({ issue: Type.String() })) }))
const refund = Type.Object({ id: Type.String(), status: Type.String() })
const refundFormat = Compile(refund)

/** COMPLETED, PENDING, FAILED, CANCELLED. */
type PayPalRefund = Static<typeof refund>

/** Seconds before its end at which a token is no longer used. */
const reserveSeconds = 60

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Why PayPal refuses: INSTRUMENT_DECLINED, ORDER_ALREADY_CAPTURED … */
const issueOf = ({ text }: ProviderAnswer): string => {
  const content = json(text)
  return issueFormat.Check(content) ? (content.details[0]?.issue ?? 'unknown') : 'unknown'
}

type Request = { method: 'GET' | 'POST'; path: string; body?: unknown; key?: string }

/** Calls of PayPal's API, with a token that is asked for once. */
export const createPayPalClient = ({ url, clientId, clientSecret, timeoutMs }: PayPalSettings) => {
  let token: { value: Promise<string>; until: number } | null = null

  const askForToken = async (): Promise<string> => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { status, text } = await callProvider(provider, timeoutMs, {
      method: 'POST',
      url: `${url}/v1/oauth2/token`,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    const content = json(text)
    if (status !== 200 || !tokenFormat.Check(content))
      throw new ProviderUnavailable(`${provider} gave no token: ${status}`)
    if (token) token.until = Date.now() + (content.expires_in - reserveSeconds) * 1000
    return content.access_token
  }

  /** Calls that come at once share one request; a failed one is not kept. */
  const currentToken = async (): Promise<string> => {
    if (!token || token.until < Date.now()) token = { value: askForToken(), until: Number.POSITIVE_INFINITY }
    const used = token
    try {
      return await used.value
    } catch (error) {
      if (token === used) token = null
      throw error
    }
  }

  const send = async ({ method, path, body, key }: Request): Promise<ProviderAnswer> =>
    callProvider(provider, timeoutMs, {
      method,
      url: `${url}${path}`,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key === undefined ? {} : { 'paypal-request-id': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  /** A token may be revoked before its end: then another one is tried, once. */
  const call = async (request: Request): Promise<ProviderAnswer> => {
    const answer = await send(request)
    if (answer.status !== 401) return answer
    token = null
    const again = await send(request)
    if (again.status === 401) throw new ProviderUnavailable(`${provider} refuses the shop's token`)
    return again
  }

  const readOrder = (answer: ProviderAnswer, what: string): PayPalOrder => {
    const content = json(answer.text)
    if (answer.status === 422) throw new ProviderRefused(issueOf(answer))
    if (answer.status >= 300 || !orderFormat.Check(content))
      throw new ProviderUnavailable(`${provider} answered ${what} with ${answer.status}: ${issueOf(answer)}`)
    return content
  }

  const readRefund = (answer: ProviderAnswer): PayPalRefund => {
    const content = json(answer.text)
    if (answer.status === 422) throw new ProviderRefused(issueOf(answer))
    if (answer.status >= 300 || !refundFormat.Check(content))
      throw new ProviderUnavailable(`${provider} answered a refund with ${answer.status}`)
    return content
  }

  return {
    /** @throws ProviderUnavailable also when PayPal refuses the order: then there is none */
    createOrder: async (body: unknown, key: string): Promise<PayPalOrder> => {
      const answer = await call({ method: 'POST', path: '/v2/checkout/orders', body, key })
      if (answer.status === 422) throw new ProviderUnavailable(`${provider} refuses an order: ${issueOf(answer)}`)
      return readOrder(answer, 'an order')
    },

    /** An order whose money is taken with it. @throws ProviderRefused with PayPal's issue */
    chargeOrder: async (body: unknown, key: string): Promise<PayPalOrder> =>
      readOrder(await call({ method: 'POST', path: '/v2/checkout/orders', body, key }), 'a charge'),

    /** Null when PayPal knows no such order. */
    findOrder: async (id: string): Promise<PayPalOrder | null> => {
      const answer = await call({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` })
      return answer.status === 404 ? null : readOrder(answer, 'a question')
    },

    /** @throws ProviderRefused with PayPal's issue */
    captureOrder: async (id: string, key: string): Promise<PayPalOrder> =>
      readOrder(
        await call({ method: 'POST', path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, body: {}, key }),
        'a capture',
      ),

    /** @throws ProviderRefused with PayPal's issue */
    refund: async (captureId: string, body: unknown, key: string): Promise<PayPalRefund> => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      return readRefund(await call({ method: 'POST', path, body, key }))
    },

    findRefund: async (id: string): Promise<PayPalRefund> =>
      readRefund(await call({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}` })),
  }
}
