import { createPrivateKey } from 'node:crypto'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { AmazonSettings } from '../../payment-settings.ts'
import { callProvider, type ProviderAnswer } from '../provider-http.ts'
import { authorizationOf } from './signing.ts'

const provider = 'amazon'

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]))

const price = Type.Object({ amount: Type.String(), currencyCode: Type.String() })
const status = Type.Object({ state: Type.String(), reasonCode: nullable(Type.String()) })

const address = Type.Object({
  name: nullable(Type.String()),
  addressLine1: nullable(Type.String()),
  addressLine2: nullable(Type.String()),
  addressLine3: nullable(Type.String()),
  city: nullable(Type.String()),
  postalCode: nullable(Type.String()),
  countryCode: nullable(Type.String()),
  phoneNumber: nullable(Type.String()),
})

const session = Type.Object({
  checkoutSessionId: Type.String(),
  /** Open, Completed, Canceled. */
  statusDetails: status,
  /** Amazon empties it, like all but state and ids, once the session is completed. */
  webCheckoutDetails: nullable(Type.Object({ amazonPayRedirectUrl: nullable(Type.String()) })),
  buyer: nullable(Type.Object({ name: nullable(Type.String()), email: nullable(Type.String()) })),
  shippingAddress: nullable(address),
  chargeId: nullable(Type.String()),
  chargePermissionId: nullable(Type.String()),
})

const charge = Type.Object({
  chargeId: Type.String(),
  chargeAmount: price,
  captureAmount: nullable(price),
  refundedAmount: nullable(price),
  /** AuthorizationInitiated, Authorized, CaptureInitiated, Captured, Declined, Canceled. */
  statusDetails: status,
})

const permission = Type.Object({
  merchantMetadata: nullable(Type.Object({ merchantReferenceId: nullable(Type.String()) })),
})

const refund = Type.Object({ refundId: Type.String(), statusDetails: status })

export type AmazonSession = Static<typeof session>
export type AmazonCharge = Static<typeof charge>

const sessionFormat = Compile(session)
const chargeFormat = Compile(charge)
const permissionFormat = Compile(permission)
const refundFormat = Compile(refund)
const reasonFormat = Compile(Type.Object({ reasonCode: Type.String() }))

type Format<Schema extends TSchema> = { Check: (value: unknown) => value is Static<Schema> }

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const reasonOf = ({ text, status: code }: ProviderAnswer): string => {
  const content = json(text)
  return reasonFormat.Check(content) ? content.reasonCode : String(code)
}

type Request = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: unknown; key?: string }

/** 32 characters at most. */
const keyOf = (id: string): string => id.replaceAll('-', '').slice(0, 32)

/** Signed calls of Amazon Pay's API. */
export const createAmazonClient = ({ url, publicKeyId, privateKey, timeoutMs }: AmazonSettings) => {
  const signingKey = createPrivateKey(privateKey)
  // Newer key ids say for themselves which environment they are for.
  const base = /^(LIVE|SANDBOX)-/.test(publicKeyId) ? url : `${url}/live`

  const call = async ({ method, path, body, key }: Request): Promise<ProviderAnswer> => {
    const target = new URL(`${base}/v2/${path}`)
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-amz-pay-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
      'x-amz-pay-host': target.host,
      'x-amz-pay-region': 'eu',
    }
    if (key !== undefined) headers['x-amz-pay-idempotency-key'] = keyOf(key)
    const authorization = authorizationOf(signingKey, publicKeyId, { method, url: target, headers, body: text })
    return callProvider(provider, timeoutMs, {
      method,
      url: target.href,
      headers: { ...headers, authorization },
      body: text || undefined,
    })
  }

  /** @throws ProviderRefused for what Amazon will not do, ProviderUnavailable for any other answer */
  const read = <Schema extends TSchema>(
    format: Format<Schema>,
    answer: ProviderAnswer,
    what: string,
  ): Static<Schema> => {
    if (answer.status === 422) throw new ProviderRefused(reasonOf(answer))
    const content = answer.status < 300 ? json(answer.text) : null
    if (!format.Check(content))
      throw new ProviderUnavailable(`${provider} answered ${what} with ${answer.status}: ${reasonOf(answer)}`)
    return content
  }

  const find = async <Schema extends TSchema>(format: Format<Schema>, path: string): Promise<Static<Schema> | null> => {
    const answer = await call({ method: 'GET', path })
    return answer.status === 404 ? null : read(format, answer, 'a question')
  }

  const pathOf = (kind: string, id: string): string => `${kind}/${encodeURIComponent(id)}`

  return {
    findSession: (id: string) => find<typeof session>(sessionFormat, pathOf('checkoutSessions', id)),
    findCharge: (id: string) => find<typeof charge>(chargeFormat, pathOf('charges', id)),
    findRefund: (id: string) => find<typeof refund>(refundFormat, pathOf('refunds', id)),
    /** What the shop calls the payment; null when Amazon does not know it. */
    merchantRefOf: async (permissionId: string): Promise<string | null> => {
      const found = await find<typeof permission>(permissionFormat, pathOf('chargePermissions', permissionId))
      return found?.merchantMetadata?.merchantReferenceId ?? null
    },
    updateSession: async (id: string, body: unknown) => {
      const answer = await call({ method: 'PATCH', path: pathOf('checkoutSessions', id), body })
      // Amazon deletes a session after thirty days.
      if (answer.status === 404) throw new ProviderRefused(reasonOf(answer))
      return read<typeof session>(sessionFormat, answer, 'a session')
    },
    completeSession: async (id: string, body: unknown) =>
      read<typeof session>(
        sessionFormat,
        await call({ method: 'POST', path: `${pathOf('checkoutSessions', id)}/complete`, body }),
        'a completion',
      ),
    capture: async (chargeId: string, body: unknown, key: string) =>
      read<typeof charge>(
        chargeFormat,
        await call({ method: 'POST', path: `${pathOf('charges', chargeId)}/capture`, body, key }),
        'a capture',
      ),
    cancel: async (chargeId: string) =>
      read<typeof charge>(
        chargeFormat,
        await call({
          method: 'DELETE',
          path: `${pathOf('charges', chargeId)}/cancel`,
          body: { cancellationReason: 'The order was cancelled' },
        }),
        'a cancellation',
      ),
    refund: async (body: unknown, key: string) =>
      read<typeof refund>(refundFormat, await call({ method: 'POST', path: 'refunds', body, key }), 'a refund'),
  }
}
