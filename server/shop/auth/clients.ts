import { createHash, timingSafeEqual } from 'node:crypto'

/** shop: everything that the edge calls; merchandise and import: the routes of the merchandise system, of who keeps the catalogue, alone. */
export const scopes = ['shop', 'merchandise', 'import'] as const
export type Scope = (typeof scopes)[number]

export type Credentials = { id: string; secret: string }
export type Client = Credentials & { scope: Scope }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time: digests have equal lengths, so the length of a secret does not show. */
const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right))

/**
 * The client that the credentials belong to. All clients are compared, so that the response time does not reveal which
 * ids exist.
 */
export const authenticate = (clients: readonly Client[], credentials: Credentials): Client | null =>
  clients.reduce<Client | null>((found, client) => {
    const matches = isSame(client.id, credentials.id) && isSame(client.secret, credentials.secret)
    return matches ? client : found
  }, null)

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/** Credentials of a Basic header; both parts are form-encoded (RFC 6749 §2.3.1). */
export const basicCredentials = (header: string | undefined): Credentials | null => {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return null
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { id: decode(id), secret: decode(secret.join(':')) }
}

export const bodyCredentials = (body: URLSearchParams): Credentials | null => {
  const id = body.get('client_id')
  const secret = body.get('client_secret')
  return id !== null && secret !== null ? { id, secret } : null
}

export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null
